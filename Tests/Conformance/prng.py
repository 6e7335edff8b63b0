"""Random choices that are the same on every machine and in every version of Python."""


class SplitMix64:
    """Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014."""

    def __init__(self, seed):
        self.state = seed

    def next(self):
        mask = (1 << 64) - 1
        self.state = (self.state + 0x9E3779B97F4A7C15) & mask
        z = self.state
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & mask
        z = (z ^ z >> 27) * 0x94D049BB133111EB & mask
        return z ^ z >> 31

    def below(self, bound):
        return self.next() % bound

    def range(self, least, most):
        """A number from `least` to `most`, both included."""
        return least + self.below(most - least + 1)

    def choice(self, items):
        return items[self.below(len(items))]

    def sample(self, items, count):
        """At most `count` of the items, in their order."""
        items, count = list(items), min(count, len(items))
        chosen = set()
        while len(chosen) < count:
            chosen.add(self.below(len(items)))
        return [items[index] for index in sorted(chosen)]
