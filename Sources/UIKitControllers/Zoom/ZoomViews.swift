// SPDX-License-Identifier: MIT

/// The views of one zoom: adds them to the container, shows poses, and restores everything at the end.
final class ZoomViews {
  let pair: ZoomPair
  let container: UIView
  /// The container's size when the views were added.
  let size: CGSize
  private let page: UIView
  /// The page below; nil if the container does not move it.
  private let covered: UIView?
  private let coveredTransform: CATransform3D
  private let card: ZoomCard
  private let dimming = UIView()
  /// Extends the covered page's background to the edges, from which the page has shrunk.
  private let backdrop = UIView()
  /// The source, which is hidden in its page while its picture moves, and its own alpha.
  private var hidden: (view: UIView, alpha: CGFloat)?
  private(set) var source: ZoomSource?
  private var alignment: CGRect?

  init(pair: ZoomPair, page: UIView, covered: UIView?, in container: UIView) {
    self.pair = pair
    self.page = page
    self.covered = covered
    self.container = container
    size = container.bounds.size
    coveredTransform = covered?.layer.transform ?? .identity
    card = ZoomCard(page: page, size: container.bounds.size, safeArea: container.safeAreaInsets)
    UIView.performWithoutAnimation {
      covered?.setPlacement(container.bounds)
      covered?.layoutIfNeeded()
      if let covered {
        backdrop.frame = container.bounds
        backdrop.backgroundColor = covered.groundColor
        container.insertSubview(backdrop, at: 0)
      }
      dimming.frame = container.bounds
      dimming.backgroundColor = pair.recipe.options?.dimmingColor ?? Self.defaultDimming
      dimming.isUserInteractionEnabled = false
      container.addSubview(dimming)
      container.addSubview(card)
    }
    updateSource()
  }

  nonisolated deinit {}

  private static let defaultDimming = UIColor(white: 0, alpha: ZoomMetrics.dimming)

  /// Whether the page receives touches on the card. If not, the page underneath does.
  var isCardTouchable: Bool {
    get { card.isUserInteractionEnabled }
    set { card.isUserInteractionEnabled = newValue }
  }

  /// Puts the page into the container, which it fills, and removes everything else.
  func removeFromContainer() {
    UIView.performWithoutAnimation {
      showSource()
      covered?.layer.transform = coveredTransform
      container.insertSubview(page, aboveSubview: dimming)
      page.setPlacement(container.bounds)
      card.removeFromSuperview()
      dimming.removeFromSuperview()
      backdrop.removeFromSuperview()
    }
  }

  // MARK: The source

  /// Asks for the source, which may have changed or vanished. Returns whether its picture has changed.
  @discardableResult
  func updateSource() -> Bool {
    let found = pair.findSource(in: container)
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
    let picture = view.snapshotView(afterScreenUpdates: true)
    picture?.bounds.size = source.frame.size
    picture?.layoutIfNeeded()
    // The card cuts the corners, and they grow square with it.
    for copy in picture?.layer.sublayers ?? [] { copy.cornerRadius = 0 }
    card.setPicture(picture)
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

  /// The page fills the container.
  var openPose: ZoomPose {
    var pose = ZoomPose(center: container.bounds.middle, size: size)
    if let source { pose.picture = source.picturePlacement(over: pageBounds, aligning: alignment) }
    return pose
  }

  /// The page is in its source or, if there is none any more, has disappeared.
  var closedPose: ZoomPose {
    if let source { return source.pose(of: pageBounds, aligning: alignment) }
    var pose = openPose.displaced(by: .zero, scale: ZoomMetrics.lostScale, about: container.bounds.middle)
    pose.alpha = 0
    pose.shadowAlpha = 0
    pose.coverage = 0
    return pose
  }

  /// Returns how open a pose is: 0 in the source, 1 where the page fills the container.
  func openness(of pose: ZoomPose) -> CGFloat {
    let closed = closedPose.page.scale
    return abs(1 - closed) < Self.leastGrowth ? pose.coverage : (pose.page.scale - closed) / (1 - closed)
  }

  /// If page and source differ by less, their scale says nothing about the progress.
  private static let leastGrowth: CGFloat = 0.01

  func show(_ pose: ZoomPose) {
    UIView.performWithoutAnimation {
      setPicture(pose)
      setAll(pose)
    }
  }

  /// Shows a pose, except for the picture's alpha.
  func setAll(_ pose: ZoomPose) {
    card.show(pose)
    setCenter(x: pose.center.x)
    setCenter(y: pose.center.y)
    setAngle(pose.angle)
    dimming.alpha = pose.coverage
    let scale = 1 + (ZoomMetrics.coveredScale - 1) * pose.coverage
    covered?.layer.transform = coveredTransform.concatenating(.scale(scale, scale))
  }

  func setPicture(_ pose: ZoomPose) { card.pictureAlpha = pose.pictureAlpha }
  func setCenter(x: CGFloat) { card.center.x = x }
  func setCenter(y: CGFloat) { card.center.y = y }
  func setAngle(_ angle: CGFloat) { card.transform = CGAffineTransform(rotationAngle: angle) }
}

extension UIView {
  /// The colour that the view is filled with, itself or by what covers all of it.
  var groundColor: UIColor? {
    if let backgroundColor, backgroundColor.cgColor.alpha > 0 { return backgroundColor }
    return subviews.first { $0.frame.contains(bounds) }?.groundColor
  }
}
