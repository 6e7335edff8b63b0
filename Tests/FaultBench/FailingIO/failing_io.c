/*
 * Makes one call of a program to the system fail, fall short, or be its last: for LD_PRELOAD.
 *
 * All settings come from the environment:
 *
 *   FAILING_IO=kind:n:action   at the n-th call of the kind; `n+` for all from the n-th on
 *   FAILING_IO_BELOW=folder    only calls on this folder and what is in it (absolute, links resolved)
 *   FAILING_IO_COMMAND=line    what /bin/sh runs for the action `run`
 *   FAILING_IO_LOG=file        gets a line a call: kind, its number, path, and what was done about it
 *
 * Kinds: open read write fsync close rename unlink mkdir truncate lock stat map list thread, and
 * `any` for all of them. Without FAILING_IO nothing fails, so the log counts the calls.
 *
 * Actions, taken before the call:
 *
 *   NAME         it fails with this error, for instance ENOSPC; after a failing close the file is closed
 *   short        it reads or writes one byte
 *   kill         SIGKILL; `kill-after` once the call is done
 *   interrupt    SIGINT, likewise `terminate` and `hang-up`; then half a second to die of it
 *   stop         SIGSTOP, until somebody sends SIGCONT
 *   run          FAILING_IO_COMMAND, then the call as it was
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum kind { OPEN, READ, WRITE, FSYNC, CLOSE, RENAME, UNLINK, MKDIR, TRUNCATE, LOCK, STAT, MAP, LIST, THREAD, KINDS };

static const char *const kind_names[KINDS + 1] = {"open",  "read",     "write", "fsync", "close", "rename", "unlink", "mkdir",
                                                  "truncate", "lock", "stat",  "map",   "list",  "thread", "any"};

enum action { NOTHING, FAIL, SHORT, KILL, KILL_AFTER, SIGNAL, STOP, RUN };

/* What the environment asks for; read once. */
static struct {
    int kind;
    long first;
    bool all;
    enum action action;
    int number; /* the error or the signal */
    const char *below, *command;
    int log;
} wish = {.kind = -1, .log = -1};

static atomic_long counts[KINDS + 1];

/* The system's function behind the one of this name here. */
#define REAL(name) ((__typeof__(&name))real(#name))

static void *real(const char *name) {
    void *function = dlsym(RTLD_NEXT, name);
    if (!function) abort();
    return function;
}

static void refuse(const char *text) {
    fprintf(stderr, "failing_io: cannot make sense of %s\n", text);
    _exit(125);
}

static void read_action(const char *text) {
    static const struct { const char *name; enum action action; int number; } actions[] = {
        {"short", SHORT, 0}, {"kill", KILL, 0}, {"kill-after", KILL_AFTER, 0}, {"interrupt", SIGNAL, SIGINT},
        {"terminate", SIGNAL, SIGTERM}, {"hang-up", SIGNAL, SIGHUP}, {"stop", STOP, 0}, {"run", RUN, 0}};
    for (size_t i = 0; i < sizeof actions / sizeof *actions; i++)
        if (strcmp(text, actions[i].name) == 0) {
            wish.action = actions[i].action;
            wish.number = actions[i].number;
            return;
        }
    for (int number = 1; number < 134; number++) {
        const char *name = strerrorname_np(number);
        if (!name || strcmp(text, name) != 0) continue;
        wish.action = FAIL;
        wish.number = number;
        return;
    }
    refuse(text);
}

__attribute__((constructor)) static void read_environment(void) {
    wish.below = getenv("FAILING_IO_BELOW");
    wish.command = getenv("FAILING_IO_COMMAND");
    const char *log = getenv("FAILING_IO_LOG"), *text = getenv("FAILING_IO");
    if (log) wish.log = (int)syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (!text) return;
    char kind[16], *end;
    const char *colon = strchr(text, ':');
    if (!colon || (size_t)(colon - text) >= sizeof kind) refuse(text);
    memcpy(kind, text, (size_t)(colon - text));
    kind[colon - text] = 0;
    for (int i = 0; i <= KINDS; i++)
        if (strcmp(kind, kind_names[i]) == 0) wish.kind = i;
    wish.first = strtol(colon + 1, &end, 10);
    if (*end == '+') wish.all = true, end++;
    if (wish.kind < 0 || wish.first < 1 || *end != ':') refuse(text);
    read_action(end + 1);
}

