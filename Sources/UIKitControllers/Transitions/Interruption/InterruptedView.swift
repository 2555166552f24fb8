// SPDX-License-Identifier: MIT

/// The state on screen of a view that remains in the hierarchy when its transition is interrupted.
struct InterruptedView {
  private(set) weak var view: UIView?
  let center: CGPoint
  private let transform: CATransform3D
  private let opacity: Float

  init(_ view: UIView) {
    let shown = view.layer.presentation() ?? view.layer
    self.view = view
    center = shown.position
    transform = shown.transform
    opacity = shown.opacity
  }

  /// Whether only the position on screen differs from the view's model values.
  var differsInPositionOnly: Bool {
    guard let layer = view?.layer else { return false }
    return transform == layer.transform && opacity == layer.opacity
  }

  /// Animates the view from its state on screen to its model values.
  ///
  /// - Parameter duration: In seconds.
  func animateToModel(duration: Double) {
    guard let view, view.window != nil else { return }
    let layer = view.layer
    add("position", from: center, to: layer.position, in: layer, duration)
    add("opacity", from: opacity, to: layer.opacity, in: layer, duration)
    if transform != layer.transform { add("transform", from: transform, to: layer.transform, in: layer, duration) }
  }

  private func add<Value: Equatable>(
    _ keyPath: String, from old: Value, to new: Value, in layer: CALayer, _ duration: Double
  ) {
    guard old != new else { return }
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = old
    animation.toValue = new
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    layer.add(animation, forKey: "interrupted." + keyPath)
  }
}
