// SPDX-License-Identifier: MIT
import UIKit

/// The labels of an axis: those for which there is room.
final class PlotLabels: UIView {
  /// The room in points for the labels of a vertical axis.
  static let width: CGFloat = 52
  /// The height of a label in points.
  static let height: CGFloat = 14
  /// The least distance in points between two labels of a horizontal axis.
  private static let gap: CGFloat = 6

  private let isHorizontal: Bool
  private var labels: [UILabel] = []

  var axis = PlotAxis(0...1, ticks: [], unit: "") {
    didSet {
      for label in labels { label.removeFromSuperview() }
      labels = axis.ticks.map { makeLabel(axis.text(of: $0)) }
    }
  }

  init(isHorizontal: Bool) {
    self.isHorizontal = isHorizontal
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private func makeLabel(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .monospacedDigitSystemFont(ofSize: 11, weight: .regular)
    label.textColor = Palette.secondaryText
    label.textAlignment = isHorizontal ? .center : .right
    let size = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: Self.height))
    label.bounds.size = CGSize(width: size.width.rounded(.up), height: Self.height)
    addSubview(label)
    return label
  }

  /// Lays the labels out. The less important one of two that would overlap is hidden.
  ///
  /// - Parameter position: Returns where a value is along the axis, in points.
  func layOut(_ position: (CGFloat) -> CGFloat) {
    var taken: [CGRect] = []
    for (tick, label) in zip(axis.ticks, labels) {
      label.frame = frame(at: position(tick), of: label.bounds.size)
      let isFree = !taken.contains { $0.intersects(label.frame.insetBy(dx: isHorizontal ? -Self.gap : 0, dy: 0)) }
      label.isHidden = !isFree || !bounds.contains(label.frame)
      if !label.isHidden { taken.append(label.frame) }
    }
  }

  private func frame(at position: CGFloat, of size: CGSize) -> CGRect {
    guard isHorizontal else {
      return CGRect(
        x: max(bounds.width - size.width, 0), y: max(position - Self.height / 2, 0),
        width: min(size.width, bounds.width),
        height: Self.height)
    }
    let x = min(max(position - size.width / 2, 0), max(bounds.width - size.width, 0))
    return CGRect(x: x, y: 0, width: size.width, height: Self.height)
  }
}
