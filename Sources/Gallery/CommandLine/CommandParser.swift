// SPDX-License-Identifier: MIT
import UIKit

/// Parses the command line.
enum CommandParser {
  static func parse(_ words: [String]) throws(UsageError) -> Command {
    switch words.first {
    case "play": try parsePlay(Array(words.dropFirst()))
    case "record": try parseRecord(Array(words.dropFirst()))
    default: try parseOpen(words)
    }
  }

  private static func parseOpen(_ words: [String]) throws(UsageError) -> Command {
    var reader = ArgumentReader(words)
    var options = OpenOptions()
    var listing: Command?
    while let word = try reader.option() {
      switch word {
      case "--help", "-h": return .help
      case "--version": return .version
      case "--list": listing = .listPages
      case "--styles" where !reader.hasValue: listing = .listStyles
      case "--page": options.page = try knownPage(reader.string(for: word))
      case "--size": options.size = try reader.size(for: word)
      case "--slow": options.slowdown = try reader.number(for: word, in: slowdownRange)
      case "--reduce-motion": options.reducesMotion = true
      case _ where Comparison.options.contains(word):
        var comparison = options.comparison ?? .initial
        try comparison.set(word, to: reader.string(for: word))
        options.comparison = comparison
      default:
        throw unknown(
          word,
          among: "--page, --size, --slow, --reduce-motion, --list, --styles, and for --page compare "
            + Comparison.options.joined(separator: ", "))
      }
    }
    guard options.comparison == nil || options.page == ComparePage.entry.id else {
      throw UsageError("\(list(Comparison.options)) state a comparison; add --page compare.")
    }
    return listing ?? .open(options)
  }

  private static func parsePlay(_ words: [String]) throws(UsageError) -> Command {
    var reader = ArgumentReader(words)
    var options = PlayOptions()
    while let word = try reader.option() {
      switch word {
      case "--help", "-h": return .help
      case "--style": options.style = try reader.string(for: word)
      case "--kind": options.kind = try reader.kind(for: word)
      case "--labels": options.labels = try reader.count(for: word, in: 0...100_000)
      case "--seconds": options.seconds = try reader.number(for: word, in: 0.1...86_400)
      case "--size": options.size = try reader.size(for: word)
      case "--stall-main": options.stallMilliseconds = try reader.number(for: word, in: 0...60_000)
      default: throw unknown(word, among: "--style, --kind, --labels, --seconds, --size, --stall-main")
      }
    }
    try check(style: options.style, serves: options.kind, in: "play")
    return .play(options)
  }

  private static func parseRecord(_ words: [String]) throws(UsageError) -> Command {
    var reader = ArgumentReader(words)
    var options = RecordOptions()
    while let word = try reader.option() {
      switch word {
      case "--help", "-h": return .help
      case "--style": options.style = try reader.string(for: word)
      case "--kind": options.kind = try reader.kind(for: word)
      case "--frames": options.frames = try reader.count(for: word, in: 2...240)
      case "--size": options.size = try reader.size(for: word)
      case "--out": options.output = try reader.string(for: word)
      default: throw unknown(word, among: "--style, --kind, --frames, --size, --out")
      }
    }
    try check(style: options.style, serves: options.kind, in: "record")
    guard !options.output.isEmpty else { throw UsageError("record needs --out FILE.png, FILE.gif or FILE.apng.") }
    return .record(options)
  }

  private static func knownPage(_ id: String) throws(UsageError) -> String {
    guard Catalog.page(id) != nil else {
      throw UsageError("There is no page \(id.quoted). There are \(list(Catalog.pages.map(\.id))).")
    }
    return id
  }

  private static func check(style id: String, serves kind: TransitionKind, in command: String) throws(UsageError) {
    let styles = list(Catalog.styles.map(\.id))
    guard !id.isEmpty else { throw UsageError("\(command) needs --style ID. There are \(styles).") }
    guard let style = Catalog.style(id) else {
      throw UsageError("There is no style \(id.quoted). There are \(styles).")
    }
    guard style.kinds.contains(kind) else {
      throw UsageError(
        "The style '\(id)' supports \(list(style.kinds.map(\.rawValue))), not \(kind.rawValue). Choose with --kind.")
    }
  }

  private static func list(_ words: [String]) -> String { words.joined(separator: ", ") }

  private static func unknown(_ word: String, among options: String) -> UsageError {
    UsageError("Unknown argument \(word.quoted). There are \(options).")
  }

  private static let slowdownRange = 0.1...100.0
}
