// SPDX-License-Identifier: MIT
import Foundation

/// The options of the runner.
struct Arguments {
  var programs = Programs()
  var serverPID: pid_t = 0
  var rounds = 5
  var seconds = 10.0
  var labels = 100
  /// The number of pushes in which the growth of the memory is measured.
  var pushes = 1000
  var size = "1280x800"
  /// The path of the JSON file to write, or nil.
  var json: String?
  /// The path of a JSON file that an earlier run has written, or nil.
  var comparison: String?
  /// The parts to measure.
  var parts = Set(Part.allCases)
  /// The name of the only transition to measure, or nil for all of them.
  var transition: String?

  /// The programs that are measured. Those that are nil are not.
  struct Programs {
    /// The folder of the built C programs.
    var tools = "."
    var gallery: String?
    /// The program that scrolls.
    var scroll: String?
    /// The program with constraints.
    var layout: String?
    /// The program that measures how work grows with the number of views.
    var growth: String?
    /// The program that pushes pages of new labels.
    var fresh: String?
  }

  enum Part: String, CaseIterable { case push, transitions, drag, scrolling, layout, growth, late, setup, rest, memory }

  func measures(_ part: Part) -> Bool { parts.contains(part) }

  static let usage = """
    usage: bench --tools DIRECTORY --server-pid PID [--gallery FILE] [--scroll FILE] [--layout FILE] [--growth FILE]
                 [--fresh FILE] [--rounds N] [--seconds S] [--labels N] [--size WxH] [--pushes N] [--json FILE]
                 [--compare FILE] [--only PART,PART…] [--transition NAME]
    The parts are push, transitions, drag, scrolling, layout, growth, late, setup, rest and memory.
    """

  init(_ words: [String]) throws(BenchError) {
    var words = words[...]
    while let name = words.popFirst() {
      guard let value = words.popFirst() else { throw BenchError("\(name) needs a value\n\(Self.usage)") }
      try set(name, to: value)
    }
    guard serverPID > 0 else { throw BenchError("--server-pid is missing\n\(Self.usage)") }
  }

  private mutating func set(_ name: String, to value: String) throws(BenchError) {
    switch name {
    case "--tools": programs.tools = value
    case "--gallery": programs.gallery = value
    case "--scroll": programs.scroll = value
    case "--layout": programs.layout = value
    case "--growth": programs.growth = value
    case "--fresh": programs.fresh = value
    case "--pushes": pushes = try Self.number(value, for: name)
    case "--server-pid": serverPID = try Self.number(value, for: name)
    case "--rounds": rounds = try Self.number(value, for: name)
    case "--seconds": seconds = try Self.number(value, for: name)
    case "--labels": labels = try Self.number(value, for: name)
    case "--size": size = value
    case "--json": json = value
    case "--compare": comparison = value
    case "--only":
      parts = try Set(value.split(separator: ",").map(Self.part))
    case "--transition":
      let names = TransitionRow.all.map(\.name)
      guard names.contains(value) else {
        throw BenchError("--transition takes \(names.joined(separator: ", ")), not \(value)")
      }
      transition = value
    default: throw BenchError("\(name) is not an option\n\(Self.usage)")
    }
  }

  private static func part(_ name: Substring) throws(BenchError) -> Part {
    guard let part = Part(rawValue: String(name)) else {
      throw BenchError("--only takes \(Part.allCases.map(\.rawValue).joined(separator: ", ")), not \(name)")
    }
    return part
  }

  private static func number<Number: LosslessStringConvertible & Comparable & ExpressibleByIntegerLiteral>(
    _ text: String, for name: String
  ) throws(BenchError) -> Number {
    guard let number = Number(text), number > 0 else { throw BenchError("\(name) takes a number above 0, not \(text)") }
    return number
  }
}

/// A description of an error and, if there is one, of its remedy.
struct BenchError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
