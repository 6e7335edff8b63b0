// `import DictReader` is enough for a client: languages, hints, marks and errors come with it.
@_exported public import DictFormat
@_exported public import DictModel
