// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// The view that a sheet's transition moves: the sheet's body with the presented view in it, its shadow and its
/// grabber.
///
/// The view has the frame of the selected detent, except while a transition moves it. The body in it follows `extent`,
/// which drags and changes of the detent set. The position on screen is the sum of both.
final class SheetView: UIView {
  private let body = UIView()
  private let clip = UIView()
  private let grabber = SheetGrabberView(frame: .zero)
  private let content: UIView
  private var layout: SheetLayout?
  /// The frame of this view in the container when no transition moves it.
  private var rest = CGRect.zero

  /// The object that takes part in the drags of scroll views inside.
  weak var nestedScrolling: (any NestedScrolling)?
  /// Returns whether a drag may begin.
  var mayDrag: (() -> Bool)?
  var onGrabberPress: (() -> Void)? {
    get { grabber.onPress }
    set { grabber.onPress = newValue }
  }

  /// The distance in points of the body's top edge from the container's bottom, without the movement by a transition.
  var extent: CGFloat = 0 {
    didSet { if extent != oldValue { setNeedsLayout() } }
  }

  var cornerRadius = SheetMetrics.cornerRadius {
    didSet { if cornerRadius != oldValue { setNeedsLayout() } }
  }

  var isGrabberVisible = false {
    didSet { if isGrabberVisible != oldValue { setNeedsLayout() } }
  }

  /// The part of the shadow's opacity that shows, from 0 to 1. A transition animates it, because the shadow reaches into
  /// the container from a sheet that is still below it.
  var shadowStrength: Float {
    get { body.layer.shadowOpacity / SheetMetrics.shadowOpacity }
    set { body.layer.shadowOpacity = SheetMetrics.shadowOpacity * newValue }
  }

  init(content: UIView) {
    self.content = content
    super.init(frame: .zero)
    overrideUserInterfaceLevel = .elevated
    body.layer.shadowOpacity = SheetMetrics.shadowOpacity
    body.layer.shadowRadius = SheetMetrics.shadowRadius
    body.layer.shadowOffset = SheetMetrics.shadowOffset
    body.layer.shadowColor = UIColor.black.cgColor
    clip.clipsToBounds = true
    addSubview(body)
    body.addSubview(clip)
    clip.addSubview(content)
    body.addSubview(grabber)
  }

  required init?(coder: NSCoder) { fatalError("SheetView has no archives; create it with init(content:)") }

  nonisolated deinit {}

  override class var drawsNothing: Bool { true }

  /// Moves the presented view into the sheet, if another style has shown it before.
  func takeContent() {
    guard content.superview !== clip else { return }
    content.transform = .identity
    clip.addSubview(content)
    setNeedsLayout()
  }

  /// Removes the presented view, so that another style can show it.
  func giveUpContent() {
    if content.superview === clip { content.removeFromSuperview() }
  }

  /// Adopts a layout and the frame of the selected detent.
  func adopt(_ layout: SheetLayout, rest: CGRect) {
    guard self.layout != layout || self.rest != rest else { return }
    self.layout = layout
    self.rest = rest
    setPlacement(rest)
    setNeedsLayout()
  }

  /// Reverts the movement by a transition.
  func restore() { setPlacement(rest) }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let layout else { return }
    body.frame = layout.frame(extent: extent).offsetBy(dx: -rest.minX, dy: -rest.minY)
    clip.frame = body.bounds
    content.frame = clip.bounds
    roundCorners(layout.attachment)
    let hitSize = SheetMetrics.grabberHitSize
    grabber.isHidden = !isGrabberVisible || layout.attachment == .full
    grabber.frame = CGRect(
      x: ((body.bounds.width - hitSize.width) / 2).rounded(), y: 0, width: hitSize.width, height: hitSize.height)
  }

  private func roundCorners(_ attachment: SheetLayout.Attachment) {
    let corners: CACornerMask =
      attachment == .card
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let radius = attachment == .full ? 0 : cornerRadius
    // The body casts the shadow, so it needs a background. The content's own colour does not show at its edges.
    body.backgroundColor = content.backgroundColor ?? .systemBackground
    for view in [body, clip] {
      view.layer.cornerRadius = radius
      view.layer.maskedCorners = corners
    }
  }

  // MARK: Touches

  /// Returns whether the point is in the body, which can lie outside of the view's bounds.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { body.frame.contains(point) }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer is SheetPan, gestureRecognizer.view === self else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return mayDrag?() ?? false
  }
}

extension SheetView: NestedScrollParent {
  func consume(_ delta: CGVector, of scrollView: UIScrollView) -> CGVector {
    nestedScrolling?.consume(delta, of: scrollView) ?? .zero
  }

  func endDrag(of scrollView: UIScrollView, velocity: CGVector) -> Bool {
    nestedScrolling?.endDrag(of: scrollView, velocity: velocity) ?? false
  }
}
