// SPDX-License-Identifier: MIT

/// The files of a folder, the changes in them, and the edits that a person has to make.
struct Project {
  private(set) var files: [SourceFile]
  private(set) var declarations: Declarations
  /// The number of changes by each rule in each file, by the file's index and the rule's name.
  private(set) var changes: [Int: [String: Int]] = [:]
  private(set) var manualEdits: [ManualEdit] = []
  /// The types of Passage, or nil if they are not known.
  let knownNames: KnownNames?

  /// The number of passes of a rule. A rule that still has edits afterwards finds work in its own result.
  private static let passes = 100

  init(_ files: [SourceFile], knownNames: KnownNames? = nil) {
    self.files = files
    self.knownNames = knownNames
    declarations = Declarations(files)
  }

  /// Applies rules, and then looks for constructs that they do not rewrite.
  mutating func port(by rules: [any Rule] = allRules) {
    for rule in rules { apply(rule) }
    manualEdits += ManualEditFinder.manualEdits(in: self)
  }

  private mutating func apply(_ rule: any Rule) {
    for _ in 0..<Self.passes {
      let edits = Dictionary(grouping: rule.edits(in: self), by: \.file).mapValues(Self.withoutOverlaps)
      guard !edits.isEmpty else { return }
      for (file, edits) in edits { make(edits, in: file, for: rule) }
      declarations = Declarations(files)
    }
    fatalError("The rule \(rule.name) finds work in its own result.")
  }

  private static func withoutOverlaps(_ edits: [Edit]) -> [Edit] {
    var end = 0
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    return sorted.map(\.element).filter { edit in
      guard edit.range.lowerBound >= end else { return false }
      end = max(end, edit.range.upperBound)
      return true
    }
  }

  private mutating func make(_ edits: [Edit], in file: Int, for rule: any Rule) {
    let edits = edits.map { $0.endingLines(with: files[file].lineEnd) }
    files[file] = files[file].applying(edits)
    changes[file, default: [:]][rule.name, default: 0] += edits.reduce(0) { $0 + $1.count }
    for index in manualEdits.indices where manualEdits[index].file == file {
      manualEdits[index].offset = Self.position(of: manualEdits[index].offset, after: edits)
    }
    for edit in edits {
      guard let message = edit.manualEdit else { continue }
      let blankLines = edit.replacement.prefix(while: \.isNewline).utf8.count
      let offset = Self.position(of: edit.range.lowerBound, after: edits) + blankLines
      manualEdits.append(ManualEdit(file: file, offset: offset, message: message))
    }
  }

  private static func position(of offset: Int, after edits: [Edit]) -> Int {
    let before = edits.filter { $0.range.upperBound <= offset && $0.range.lowerBound < offset }
    return before.reduce(offset) { $0 + $1.replacement.utf8.count - $1.range.count }
  }
}
