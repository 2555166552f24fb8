// SPDX-License-Identifier: MIT

/// The views of one zoom. Adds them to the container, gives them poses, and removes them at the end.
final class ZoomViews {
  let pair: ZoomPair
  let container: UIView
  /// The container's size when the views were added.
  let size: CGSize
  private let page: UIView
  /// The page below, or `nil` if the animator must leave it alone.
  private let covered: CoveredPage?
  private let card: ZoomCard
  private let dimming = UIView()
  /// The view behind the covered page, visible at the edges while the page is scaled down.
  private let backdrop = UIView()
  private let bars: ZoomBars?
  /// The source view, which is hidden while its picture is in the card, and its original alpha.
  private var hidden: (view: UIView, alpha: CGFloat)?
  private(set) var source: ZoomSource?
  private var alignment: CGRect?

  init(pair: ZoomPair, page: UIView, covered: UIView?, in container: UIView) {
    self.pair = pair
    self.page = page
    self.container = container
    size = container.bounds.size
    let bars = covered == nil ? nil : pair.takeBars()
    self.bars = bars
    self.covered = covered.map { CoveredPage(view: $0, cover: bars?.lower ?? Self.makeCover(of: container.bounds)) }
    card = ZoomCard(page: page, size: container.bounds.size, safeArea: container.safeAreaInsets)
    UIView.performWithoutAnimation {
      covered?.setPlacement(container.bounds)
      covered?.layoutIfNeeded()
      if let covered = self.covered {
        backdrop.frame = container.bounds
        backdrop.backgroundColor = ZoomMetrics.backdrop
        container.insertSubview(backdrop, at: 0)
        container.addSubview(covered.cover)
      }
      if let bars { card.cover(with: bars.upper) }
      dimming.frame = container.bounds
      dimming.backgroundColor = pair.recipe.options?.dimmingColor ?? Self.defaultDimming
      dimming.isUserInteractionEnabled = false
      container.addSubview(dimming)
      container.addSubview(card)
    }
    updateSource()
  }

  nonisolated deinit {}

  private static func makeCover(of frame: CGRect) -> UIView {
    let cover = UIView(frame: frame)
    cover.isUserInteractionEnabled = false
    return cover
  }

  private static let defaultDimming = UIColor(white: 0, alpha: ZoomMetrics.dimming)

  /// Whether touches of the card go to the page on it. If not, they go to the page below.
  var isCardTouchable: Bool {
    get { card.isUserInteractionEnabled }
    set { card.isUserInteractionEnabled = newValue }
  }

  /// Moves the page from the card into the container, which it fills, and removes all other views of the zoom.
  func removeFromContainer() {
    UIView.performWithoutAnimation {
      showSource()
      covered?.restore()
      bars?.remove()
      container.insertSubview(page, aboveSubview: dimming)
      page.setPlacement(container.bounds)
      card.removeFromSuperview()
      dimming.removeFromSuperview()
      backdrop.removeFromSuperview()
    }
  }

  // MARK: The source

  /// Finds the source again, which may have changed or disappeared. Returns whether its picture has changed.
  @discardableResult
  func updateSource() -> Bool {
    let found = pair.findSource(in: container, cover: covered?.cover)
    alignment = found.flatMap { pair.alignmentRect(for: $0.view) }
    let isSame = found?.view === source?.view && found?.frame.size == source?.frame.size
    source = found
    guard !isSame else { return false }
    UIView.performWithoutAnimation {
      let alpha = card.pictureAlpha
      showSource()
      if let found { hide(found) } else { card.setPicture(nil) }
      card.pictureAlpha = alpha
    }
    return true
  }

  private func hide(_ source: ZoomSource) {
    let view = source.view
    card.setPicture(source.makePicture())
    hidden = (view, view.alpha)
    view.alpha = 0
  }

  private func showSource() {
    guard let hidden else { return }
    if hidden.view.alpha == 0 { hidden.view.alpha = hidden.alpha }
    self.hidden = nil
  }

  // MARK: Poses

  private var pageBounds: CGRect { CGRect(origin: .zero, size: size) }

  /// The pose in which the page fills the container.
  var openPose: ZoomPose {
    var pose = ZoomPose(center: container.bounds.middle, size: size)
    if let source {
      pose.picture = source.picturePlacement(over: pageBounds, aligning: alignment)
      pose.shared = source.pose(of: pageBounds, aligning: alignment).shared
    }
    return pose
  }

  /// The pose in which the page is at its source, or has faded out if there is no source any more.
  var closedPose: ZoomPose {
    if let source { return source.pose(of: pageBounds, aligning: alignment) }
    var pose = openPose.displaced(by: .zero, scale: ZoomMetrics.lostScale, about: container.bounds.middle)
    pose.alpha = 0
    pose.shadowAlpha = 0
    pose.coverage = 0
    return pose
  }

  /// Returns the openness of a pose: 0 at the source, 1 if the page fills the container.
  func openness(of pose: ZoomPose) -> CGFloat {
    let closed = closedPose.page.scale
    return abs(1 - closed) < Self.leastGrowth ? pose.coverage : (pose.page.scale - closed) / (1 - closed)
  }

  /// The difference in scale between page and source below which the scale cannot be used as a measure of the progress.
  private static let leastGrowth: CGFloat = 0.01

  func show(_ pose: ZoomPose) {
    UIView.performWithoutAnimation {
      setPicture(pose)
      setCorners(pose)
      setAll(pose)
      place(pose.picture, in: pose.size)
    }
  }

  /// Shows a pose, except for the card's corners and the picture.
  func setAll(_ pose: ZoomPose) {
    card.show(pose)
    setCenter(x: pose.center.x)
    setCenter(y: pose.center.y)
    setAngle(pose.angle)
    dimming.alpha = pose.coverage
    covered?.show(pose.coverage)
  }

  func setCorners(_ pose: ZoomPose) { card.showCorners(pose) }
  func setPicture(_ pose: ZoomPose) { card.pictureAlpha = pose.pictureAlpha }
  func place(_ picture: ZoomPose.PicturePlacement, in size: CGSize) { card.placePicture(picture, in: size) }
  func setCenter(x: CGFloat) { card.center.x = x }
  func setCenter(y: CGFloat) { card.center.y = y }
  func setAngle(_ angle: CGFloat) { card.transform = CGAffineTransform(rotationAngle: angle) }
}

extension UIView {
  /// The background colour of the view, or of the subview that covers all of it.
  var groundColor: UIColor? {
    if let backgroundColor, backgroundColor.cgColor.alpha > 0 { return backgroundColor }
    return subviews.first { $0.frame.contains(bounds) }?.groundColor
  }
}
