// SPDX-License-Identifier: MIT

/// The view that a sheet's transition moves: the sheet's body with the presented view in it, its shadow and its
/// grabber.
///
/// The view itself stays where the sheet rests, or is moved by a transition as a whole. The body in it goes by `reach`,
/// which the hand and the changes of detents move. Both together say where the sheet shows.
final class SheetView: UIView {
  private let body = UIView()
  private let clip = UIView()
  private let grabber = SheetGrabberView(frame: .zero)
  private let content: UIView
  private var layout: SheetLayout?
  /// Where this view is in the container when no transition moves it.
  private var rest = CGRect.zero

  /// Told of drags in scroll views inside.
  weak var scrollTaker: SheetScrolling?
  /// Whether a drag may begin now.
  var mayDrag: (() -> Bool)?
  var onGrabberPress: (() -> Void)? {
    get { grabber.onPress }
    set { grabber.onPress = newValue }
  }

  /// How far the body's top edge is above the container's bottom, in points, while no transition moves the sheet.
  var reach: CGFloat = 0 {
    didSet { if reach != oldValue { setNeedsLayout() } }
  }

  var cornerRadius = SheetMetrics.cornerRadius {
    didSet { if cornerRadius != oldValue { setNeedsLayout() } }
  }

  var isGrabberVisible = false {
    didSet { if isGrabberVisible != oldValue { setNeedsLayout() } }
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

  required init?(coder: NSCoder) { fatalError("SheetView is made by its content") }

  nonisolated deinit {}

  override class var drawsNothing: Bool { true }

  /// The presented view comes into the sheet, where another style has shown it.
  func takeContent() {
    guard content.superview !== clip else { return }
    content.transform = .identity
    clip.addSubview(content)
    setNeedsLayout()
  }

  /// The presented view goes back to whoever shows it next.
  func giveUpContent() {
    if content.superview === clip { content.removeFromSuperview() }
  }

  /// Takes another layout, and the place that the sheet rests at.
  func adopt(_ layout: SheetLayout, rest: CGRect) {
    guard self.layout != layout || self.rest != rest else { return }
    self.layout = layout
    self.rest = rest
    setPlacement(rest)
    setNeedsLayout()
  }

  /// Goes back to its place from wherever a transition has left it.
  func restore() { setPlacement(rest) }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let layout else { return }
    body.frame = layout.frame(reach: reach).offsetBy(dx: -rest.minX, dy: -rest.minY)
    clip.frame = body.bounds
    content.frame = clip.bounds
    roundCorners(layout.attachment)
    let reach = SheetMetrics.grabberReach
    grabber.isHidden = !isGrabberVisible || layout.attachment == .full
    grabber.frame = CGRect(
      x: ((body.bounds.width - reach.width) / 2).rounded(), y: 0, width: reach.width, height: reach.height)
  }

  private func roundCorners(_ attachment: SheetLayout.Attachment) {
    let corners: CACornerMask =
      attachment == .card
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let radius = attachment == .full ? 0 : cornerRadius
    // The shadow is cast by a body of its own colour, which no edge of the content lets show.
    body.backgroundColor = content.backgroundColor ?? .systemBackground
    for view in [body, clip] {
      view.layer.cornerRadius = radius
      view.layer.maskedCorners = corners
    }
  }

  // MARK: Touches

  /// Where the body is, which may be outside of the view's own bounds.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { body.frame.contains(point) }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer is SheetPan, gestureRecognizer.view === self else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return mayDrag?() ?? false
  }
}

/// A sheet's part in the drags of scroll views inside it. Vectors are the finger's.
@MainActor
protocol SheetScrolling: AnyObject {
  func take(_ delta: CGVector, from scrollView: UIScrollView) -> CGVector
  func release(_ velocity: CGVector, from scrollView: UIScrollView) -> Bool
}

extension SheetView: NestedScrollParent {
  func take(_ delta: CGVector, from scrollView: UIScrollView) -> CGVector {
    scrollTaker?.take(delta, from: scrollView) ?? .zero
  }

  func release(_ velocity: CGVector, from scrollView: UIScrollView) -> Bool {
    scrollTaker?.release(velocity, from: scrollView) ?? false
  }
}
