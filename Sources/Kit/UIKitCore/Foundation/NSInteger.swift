// SPDX-License-Identifier: MIT

/// A whole number, in the terms of Objective-C.
public typealias NSInteger = Int

/// A whole number that is not negative, in the terms of Objective-C.
public typealias NSUInteger = UInt