/* The absolute path of `path` in the open folder `folder`, or of the descriptor itself where it is null. */
static void find(char found[PATH_MAX], int folder, const char *path) {
    char link[32], base[PATH_MAX] = "";
    if (path && path[0] == '/') {
        snprintf(found, PATH_MAX, "%s", path);
        return;
    }
    snprintf(link, sizeof link, folder == AT_FDCWD ? "/proc/self/cwd" : "/proc/self/fd/%d", folder);
    ssize_t length = readlink(link, base, sizeof base - 1);
    base[length < 0 ? 0 : length] = 0;
    int written = snprintf(found, PATH_MAX, "%s%s%s", base, path ? "/" : "", path ? path : "");
    if (written >= PATH_MAX) found[PATH_MAX - 1] = 0;
}

static bool is_below(const char *path) {
    if (!wish.below) return true;
    size_t length = strlen(wish.below);
    return strncmp(path, wish.below, length) == 0 && (path[length] == 0 || path[length] == '/');
}

static void note(enum kind kind, long number, const char *path, bool fires) {
    char line[PATH_MAX + 64];
    int length = snprintf(line, sizeof line, "%s %ld %s%s\n", kind_names[kind], number, path, fires ? " !" : "");
    if (length >= (int)sizeof line) length = sizeof line - 1;
    syscall(SYS_write, wish.log, line, (size_t)length);
}

static void run(void) {
    extern char **environ;
    char *const arguments[] = {"sh", "-c", (char *)wish.command, NULL};
    char *kept[1024];
    size_t count = 0;
    for (char **entry = environ; *entry && count < 1023; entry++)
        if (strncmp(*entry, "LD_PRELOAD=", 11) != 0) kept[count++] = *entry;
    kept[count] = NULL;
    pid_t child;
    int status = 0;
    if (!wish.command || posix_spawn(&child, "/bin/sh", NULL, NULL, arguments, kept) != 0) refuse("run");
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
    if (status != 0) refuse("run");
}

/* Counts a call, and does what is wished before it; answers what is left to do. */
static enum action meet(enum kind kind, int folder, const char *path) {
    if (wish.kind < 0 && wish.log < 0) return NOTHING;
    int error = errno;
    char found[PATH_MAX];
    find(found, folder, path);
    if (!is_below(found)) {
        errno = error;
        return NOTHING;
    }
    long number = atomic_fetch_add(&counts[kind], 1) + 1, any = atomic_fetch_add(&counts[KINDS], 1) + 1;
    long counted = wish.kind == KINDS ? any : number;
    bool fires = (wish.kind == KINDS || wish.kind == (int)kind) && (counted == wish.first || (wish.all && counted > wish.first));
    if (wish.log >= 0) note(kind, number, found, fires);
    errno = error;
    if (!fires) return NOTHING;
    switch (wish.action) {
    case FAIL: errno = wish.number; break;
    case KILL: kill(getpid(), SIGKILL); break;
    case STOP: kill(getpid(), SIGSTOP); break;
    case RUN: run(); break;
    case SIGNAL:
        kill(getpid(), wish.number);
        nanosleep(&(struct timespec){.tv_nsec = 500000000}, NULL);
        break;
    default: break;
    }
    return wish.action;
}

/* Ends the process after a call where that is wished. */
static long done(enum action action, long result) {
    if (action == KILL_AFTER) kill(getpid(), SIGKILL);
    return result;
}

#define MEET(kind, folder, path)                                  \
    enum action action = meet(kind, folder, path);                \
    if (action == FAIL) return -1

static mode_t mode_of(int flags, va_list rest) {
    return flags & O_CREAT ? va_arg(rest, mode_t) : 0;
}

int open(const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    mode_t mode = mode_of(flags, rest);
    va_end(rest);
    MEET(OPEN, AT_FDCWD, path);
    return (int)done(action, REAL(open)(path, flags, mode));
}

int openat(int folder, const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    mode_t mode = mode_of(flags, rest);
    va_end(rest);
    MEET(OPEN, folder, path);
    return (int)done(action, REAL(openat)(folder, path, flags, mode));
}

