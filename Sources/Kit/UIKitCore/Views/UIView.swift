// SPDX-License-Identifier: MIT

/// A rectangle on the screen with content and subviews that can respond to touches.
///
/// Every view has a layer that stores its geometry and appearance, so a view and its layer always agree. Changes inside
/// an animation block are animated.
///
/// ```swift
/// final class Dot: UIView {
///   override init(frame: CGRect) {
///     super.init(frame: frame)
///     backgroundColor = .systemRed
///   }
///
///   required init?(coder: NSCoder) { super.init(coder: coder) }
///
///   override func layoutSubviews() {
///     super.layoutSubviews()
///     layer.cornerRadius = min(bounds.width, bounds.height) / 2
///   }
/// }
/// ```
///
/// There is no archiving of views.
@preconcurrency @MainActor open class UIView: UIResponder, CALayerDelegate {
  // MARK: Making a view

  /// The class of the layer. The default is `CALayer`; an override returns a subclass of it.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that shows the view. The view is its delegate.
  public var layer: CALayer { backingLayer }
  private nonisolated(unsafe) var backingLayer: CALayer!
  package nonisolated override var observationSources: [any RuntimeObject] { [self, backingLayer] }

  /// Creates a view with a frame in the superview's coordinates, in points.
  public init(frame: CGRect) {
    super.init()
    makeLayer()
    layer.frame = frame
  }

  /// Creates a view with an empty frame.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view with an empty frame. There are no archives.
  public required init?(coder: NSCoder) {
    super.init()
    makeLayer()
  }

  nonisolated deinit {}

  /// Whether the class is one of the framework that does not override `draw(_:)`, so that its views are not drawn when
  /// they come on screen.
  @_spi(Framework) open class var drawsNothing: Bool { self == UIView.self }

  // MARK: State of the extensions

  /// The subviews from back to front.
  public internal(set) var subviews: [UIView] = []

  var superviewLink = WeakLink<UIView>()
  var windowLink = WeakLink<UIWindow>()
  /// The view controller whose root view this is.
  package weak var owner: (any ViewOwner)?
  var look = ViewLook()
  var geometry = ViewGeometry()
  var recognizers: [UIGestureRecognizer] = []
  var effects = ViewEffects()
  var animationCounts = ViewAnimationCounts()
  /// The part of the view in Auto Layout, if any.
  package var constraintParticipant: (any ConstraintParticipant)?

  // MARK: Responder

  /// The view controller whose root view this is, or else the superview.
  open override var next: UIResponder? { owner ?? superview }

  // MARK: Geometry

  /// The rectangle in the superview's coordinates, in points. Do not use it if the transform is not the identity.
  ///
  /// A view whose frame is infinite or `.null`, which `insetBy(dx:dy:)` returns where there is too little room, is not
  /// shown. A frame that contains NaN stops the program, as in UIKit.
  open var frame: CGRect {
    get { layer.frame }
    set {
      guard newValue != layer.frame else { return }
      let old = bounds
      layer.frame = newValue
      boundsDidChange(from: old)
    }
  }

