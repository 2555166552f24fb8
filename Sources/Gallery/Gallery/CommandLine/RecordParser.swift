// SPDX-License-Identifier: MIT
import UIKit

/// Parses the options of `record`, of one style, of all or of a comparison.
struct RecordParser {
  /// The kinds to record: those that are stated, or the first one of each style.
  private enum Kinds {
    case every, first
    case one(TransitionKind)
  }

  private var style: String?
  private var isAll = false
  private var kinds: Kinds?
  private var directions: Set<Bool> = []
  private var settings = RecordingSettings()
  private var output = ""
  private var index: String?
  private var format: RecordingFormat?
  /// The options of a comparison, which count if it is one that is recorded.
  private var comparison = ComparisonRecordOptions()
  /// The options that are given.
  private var given: [String] = []
  private var isComparison: Bool { given.contains("--compare") }

  static func parse(_ words: [String]) throws(UsageError) -> Command {
    var (reader, parser) = (ArgumentReader(words), RecordParser())
    while let word = try reader.option() {
      if ["--help", "-h"].contains(word) { return .help }
      try parser.read(word, from: &reader)
    }
    if parser.isComparison { return .recordComparison(try parser.comparisonRecording()) }
    return .record(try parser.options())
  }

  private mutating func read(_ word: String, from reader: inout ArgumentReader) throws(UsageError) {
    given.append(word)
    switch word {
    case "--compare": try comparison.comparison.set("--styles", to: reader.string(for: word))
    case "--chart": comparison.hasChart = true
    case _ where Self.optionsOfComparison.contains(word):
      try comparison.comparison.set(word, to: reader.string(for: word))
    case "--drag": settings.drag = try reader.drag(for: word)
    case "--style": style = try reader.string(for: word)
    case "--all": isAll = true
    case "--kind": kinds = try Self.kinds(reader.string(for: word), for: word)
    case "--forward": directions.insert(true)
    case "--backward": directions.insert(false)
    case "--frames": settings.frames = try reader.count(for: word, in: 2...240)
    case "--size": settings.size = try reader.size(for: word)
    case "--scale": settings.scale = CGFloat(try reader.number(for: word, in: CommandParser.scaleRange))
    case "--curve": settings.curve = try reader.curve(for: word)
    case "--duration": settings.duration = try reader.duration(for: word)
    case "--dark": settings.isDark = true
    case "--out": output = try reader.string(for: word)
    case "--format": format = try reader.format(for: word)
    case "--index": index = try reader.string(for: word)
    default: throw CommandParser.unknown(word, among: Self.known)
    }
  }

  private static let known =
    "--style, --all, --compare, --kind, --forward, --backward, --frames, --size, --scale, --curve, --duration, --drag, "
    + "--dark, --out, --format, --index, and with --compare "
    + optionsOfComparison.joined(separator: ", ")
  private static let optionsOfComparison = ["--chart", "--pages", "--device"] + OwnScreens.options
  private static let optionsOfStyles: Set = [
    "--style", "--all", "--kind", "--curve", "--duration", "--format", "--index",
  ]

  private static func kinds(_ word: String, for option: String) throws(UsageError) -> Kinds {
    if word == "first" { return .first }
    guard let kind = TransitionKind(rawValue: word) else {
      let kinds = CommandParser.list(TransitionKind.allCases.map(\.rawValue))
      throw UsageError("\(option) takes one of \(kinds), first, not \(word.quoted).")
    }
    return .one(kind)
  }

  // MARK: A comparison

  private func comparisonRecording() throws(UsageError) -> ComparisonRecordOptions {
    if let option = given.first(where: Self.optionsOfStyles.contains) {
      throw UsageError("\(option) does not go with --compare, which states the style, kind and curve of each cell.")
    }
    guard directions.count < 2 else {
      throw UsageError("--forward and --backward exclude each other. Record two files.")
    }
    guard !output.isEmpty else { throw UsageError("record needs --out FILE.png, FILE.gif or FILE.apng.") }
    try CommandParser.check(size: settings.size, scale: settings.scale ?? 1)
    try comparison.comparison.screens?.checkFiles()
    var options = comparison
    (options.settings, options.output) = (settings, output)
    options.comparison.direction = directions.contains(false) ? .backward : .forward
    options.comparison.drag = settings.drag
    return options
  }

  // MARK: Styles

  private func options() throws(UsageError) -> RecordOptions {
    if let option = given.first(where: Self.optionsOfComparison.contains) {
      throw UsageError("\(option) belongs to --compare A,B and so on.")
    }
    let options = isAll ? try optionsOfAll() : try optionsOfOne()
    try check(options)
    return options
  }

  private func optionsOfOne() throws(UsageError) -> RecordOptions {
    let style = try CommandParser.style(self.style ?? "", in: "record")
    if case .one(let kind) = kinds { try CommandParser.check(style, serves: kind) }
    guard directions.count < 2 else {
      throw UsageError("--forward and --backward exclude each other. Record two files.")
    }
    guard format == nil, index == nil else {
      throw UsageError("--format and --index belong to --all. The extension of --out decides the format.")
    }
    guard !output.isEmpty else { throw UsageError("record needs --out FILE.png, FILE.gif or FILE.apng.") }
    return RecordOptions(
      recordings: recordings(of: [style], kinds: kinds ?? .first, directions: [directions.first ?? true]),
      settings: settings, output: .file(output))
  }

  private func optionsOfAll() throws(UsageError) -> RecordOptions {
    guard style == nil else { throw UsageError("--all records all styles. Leave out --style, or leave out --all.") }
    guard !output.isEmpty else { throw UsageError("record --all needs --out FOLDER.") }
    let both = [true, false].filter { directions.isEmpty || directions.contains($0) }
    return RecordOptions(
      recordings: recordings(of: Catalog.styles, kinds: kinds ?? .every, directions: both), settings: settings,
      output: .folder(output, index: index ?? "\(output)/index.html", format: format ?? .strip))
  }

  private func recordings(of styles: [TransitionStyle], kinds: Kinds, directions: [Bool]) -> [Recording] {
    styles.flatMap { style in
      let served =
        switch kinds {
        case .every: style.kinds
        case .first: Array(style.kinds.prefix(1))
        case .one(let kind): style.kinds.filter { $0 == kind }
        }
      return served.flatMap { kind in directions.map { Recording(style: style, kind: kind, isForward: $0) } }
    }
  }

  /// Checks that the pictures fit into bitmaps.
  private func check(_ options: RecordOptions) throws(UsageError) {
    guard let scale = settings.scale else { return }
    try CommandParser.check(size: settings.size, scale: scale)
    let format =
      switch options.output {
      case .file(let path): RecordingFormat(path: path)
      case .folder(_, _, let format): format
      }
    let count = settings.frames ?? RecordingFormat.strip.usualFrames(in: 1)
    guard format != .strip || FilmStripSheet(frameSize: settings.size, count: count, scale: scale).fits else {
      throw UsageError(
        "The strip would be longer than 32767 pixels. Choose fewer --frames, or a smaller --size or --scale.")
    }
  }
}
