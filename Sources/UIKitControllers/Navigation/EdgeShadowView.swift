// SPDX-License-Identifier: MIT

/// The faint shadow that the upper page casts sideways on the covered one.
final class EdgeShadowView: UIView {
  static let width = TransitionMetrics.edgeShadow.last?.distance ?? 0

  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(height: CGFloat) {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: height))
    isUserInteractionEnabled = false
    guard let gradient = layer as? CAGradientLayer else { return }
    let stops = TransitionMetrics.edgeShadow.reversed()
    gradient.colors = stops.map { CGColor(red: 0, green: 0, blue: 0, alpha: $0.alpha) }
    gradient.locations = stops.map { NSNumber(value: Double(1 - $0.distance / Self.width)) }
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
  }

  required init?(coder: NSCoder) { fatalError("EdgeShadowView is made by its height") }

  nonisolated deinit {}
}
