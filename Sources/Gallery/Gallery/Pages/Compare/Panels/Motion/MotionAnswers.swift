// SPDX-License-Identifier: MIT
import UIKit

/// The answers to the questions with which a designer comes: which cell starts first, and which settles first.
final class MotionAnswers: UIView {
  static let height: CGFloat = 2 * rowHeight
  private static let rowHeight: CGFloat = 22

  private let rows = [
    AnswerRow("Starts first", column: .timeTo10, text: { "10 % after \($0) ms" }),
    AnswerRow("Settles first", column: .settling, text: { "after \($0) ms" }),
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    for row in rows { addSubview(row) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ comparison: MotionComparison) { for row in rows { row.show(comparison) } }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 0, y: CGFloat(index) * Self.rowHeight, width: bounds.width, height: Self.rowHeight)
    }
  }
}

/// A question, the cells that are the answer, and their figure.
private final class AnswerRow: UIView {
  private static let questionWidth: CGFloat = 88
  private static let gap: CGFloat = 6

  private let question = UILabel()
  private let answer = UILabel()
  private let column: MotionColumn
  private let text: (String) -> String
  private var badges: [CellBadge] = []

  init(_ title: String, column: MotionColumn, text: @escaping (String) -> String) {
    self.column = column
    self.text = text
    super.init(frame: .zero)
    question.text = title
    question.font = .systemFont(ofSize: 13)
    question.textColor = Palette.secondaryText
    answer.font = .monospacedDigitSystemFont(ofSize: 13, weight: .semibold)
    for part in [question, answer] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ comparison: MotionComparison) {
    let leaders = comparison.leaders(in: column)
    for badge in badges { badge.removeFromSuperview() }
    badges = leaders.map { CellBadge(number: $0.number) }
    for badge in badges { addSubview(badge) }
    answer.text = Self.text(leaders, of: comparison.rows.count, figure: leaders.first.map { text($0.text(in: column)) })
    setNeedsLayout()
  }

  private static func text(_ leaders: [MotionRow], of count: Int, figure: String?) -> String {
    guard let first = leaders.first, let figure else { return MotionRow.unknown }
    if leaders.count == 1 { return "\(first.title), \(figure)" }
    return (leaders.count == count ? "all alike, " : "alike, ") + figure
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    question.frame = CGRect(x: 0, y: 0, width: min(Self.questionWidth, bounds.width), height: bounds.height)
    var x = question.frame.maxX
    for badge in badges {
      badge.frame.origin = CGPoint(x: x, y: ((bounds.height - CellBadge.side) / 2).rounded())
      x += CellBadge.side + 2
    }
    x += badges.isEmpty ? 0 : Self.gap - 2
    answer.frame = CGRect(x: x, y: 0, width: max(bounds.width - x, 0), height: bounds.height)
  }
}
