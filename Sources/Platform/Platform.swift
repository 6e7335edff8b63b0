// What modules need of the system, under one name: the C library, and files, URLs and JSON of
// Foundation. On Linux these are FoundationEssentials: with all of Foundation, `dictc` would carry
// 34 MB of tables for languages and calendars, and start more slowly.

#if canImport(FoundationEssentials)
    @_exported public import FoundationEssentials
#else
    @_exported public import Foundation
#endif

#if canImport(Darwin)
    @_exported public import Darwin
#elseif canImport(Glibc)
    @_exported public import Glibc
#elseif canImport(Musl)
    @_exported public import Musl
#endif
