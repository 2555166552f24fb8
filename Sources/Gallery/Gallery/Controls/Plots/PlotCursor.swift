// SPDX-License-Identifier: MIT
import UIKit

/// A vertical line over a plot, with a dot on each line of the plot that it crosses.
final class PlotCursor: UIView {
  private static let dotSide: CGFloat = 8

  private let line = UIView()
  private var dots: [UIView] = []

  init(color: UIColor) {
    super.init(frame: .zero)
    line.backgroundColor = color
    isUserInteractionEnabled = false
    isHidden = true
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  func hide() { isHidden = true }

  func show(at x: CGFloat, in area: CGRect, dots positions: [(position: CGPoint, color: UIColor)]) {
    isHidden = false
    UIView.performWithoutAnimation {
      line.frame = CGRect(x: x - 0.5, y: area.minY, width: 1, height: area.height)
      setDotCount(positions.count)
      for (dot, shown) in zip(dots, positions) {
        dot.center = shown.position
        if dot.backgroundColor != shown.color { dot.backgroundColor = shown.color }
      }
    }
  }

  private func setDotCount(_ count: Int) {
    while dots.count > count { dots.removeLast().removeFromSuperview() }
    while dots.count < count {
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: Self.dotSide, height: Self.dotSide))
      dot.layer.cornerRadius = Self.dotSide / 2
      addSubview(dot)
      dots.append(dot)
    }
  }
}
