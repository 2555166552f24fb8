// SPDX-License-Identifier: MIT

/// The view that a zoom moves: the live page with the source's picture over it, clipped to a rounded rectangle that casts
/// a shadow.
///
///     ZoomCard          casts the shadow; as large as what is visible
///     └ clip            clips to the rounded rectangle
///       ├ carrier       scales the page evenly; its own size is the page's
///       │ └ the page
///       └ picture       of the source
final class ZoomCard: UIView {
  private let clip = UIView()
  private let carrier = UIView()
  private var picture: UIView?

  /// Creates a card and moves the page from its superview into it.
  init(page: UIView, size: CGSize, safeArea: UIEdgeInsets) {
    super.init(frame: CGRect(origin: .zero, size: size))
    UIView.performWithoutAnimation { build(around: page, safeArea: safeArea) }
  }

  required init?(coder: NSCoder) { fatalError("ZoomCard is made for a page") }

  nonisolated deinit {}

  private func build(around page: UIView, safeArea: UIEdgeInsets) {
    backgroundColor = page.groundColor ?? .systemBackground
    layer.shadowOffset = CGSize(width: 0, height: ZoomMetrics.shadowOffset)
    layer.shadowRadius = ZoomMetrics.shadowBlur / 2
    clip.frame = bounds
    clip.clipsToBounds = true
    carrier.frame = bounds
    carrier.fixSafeArea(safeArea)
    addSubview(clip)
    clip.addSubview(carrier)
    page.setPlacement(carrier.bounds)
    carrier.addSubview(page)
  }

  /// Adds a view that is scaled with the page, above it.
  func cover(with view: UIView) { carrier.addSubview(view) }

  /// Replaces the picture over the page.
  func setPicture(_ new: UIView?) {
    picture?.removeFromSuperview()
    picture = new
    if let new { clip.addSubview(new) }
  }

  /// Shows a pose, except for the corners and the picture, which have timings of their own.
  func show(_ pose: ZoomPose) {
    bounds.size = pose.size
    layer.shadowOpacity = Float(pose.shadowAlpha)
    alpha = pose.alpha
    clip.frame = CGRect(origin: .zero, size: pose.size)
    place(carrier, pose.page, in: pose.size)
  }

  /// Gives the card the corners of a pose.
  func showCorners(_ pose: ZoomPose) {
    for view in [self, clip] { view.layer.cornerRadius = pose.shownRadius }
  }

  /// Places the picture in a card of a size.
  func placePicture(_ placement: ZoomPose.PicturePlacement, in size: CGSize) {
    picture?.bounds.size = placement.size
    picture?.layer.cornerRadius = placement.radius
    picture?.center = CGPoint(x: size.width / 2 + placement.offset.x, y: size.height / 2 + placement.offset.y)
  }

  var pictureAlpha: CGFloat {
    get { picture?.alpha ?? 0 }
    set { picture?.alpha = newValue }
  }

  private func place(_ view: UIView, _ placement: ZoomPose.Placement, in size: CGSize) {
    view.center = CGPoint(x: size.width / 2 + placement.offset.x, y: size.height / 2 + placement.offset.y)
    view.transform = CGAffineTransform(scaleX: placement.scale, y: placement.scale)
  }
}
