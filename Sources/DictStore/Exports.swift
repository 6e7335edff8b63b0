// For the codes of the errors that the store throws about files.
@_exported public import DictFiles
