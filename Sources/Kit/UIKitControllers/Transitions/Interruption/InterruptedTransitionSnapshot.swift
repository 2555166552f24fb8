// SPDX-License-Identifier: MIT

/// The pixels of an interrupted transition, which stay on screen until the next transition has covered them.
///
/// Views that remain in the hierarchy continue from where they were shown. Views that leave it become pictures.
///
/// - In a container the page that remains takes part in the next transition. It starts at its interrupted position if the
///   animator moves it from there; otherwise a picture of it dissolves. The other pages and their shadows become
///   pictures behind and in front of it.
/// - In a presentation the views in the container view continue from where they are shown. The page that a client's
///   animator dismisses starts there. A container view that is removed becomes a picture below the next one.
final class InterruptedTransitionSnapshot {
  /// Where the pictures are inserted in the next transition.
  enum Placement {
    /// Around the outgoing page of the next transition. The pictures that lie over the incoming page dissolve.
    case aroundPage(insertsPageBelow: Bool)
    /// Below the container view of a presentation. A client's animator takes `leaving` away.
    case belowContainer(UIView, leaving: UIView?)
  }

  private struct Picture {
    let view: UIView
    let removal: Removal
  }

  /// How a picture disappears.
  private enum Removal {
    /// The incoming page covers it. If that page is inserted below the picture, the picture dissolves.
    case covered
    case dissolve
    /// It continues to slide sideways, out of the container.
    case slideOut
  }

  private let page: InterruptedView?
  private let pagePicture: UIView?
  /// Whether another view carries the page, as the card of a zoom does. The picture of that view then dissolves over the
  /// page.
  private let isCarried: Bool
  private let behind: [Picture]
  private var inFront: [Picture]
  /// The shade that lay over the page, which fades out.
  private let shade: CALayer?
  /// The views of a presentation that remain in the hierarchy.
  private let remaining: [InterruptedView]
  /// The page of a presentation that was put back where it was shown, and its final position.
  private var restored: (page: InterruptedView, center: CGPoint)?

  // MARK: Taking

  /// Takes the pictures in a container. Returns `nil` if `page` is not in it.
  ///
  /// - Parameters:
  ///   - page: The view of the controller that remains.
  ///   - uncovering: Whether the views in front of the page were sliding out sideways.
  init?(of container: UIView, keeping page: UIView, uncovering: Bool) {
    guard page.isDescendant(of: container) else { return nil }
    // A page inside a carrier view is part of the picture of that view, which is in front of everything else.
    let index = container.subviews.firstIndex(of: page) ?? -1
    let isCarried = container.subviews.contains { $0 is ZoomCard }
    let above = container.subviews[(index + 1)...]
    let unlessCovered = isCarried ? Removal.dissolve : .covered
    self.isCarried = isCarried
    self.page = InterruptedView(page)
    pagePicture = index >= 0 ? Self.picture(of: page) : nil
    behind = Self.pictures(of: container.subviews[..<max(index, 0)], removal: unlessCovered)
    inFront = Self.pictures(
      of: above.filter { !($0 is DimmingView) }, removal: uncovering ? .slideOut : unlessCovered)
    shade = above.first { $0 is DimmingView }.map(Self.makeShade)
    remaining = []
  }

  /// Records how the views of a presentation are shown, and takes a picture of the container view if that is removed.
  init(of views: [UIView], leaving: UIView?) {
    remaining = views.map(InterruptedView.init)
    behind = Self.pictures(of: [leaving].compactMap(\.self), removal: .dissolve)
    (inFront, page, pagePicture, shade, isCarried) = ([], nil, nil, nil, false)
  }

  nonisolated deinit {}

  private static func pictures(of views: some Sequence<UIView>, removal: Removal) -> [Picture] {
    views.compactMap(picture).map { Picture(view: $0, removal: removal) }
  }

  /// Returns a picture of a view, or `nil` if the view is not visible or is itself a picture from so many interruptions
  /// ago that newer ones have covered it.
  private static func picture(of view: UIView) -> UIView? {
    let shown = view.layer.presentation() ?? view.layer
    guard !view.isHidden, shown.opacity >= visibleOpacity, view.snapshotGeneration ?? 0 < maximumGeneration,
      let picture = view.snapshotView(afterScreenUpdates: false)
    else { return nil }
    UIView.performWithoutAnimation {
      picture.bounds.size = shown.bounds.size
      picture.center = shown.position
      picture.transform3D = shown.transform
      picture.alpha = CGFloat(shown.opacity)
      picture.isUserInteractionEnabled = false
    }
    return picture
  }

