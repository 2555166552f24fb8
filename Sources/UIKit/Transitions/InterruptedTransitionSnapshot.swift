// SPDX-License-Identifier: MIT

/// A snapshot of an interrupted transition: pictures that stay on the screen until the next transition has covered
/// them.
///
/// The next transition starts from the page that the broken-off one brought. That page stays live, at the place where
/// it was on its way; all else in the container, the pages that leave and their shadows, becomes pictures behind and
/// before it.
final class InterruptedTransitionSnapshot {
  private let behind: [UIView]
  private var before: [UIView]
  private let pagePicture: UIView?
  private let center: CGPoint
  /// Whether the page differs from its final look by its place alone.
  private let isMovedOnly: Bool
  /// Whether a page flew on a card; all of it then dissolves into the page at its place.
  private let isFlight: Bool
  /// Whether what lies before the page was on its way out sideways.
  private let uncovers: Bool
  /// The view that darkened the page, which fades out.
  private let veil: CALayer?

  /// Takes the pictures; `page` is the one that stays. nil where it isn't in the container.
  init?(of container: UIView, keeping page: UIView, uncovering: Bool) {
    uncovers = uncovering
    guard page.isDescendant(of: container) else { return nil }
    // A page that flies on a card is part of the picture of that, above whatever is at its place.
    let index = container.subviews.firstIndex(of: page) ?? -1
    isFlight = container.subviews.contains { $0 is ZoomCard }
    let shown = page.layer.presentation() ?? page.layer
    center = shown.position
    isMovedOnly = shown.transform == page.layer.transform && shown.opacity == page.layer.opacity
    behind = container.subviews[..<max(index, 0)].compactMap(Self.picture)
    pagePicture = index >= 0 ? Self.picture(of: page) : nil
    let above = container.subviews[(index + 1)...]
    before = above.filter { !($0 is DimmingView) }.compactMap(Self.picture)
    veil = above.first { $0 is DimmingView }.map(Self.makeVeil)
  }

  nonisolated deinit {}

  /// Puts the page back where it was on its way, where the animator that comes moves it from there (`live`). Else a
  /// picture of it stands there for a moment.
  func restorePlace(of page: UIView, live: Bool) {
    if live, isMovedOnly, !isFlight {
      UIView.performWithoutAnimation { page.center = center }
    } else if let pagePicture {
      before.insert(pagePicture, at: 0)
    }
  }

  /// Puts the pictures around the page. They dissolve where the incoming page would else be hidden by them.
  func install(around page: UIView, dissolving: Bool) {
    guard let container = page.superview else { return }
    UIView.performWithoutAnimation {
      for picture in behind { container.insertSubview(picture, belowSubview: page) }
      for picture in before.reversed() { container.insertSubview(picture, aboveSubview: page) }
    }
    if let veil { lay(veil, over: page) }
    let leaving = uncovers ? before.filter { $0 !== pagePicture } : []
    let fading =
      dissolving || isFlight ? (behind + before).filter { !leaving.contains($0) } : pagePicture.map { [$0] } ?? []
    let forward: CGFloat = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    UIView.animate(
      withDuration: Self.dissolveDuration, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
      animations: {
        for picture in fading { picture.alpha = 0 }
        for picture in leaving { picture.center.x = container.bounds.midX + forward * container.bounds.width }
      }, completion: nil)
  }

  func remove() {
    veil?.removeFromSuperlayer()
    for picture in behind + before { picture.removeFromSuperview() }
  }

  /// Seconds; short enough to be over before the page has gone. Eyeballed.
  private static let dissolveDuration = 0.2

  private static func makeVeil(of dimming: UIView) -> CALayer {
    let veil = CALayer()
    veil.backgroundColor = dimming.layer.backgroundColor
    veil.opacity = (dimming.layer.presentation() ?? dimming.layer).opacity
    return veil
  }

  /// The veil is a layer of the page's, so that it moves with it.
  private func lay(_ veil: CALayer, over page: UIView) {
    let lightening = CABasicAnimation(keyPath: "opacity")
    lightening.fromValue = veil.opacity
    lightening.toValue = 0
    lightening.duration = Self.dissolveDuration
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    veil.frame = page.bounds
    veil.opacity = 0
    page.layer.addSublayer(veil)
    CATransaction.commit()
    veil.add(lightening, forKey: "opacity")
  }

  private static func picture(of view: UIView) -> UIView? {
    guard !view.isHidden, let picture = view.snapshotView(afterScreenUpdates: false) else { return nil }
    let shown = view.layer.presentation() ?? view.layer
    UIView.performWithoutAnimation {
      picture.bounds.size = shown.bounds.size
      picture.center = shown.position
      picture.transform3D = shown.transform
      picture.alpha = CGFloat(shown.opacity)
      picture.isUserInteractionEnabled = false
    }
    return picture
  }
}