  /// The rectangle in the view's own coordinates, in points.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let old = layer.bounds
      guard old != newValue else { return }
      layer.bounds = newValue
      boundsDidChange(from: old)
    }
  }

  /// The position of the anchor point in the superview, in points. By default that is the centre.
  open var center: CGPoint {
    get { layer.position }
    set {
      guard layer.position != newValue else { return }
      layer.position = newValue
      constraintParticipant?.frameDidChange()
      safeAreaMayHaveChanged()
    }
  }

  /// The transform about the anchor point in the plane. The default is the identity.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(layer.transform) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The transform about the anchor point in geometry. The default is the identity.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The point of the view that `center` positions and `transform` keeps fixed, in the unit square of the bounds. The
  /// default is (0.5, 0.5).
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// The number of pixels per point of what the view draws. It follows the scale of the window until it is set.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set {
      look.hasOwnScale = true
      layer.contentsScale = newValue
    }
  }

  // MARK: Layout

  /// Lays out the subviews. The default gives those with constraints their frames. Call ``UIView/setNeedsLayout()`` to
  /// request it.
  open func layoutSubviews() { constraintParticipant?.layOutSubviews() }

  /// Requests a call of ``layoutSubviews()`` before the next frame.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Called when the size of a subview has changed outside of the view's own layout. The default requests layout.
  @_spi(Framework) open func subviewDidResize() { setNeedsLayout() }

  /// Performs pending layout of the view and its subviews. Starts at the topmost superview that needs layout.
  open func layoutIfNeeded() { layOutNow() }

  /// Returns the size that suits the view best, given the size available. The default is the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to what ``sizeThatFits(_:)`` returns, with the origin of the frame kept.
  open func sizeToFit() {
    let (size, origin) = (sizeThatFits(bounds.size), frame.origin)
    bounds.size = size
    if transform3D == CATransform3DIdentity { frame.origin = origin }
  }

  /// The natural size of the content in points, for constraints and stack views. The default is ``UIView/noIntrinsicMetric``.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

  /// Tells the superview that ``intrinsicContentSize`` has changed.
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

  /// Called when the size that a subview requests has changed.
  @_spi(Framework) open func subviewSizeDidChange(_ subview: UIView) {}

  /// Returns the size that the constraints inside the view or its content need. Each dimension is close to the target's
  /// with a priority of its own.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

  /// Whether views of the class need constraints. The default is `false`. Not used: constraints are always considered.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Updates the constraints before a layout: once for a new view, and on request, subviews first. Call `super` last.
  open func updateConstraints() { geometry.sizing.needsUpdate = false }

  /// The distances in points from the frame to the rectangle that constraints align. The default is zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view whose first baseline is that of this view: the view itself or one inside it. The default is the view itself,
  /// whose baseline is its bottom edge if it is not a label or a control with text.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last baseline is that of this view. See ``forFirstBaselineLayout``.
  open var forLastBaselineLayout: UIView { self }

  /// Returns the distance from the top to the first or last baseline of text at a size, or nil without text.
  @_spi(Framework) open func baseline(isLast: Bool, in size: CGSize) -> CGFloat? { nil }

  /// Returns the height that the content needs at a width, or nil if its height does not depend on the width.
  @_spi(Framework) open func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }

  /// Returns how strongly the view resists growing beyond its natural size along an axis. The default is `.defaultLow`;
  /// controls with a fixed size, such as switches, return `.defaultHigh`, as sliders do for their height.
  open func contentHuggingPriority(for axis: LayoutAxis) -> UILayoutPriority {
    geometry.sizing.hugging[axis] ?? defaultHuggingPriority(for: axis)
  }

  /// Returns the hugging priority along an axis for which none was set.
  @_spi(Framework) open func defaultHuggingPriority(for axis: LayoutAxis) -> UILayoutPriority {
    .defaultLow
  }

  /// Returns how strongly the view resists shrinking below its natural size along an axis. The default is
  /// `.defaultHigh`.
  open func contentCompressionResistancePriority(for axis: LayoutAxis) -> UILayoutPriority {
    geometry.sizing.resistance[axis] ?? .defaultHigh
  }

  // MARK: Safe area and margins

  /// The widths of the areas at the edges that bars or the window's edges cover, in points.
  open var safeAreaInsets: UIEdgeInsets { geometry.safeArea }

  /// The insets of the safe area that subviews inherit.
  @_spi(Framework) open var subviewSafeAreaInsets: UIEdgeInsets { safeAreaInsets }

  /// Called when ``UIView/safeAreaInsets`` has changed.
  open func safeAreaInsetsDidChange() {}

  /// The distances from the edges that content should keep, in points. The default is 8 on all sides.
  ///
  /// If ``insetsLayoutMarginsFromSafeArea`` is `true`, the value includes the safe area's insets.
  open var layoutMargins: UIEdgeInsets {
    get { resolvedLayoutMargins }
    set { setLayoutMargins(newValue) }
  }

  /// The margins that the view has until the program sets others: 8 points on each side, as in UIKit; for the root view
  /// of a view controller only those that the system requires.
  @_spi(Framework) open var standardMargins: NSDirectionalEdgeInsets {
    owner == nil ? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) : .zero
  }

  /// Called when ``UIView/layoutMargins`` has changed. The default requests layout.
  open func layoutMarginsDidChange() { setNeedsLayout() }

  // MARK: Changes of the tree

  /// The window that contains the view, or `nil`. The window of a window is itself.
  open var window: UIWindow? { currentWindow }

  /// Called after a subview has been added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the view is added to a superview or removed from one.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the view has been added to a superview or removed from one.
  open func didMoveToSuperview() {}

  /// Called before the view enters or leaves a window.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the view has entered or left a window.
  open func didMoveToWindow() {}

  /// Adds a view in front of the other subviews, and removes it from its previous superview.
  ///
  /// - Precondition: The view is not this view or one that contains it.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Inserts a view at an index counted from the back. An index outside of 0…`subviews.count` means the nearer end.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Removes the view from its superview.
  open func removeFromSuperview() { leaveSuperview() }

  /// Whether the view can have the focus of the keyboard. The default is `false`; enabled controls can.
  open var canBecomeFocused: Bool { false }
  /// The radius of the corners of effects, in points, or nil if the view does not answer the pointer now.
  @_spi(Framework) open var effectCornerRadius: CGFloat? { layer.cornerRadius }

  // MARK: Look

  /// The opacity of the view and its subviews as a group, clamped to 0…1. The default is 1. A view with an opacity below
  /// 0.01 receives no touches.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  /// Whether the view and its subviews are hidden. The default is `false`.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { setHidden(newValue) }
  }

  /// Whether the view promises to fill its bounds with opaque content. The default is `true`. It is stored for the
  /// program's own use: the renderer finds opaque areas by itself.
  open var isOpaque: Bool {
    get { look.isOpaque }
    set { look.isOpaque = newValue }
  }

  /// Whether subviews are clipped to the bounds. The default is `false`.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The colour of the bounds behind the content. The default is `nil`, transparent. A dynamic colour follows the
  /// traits.
  open var backgroundColor: UIColor? {
    get { storedBackgroundColor }
    set { setBackgroundColor(newValue) }
  }

  /// The colour of interactive elements. The superview's colour applies until it is set, and again after it is set to
  /// `nil`.
  open var tintColor: UIColor! {
    get { resolvedTintColor }
    set { setTintColor(newValue) }
  }

  /// The appearance of the tint colour. The default is `.automatic`, that of the superview.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { resolvedTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }

  /// Called when ``UIView/tintColor`` has changed, here or in a superview.
  open func tintColorDidChange() {}

  /// A view whose opacity limits what is visible of this one. The default is `nil`.
  ///
  /// Its frame is in this view's coordinates, and it must not be in another hierarchy.
  open var mask: UIView? {
    get { look.mask }
    set { setMask(newValue) }
  }

  /// The position and scaling of content whose size differs from that of the bounds. The default is `.scaleToFill`.
  open var contentMode: ContentMode {
    get { look.contentMode }
    set { setContentMode(newValue) }
  }

  // MARK: Drawing

  /// Draws the content into the current graphics context. Does nothing by default. The argument is the bounds.
  open func draw(_ rect: CGRect) {}

  /// Requests a call of ``draw(_:)-(CGRect)`` before the next frame.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }
  /// Requests a call of ``draw(_:)-(CGRect)`` for the whole content before the next frame, unless `rect` is empty.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  // MARK: Touches

  /// Whether the view and its subviews receive touches. The default is `true`.
  open var isUserInteractionEnabled = true
  /// Whether the view receives more than one touch at a time. The default is `false`.
  open var isMultipleTouchEnabled = false
  /// Whether no other view of the window receives touches while this one does. The default is `false`.
  open var isExclusiveTouch = false

  /// Returns the view that receives a touch at a point: this view, one below it, or `nil`.
  ///
  /// Hidden views, views that receive no touches, and views with an opacity below 0.01 are skipped, as are their
  /// subviews.
  ///
  /// - Parameters:
  ///   - point: The point in this view's coordinates.
  ///   - event: The event, or `nil`.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { defaultHitTest(point, with: event) }

  /// Returns whether a point, in this view's coordinates, lies inside the bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The gesture recognizers of the view, or `nil` if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      let listed = recognizers.filter(\.isListed)
      return listed.isEmpty ? nil : listed
    }
    set { replaceRecognizers(with: newValue ?? []) }
  }

  /// Adds a gesture recognizer, and removes it from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

  /// Removes a gesture recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

  /// Returns whether a gesture recognizer of this view may begin. The default is `true`.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// A number for the program's own use. The default is 0. See ``viewWithTag(_:)``.
  open var tag = 0
  /// The shape with which the view collides in a `UIDynamicAnimator`. The default is `.rectangle`.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline with which the view collides if ``UIView/collisionBoundsType`` is `.path`. The default is empty.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Traits

  /// The traits of the view, such as the light or dark appearance.
  open var traitCollection: UITraitCollection { resolvedTraits }

  /// Called when ``UIView/traitCollection`` has changed, with the previous one.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits at the top of a tree.
  package var baseTraits: UITraitCollection { .base }

  // MARK: Layer delegate

  /// Records what ``UIView/draw(_:)-(CGRect)`` draws as the content of the layer.
  open func display(_ layer: CALayer) { recordContent(of: layer) }

  /// Draws the content into a context, with that as the current graphics context.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawBounds(in: ctx) }

  /// Lays out the view as its layer requests.
  open func layoutSublayers(of layer: CALayer) { layOut(layer) }

  /// Returns the action that animates a change in an animation block. Outside of one, changes are not animated.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { blockAction(for: layer, key: event) }
}

extension UIView {
  fileprivate func makeLayer() {
    guard let layerClass = Self.layerClass as? CALayer.Type else {
      fatalError("UIView: layerClass must be CALayer or a subclass of it")
    }
    backingLayer = layerClass == CALayer.self ? CALayer() : LayerMaker.make(layerClass)
    backingLayer.delegate = self
    if !Self.drawsNothing { backingLayer.setNeedsDisplay() }
  }
}