ssize_t read(int file, void *bytes, size_t count) {
    MEET(READ, file, NULL);
    return done(action, REAL(read)(file, bytes, action == SHORT && count > 1 ? 1 : count));
}

ssize_t pread(int file, void *bytes, size_t count, off_t offset) {
    MEET(READ, file, NULL);
    return done(action, REAL(pread)(file, bytes, action == SHORT && count > 1 ? 1 : count, offset));
}

ssize_t write(int file, const void *bytes, size_t count) {
    MEET(WRITE, file, NULL);
    return done(action, REAL(write)(file, bytes, action == SHORT && count > 1 ? 1 : count));
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t offset) {
    MEET(WRITE, file, NULL);
    return done(action, REAL(pwrite)(file, bytes, action == SHORT && count > 1 ? 1 : count, offset));
}

int fsync(int file) {
    MEET(FSYNC, file, NULL);
    return (int)done(action, REAL(fsync)(file));
}

int close(int file) {
    enum action action = meet(CLOSE, file, NULL);
    int error = errno, result = REAL(close)(file);
    if (action == FAIL) errno = error;
    return (int)done(action, action == FAIL ? -1 : result);
}

int rename(const char *from, const char *to) {
    MEET(RENAME, AT_FDCWD, to);
    return (int)done(action, REAL(rename)(from, to));
}

int renameat(int folder, const char *from, int to_folder, const char *to) {
    MEET(RENAME, to_folder, to);
    return (int)done(action, REAL(renameat)(folder, from, to_folder, to));
}

int unlink(const char *path) {
    MEET(UNLINK, AT_FDCWD, path);
    return (int)done(action, REAL(unlink)(path));
}

int unlinkat(int folder, const char *path, int flags) {
    MEET(UNLINK, folder, path);
    return (int)done(action, REAL(unlinkat)(folder, path, flags));
}

int mkdir(const char *path, mode_t mode) {
    MEET(MKDIR, AT_FDCWD, path);
    return (int)done(action, REAL(mkdir)(path, mode));
}

int ftruncate(int file, off_t length) {
    MEET(TRUNCATE, file, NULL);
    return (int)done(action, REAL(ftruncate)(file, length));
}

int flock(int file, int operation) {
    MEET(LOCK, file, NULL);
    return (int)done(action, REAL(flock)(file, operation));
}

int stat(const char *restrict path, struct stat *restrict status) {
    MEET(STAT, AT_FDCWD, path);
    return (int)done(action, REAL(stat)(path, status));
}

int lstat(const char *restrict path, struct stat *restrict status) {
    MEET(STAT, AT_FDCWD, path);
    return (int)done(action, REAL(lstat)(path, status));
}

int fstat(int file, struct stat *status) {
    MEET(STAT, file, NULL);
    return (int)done(action, REAL(fstat)(file, status));
}

int fstatat(int folder, const char *restrict path, struct stat *restrict status, int flags) {
    MEET(STAT, folder, path);
    return (int)done(action, REAL(fstatat)(folder, path, status, flags));
}

void *mmap(void *start, size_t length, int protection, int flags, int file, off_t offset) {
    /* Memory without a file is no input or output, and the loader asks for it before anything is set. */
    enum action action = file < 0 ? NOTHING : meet(MAP, file, NULL);
    if (action == FAIL) return MAP_FAILED;
    void *mapped = (void *)syscall(SYS_mmap, start, length, protection, flags, file, offset);
    (void)done(action, 0);
    return mapped;
}

struct dirent *readdir(DIR *folder) {
    enum action action = meet(LIST, dirfd(folder), NULL);
    if (action == FAIL) return NULL;
    struct dirent *entry = REAL(readdir)(folder);
    (void)done(action, 0);
    return entry;
}

int pthread_create(pthread_t *restrict thread, const pthread_attr_t *restrict attributes, void *(*start)(void *),
                   void *restrict argument) {
    enum action action = meet(THREAD, AT_FDCWD, NULL);
    if (action == FAIL) return errno;
    return (int)done(action, REAL(pthread_create)(thread, attributes, start, argument));
}
