// SPDX-License-Identifier: MIT

/// What the screen showed of a transition that was broken off, kept as pictures until the next one has covered it.
///
/// The next transition starts from the page that the broken-off one brought. That page stays live, at the place where
/// it was on its way; all else in the container, the pages that leave and their shadows, becomes pictures behind and
/// before it.
final class TransitionResidue {
  private let behind: [UIView]
  private var before: [UIView]
  private let pagePicture: UIView?
  private let center: CGPoint
  /// Whether the page differs from its final look by its place alone.
  private let isMovedOnly: Bool

  /// Takes the pictures; `page` is the one that stays. nil where it isn't in the container.
  init?(of container: UIView, keeping page: UIView) {
    guard let index = container.subviews.firstIndex(of: page) else { return nil }
    let shown = page.layer.presentation() ?? page.layer
    center = shown.position
    isMovedOnly = shown.transform == page.layer.transform && shown.opacity == page.layer.opacity
    behind = container.subviews[..<index].compactMap(Self.picture)
    pagePicture = Self.picture(of: page)
    before = container.subviews[(index + 1)...].compactMap(Self.picture)
  }

  nonisolated deinit {}

  /// Puts the page back where it was on its way, where the animator that comes moves it from there (`live`). Else a
  /// picture of it stands there for a moment.
  func restorePlace(of page: UIView, live: Bool) {
    if live, isMovedOnly {
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
    let fading = dissolving ? behind + before : pagePicture.map { [$0] } ?? []
    guard !fading.isEmpty else { return }
    UIView.animate(withDuration: Self.dissolveDuration) {
      for picture in fading { picture.alpha = 0 }
    }
  }

  func remove() {
    for picture in behind + before { picture.removeFromSuperview() }
  }

  /// Seconds; short enough to be over before the page has gone. Eyeballed.
  private static let dissolveDuration = 0.2

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
