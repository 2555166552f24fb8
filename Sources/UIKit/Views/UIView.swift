// SPDX-License-Identifier: MIT
import RenderTree

/// A rectangle on the screen: shows something, lays out its subviews and takes touches.
///
/// A view is the face of a layer: geometry, opacity, background and the like are kept there, so that reading a view
/// and its layer always gives the same. Set inside an animation block, they animate.
///
/// Deviations from Apple's: there is no Auto Layout; `init(coder:)` makes an empty view, as there are no archives.
@MainActor open class UIView: UIResponder, CALayerDelegate {
  // MARK: Making a view

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that shows the view. The view is its delegate.
  public var layer: CALayer { backingLayer }
  private var backingLayer: CALayer!

  public init(frame: CGRect) {
    super.init()
    makeLayer()
    layer.frame = frame
  }

  public convenience override init() { self.init(frame: .zero) }

  /// As `init(frame: .zero)`: nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init()
    makeLayer()
  }

  nonisolated deinit {}

  private func makeLayer() {
    guard let layerClass = Self.layerClass as? CALayer.Type else {
      preconditionFailure("UIView: layerClass must be CALayer or a subclass of it")
    }
    // The one initialiser that every layer class has: there is no making an object of a class known by value else.
    guard let layer = layerClass == CALayer.self ? CALayer() : layerClass.init(coder: NSCoder()) else {
      preconditionFailure("UIView: \(layerClass).init(coder:) must call super's, so that a view can have such a layer")
    }
    backingLayer = layer
    layer.delegate = self
    if !Self.drawsNothing { backingLayer.setNeedsDisplay() }
  }

  /// true for the framework's classes that have no `draw(_:)`, so that none is tried when they come on screen.
  package class var drawsNothing: Bool { self == UIView.self }

  // MARK: State that features keep, through their own methods

  public internal(set) var subviews: [UIView] = []
  public internal(set) weak var superview: UIView?
  weak var currentWindow: UIWindow?
  /// The view controller whose root view this is.
  package weak var owner: (any ViewOwner)?
  var look = ViewLook()
  var space = ViewSpace()
  var recognizers: [UIGestureRecognizer] = []
  /// How many running animations keep touches away.
  package internal(set) var touchBlockers = 0
  /// Running animators that want touches to land where the view shows.
  package internal(set) var presentationHitTesters = 0

  // MARK: Responder

  /// The view controller whose view this is, or else the superview.
  open override var next: UIResponder? { owner ?? superview }

  // MARK: Geometry

  /// The rectangle in the superview's coordinates. Undefined where the transform is not the identity.
  open var frame: CGRect {
    get { layer.frame }
    set {
      let old = bounds
      layer.frame = newValue
      boundsDidChange(from: old)
    }
  }

  /// The rectangle in the view's own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let old = layer.bounds
      guard old != newValue else { return }
      layer.bounds = newValue
      boundsDidChange(from: old)
    }
  }

  /// Where the anchor point lies in the superview.
  open var center: CGPoint {
    get { layer.position }
    set {
      guard layer.position != newValue else { return }
      layer.position = newValue
      safeAreaMayHaveChanged()
    }
  }

  /// The two-dimensional part of ``transform3D``.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(layer.transform) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  open var transform3D: CATransform3D {
    get { layer.transform }
    set {
      guard layer.transform != newValue else { return }
      layer.transform = newValue
    }
  }

  /// The point that `center` places and `transform` turns about, in the unit square of the bounds.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set {
      guard layer.anchorPoint != newValue else { return }
      layer.anchorPoint = newValue
    }
  }

  /// Pixels per point of what the view draws. Follows the window's scale until it is set.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set {
      look.hasOwnScale = true
      layer.contentsScale = newValue
    }
  }

  // MARK: Layout

  /// Places the subviews. Call ``setNeedsLayout()`` to have it called. The base class has nothing to place.
  open func layoutSubviews() {}

  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Lays out now what needs it, from the topmost view that does.
  open func layoutIfNeeded() { layer.layoutIfNeeded() }

  /// The size that suits the view best within `size`. The base class returns the present one.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that ``sizeThatFits(_:)`` gives for the present one, without moving the origin of the frame.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    let origin = frame.origin
    bounds.size = size
    if transform3D == CATransform3DIdentity { frame.origin = origin }
  }

  /// Stands for "none" in ``intrinsicContentSize``.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The size that the content asks for. Stack views heed it.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

  /// Says that ``intrinsicContentSize`` has changed.
  open func invalidateIntrinsicContentSize() { superview?.subviewSizeDidChange(self) }

  /// Called where a subview's own wishes for its size have changed.
  package func subviewSizeDidChange(_ subview: UIView) {}

  /// The smallest or largest size, after `targetSize`, that the content makes do with.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fittingSize(targetSize) }

  /// How far below the top the first or last line of text stands at a size; the bottom where there is no text.
  package func baseline(isLast: Bool, in size: CGSize) -> CGFloat { size.height }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    space.hugging[axis] ?? .defaultLow
  }

  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    space.hugging[axis] = priority
    superview?.subviewSizeDidChange(self)
  }

  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    space.resistance[axis] ?? .defaultHigh
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    space.resistance[axis] = priority
    superview?.subviewSizeDidChange(self)
  }

  // MARK: Safe area and margins

  /// How far bars and the like reach into the view.
  open var safeAreaInsets: UIEdgeInsets { space.safeArea }

  /// What of the safe area's insets the subviews have to heed, where they lie under them.
  package var subviewSafeAreaInsets: UIEdgeInsets { safeAreaInsets }

  /// Called after ``safeAreaInsets`` has changed.
  open func safeAreaInsetsDidChange() {}

  /// Called after ``layoutMargins`` has changed.
  open func layoutMarginsDidChange() { setNeedsLayout() }

  // MARK: The tree, as seen from subclasses

  /// The window at the top of the tree. A window is its own.
  open var window: UIWindow? { currentWindow }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func removeFromSuperview() { leaveSuperview() }

  // MARK: Look

  /// 0 is invisible, 1 opaque. The view and its subviews fade as one.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set {
      let opacity = Float(min(max(newValue, 0), 1))
      guard layer.opacity != opacity else { return }
      layer.opacity = opacity
    }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard layer.isHidden != newValue else { return }
      layer.isHidden = newValue
      superview?.subviewSizeDidChange(self)
    }
  }

  /// A promise that the view fills its bounds with opaque content.
  open var isOpaque: Bool {
    get { look.isOpaque }
    set { look.isOpaque = newValue }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// Fills the bounds, behind the content. A dynamic colour follows the traits.
  open var backgroundColor: UIColor? {
    get { storedBackgroundColor }
    set { setBackgroundColor(newValue) }
  }

  /// The colour of what can be touched; inherited from the superview where it is not set.
  open var tintColor: UIColor! {
    get { resolvedTintColor }
    set { setTintColor(newValue) }
  }

  open var tintAdjustmentMode: TintAdjustmentMode {
    get { resolvedTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }

  /// Called after ``tintColor`` has changed, here or further up.
  open func tintColorDidChange() {}

  /// A view whose alpha says where this one shows. In this view's coordinates; must be in no other tree.
  open var mask: UIView? {
    get { look.mask }
    set { setMask(newValue) }
  }

  /// Where content goes whose size is not that of the bounds.
  open var contentMode: ContentMode {
    get { look.contentMode }
    set { setContentMode(newValue) }
  }

  // MARK: Drawing

  /// Draws the content into the current context. The base class draws nothing.
  open func draw(_ rect: CGRect) {}

  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  // MARK: Touches

  open var isUserInteractionEnabled = true
  /// Whether more than one touch at a time reaches the view.
  open var isMultipleTouchEnabled = false
  /// Whether no other view of the window gets touches while this one has some.
  open var isExclusiveTouch = false

  /// The view, this one or one below it, that gets a touch at `point`, in this view's coordinates.
  ///
  /// Hidden views, those that take no touches and those with an alpha below 0.01 are passed over with their subviews.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { defaultHitTest(point, with: event) }

  /// Whether `point`, in this view's coordinates, lies in the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

  /// Whether a recogniser of this view may begin. true in the base class.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Any number, to find the view by.
  open var tag = 0

  // MARK: Traits

  open var traitCollection: UITraitCollection { resolvedTraits }

  /// Called after ``traitCollection`` has changed, with the one before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits at the top of a tree.
  package var baseTraits: UITraitCollection { .base }

  // MARK: Layer delegate

  /// Records what `draw(_:)` draws. A view that draws nothing leaves the picture that its layer was given.
  open func display(_ layer: CALayer) { recordContent(of: layer) }

  open func draw(_ layer: CALayer, in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    traitCollection.performAsCurrent { draw(bounds) }
    UIGraphicsPopContext()
  }

  open func layoutSublayers(of layer: CALayer) { layOut(layer) }

  /// What animates a change of `event`: inside an animation block the block's action, outside it none.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { blockAction(for: layer, key: event) }
}
