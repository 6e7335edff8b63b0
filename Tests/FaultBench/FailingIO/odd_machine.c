/*
 * Lets a program see another machine than it runs on: for LD_PRELOAD. The environment says what is odd:
 *
 *   ODD_CORES=n        n processors
 *   ODD_CLOCK=seconds  the clock of the day is ahead by so much, or behind where it is negative
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <sched.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))real(#name))

static void *real(const char *name) {
    void *function = dlsym(RTLD_NEXT, name);
    if (!function) abort();
    return function;
}

static long setting(const char *name) {
    const char *text = getenv(name);
    return text ? strtol(text, NULL, 10) : 0;
}

int sched_getaffinity(pid_t process, size_t size, cpu_set_t *set) {
    long cores = setting("ODD_CORES");
    if (cores < 1) return REAL(sched_getaffinity)(process, size, set);
    CPU_ZERO_S(size, set);
    for (long core = 0; core < cores; core++) CPU_SET_S((size_t)core, size, set);
    return 0;
}

long sysconf(int name) {
    long cores = setting("ODD_CORES");
    if (cores > 0 && (name == _SC_NPROCESSORS_ONLN || name == _SC_NPROCESSORS_CONF)) return cores;
    return REAL(sysconf)(name);
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    int result = REAL(clock_gettime)(clock, now);
    if (result == 0 && clock == CLOCK_REALTIME) now->tv_sec += setting("ODD_CLOCK");
    return result;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    int result = REAL(gettimeofday)(now, zone);
    if (result == 0) now->tv_sec += setting("ODD_CLOCK");
    return result;
}

time_t time(time_t *place) {
    time_t now = REAL(time)(NULL) + setting("ODD_CLOCK");
    if (place) *place = now;
    return now;
}
