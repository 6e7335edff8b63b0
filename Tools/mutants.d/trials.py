"""Tests on the active mutant of a copy, each with limits that follow from what it needs without one."""

import os
import re
import resource
import signal
import subprocess
import sys
import threading
import time

# The least processor time that a process of tests gets, in seconds; a mutant that loops takes all of it.
PROCESSOR = 20
# The least time in seconds, for mutants that wait for what never comes. Long, since other work may slow tests down.
PATIENCE = 120
# The memory that a process of tests gets, in KiB.
MEMORY = 12 << 20
# A line of swift-testing that reports a failure: the place in the test, if it is known.
FAILURE = re.compile(r"(?:\x1b\[\d+m)?✘(?:\x1b\[0m)? .*?(?:recorded an issue.* at (\S+\.swift:\d+)|$)")
# Where the tests of a module are, if they are not those with its name.
TESTS = {"dictc": ["DictcCommandTests"], "GameFace": ["DictcCommandTests"], "ReaderFace": ["DictcCommandTests"],
         "DictFiles": ["DictFilesTests", "DictStoreTests"]}  # fmt: skip


class Trials:
    """Names of stages are those of test targets, and of two scripts."""

    def __init__(self, copy, shows):
        self.copy, self.shows = copy, shows
        self.stages, self.limits, self.costs, self.reached, self.killers = {}, {}, {}, {}, set()
        with open(os.path.join(copy.root, "Package.swift"), encoding="utf-8") as file:
            targets = re.findall(r'^ *\+ tests\("(\w+)"', file.read(), re.MULTILINE)
        for name in targets:
            if name != "FaultBench":
                self.stages[name] = [copy.bundle, "--testing-library", "swift-testing", "--filter", r"^%s\." % name], {}
        self.stages["conformance"] = ["Tools/conformance", "swift"], {"CONFORMANCE_BUILD": copy.scratch}

    def record(self):
        """Runs everything without a mutant: what it costs, and which mutants it reaches."""
        self.copy.select(0)
        for name in self.stages:
            self.copy.record(True)
            began, before = time.monotonic(), processor_time()
            problem = self.run(name, 3600, 3600)
            cost, elapsed = processor_time() - before, time.monotonic() - began
            self.reached[name] = self.copy.record(False)
            if problem:
                sys.exit("mutants: %s fails without any mutant: %s" % (name, problem))
            self.costs[name], self.limits[name] = cost, (max(PROCESSOR, 4 * cost), max(PATIENCE, 8 * elapsed))
            reached = len(self.reached[name])
            self.shows("mutants: %s: %.0f s, %.0f s of processor time, reaches %d" % (name, elapsed, cost, reached))

    def order(self, number, module):
        """The stages that reach a mutant: first the tests of its module, then what is cheap."""
        first = TESTS.get(module, [module + "Tests"])
        reaching = [name for name in self.stages if number in self.reached[name]]
        return sorted(reaching, key=lambda name: (first.index(name) if name in first else len(first), self.costs[name]))

    def killer(self, number, module):
        """What the first stage that failed says of a mutant; None if none did, "" if none reaches it."""
        stages = self.order(number, module)
        self.copy.select(number)
        for name in stages:
            problem = self.run(name, *self.limits[name])
            if problem:
                self.killers.add(name)
                return "%s: %s" % (name, problem)
        return None if stages else ""

    def confirm(self):
        """The stages that killed a mutant and now fail without any."""
        self.copy.select(0)
        return [name for name in sorted(self.killers) if self.run(name, *self.limits[name])]

    def run(self, name, processor, seconds):
        """None if a stage ended well and no test failed on the way, otherwise what happened."""
        command, environment = self.stages[name]
        limits = 'ulimit -t "$0" -v "$1" -c 0; shift; exec "$@"'
        limited = ["bash", "-c", limits, "%.0f" % processor, str(MEMORY), *command]
        process = subprocess.Popen(
            limited, cwd=self.copy.tree, env=dict(os.environ, **environment), stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True)  # fmt: skip
        late = []
        watch = threading.Timer(seconds, lambda: (late.append(seconds), stop(process)))
        watch.start()
        try:
            for line in process.stdout:
                text = line.decode("utf-8", "replace").strip()
                failure = FAILURE.match(text)
                if failure:
                    return failure[1] or text[:80]
            status = process.wait()
            if late:
                return "waited %.0f s" % seconds
            if status in (-signal.SIGXCPU, -signal.SIGKILL, 128 + signal.SIGXCPU):
                return "took %.0f s of processor time" % processor
            return None if status == 0 else "signal %d" % -status if status < 0 else "exit status %d" % status
        finally:
            watch.cancel()
            stop(process)
            process.stdout.close()
            process.wait()


def stop(process):
    """Ends a process and all that it has started."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


def processor_time():
    """The processor time of all processes that have ended, in seconds."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
