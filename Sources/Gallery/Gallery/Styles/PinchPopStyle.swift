// SPDX-License-Identifier: MIT
import UIKit

/// Pinch pop
///
/// Two fingers pinch the page together until it drops back onto the page below.
/// Try: Pinch on a touchscreen or a touchpad, and spread the fingers again before you release.
/// Watch: The recognizer belongs to the program. It drives a percent-driven interaction, like any other gesture.
/// From: the article on interaction controllers: progress of 1 − scale, and a release that finishes from 0.3.
enum PinchPopStyle {
  static let entry = TransitionStyle(
    id: "pinch-pop", title: "Pinch pop",
    blurb: "Two fingers pinch the page together until it drops onto the one below.",
    kinds: [.push], animator: { PinchPopAnimator(move: $0) }, presentation: StylePresentation(hasClearBar: true),
    interaction: StyleInteraction(backGesture: { PinchPop() }),
    timing: StyleTiming(percentage: { $0 }), group: .across)
}

final class PinchPopAnimator: PoseAnimator {
  /// The scale at which the page is gone, and the progress at which it begins to fade.
  private static let small: CGFloat = 0.2
  private static let fading: CGFloat = 0.6
  private static let lowerScale: CGFloat = 0.94
  private static let darkness: CGFloat = 0.3
  private static let radius: CGFloat = 24
  private var shade: UIView?
  /// Continues the lower page beyond its edges, from which it is withdrawn.
  private let backdrop = UIView()
  /// Casts the shadow of the page, which is clipped itself.
  private let shadow = ShadowView(PageShadow(), frame: .zero)

  init(move: Move) { super.init(move: move, duration: 0.45) }

  override func prepare(_ pages: Pages) {
    guard let upper = upper(pages), let lower = lower(pages) else { return }
    pages.fadeBar()
    backdrop.frame = pages.container.bounds
    for view in [backdrop, shadow] { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    backdrop.backgroundColor = lower.backgroundColor
    pages.container.insertSubview(backdrop, at: 0)
    shade = pages.container.addShade()
    shade.map { pages.container.insertSubview($0, aboveSubview: lower) }
    upper.clipsToBounds = true
    shadow.frame = upper.frame
    pages.container.insertSubview(shadow, belowSubview: upper)
  }

  /// The page shrinks in proportion to the progress, so that it stays between the fingers.
  override func pose(_ pages: Pages, at fraction: CGFloat) {
    let closed = move.isForward ? 1 - Pace.easeInOut(fraction) : fraction
    let scale = 1 - (1 - Self.small) * closed
    upper(pages)?.layer.cornerRadius = Self.radius * min(closed * 4, 1) / scale
    for view in [upper(pages), shadow] { view?.transform = CGAffineTransform(scaleX: scale, y: scale) }
    let alpha = 1 - max(closed - Self.fading, 0) / (1 - Self.fading)
    upper(pages)?.alpha = alpha
    // The shadow would show through the page.
    shadow.alpha = alpha * alpha
    let lowerScale = Self.lowerScale + (1 - Self.lowerScale) * closed
    lower(pages)?.transform = CGAffineTransform(scaleX: lowerScale, y: lowerScale)
    shade?.alpha = Self.darkness * (1 - closed)
  }

  override func restore(_ pages: Pages) {
    super.restore(pages)
    upper(pages)?.layer.cornerRadius = 0
    upper(pages)?.clipsToBounds = false
    upper(pages)?.alpha = 1
    for view in [shade, shadow, backdrop] { view?.removeFromSuperview() }
  }
}

/// Pops the page of a navigation controller by a pinch.
final class PinchPop: NSObject, BackGesture {
  private weak var page: UIViewController?
  private var styleDelegate: StyleDelegate?
  private var driver: (any StyleInteractor)?

  func attach(to page: UIViewController, kind: TransitionKind, styleDelegate: StyleDelegate) {
    self.page = page
    self.styleDelegate = styleDelegate
    page.view.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: PinchPop.pinch))
  }

  private func pinch(_ pinch: UIPinchGestureRecognizer) {
    let progress = min(max(1 - pinch.scale, 0), 1)
    switch pinch.state {
    case .began: begin()
    case .changed: driver?.update(progress)
    case .ended:
      // The progress is 1 minus the scale.
      end(finishing: Release.finishes(at: progress, velocity: -pinch.velocity))
    case .cancelled, .failed: end(finishing: false)
    case .possible: break
    }
  }

  private func begin() {
    guard driver == nil, let styleDelegate, let page, page.transitionCoordinator == nil else { return }
    let driver = styleDelegate.makeInteractor(for: Move(kind: .push, isForward: false))
    self.driver = driver
    styleDelegate.interactor = driver
    page.navigationController?.popViewController(animated: true)
    styleDelegate.interactor = nil
  }

  private func end(finishing: Bool) {
    finishing ? driver?.finish() : driver?.cancel()
    driver = nil
  }
}