  private static func makeShade(of view: UIView) -> CALayer {
    let shade = CALayer()
    shade.backgroundColor = view.layer.backgroundColor
    shade.opacity = (view.layer.presentation() ?? view.layer).opacity
    return shade
  }

  // MARK: Showing

  /// Puts the page back at its interrupted position, before the next transition starts.
  ///
  /// - Parameters:
  ///   - placement: Where the pictures will be inserted.
  ///   - isMovedByAnimator: Whether the next animator moves the page of a container from there. Otherwise a picture of
  ///     the page is shown there for a moment.
  func restoreView(_ placement: Placement, isMovedByAnimator: Bool) {
    if case .belowContainer(_, let leaving?) = placement { return restore(leaving) }
    guard let page, let view = page.view else { return }
    if isMovedByAnimator, page.differsInPositionOnly, !isCarried {
      UIView.performWithoutAnimation { view.center = page.center }
    } else if let pagePicture {
      inFront.insert(Picture(view: pagePicture, removal: .dissolve), at: 0)
    }
  }

  private func restore(_ leaving: UIView) {
    guard let page = remaining.first(where: { $0.view === leaving }), page.differsInPositionOnly else { return }
    restored = (page, leaving.center)
    UIView.performWithoutAnimation { leaving.center = page.center }
  }

  /// Inserts the pictures, and animates out those that the next transition would leave in sight.
  func install(_ placement: Placement) {
    switch placement {
    case .aroundPage(let insertsPageBelow):
      guard let page = page?.view else { return }
      insertPictures(around: page)
      if let shade { fade(shade, over: page) }
      animateRemoval(dissolvingCovered: insertsPageBelow)
    case .belowContainer(let container, _):
      for view in remaining { view.continueFromScreen(duration: Self.duration) }
      insertPictures(around: container)
      animateRemoval(dissolvingCovered: true)
    }
  }

  func remove() {
    shade?.removeFromSuperlayer()
    for picture in behind + inFront { picture.view.removeFromSuperview() }
    // A page whose dismissal was cancelled, by an animator that did not move it, returns to its place.
    guard let restored, let view = restored.page.view, view.center == restored.page.center else { return }
    UIView.performWithoutAnimation { view.center = restored.center }
  }

  private func insertPictures(around view: UIView) {
    guard let superview = view.superview else { return }
    UIView.performWithoutAnimation {
      for picture in behind { superview.insertSubview(picture.view, belowSubview: view) }
      for picture in inFront.reversed() { superview.insertSubview(picture.view, aboveSubview: view) }
    }
  }

  private func animateRemoval(dissolvingCovered: Bool) {
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
      animations: { [self] in
        for picture in behind + inFront {
          switch picture.removal {
          case .dissolve: picture.view.alpha = 0
          case .covered: if dissolvingCovered { picture.view.alpha = 0 }
          case .slideOut: slideOut(picture.view)
          }
        }
      }, completion: nil)
  }

  private func slideOut(_ picture: UIView) {
    guard let container = picture.superview else { return }
    let forward: CGFloat = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    picture.center.x = container.bounds.midX + forward * container.bounds.width
  }

  /// Adds the shade to the page's layer, so that it moves with the page.
  private func fade(_ shade: CALayer, over page: UIView) {
    let lightening = CABasicAnimation(keyPath: "opacity")
    lightening.fromValue = shade.opacity
    lightening.toValue = 0
    lightening.duration = Self.duration
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shade.frame = page.bounds
    shade.opacity = 0
    page.layer.addSublayer(shade)
    CATransaction.commit()
    shade.add(lightening, forKey: "opacity")
  }

  /// In seconds. Short enough to be over before the page has left the container. Estimated.
  private static let duration = 0.2
  /// Lower opacities do not change a pixel of 8 bits per channel.
  private static let visibleOpacity: Float = 1 / 255
  /// The number of interruptions through which a picture is kept. Without a limit, interruptions that follow each other
  /// faster than the pictures dissolve would add pictures without end. Estimated.
  private static let maximumGeneration = 8
}
