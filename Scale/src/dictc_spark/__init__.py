"""Builds a project of dictc on Apache Spark, with the bytes that `dictc build` makes on one machine.

Spark only decides where and how often a task runs: it moves names of files, never their contents. Files are copied by
pyarrow.fs, and all work is done by the commands `dictc map`, `dictc merge` and `dictc finish`.
"""

__version__ = "0.1.0"
