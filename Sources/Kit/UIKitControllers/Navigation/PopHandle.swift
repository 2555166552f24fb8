// SPDX-License-Identifier: MIT

/// Shows a person with a mouse that a page can be pulled away from its leading edge: where such a drag begins, the pointer
/// is an open hand, and a handle appears while the pointer rests there. UIKit, made for fingers, has no such sign.
final class PopHandle: NSObject, UIPointerInteractionDelegate {
  private let canPop: () -> Bool
  private weak var root: UIView?
  private let bar = UIView()
  private var appearance: Deadline?

  /// The size of the handle and its distance from the edge, in points. Chosen: the home indicator of a phone, upright and
  /// shorter.
  private static let size = CGSize(width: 5, height: 64)
  private static let distance: CGFloat = 6
  /// The seconds for which the pointer rests before the handle appears, and those of its fade. Chosen.
  private static let patience = 0.15
  private static let fade = 0.2

  /// - Parameter canPop: Returns whether a drag from the edge could begin now.
  init(canPop: @escaping () -> Bool) {
    self.canPop = canPop
    super.init()
    bar.backgroundColor = .tertiaryLabel
    bar.layer.cornerRadius = Self.size.width / 2
    bar.isUserInteractionEnabled = false
    bar.alpha = 0
  }

  nonisolated deinit {}

  func attach(to root: UIView) {
    self.root = root
    root.addInteraction(UIPointerInteraction(delegate: self))
    root.addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: PopHandle.hover))
  }

  /// Hides the handle, because a drag has begun.
  func hide() {
    appearance?.cancel()
    appearance = nil
    guard bar.alpha > 0 else { return }
    UIView.animate(withDuration: Self.fade) {
      self.bar.alpha = 0
    } completion: { _ in
      if self.bar.alpha == 0 { self.bar.removeFromSuperview() }
    }
  }

  private func hover(_ recognizer: UIHoverGestureRecognizer) {
    guard let root, recognizer.state != .ended, zone(in: root).contains(recognizer.location(in: root)), canPop() else {
      return hide()
    }
    guard appearance == nil, bar.alpha == 0 else { return }
    appearance = Deadline.schedule(at: CACurrentMediaTime() + Self.patience) { [weak self] in self?.show() }
  }

  private func show() {
    appearance = nil
    guard let root, canPop() else { return }
    let zone = zone(in: root)
    let x = root.isRightToLeft ? zone.maxX - Self.distance - Self.size.width : zone.minX + Self.distance
    UIView.performWithoutAnimation {
      bar.setPlacement(CGRect(origin: CGPoint(x: x, y: zone.midY - Self.size.height / 2), size: Self.size))
      root.addSubview(bar)
    }
    UIView.animate(withDuration: Self.fade) { self.bar.alpha = 1 }
  }

  /// The part of the view in which a drag from the edge starts.
  private func zone(in root: UIView) -> CGRect {
    let width = UIScreenEdgePanGestureRecognizer.edgeWidth
    let bounds = root.bounds
    return CGRect(
      x: root.isRightToLeft ? bounds.maxX - width : bounds.minX, y: bounds.minY, width: width, height: bounds.height)
  }

  // MARK: UIPointerInteractionDelegate

  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    guard let root, canPop() else { return nil }
    return UIPointerRegion(rect: zone(in: root))
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { .grabIdle() }
}
