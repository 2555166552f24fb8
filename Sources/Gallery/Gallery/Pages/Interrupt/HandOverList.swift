// SPDX-License-Identifier: MIT
import UIKit

/// The last hand-overs between animation and gesture: the jump of the pages and of their velocity at each.
final class HandOverList: UIView {
  private static let padding: CGFloat = 14
  private static let headHeight: CGFloat = 20
  private static let rowHeight: CGFloat = 20
  /// The width in points from which there is room for the velocities themselves.
  private static let wide: CGFloat = 330

  private let title = UILabel()
  private let empty = UILabel()
  private var rows: [HandOverRow] = []
  private(set) var handOvers: [HandOver] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    clipsToBounds = true
    title.text = "Hand-overs"
    title.font = .systemFont(ofSize: 13, weight: .semibold)
    title.textColor = .systemPink.contrasting(with: .secondarySystemGroupedBackground)
    empty.text = "None yet"
    empty.font = .systemFont(ofSize: 13)
    empty.textColor = Palette.secondaryText
    for part in [title, empty] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  /// Adds a hand-over above the others.
  func add(_ handOver: HandOver) {
    handOvers.insert(handOver, at: 0)
    let row = HandOverRow(handOver)
    rows.insert(row, at: 0)
    addSubview(row)
    setNeedsLayout()
  }

  func removeAll() {
    for row in rows { row.removeFromSuperview() }
    (rows, handOvers) = ([], [])
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(bounds.width - 2 * Self.padding, 0)
    title.frame = CGRect(x: Self.padding, y: 8, width: width, height: Self.headHeight)
    empty.isHidden = !rows.isEmpty
    let top = title.frame.maxY + 4
    empty.frame = CGRect(x: Self.padding, y: top, width: width, height: Self.rowHeight)
    let room = max(Int((bounds.height - top - 6) / Self.rowHeight), 0)
    for row in rows.dropFirst(room) { row.removeFromSuperview() }
    rows = Array(rows.prefix(room))
    for (index, row) in rows.enumerated() {
      row.showsVelocities = bounds.width >= Self.wide
      row.frame = CGRect(
        x: Self.padding, y: top + CGFloat(index) * Self.rowHeight, width: width, height: Self.rowHeight)
    }
  }
}

/// A line of the list: what happened, the jump of the pages, and the velocities before and after.
private final class HandOverRow: UIView {
  private let kind = UILabel()
  private let jump = UILabel()
  private let velocity = UILabel()
  private let change: String
  private let velocities: String
  var showsVelocities = false { didSet { velocity.text = showsVelocities ? "\(velocities)   \(change)" : change } }

  init(_ handOver: HandOver) {
    velocities = "\(Self.percent(handOver.before)) → \(Self.percent(handOver.after ?? 0)) %/s"
    change = handOver.velocityJump.map { ($0 > 0 ? "+" : "") + "\(Self.percent($0)) %" } ?? "–"
    super.init(frame: .zero)
    kind.text = handOver.kind.rawValue
    kind.font = .systemFont(ofSize: 12)
    kind.textColor = .label
    jump.text = handOver.jump.map { String(format: "%.1f pt", $0) } ?? "no edge"
    velocity.text = change
    for label in [jump, velocity] {
      label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
      label.textColor = Palette.secondaryText
      label.textAlignment = .right
    }
    for part in [kind, jump, velocity] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  private static func percent(_ value: CGFloat) -> Int { Int((value * 100).rounded()) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (kindWidth, jumpWidth): (CGFloat, CGFloat) = (62, 48)
    kind.frame = CGRect(x: 0, y: 0, width: kindWidth, height: bounds.height)
    jump.frame = CGRect(x: kindWidth, y: 0, width: jumpWidth, height: bounds.height)
    velocity.frame = CGRect(
      x: jump.frame.maxX, y: 0, width: max(bounds.width - jump.frame.maxX, 0), height: bounds.height)
  }
}
