// SPDX-License-Identifier: MIT
import UIKit

/// Shows Swift source, which scrolls by wheel, drag and keys. Long lines are broken. Only the rows in view exist as views.
final class SourceView: UIScrollView {
  private static let padding = UIEdgeInsets(top: 12, left: 20, bottom: 20, right: 20)

  private let lines: [[SwiftHighlighter.Run]]
  /// The rows of the lines, and the number of columns at which they are broken.
  private(set) var rows: [[SwiftHighlighter.Run]] = []
  private var columns = 0
  private(set) var shown: [Int: SourceLine] = [:]

  init(_ source: String) {
    lines = SwiftHighlighter.lines(of: source)
    super.init(frame: .zero)
    alwaysBounceVertical = true
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  override func layoutSubviews() {
    super.layoutSubviews()
    let padding = Self.padding
    breakLines(at: max(Int((bounds.width - padding.left - padding.right) / SourceLine.advance), 1))
    let size = CGSize(
      width: bounds.width, height: CGFloat(rows.count) * SourceLine.height + padding.top + padding.bottom)
    if contentSize != size { contentSize = size }
    let first = Int((bounds.minY - padding.top) / SourceLine.height)
    let last = Int((bounds.maxY - padding.top) / SourceLine.height)
    show(max(first, 0)..<max(min(last + 1, rows.count), max(first, 0)))
  }

  private func breakLines(at columns: Int) {
    guard columns != self.columns else { return }
    self.columns = columns
    rows = lines.flatMap { SwiftHighlighter.rows(of: $0, columns: columns) }
    for row in shown.values { row.removeFromSuperview() }
    shown = [:]
  }

  private func show(_ range: Range<Int>) {
    for (index, line) in shown where !range.contains(index) {
      line.removeFromSuperview()
      shown[index] = nil
    }
    for index in range where shown[index] == nil && rows.indices.contains(index) {
      let line = SourceLine(rows[index], index: index)
      line.frame = CGRect(
        x: Self.padding.left, y: Self.padding.top + CGFloat(index) * SourceLine.height,
        width: CGFloat(columns + 1) * SourceLine.advance, height: SourceLine.height)
      insertSubview(line, at: 0)
      shown[index] = line
    }
  }
}
