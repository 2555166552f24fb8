// SPDX-License-Identifier: MIT
import Foundation

/// The options of the command line.
struct Options {
  var gallery = URL(fileURLWithPath: "gallery")
  var server: Int32 = 0
  var seed: UInt64 = 1
  /// The number of events of each seed. Further seeds follow while there is time left.
  var actions = 20_000
  var minutes: Double?
  /// The page to start on, or nil for every page in turn.
  var page: String?
  var poisonsFreedMemory = false
  /// A script to replay instead of random events.
  var replay: String?
  var measuresMemory = false
  /// The time in minutes for reducing a failing script.
  var shrinkMinutes = 5.0

  static let usage = """
    usage: abuse [--seed N] [--minutes M] [--actions N] [--page ID] [--poison] [--shrink-minutes M]
           abuse --replay FILE
           abuse --memory
    """

  init(_ words: [String]) throws(AbuseError) {
    var words = words[...]
    while let word = words.popFirst() {
      switch word {
      case "--poison": poisonsFreedMemory = true
      case "--memory": measuresMemory = true
      default: try set(word, to: &words)
      }
    }
    guard server > 0 else { throw AbuseError("--server-pid is missing; use scripts/abuse", exitStatus: 2) }
  }

  private mutating func set(_ option: String, to words: inout ArraySlice<String>) throws(AbuseError) {
    guard let value = words.popFirst() else {
      throw AbuseError("\(option) needs a value.\n\(Self.usage)", exitStatus: 2)
    }
    switch option {
    case "--gallery": gallery = URL(fileURLWithPath: value)
    case "--server-pid": server = try number(value, for: option)
    case "--seed": seed = try number(value, for: option)
    case "--actions": actions = try number(value, for: option)
    case "--minutes": minutes = try number(value, for: option)
    case "--shrink-minutes": shrinkMinutes = try number(value, for: option)
    case "--page": page = value
    case "--replay": replay = value
    default: throw AbuseError("Unknown option \(option).\n\(Self.usage)", exitStatus: 2)
    }
  }

  private func number<Number: LosslessStringConvertible & Comparable & ExpressibleByIntegerLiteral>(
    _ text: String, for option: String
  ) throws(AbuseError) -> Number {
    guard let number = Number(text), number > 0 else {
      throw AbuseError("\(option) takes a number above 0, not '\(text)'.\n\(Self.usage)", exitStatus: 2)
    }
    return number
  }
}
