// SPDX-License-Identifier: MIT
import UIKit

/// Parses the command line.
enum CommandParser {
  static func parse(_ words: [String]) throws(UsageError) -> Command {
    switch words.first {
    case "play": try parsePlay(Array(words.dropFirst()))
    case "record": try RecordParser.parse(Array(words.dropFirst()))
    case "measure": try parseMeasure(Array(words.dropFirst()))
    case "snapshot": try parseSnapshot(Array(words.dropFirst()))
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
      case _ where Catalog.page(word) != nil:
        throw UsageError("\(word.quoted) is a page. Open it with --page \(word).")
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
      case "--slow": options.slowdown = try reader.number(for: word, in: slowdownRange)
      case "--stall-main": options.stallMilliseconds = try reader.number(for: word, in: 0...60_000)
      default: throw unknown(word, among: "--style, --kind, --labels, --seconds, --size, --slow, --stall-main")
      }
    }
    try check(style(options.style, in: "play"), serves: options.kind)
    return .play(options)
  }

  private static func parseMeasure(_ words: [String]) throws(UsageError) -> Command {
    var reader = ArgumentReader(words)
    var options = MeasureOptions()
    while let word = try reader.option() {
      switch word {
      case "--help", "-h": return .help
      case "--styles": options.cells = try measuredStyles(reader.string(for: word))
      case "--drag": options.drag = try reader.drag(for: word)
      case "--size": options.size = try reader.size(for: word)
      case "--json": options.output = try reader.string(for: word)
      default: throw unknown(word, among: "--styles, --drag, --size, --json")
      }
    }
    guard !options.cells.isEmpty else { throw UsageError("measure needs --styles all, or --styles A,B and so on.") }
    guard !options.output.isEmpty else { throw UsageError("measure needs --json FILE; - is standard output.") }
    return .measure(options)
  }

  /// Returns the styles that a word lists, or every style in each of its kinds.
  private static func measuredStyles(_ word: String) throws(UsageError) -> [ComparedStyle] {
    if word == "all" {
      return Catalog.styles.flatMap { style in style.kinds.map { ComparedStyle(style.id, $0) } }
    }
    var cells: [ComparedStyle] = []
    for part in word.split(separator: ",", omittingEmptySubsequences: false) {
      cells.append(try ComparedStyle(address: String(part)))
    }
    return cells
  }

  private static func parseSnapshot(_ words: [String]) throws(UsageError) -> Command {
    var reader = ArgumentReader(words)
    var options = SnapshotOptions()
    var comparisonOption: String?
    while let word = try reader.option() {
      switch word {
      case "--help", "-h": return .help
      case "--page": options.page = try knownPage(reader.string(for: word))
      case "--size": options.size = try reader.size(for: word)
      case "--scale": options.scale = CGFloat(try reader.number(for: word, in: scaleRange))
      case "--dark": options.isDark = true
      case "--out": options.output = try reader.string(for: word)
      case _ where Comparison.options.contains(word):
        comparisonOption = word
        try options.comparison.set(word, to: reader.string(for: word))
      default:
        throw unknown(
          word, among: "--page, --size, --scale, --dark, --out, and for --page compare \(list(Comparison.options))")
      }
    }
    guard comparisonOption == nil || options.page == ComparePage.entry.id else {
      throw UsageError("\(list(Comparison.options)) state a comparison; add --page compare.")
    }
    try check(size: options.size, scale: options.scale)
    guard !options.output.isEmpty else { throw UsageError("snapshot needs --out FILE.png.") }
    guard RecordingFormat(path: options.output) == .strip else {
      throw UsageError("snapshot writes a picture as PNG; name it FILE.png, not \(options.output.quoted).")
    }
    return .snapshot(options)
  }

  private static func knownPage(_ id: String) throws(UsageError) -> String {
    guard Catalog.page(id) != nil else {
      throw UsageError("There is no page \(id.quoted). There are \(list(Catalog.pages.map(\.id))).")
    }
    return id
  }

  /// Returns a style of the catalogue.
  static func style(_ id: String, in command: String) throws(UsageError) -> TransitionStyle {
    let styles = list(Catalog.styles.map(\.id))
    guard !id.isEmpty else { throw UsageError("\(command) needs --style ID. There are \(styles).") }
    guard let style = Catalog.style(id) else {
      throw UsageError("There is no style \(id.quoted). There are \(styles).")
    }
    return style
  }

  static func check(_ style: TransitionStyle, serves kind: TransitionKind) throws(UsageError) {
    guard style.kinds.contains(kind) else {
      throw UsageError(
        "The style '\(style.id)' supports \(list(style.kinds.map(\.rawValue))), not \(kind.rawValue). Choose with --kind."
      )
    }
  }

  /// Checks that a picture fits into a bitmap.
  static func check(size: CGSize, scale: CGFloat) throws(UsageError) {
    guard max(size.width, size.height) * scale <= longestSide else {
      throw UsageError("The picture would be longer than 16384 pixels. Choose a smaller --size or --scale.")
    }
  }

  static func list(_ words: [String]) -> String { words.joined(separator: ", ") }

  static func unknown(_ word: String, among options: String) -> UsageError {
    UsageError("Unknown argument \(word.quoted). There are \(options).")
  }

  private static let slowdownRange = 0.1...100.0
  /// The numbers of pixels per point.
  static let scaleRange = 0.05...8.0
  /// The longest side of a picture in pixels.
  private static let longestSide: CGFloat = 16_384
}
