"""The wheel is for one platform, because of its C library, and for every version of Python 3.

WHEEL_PLATFORM names another platform than Python does. The folder `tool`, if there is one, is installed as it is: bin and share.
"""

import os

from setuptools import Distribution, setup

try:
    from setuptools.command.bdist_wheel import bdist_wheel
except ImportError:  # before setuptools 70.1
    from wheel.bdist_wheel import bdist_wheel


class LibraryDistribution(Distribution):
    def has_ext_modules(self):
        return True


class PlatformWheel(bdist_wheel):
    def get_tag(self):
        return "py3", "none", os.environ.get("WHEEL_PLATFORM") or super().get_tag()[2]


TOOL = sorted((os.path.relpath(folder, "tool"), sorted(os.path.join(folder, name) for name in names)) for folder, _, names in os.walk("tool"))

setup(distclass=LibraryDistribution, cmdclass={"bdist_wheel": PlatformWheel}, data_files=TOOL)
