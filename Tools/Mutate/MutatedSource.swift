// SPDX-License-Identifier: MIT

/// The text of a source file that contains some of its mutations. The number of a mutation activates it.
struct MutatedSource {
  private(set) var text: [UInt8] = []
  /// The mutations from which ranges of `text` come, outer ones first.
  private var spans: [(range: Range<Int>, mutations: [Int])] = []

  private let source: [UInt8]
  private let chosen: Set<Int>

  init(_ file: MutatedFile, with chosen: Set<Int>) {
    source = file.source
    self.chosen = chosen
    write(source.indices, regions: file.regions)
  }

  /// Returns the mutations to which a compiler error at a line and column refers.
  func mutations(atLine line: Int, column: Int) -> [Int] {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard line <= lines.count else { return [] }
    let offset = lines[..<(line - 1)].reduce(0) { $0 + $1.count + 1 } + column - 1
    return spans.last { $0.range.contains(offset) }?.mutations ?? []
  }

  private mutating func write(_ range: Range<Int>, regions: [Region]) {
    var position = range.lowerBound
    for region in regions {
      text += source[position..<region.range.lowerBound]
      write(region)
      position = region.range.upperBound
    }
    text += source[position..<range.upperBound]
  }

  private mutating func write(_ region: Region) {
    let edits = region.edits.filter { chosen.contains($0.number) }
    guard !edits.isEmpty else { return write(region.range, regions: region.inner) }
    let isTernary = region.form == .ternary
    let (index, start) = (spans.count, text.count)
    spans.append((start..<start, edits.map(\.number)))
    if isTernary { write("(") }
    for edit in edits {
      write(isTernary ? "mutant(\(edit.number)) ? (" : "if mutant(\(edit.number)) { ")
      write(edit, of: region)
      write(isTernary ? ") : " : " } else ")
    }
    write(isTernary ? "(" : "{ ")
    write(region.range, regions: region.inner)
    write(isTernary ? "))" : " }")
    spans[index].range = start..<text.count
  }

  private mutating func write(_ edit: Edit, of region: Region) {
    let start = text.count
    text += source[region.range.lowerBound..<edit.range.lowerBound]
    write(edit.replacement)
    text += source[edit.range.upperBound..<region.range.upperBound]
    spans.append((start..<text.count, [edit.number]))
  }

  private mutating func write(_ string: String) { text += Array(string.utf8) }
}
