// SPDX-License-Identifier: MIT
import Foundation

/// The text of a format of C, such as `"%{public}@ of %d"`, with arguments of any type.
///
/// Foundation's formats take no strings on Linux, and crash if an argument has another type than its conversion. Here such
/// an argument is described, and a missing one is `<missing>`.
struct OSLogFormat {
  let text: String

  init(_ format: String, _ arguments: [Any]) {
    var (text, tail, rest) = ("", format[...], arguments[...])
    while let match = tail.firstMatch(of: Self.conversion) {
      text += tail[..<match.range.lowerBound]
      text += Self.converted(match.flags, match.kind, &rest)
      tail = tail[match.range.upperBound...]
    }
    self.text = text + tail
  }

  private static var conversion: Regex<(Substring, flags: Substring, kind: Substring)> {
    /%(?:\{[^}]*\})?(?<flags>[-+ #0]*[0-9]*(?:\.[0-9]+)?)(?:hh|h|ll|l|q|z|t|j|L)?(?<kind>[@%a-zA-Z])/
  }

  private static func converted(_ flags: Substring, _ kind: Substring, _ rest: inout ArraySlice<Any>) -> String {
    if kind == "%" { return "%" }
    guard let argument = rest.popFirst() else { return "<missing>" }
    switch (kind, argument) {
    case ("d", let number as any BinaryInteger), ("i", let number as any BinaryInteger):
      return String(format: "%\(flags)ld", Int(truncatingIfNeeded: number))
    case ("u", let number as any BinaryInteger):
      return String(format: "%\(flags)lu", UInt(truncatingIfNeeded: number))
    case ("x", let number as any BinaryInteger), ("X", let number as any BinaryInteger),
      ("o", let number as any BinaryInteger):
      return String(format: "%\(flags)l\(kind)", UInt(truncatingIfNeeded: number))
    case ("f", let number as any BinaryFloatingPoint), ("e", let number as any BinaryFloatingPoint),
      ("g", let number as any BinaryFloatingPoint):
      return String(format: "%\(flags)\(kind)", Double(number))
    default: return String(describing: argument)
    }
  }
}
