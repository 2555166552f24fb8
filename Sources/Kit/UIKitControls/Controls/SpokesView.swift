// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// The spokes of an activity indicator, which fade from one to the next.
final class SpokesView: UIView {
  /// The number of spokes, as in iOS since version 13.
  static let count = 8
  // Fractions of the view's side. Measured in screenshots of iOS 17.
  private static let innerRadius: CGFloat = 0.23
  private static let outerRadius: CGFloat = 0.47
  private static let width: CGFloat = 0.115
  /// The opacity of the faintest spoke.
  private static let leastOpacity: CGFloat = 0.2

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let side = min(bounds.width, bounds.height)
    context.setLineCap(.round)
    context.setLineWidth(side * Self.width)
    let cap = Self.width / 2
    for index in 0..<Self.count {
      // The strongest spoke points up, and the others follow counterclockwise.
      let angle = -CGFloat.pi / 2 - CGFloat(index) * 2 * .pi / CGFloat(Self.count)
      let opacity = max(Self.leastOpacity, 1 - CGFloat(index) / CGFloat(Self.count - 1))
      tintColor.resolvedColor(with: traitCollection).withAlphaComponent(opacity).setStroke()
      context.move(to: point(at: angle, radius: (Self.innerRadius + cap) * side))
      context.addLine(to: point(at: angle, radius: (Self.outerRadius - cap) * side))
      context.strokePath()
    }
  }

  private func point(at angle: CGFloat, radius: CGFloat) -> CGPoint {
    CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle))
  }
}
