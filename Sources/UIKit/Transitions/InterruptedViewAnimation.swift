// SPDX-License-Identifier: MIT

/// Views that a transition left on their way when it was completed in place: they go on to their places, while the next
/// transition begins.
final class InterruptedViewAnimation {
  private struct Item {
    weak var view: UIView?
    let position: CGPoint
    let transform: CATransform3D
    let opacity: Float
  }

  private let items: [Item]
  /// The views that leave, as they were.
  private let picture: UIView?

  /// Takes note of where `views` show, and a picture of `leaving`, which will be gone.
  init(of views: [UIView], leaving: UIView?) {
    items = views.map { view in
      let shown = view.layer.presentation() ?? view.layer
      return Item(view: view, position: shown.position, transform: shown.transform, opacity: shown.opacity)
    }
    picture = leaving?.snapshotView(afterScreenUpdates: false)
    if let leaving { picture?.frame = leaving.frame }
  }

  nonisolated deinit {}

  /// Lets them land; the picture dissolves below `container`.
  func run(below container: UIView) {
    for item in items { land(item) }
    guard let picture, let superview = container.superview else { return }
    picture.isUserInteractionEnabled = false
    superview.insertSubview(picture, belowSubview: container)
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
      animations: { picture.alpha = 0 }, completion: { _ in picture.removeFromSuperview() })
  }

  private func land(_ item: Item) {
    guard let view = item.view, view.window != nil else { return }
    let layer = view.layer
    add("position", from: item.position, to: layer.position, in: layer)
    add("opacity", from: item.opacity, to: layer.opacity, in: layer)
    if item.transform != layer.transform { add("transform", from: item.transform, to: layer.transform, in: layer) }
  }

  private func add<Value: Equatable>(_ keyPath: String, from old: Value, to new: Value, in layer: CALayer) {
    guard old != new else { return }
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = old
    animation.toValue = new
    animation.duration = Self.duration
    animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    layer.add(animation, forKey: "landing." + keyPath)
  }

  /// Seconds; eyeballed.
  private static let duration = 0.2
}
