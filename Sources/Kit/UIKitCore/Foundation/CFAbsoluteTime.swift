// SPDX-License-Identifier: MIT

/// A date, as seconds since the start of 2001 in Greenwich.
public typealias CFAbsoluteTime = Double

/// Returns the date now. The clock can be set; ``QuartzCore/CACurrentMediaTime()`` always runs forwards.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
