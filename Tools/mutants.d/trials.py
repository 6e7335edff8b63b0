"""Tests on the active mutant of a copy, each with limits that follow from what it needs without one."""

import importlib.machinery
import importlib.util
import os
import re
import resource
import signal
import subprocess
import sys
import threading
import time

# The processor time that the suites near a mutant get, in seconds; if that is too little, nothing is known.
NEAR = 60
# The least processor time that a process of tests gets, in seconds; a mutant that loops takes all of it.
PROCESSOR = 20
# The least time in seconds, for mutants that wait for what never comes. Long, since other work may slow tests down.
PATIENCE = 120
# The memory that a process of tests gets, in KiB.
MEMORY = 12 << 20
# A line of swift-testing that reports a failure: the place in the test, if it is known.
FAILURE = re.compile(r"(?:\x1b\[\d+m)?✘(?:\x1b\[0m)? .*?(?:recorded an issue.* at (\S+\.swift:\d+)|$)")


class Trials:
    """Names of stages are those of test targets, and of a script."""

    def __init__(self, copy, shows):
        self.copy, self.shows, self.quick = copy, shows, module(os.path.join(copy.root, "Tools", "quick"))
        self.stages, self.limits, self.costs, self.reached, self.killers = {}, {}, {}, {}, set()
        for name in sorted(os.listdir(os.path.join(copy.root, "Tests"))):
            if name.endswith("Tests"):
                self.stages[name] = self.tests(r"^%s\." % name), {}
        self.stages["conformance"] = ["Tools/conformance", "swift"], {"CONFORMANCE_BUILD": copy.scratch}
        # The filters of suites near mutants that have killed one.
        self.near = set()

    def tests(self, *filters):
        """The command that runs the tests whose names match one of the filters."""
        options = [word for pattern in filters for word in ("--filter", pattern)]
        return [self.copy.bundle, "--testing-library", "swift-testing", *options]

    def near_killer(self, number, path):
        """What the suites that mention a type of the mutant's file say of it; None if nothing is known."""
        target = self.target(path.split("/")[0])
        names = "|".join(self.quick.suites(target, ["Sources/" + path]))
        pattern = r"^%s\.(%s)/" % (target, names) if names else r"^%s\." % target
        self.copy.select(number)
        problem = self.run((self.tests(pattern), {}), NEAR, 4 * PATIENCE)
        if not problem or problem.startswith(("took", "waited")):
            return None
        self.near.add(pattern)
        return "%s: %s" % (target, problem)

    def target(self, module):
        """The test target of a module."""
        return self.quick.TESTED_BY.get(module, module + "Tests")

    def record(self):
        """Runs everything without a mutant: what it costs, and which mutants it reaches."""
        self.copy.select(0)
        for name in self.stages:
            self.copy.record(True)
            began, before = time.monotonic(), processor_time()
            problem = self.run(self.stages[name], 3600, 3600)
            cost, elapsed = processor_time() - before, time.monotonic() - began
            self.reached[name] = self.copy.record(False)
            if problem:
                sys.exit("mutants: %s fails without any mutant: %s" % (name, problem))
            self.costs[name], self.limits[name] = cost, (max(PROCESSOR, 4 * cost), max(PATIENCE, 8 * elapsed))
            reached = len(self.reached[name])
            self.shows("mutants: %s: %.0f s, %.0f s of processor time, reaches %d" % (name, elapsed, cost, reached))

    def order(self, number, module):
        """The stages that reach a mutant: first the tests of its module, then what is cheap."""
        reaching = [name for name in self.stages if number in self.reached[name]]
        return sorted(reaching, key=lambda name: (name != self.target(module), self.costs[name]))

    def killer(self, number, module):
        """What the first stage that failed says of a mutant; None if none did, "" if none reaches it."""
        stages = self.order(number, module)
        self.copy.select(number)
        for name in stages:
            problem = self.run(self.stages[name], *self.limits[name])
            if problem:
                self.killers.add(name)
                return "%s: %s" % (name, problem)
        return None if stages else ""

    def confirm(self):
        """What killed a mutant and now fails without any."""
        self.copy.select(0)
        failing = [name for name in sorted(self.killers) if self.run(self.stages[name], *self.limits[name])]
        near = self.near and self.run((self.tests(*sorted(self.near)), {}), 3600, 3600)
        return failing + [near] * bool(near)

    def run(self, stage, processor, seconds):
        """None if a stage ended well and no test failed on the way, otherwise what happened."""
        command, environment = stage
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


def module(path):
    """The Python module in a script."""
    loader = importlib.machinery.SourceFileLoader(os.path.basename(path), path)
    found = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(found)
    return found


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
