// Runs a program and writes the most memory that it, or a process it waited for, held.
//
//     meter FILE PROGRAM [ARGUMENT...]
//
// FILE gets the peak of the resident set in bytes. The status is that of the program, 128 and the signal where one
// ended it, 127 where it cannot be started. It starts with no signal blocked.
//
// A process counts from the memory of the one that started it, until it is replaced by the program (exec_mmap of Linux
// carries the old peak over). So a test, which is large itself, cannot measure a program it starts; this one is small.

#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>

extern char **environ;

#ifdef __APPLE__
enum { unit = 1 };
#else
enum { unit = 1024 };
#endif

int main(int count, char **arguments) {
    if (count < 3) return 64;
    // Threads of tests block signals, which the program must not inherit.
    posix_spawnattr_t attributes;
    sigset_t none;
    sigemptyset(&none);
    if (posix_spawnattr_init(&attributes) != 0 || posix_spawnattr_setsigmask(&attributes, &none) != 0 ||
        posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK) != 0)
        return 127;
    pid_t process;
    if (posix_spawnp(&process, arguments[2], NULL, &attributes, arguments + 2, environ) != 0) return 127;
    int status;
    struct rusage usage;
    while (wait4(process, &status, 0, &usage) < 0) {
        if (errno != EINTR) return 127;
    }
    FILE *file = fopen(arguments[1], "w");
    if (!file || fprintf(file, "%ld\n", (long)usage.ru_maxrss * unit) < 0 || fclose(file) != 0) return 127;
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}
