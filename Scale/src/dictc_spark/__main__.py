"""The command dictc-spark."""

import argparse
import shutil
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from . import __version__
from .driver import Engine, Request, build, count, reason

# The status if machines failed, not the input: the same call may be tried again, and goes on from where it was.
TRY_AGAIN = 75
STATUSES = """exit status: that of dictc; 75 if machines failed, not the input, and the same call may be tried again"""


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("dictc-spark", description=__doc__, epilog=STATUSES)
    parser.add_argument("--version", action="version", version=f"dictc-spark {__version__}")
    commands = parser.add_subparsers(dest="command", required=True)
    for name, text in (
        ("build", "build a project, with the bytes of `dictc build`"),
        ("count", "count the words of a project's corpora, with the bytes of `dictc count`"),
    ):
        command = commands.add_parser(name, help=text, description=text, epilog=STATUSES)
        command.add_argument("config", type=Path, help="the project's dictc.yml")
        command.add_argument("--master", help="the master of Spark (default: that of spark-submit)")
        command.add_argument("--work", help="a folder that all machines see, for parts: a path or a URI of pyarrow.fs")
        command.add_argument("--data", help="the folder of dictc.yml as all machines see it (default: corpora are copied to --work)")
        command.add_argument("--tasks", type=_positive, help="divide the corpora into so many tasks (default: 6 per core)")
        command.add_argument("--conf", action="append", default=[], type=_option, help="an option of Spark: name=value")
        command.add_argument("--dictc", default="dictc", help="dictc on this machine, which is copied to all others")
        command.add_argument("--json", action="store_true", help="print JSON, for errors as well")
        is_build = name == "build"
        command.add_argument("--out", type=Path, required=not is_build, help="the folder or file to write, on this machine")
        if not is_build:
            command.add_argument("--language", choices=("en", "nl"), default="en")
            command.add_argument("--tags", choices=("corpus", "tagger", "none"), default="corpus")
            command.add_argument("--minimum", type=_positive, default=1, help="leave out rows with a smaller count")
    return parser


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1")
    return int(text)


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not (name and equals):
        raise argparse.ArgumentTypeError(f"{text!r} is not name=value")
    return name, value


def main(arguments: Sequence[str] | None = None, engine: Callable[[], Engine] | None = None) -> int:
    """Runs the command, and returns its status. `engine` replaces Spark."""
    try:
        options = parser().parse_args(arguments)
    except SystemExit as end:
        return 64 if end.code else 0
    dictc = shutil.which(options.dictc)
    if dictc is None:
        return _fail(66, f"no dictc at {options.dictc}", "give its path with --dictc")
    is_alone = (options.master or "").startswith("local")
    if options.work is None and not is_alone:
        return _fail(64, "no --work", "name a folder that all machines see")

    def spark() -> Engine:
        from .spark import Spark

        return Spark(options.master, dict(options.conf))

    with tempfile.TemporaryDirectory(prefix="dictc-spark-") as own:
        request = Request(
            options.config, options.work or own, Path(dictc).absolute(), options.data, options.tasks, options.json
        )
        try:
            if options.command == "build":
                return build(request, engine or spark, options.out)
            return count(request, engine or spark, options.out, options.language, options.tags, options.minimum)
        except SystemExit as end:
            return int(end.code or 0)
        except KeyboardInterrupt:
            return 130
        except Exception as error:
            return _fail(TRY_AGAIN, reason(error), "run the same command again; finished parts are kept in --work")


def _fail(status: int, problem: str, hint: str) -> int:
    sys.stderr.write(f"dictc-spark: {problem}; hint: {hint}\n")
    return status


if __name__ == "__main__":
    sys.exit(main())
