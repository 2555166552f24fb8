// SPDX-License-Identifier: MIT
import UIKitControls
import UIKitCore

/// Lines of text that scroll.
final class TextPane: InspectorPanel {
  private static let padding: CGFloat = 10
  /// The distance from the end in points within which the text stays at the end when lines are added.
  private static let tolerance: CGFloat = 8

  private let scroll = UIScrollView()
  private let label = UILabel()
  /// Whether new lines at the end are scrolled to.
  var followsEnd = false

  var lines: [String] = [] {
    didSet {
      guard lines != oldValue else { return }
      label.text = lines.joined(separator: "\n")
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
    label.textColor = .label
    addSubview(scroll)
    scroll.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let wasAtEnd = scroll.contentOffset.y >= scroll.contentSize.height - scroll.bounds.height - Self.tolerance
    scroll.frame = bounds
    let width = max(bounds.width - 2 * Self.padding, 0)
    let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    label.frame = CGRect(x: Self.padding, y: Self.padding, width: width, height: height)
    scroll.contentSize = CGSize(width: bounds.width, height: height + 2 * Self.padding)
    let end = max(scroll.contentSize.height - bounds.height, 0)
    if followsEnd, wasAtEnd { scroll.contentOffset.y = end }
  }
}
