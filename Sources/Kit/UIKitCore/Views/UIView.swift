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
  open var layer: CALayer { backingLayer }
  private nonisolated(unsafe) var backingLayer: CALayer!
  package nonisolated override var observationSources: [any RuntimeObject] { [self, backingLayer] }

  @_spi(Framework) open override class func observableKeyPath(named name: String) -> AnyKeyPath? {
    switch name {
    case "frame": \UIView.frame
    case "bounds": \UIView.bounds
    case "center": \UIView.center
    case "hidden": \UIView.isHidden
    default: super.observableKeyPath(named: name)
    }
  }

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
  open internal(set) var subviews: [UIView] = []

  /// The view that contains this one, or `nil`.
  open var superview: UIView? { superviewLink.object }

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

  // MARK: Properties

  /// Gives the view its content and its look, before the layout. The default does nothing.
  ///
  /// Called once for a new view in a window, and after ``UIView/setNeedsUpdateProperties()``: in each turn of the event
  /// loop after the traits, superviews first, and before any view is laid out. It does not request layout by itself.
  ///
  /// A change of a value that it has read from an object of the Observation module, such as one of a class with
  /// `@Observable`, requests the next call. Unlike in UIKit, what other methods read is not tracked, and any change of the
  /// traits calls it.
  open func updateProperties() {}

  /// Requests a call of ``UIView/updateProperties()`` before the next layout.
  open func setNeedsUpdateProperties() { requestPropertyUpdate() }

  /// Calls ``UIView/updateProperties()`` now for this view, the views in it and their view controllers, where it has been
  /// requested.
  open func updatePropertiesIfNeeded() { layer.prepareSubtree() }

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

  /// The dimensions that change with the size of the superview. The default is none: the frame stays the same.
  ///
  /// The root view of a view controller has a flexible width and height.
  open var autoresizingMask: AutoresizingMask {
    get { geometry.autoresizingMask }
    set { setAutoresizingMask(newValue) }
  }

  /// Whether the subviews' autoresizing masks apply. The default is `true`.
  open var autoresizesSubviews: Bool {
    get { geometry.autoresizesSubviews }
    set { geometry.autoresizesSubviews = newValue }
  }

  /// Whether the view is mirrored in a right-to-left layout. The default is `.unspecified`.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { look.semanticContentAttribute }
    set { setSemanticContentAttribute(newValue) }
  }

  /// The direction of the layout in this view: left to right, unless ``semanticContentAttribute`` is
  /// `.forceRightToLeft`.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// Returns the direction of the layout in a view with an attribute.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// Returns the direction of the layout in a view with an attribute, if that of the user interface is `layoutDirection`.
  /// Views for playback and for directions in space are not mirrored.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection { direction(for: semanticContentAttribute, relativeTo: layoutDirection) }

  /// Returns the rectangle that constraints align for a frame: the frame without ``alignmentRectInsets``.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame for a rectangle that constraints align.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { frameAround(forAlignmentRect: alignmentRect) }

  /// Whether the frame and the autoresizing mask determine the view's position and size. The default is `true`.
  ///
  /// Set it to `false` for a view that constraints place. Its frame must not be set then.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { geometry.sizing.placement == .frame }
    set { setTranslatesMask(newValue) }
  }

  /// Sets how strongly the view resists growing beyond its natural size along an axis.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: LayoutAxis) {
    setHugging(priority, for: axis)
  }

  /// Sets how strongly the view resists shrinking below its natural size along an axis.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: LayoutAxis
  ) { setResistance(priority, for: axis) }

  /// Returns the size that the constraints inside the view or its content need, close to a target size.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// Requests a call of ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() { requestConstraintUpdate() }

  /// Returns whether ``updateConstraints()`` will be called before the next layout.
  open func needsUpdateConstraints() -> Bool { geometry.sizing.needsUpdate }

  /// Calls ``updateConstraints()`` now for this view and those below it that have requested it.
  open func updateConstraintsIfNeeded() { performConstraintUpdates() }

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

  /// The layout margins with leading and trailing sides instead of left and right ones.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, isRightToLeft: isRightToLeft) }
    set { setDirectionalLayoutMargins(newValue) }
  }

  /// Whether this view's margins include the parts of the superview's margins that overlap it. The default is `false`.
  open var preservesSuperviewLayoutMargins: Bool {
    get { geometry.preservesSuperviewMargins }
    set { setPreservesSuperviewLayoutMargins(newValue) }
  }

  /// Whether the safe area's insets are added to the margins. The default is `true`.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { geometry.insetsMarginsFromSafeArea }
    set { setInsetsLayoutMarginsFromSafeArea(newValue) }
  }

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

  /// Inserts a view directly below one of the subviews, or at the back if `sibling` is not a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: index(of: sibling, besides: view) ?? 0)
  }

  /// Inserts a view directly above one of the subviews, or at the front if `sibling` is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insertView(view, aboveSubview: sibling) }

  /// Moves a subview in front of the others. Does nothing for other views.
  open func bringSubviewToFront(_ view: UIView) { moveToFront(view) }

  /// Moves a subview behind the others. Does nothing for other views.
  open func sendSubviewToBack(_ view: UIView) { moveToBack(view) }

  /// Exchanges two subviews.
  ///
  /// - Precondition: Both are indices of subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchangeViews(at: index1, withSubviewAt: index2)
  }

  /// Returns whether this view is `view` or is below it in the hierarchy.
  open func isDescendant(of view: UIView) -> Bool { isInside(of: view) }

  /// Returns the first view with a tag in a depth-first search that starts with this view, or `nil`.
  open func viewWithTag(_ tag: Int) -> UIView? { findView(tag) }

  /// Makes the first responder resign, if it is this view or below it.
  ///
  /// - Parameter force: `true` to take the status away even if the responder does not resign.
  /// - Returns: `false` if the first responder remains.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { endEditingBelow(force) }

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

  /// The motion effects of the view. The default is none. They have no effect; see ``UIMotionEffect``.
  open var motionEffects: [UIMotionEffect] {
    get { look.motionEffects }
    set { look.motionEffects = newValue }
  }

  /// Adds a motion effect, which has no effect; see ``UIMotionEffect``.
  open func addMotionEffect(_ effect: UIMotionEffect) { appendMotionEffect(effect) }

  /// Removes a motion effect.
  open func removeMotionEffect(_ effect: UIMotionEffect) { look.motionEffects.remove(identicalTo: effect) }

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

  /// Traits that apply to this view and everything below it, in place of the inherited ones. The default is none.
  open var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(overriddenTraits) }
    set { override(newValue.values) }
  }

  /// Brings the traits up to date. They always are: a change of traits is passed on immediately, while UIKit waits for the
  /// next layout.
  open func updateTraitsIfNeeded() { traitsMayHaveChanged() }

  /// The traits at the top of a tree.
  package var baseTraits: UITraitCollection { .base }

  /// The light or dark appearance of this view and everything below it. The default is `.unspecified`, the inherited
  /// one.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { overriddenTraits.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  // MARK: Layer delegate

  /// Records what ``UIView/draw(_:)-(CGRect)`` draws as the content of the layer.
  open func display(_ layer: CALayer) { recordContent(of: layer) }

  /// Draws the content into a context, with that as the current graphics context.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawBounds(in: ctx) }

  /// Lays out the view as its layer requests.
  open func layoutSublayers(of layer: CALayer) { layOut(layer) }

  /// Returns the action that animates a change in an animation block. Outside of one, changes are not animated.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { blockAction(for: layer, key: event) }

  // MARK: Coordinates

  /// Converts a point from this view's coordinates to those of another view, or of the topmost view if that is `nil`.
  ///
  /// The topmost views of two trees count as siblings, positioned by their frames. The conversion ignores animations in
  /// progress.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? topmostView).layer)
  }

  /// Converts a point from another view's coordinates, or those of the topmost view, to this view's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? topmostView).layer)
  }

  /// Converts a rectangle to another view's coordinates, and returns the smallest rectangle that contains the corners.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? topmostView).layer)
  }

  /// Converts a rectangle from another view's coordinates, and returns the smallest rectangle that contains the
  /// corners.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? topmostView).layer)
  }

  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convertBetweenSpaces(point, to: coordinateSpace)
  }

  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convertBetweenSpaces(point, from: coordinateSpace)
  }

  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convertBetweenSpaces(rect, to: coordinateSpace)
  }

  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convertBetweenSpaces(rect, from: coordinateSpace)
  }

  // MARK: Snapshots

  /// Returns a view that shows what this view and its subviews show now, or `nil` if the view has no area.
  ///
  /// No pixels are copied: the snapshot shares the content of the layers. It stretches with its frame and ignores
  /// touches. A running `CATransition` is shown at its end, whereas UIKit shows it as it is now.
  ///
  /// - Parameter afterUpdates: `false` to show what is on the screen, also during an animation; `true` to show what the
  ///   next frame would show.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(afterScreenUpdates: afterUpdates)
  }

  /// Returns a snapshot of a part of the view whose middle stretches when it is resized, or `nil` if the part or the
  /// view has no area.
  ///
  /// - Parameters:
  ///   - rect: The part, in this view's coordinates. The snapshot has its size, and is empty where the part lies
  ///     outside the view's bounds.
  ///   - afterUpdates: `false` to show what is on the screen; `true` to show what the next frame would show.
  ///   - capInsets: The distances from the edges, in points, that do not stretch.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { makeResizableSnapshot(from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets) }

  /// Draws the view and its subviews into the current graphics context, scaled to fill `rect`.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the context.
  ///   - afterUpdates: `false` to draw what is on the screen; `true` to draw what the next frame would show.
  /// - Returns: `false` if there is no current context, or nothing to draw.
  @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect, afterScreenUpdates: afterUpdates)
  }

  // MARK: Interactions

  /// The interactions of the view. The default is none.
  open var interactions: [any UIInteraction] {
    get { effects.interactions }
    set { setInteractions(newValue) }
  }

  /// Adds an interaction, and removes it from the view that it was added to before.
  open func addInteraction(_ interaction: any UIInteraction) { attachInteraction(interaction) }

  /// Removes an interaction of this view.
  open func removeInteraction(_ interaction: any UIInteraction) { detachInteraction(interaction) }

  /// The effect that shows that the pointer is over the view. The default is `nil`, none; that of buttons is automatic.
  open var hoverStyle: UIHoverStyle? {
    get { effects.hover }
    set { setHoverStyle(newValue) }
  }

  // MARK: Focus

  /// Whether the view has the focus of its window's keyboard.
  open var isFocused: Bool { window?.focusSystem.focusedView === self }

  /// How the view shows that it has the focus. The default is a ``UIFocusHaloEffect``; `nil` means that the view shows it
  /// by itself.
  open var focusEffect: UIFocusEffect? {
    get { effects.focus ?? UIFocusEffect.automatic }
    set { effects.focus = .some(newValue) }
  }

  // MARK: Animation blocks

  /// Animates the changes in a closure, with a slow start and end.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. With 0 the changes are not animated.
  ///   - animations: Makes the changes. Called immediately.
  ///   - completion: Called at the end. The argument is `false` if an animation was removed or replaced.
  open class func animate(
    withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates the changes in a closure, with a slow start and end.
  open class func animate(withDuration duration: TimeInterval, animations: () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations)
  }

  /// Animates the changes in a closure with options.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The time before the animation starts, in seconds.
  ///   - options: The curve, and how the animation behaves.
  ///   - animations: Makes the changes. Called immediately.
  ///   - completion: Called at the end. The argument is `false` if an animation was removed or replaced.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runBlock(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// Animates the changes in a closure with a spring that is at rest after `duration` seconds.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The time before the animation starts, in seconds.
  ///   - dampingRatio: 1 for no overshoot, smaller values for more.
  ///   - velocity: The velocity at the start, in multiples of the distance to travel per second.
  ///   - options: How the animation behaves. Curves are ignored.
  ///   - animations: Makes the changes. Called immediately.
  ///   - completion: Called at the end. The argument is `false` if an animation was removed or replaced.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runBlock(
      withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio, initialSpringVelocity: velocity,
      options: options, animations: animations, completion: completion)
  }

  /// Animates the changes in a closure with a spring, given by its perceived duration and its bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration in seconds. The spring takes longer to be at rest.
  ///   - bounce: 0 for no overshoot, up to 1 for more; negative values arrive more slowly.
  ///   - velocity: The velocity at the start, in multiples of the distance to travel per second.
  ///   - delay: The time before the animation starts, in seconds.
  ///   - options: How the animation behaves. Curves are ignored.
  ///   - animations: Makes the changes. Called immediately.
  ///   - completion: Called at the end. The argument is `false` if an animation was removed or replaced.
  open class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity velocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runBlock(
      springDuration: duration, bounce: bounce, initialSpringVelocity: velocity, delay: delay, options: options,
      animations: animations, completion: completion)
  }

  /// Performs an animation of the system on views.
  ///
  /// ```swift
  /// @MainActor func delete(_ card: UIView, in list: UIStackView) {
  ///   UIView.perform(.delete, on: [card], animations: { list.layoutIfNeeded() })
  /// }
  /// ```
  ///
  /// At its end the views are removed from their superviews, and have their former opacity and transform again.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - views: The views.
  ///   - options: Options of the animation.
  ///   - parallelAnimations: Changes to animate with it.
  ///   - completion: Called at the end. The argument is `false` if the animation was removed early.
  open class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    switch animation {
    case .delete: delete(views, options: options, alongside: parallelAnimations, completion: completion)
    }
  }

  /// Calls a closure whose changes are not animated, even inside an animation block.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    runWithoutAnimation(actionsWithoutAnimation)
  }

  /// Whether changes inside animation blocks are animated. The default is `true`.
  ///
  /// If they are not, blocks and their completion handlers run immediately.
  open class var areAnimationsEnabled: Bool { AnimationScopes.areEnabled }

  /// Sets whether changes inside animation blocks are animated.
  open class func setAnimationsEnabled(_ enabled: Bool) { AnimationScopes.setEnabled(enabled) }

  /// The duration of the innermost animation block in progress, in seconds; 0 outside of one.
  open class var inheritedAnimationDuration: TimeInterval { AnimationScopes.current?.timing.duration ?? 0 }

  /// Repeats the animations of the changes in a closure, inside an animation block. Outside of one, only calls the
  /// closure.
  ///
  /// - Parameters:
  ///   - count: The number of repetitions, which can be fractional.
  ///   - autoreverses: Whether every repetition also runs backward.
  ///   - animations: Makes the changes.
  open class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { repeatAnimations(withRepeatCount: count, autoreverses: autoreverses, animations: animations) }

  /// Animates through keyframes that the closure adds with
  /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``.
  ///
  /// As in UIKit, the whole animation starts and ends slowly, unless the raw value of a curve option is among the
  /// options. Changes outside of a keyframe take the whole duration.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The time before the animation starts, in seconds.
  ///   - options: How values are computed and how the animation behaves.
  ///   - animations: Adds the keyframes. Called immediately.
  ///   - completion: Called at the end. The argument is `false` if an animation was removed or replaced.
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    runKeyframes(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// Animates the changes in a closure over a part of the keyframe animation in progress. Outside of one, only calls
  /// the closure.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start, as a fraction of the duration from 0 to 1.
  ///   - frameDuration: The length, as a fraction of the duration from 0 to 1.
  ///   - animations: Makes the changes.
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: () -> Void
  ) { runKeyframe(withRelativeStartTime: frameStartTime, relativeDuration: frameDuration, animations: animations) }

  /// Animates a change of a view's content, with the transition among the options.
  ///
  /// A flip turns the view about its middle, with the old content on the front and the new on the back. A curl lifts
  /// the old content like a page, or lays the new content down, clipped to the view's bounds. A view without a
  /// superview cross-dissolves instead. Without a transition among the options, the changes are animated as in an
  /// ordinary block.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - duration: The duration in seconds.
  ///   - options: The transition, the curve, and how the animation behaves.
  ///   - animations: Changes the content. The changes are not animated, unless `.allowAnimatedContent` is among the
  ///     options.
  ///   - completion: Called at the end. The argument is `false` if the transition was removed early.
  open class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) { runTransition(with: view, duration: duration, options: options, animations: animations, completion: completion) }

  /// Replaces a view by another one in its superview, with a transition of the superview's content.
  ///
  /// With the option `.showHideTransitionViews` the views are hidden and shown instead of being removed and added.
  /// A view without a superview is not replaced.
  open class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) { runTransition(from: fromView, to: toView, duration: duration, options: options, completion: completion) }
}

extension UIView {
  fileprivate func makeLayer() {
    guard let layerClass = Self.layerClass as? CALayer.Type else {
      fatalError("UIView: layerClass must be CALayer or a subclass of it")
    }
    backingLayer = layerClass == CALayer.self ? CALayer() : LayerMaker.make(layerClass)
    backingLayer.delegate = self
    backingLayer.markNeedsPreparation()
    if !Self.drawsNothing { backingLayer.setNeedsDisplay() }
  }
}
