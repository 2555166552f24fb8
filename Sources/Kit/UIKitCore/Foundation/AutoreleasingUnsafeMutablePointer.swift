// SPDX-License-Identifier: MIT

/// A pointer to a variable that a method reads and may replace. Objective-C has a type of its own for it.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
