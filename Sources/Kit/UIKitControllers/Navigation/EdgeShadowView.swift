// SPDX-License-Identifier: MIT

/// The faint shadow that a page casts on the one that it covers, beside the edge that leads.
final class EdgeShadowView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// Creates the shadow of the left edge of a pushed page.
  convenience init(height: CGFloat) {
    self.init(TransitionMetrics.edgeShadow, end: CGPoint(x: 1, y: 0), length: height)
  }

  /// Creates the shadow of the upper edge of a page that comes from below.
  convenience init(width: CGFloat) {
    self.init(TransitionMetrics.coverShadow, end: CGPoint(x: 0, y: 1), length: width)
  }

  /// - Parameters:
  ///   - stops: The black at distances from the edge, from the edge outwards.
  ///   - end: The direction from the far end of the shadow to the edge, as a unit vector.
  private init(_ stops: [(distance: CGFloat, alpha: CGFloat)], end: CGPoint, length: CGFloat) {
    let breadth = stops.last?.distance ?? 0
    super.init(
      frame: CGRect(x: 0, y: 0, width: end.x > 0 ? breadth : length, height: end.x > 0 ? length : breadth))
    isUserInteractionEnabled = false
    guard let gradient = layer as? CAGradientLayer else { return }
    let stops = stops.reversed()
    gradient.colors = stops.map { CGColor(red: 0, green: 0, blue: 0, alpha: $0.alpha) }
    gradient.locations = stops.map { NSNumber(value: Double(1 - $0.distance / breadth)) }
    gradient.startPoint = .zero
    gradient.endPoint = end
  }

  required init?(coder: NSCoder) { fatalError("EdgeShadowView is made by its length") }

  nonisolated deinit {}
}
