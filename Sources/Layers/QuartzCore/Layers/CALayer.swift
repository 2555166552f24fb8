// SPDX-License-Identifier: MIT
import RenderTree
import TimingFunctions

/// A rectangle with content, sublayers and animations, from which the screen is composed.
///
/// The properties of a layer are the model: the state that animations lead to. ``presentation()`` returns what the
/// screen shows at the moment. A change of an animatable property of a layer that is on the screen runs an action,
/// which by default animates the change; a view's layer does so only inside an animation block.
///
/// ```swift
/// @MainActor func makeCard(in root: CALayer) {
///   let card = CALayer()
///   card.frame = CGRect(x: 20, y: 20, width: 200, height: 120)
///   card.backgroundColor = .white
///   card.cornerRadius = 12
///   card.shadowOpacity = 0.3
///   root.addSublayer(card)
/// }
/// ```
///
/// Layers cannot be archived.
@preconcurrency @MainActor open class CALayer: NSObject, CAMediaTiming, RuntimeObject {
  private let liveness = LiveObjects.Token(.layer)
  package final let id: LayerID
  /// The values of the model or, for a presentation layer, those on the screen. Properties read them from the groups in
  /// which they are stored: a short accessor of another module would be given a copy of the whole state.
  package internal(set) final var state = LayerState()

  package nonisolated(unsafe) final var attachments: ObjectAttachments?

  /// The object that provides content, layout and actions, which the layer does not keep. A view is the delegate of its
  /// layer.
  open var delegate: (any CALayerDelegate)? {
    get { delegateLink.delegate }
    set { delegateLink = DelegateLink(newValue) }
  }
  private var delegateLink = DelegateLink()

  /// A name for the program's own use. The default is `nil`.
  open var name: String?
  /// Actions by the key of a property or event. The layer asks its delegate first. The default is `nil`.
  open var actions: [String: any CAAction]?
  /// Whether the layer is displayed again when its bounds change. The default is `false`.
  open var needsDisplayOnBoundsChange = false

  // Stored for CAMediaTiming. The time of a layer has no end.
  /// Required by ``CAMediaTiming``. Infinite, and without effect on a layer, whose time does not end.
  open var duration: CFTimeInterval = .infinity
  /// Required by ``CAMediaTiming``. Without effect on a layer.
  open var repeatCount: Float = 0
  /// Required by ``CAMediaTiming``. Without effect on a layer.
  open var repeatDuration: CFTimeInterval = 0
  /// Required by ``CAMediaTiming``. Without effect on a layer.
  open var autoreverses = false
  /// Required by ``CAMediaTiming``. Without effect on a layer.
  open var fillMode = CAMediaTimingFillMode.removed

  /// The links to the tree; see CALayer+Hierarchy.swift.
  final var tree = LayerLinks()
  /// The pending changes; see CALayer+DirtyFlags.swift.
  final var dirtyFlags = DirtyFlags()
  final var animationList: [AttachedAnimation] = []
  final var time = TimeMap.identity
  /// A sibling that follows this layer's clock.
  private(set) final weak var timeFollower: CALayer?
  final var maskLayer: CALayer?
  /// The values that the renderer does not use, or nil if none has been set.
  private(set) final var hints: LayerHints?
  /// Copies of layers behind the sublayers, which have no layer objects; see SubtreeSnapshot.
  final var embedded: SubtreeSnapshot?
  /// The layer whose presentation this one is, and the time that it shows.
  final var presented: (layer: CALayer, time: Double)?

  private static var lastID: UInt64 = 0

  static func makeID() -> LayerID {
    lastID += 1
    return LayerID(rawValue: lastID)
  }

  /// Creates a layer with empty bounds.
  public override init() {
    id = Self.makeID()
    super.init()
  }

  /// Creates a copy of another layer's values. A subclass copies its own properties.
  public init(layer: Any) {
    id = Self.makeID()
    super.init()
    guard let layer = layer as? CALayer else { return }
    state = layer.state
    name = layer.name
  }

  /// Creates a layer with empty bounds. There are no archives of layers.
  public required init?(coder: NSCoder) {
    id = Self.makeID()
    super.init()
  }

  nonisolated deinit {}

  final func changeHints(_ body: (LayerHints) -> Void) {
    let hints = hints ?? LayerHints()
    body(hints)
    self.hints = hints
  }

  // MARK: Geometry

  /// The visible rectangle in the layer's own coordinates, in points. The default is zero.
  open var bounds: CGRect {
    get { state.geometry.bounds }
    set {
      guard newValue != state.geometry.bounds else { return }
      Self.requireNumbers(newValue, of: self)
      change("bounds") { $0.bounds = newValue }
      setNeedsLayout()
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
  }

  /// The position of the anchor point in the superlayer, in points. The default is zero.
  open var position: CGPoint {
    get { state.placement.position }
    set {
      Self.requireNumbers(CGRect(origin: newValue, size: .zero), of: self, "position")
      update("position", \.position, newValue)
    }
  }

  /// The point that ``position`` places and ``transform`` turns about, in the unit square of the bounds.
  ///
  /// The default is (0.5, 0.5), the centre.
  open var anchorPoint: CGPoint {
    get { state.geometry.anchorPoint }
    set { update("anchorPoint", \.anchorPoint, newValue) }
  }

  /// The transform about the anchor point. The default is the identity.
  open var transform: CATransform3D {
    get { state.placement.transform }
    set { update("transform", \.transform, newValue) }
  }

  /// The smallest rectangle in the superlayer that contains the transformed bounds, in points.
  ///
  /// Setting it changes ``position`` and the size of ``bounds``.
  open var frame: CGRect {
    get {
      state.placement.isTransformed
        ? transformedFrame : state.geometry.untransformedFrame(at: state.placement.position)
    }
    set { setFrame(newValue) }
  }

  /// Whether the layer and its sublayers are hidden. The default is `false`.
  open var isHidden: Bool {
    get { state.placement.isHidden }
    set { update("hidden", \.isHidden, newValue) }
  }

  /// The image that fills the layer: a `CGImage`, or `nil`. A value of another type stops the program.
  open var contents: Any? {
    get { state.contents?.clientValue }
    set { setContents(newValue) }
  }

  /// Returns whether a point, in the layer's own coordinates, lies inside the bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Returns the frontmost layer that contains a point: a descendant of this layer, the layer itself, or `nil`.
  ///
  /// - Parameter p: The point in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { findHit(p) }

  /// Converts a point from another layer's coordinates to this layer's.
  ///
  /// The topmost superlayers of two trees count as siblings, placed by their frames. `nil` stands for the coordinates of
  /// this layer's topmost superlayer.
  open func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint { converted(p, from: layer) }

  /// Converts a point from this layer's coordinates to another layer's.
  ///
  /// The topmost superlayers of two trees count as siblings, placed by their frames. `nil` stands for the coordinates of
  /// this layer's topmost superlayer.
  open func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint {
    layer?.convert(p, from: self) ?? toAncestor(p, nil)
  }

  /// Converts a rectangle from another layer's coordinates, and returns the smallest rectangle that contains the
  /// corners.
  open func convert(_ r: CGRect, from layer: CALayer?) -> CGRect {
    Self.bounding(r) { convert($0, from: layer) }
  }

  /// Converts a rectangle to another layer's coordinates, and returns the smallest rectangle that contains the corners.
  open func convert(_ r: CGRect, to layer: CALayer?) -> CGRect { Self.bounding(r) { convert($0, to: layer) } }

  // MARK: Hierarchy

  /// The sublayers from back to front, or `nil` if there are none.
  open var sublayers: [CALayer]? {
    get { sublayerList }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// Adds a layer in front of the other sublayers, and removes it from its previous superlayer.
  open func addSublayer(_ layer: CALayer) { insert(layer) { $0 } }

  /// Inserts a layer at an index counted from the back. Larger indices than the number of sublayers mean the front.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer) { min(Int(idx), $0) } }

  /// Removes the layer from its superlayer, or from the layer that it masks.
  open func removeFromSuperlayer() { detachFromSuperlayer() }

  /// The layer that has this one as a sublayer or as its mask, or `nil`.
  open var superlayer: CALayer? { resolvedSuperlayer }

  /// Inserts a layer directly below `sibling`, or at the back if `sibling` is not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { _ in self.tree.sublayers.firstIndex(identicalTo: sibling) ?? 0 }
  }

  /// Inserts a layer directly above `sibling`, or at the front if `sibling` is not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { count in self.tree.sublayers.firstIndex(identicalTo: sibling).map { $0 + 1 } ?? count }
  }

  /// Replaces a sublayer. Does nothing if `oldLayer` is not a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { exchangeSublayer(oldLayer, with: newLayer) }

  /// A layer whose opacity limits what is visible of this one. The default is `nil`.
  ///
  /// The mask lies in this layer's coordinates and is not one of its sublayers. Setting a mask removes it from where it
  /// was.
  open var mask: CALayer? {
    get { maskLayer }
    set { setMask(newValue) }
  }

  // MARK: Layout and display

  /// Requests a call of ``layoutSublayers()`` before the next commit.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Lays out the layer and everything below it that waits for it, beginning at the topmost superlayer that does.
  open func layoutIfNeeded() { layOutNow() }

  /// Lays out the sublayers. Called when the layer needs layout; asks the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Requests a call of ``display()`` before the next commit.
  open func setNeedsDisplay() { markNeedsDisplay() }

  /// Requests a call of ``display()`` before the next commit, unless `r` is empty. The whole content is drawn again.
  open func setNeedsDisplay(_ r: CGRect) { if !r.isEmpty { setNeedsDisplay() } }

  /// Displays the layer now if it waits to be displayed.
  open func displayIfNeeded() {
    guard dirtyFlags.needsDisplay else { return }
    dirtyFlags.needsDisplay = false
    display()
  }

  /// Renews the contents: asks the delegate, or records what ``draw(in:)`` draws.
  open func display() {
    if let delegate { delegate.display(self) } else { displayDrawing() }
  }

  /// Draws the contents in the coordinates of the bounds. Asks the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Draws the layer and everything below it in the coordinates of its bounds, from the model rather than the
  /// presentation.
  open func render(in ctx: CGContext) { paint(in: ctx) }

  /// Returns whether the layer is displayed again when a property changes. Returns `false` unless overridden.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Returns whether the layer needs layout.
  open func needsLayout() -> Bool { dirtyFlags.needsLayout }

  /// Returns whether the layer needs to be displayed.
  open func needsDisplay() -> Bool { dirtyFlags.needsDisplay }

  // MARK: Actions and animations

  /// Returns the action for a change: the delegate's, or that in ``actions``, or the default one. `nil` means no
  /// action.
  ///
  /// A layer that has not been committed yet has no default action.
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

  /// Returns the default action for a change: a basic animation if the property can be animated, otherwise `nil`.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { makeDefaultAction(forKey: event) }

  /// Adds a copy of an animation, which begins with the next commit.
  ///
  /// - Parameters:
  ///   - anim: The animation.
  ///   - key: The key of the animation. An animation with the same key is replaced. `nil` replaces none.
  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }

  /// Removes the animation with a key. Its delegate is told that it did not finish.
  open func removeAnimation(forKey key: String) { detachAnimations { $0.key == key } }

  /// Removes all animations. Their delegates are told that they did not finish.
  open func removeAllAnimations() { detachAnimations { _ in true } }

  /// Returns the layer's copy of the animation with a key, or `nil`. Changing the copy has no effect.
  open func animation(forKey key: String) -> CAAnimation? {
    animationList.last { $0.key == key }?.animation
  }

  /// Returns the keys of the layer's animations in the order in which they were added, or `nil` if there are none.
  open func animationKeys() -> [String]? { keysOfAnimations() }

  // MARK: Model and presentation

  /// Returns a copy of the layer as the screen shows it at this moment, or `nil` if it has never been committed.
  ///
  /// A layer of a subclass is copied with its `init(layer:)`.
  open func presentation() -> Self? { presented == nil ? presentation(at: shownTime) : self }

  /// Returns the layer that this one is the presentation of, or the layer itself.
  open func model() -> Self { presented.map { unsafeDowncast($0.layer, to: Self.self) } ?? self }

  // MARK: CAMediaTiming

  /// The time at which the layer's time begins, in seconds of the superlayer's time. The default is 0.
  open var beginTime: CFTimeInterval {
    get { time.beginTime }
    set { changeTime { $0.beginTime = newValue } }
  }

  /// The seconds of the layer's time per second of the superlayer's. The default is 1; 0 stops everything below.
  open var speed: Float {
    get { Float(time.speed) }
    set { changeTime { $0.speed = Double(newValue) } }
  }

  /// An offset that is added to the layer's time, in seconds. The default is 0.
  open var timeOffset: CFTimeInterval {
    get { time.timeOffset }
    set { changeTime { $0.timeOffset = newValue } }
  }

  /// Makes a sibling follow this layer's clock, also while that is stopped or scrubbed. Used for snapshots of the
  /// layer.
  package final func synchronize(_ sibling: CALayer) {
    assert(sibling.superlayer === superlayer, "a layer can follow the clock of a sibling only")
    timeFollower = sibling
    sibling.timeMap = time
  }

  /// Converts a time from another layer's time to this layer's. `nil` stands for absolute time.
  open func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    localTime(at: layer?.absoluteTime(of: t) ?? t)
  }

  /// Converts a time from this layer's time to another layer's. `nil` stands for absolute time.
  ///
  /// If this layer's time is stopped, the result is the time that corresponds to the absolute time 0.
  open func convertTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval { convertedTime(t, to: layer) }

  // MARK: Appearance

  /// The distance in front of the superlayer's plane, in points. The default is 0. Sublayers are drawn in this order.
  open var zPosition: CGFloat {
    get { state.placement.zPosition }
    set { update("zPosition", \.zPosition, newValue) }
  }

  /// The distance of the anchor point from the layer's plane, in points. The default is 0.
  open var anchorPointZ: CGFloat {
    get { state.geometry.anchorPointZ }
    set { update("anchorPointZ", \.anchorPointZ, newValue) }
  }

  /// A transform of all sublayers about the anchor point. The default is the identity. Set its `m34` for perspective.
  open var sublayerTransform: CATransform3D {
    get { state.geometry.sublayerTransform }
    set { update("sublayerTransform", \.sublayerTransform, newValue) }
  }

  /// Returns the affine part of ``transform``.
  open func affineTransform() -> CGAffineTransform { transform.affine }

  /// Sets ``transform`` to an affine transform.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

  /// Whether the layer is visible when its back faces the viewer. The default is `true`.
  open var isDoubleSided: Bool {
    get { state.placement.isDoubleSided }
    set { update("doubleSided", \.isDoubleSided, newValue) }
  }

  /// The opacity of the layer and its sublayers as a group, from 0 to 1. The default is 1.
  open var opacity: Float {
    get { Float(state.placement.opacity) }
    set { update("opacity", \.opacity, CGFloat(newValue)) }
  }

  /// Whether sublayers are clipped to the bounds and their rounded corners. The default is `false`.
  open var masksToBounds: Bool {
    get { state.masksToBounds }
    set { update("masksToBounds", \.masksToBounds, newValue) }
  }

  /// The colour of the area inside the bounds, or `nil` for none, which is the default.
  open var backgroundColor: CGColor? {
    get { state.backgroundColor }
    set { update("backgroundColor", \.backgroundColor, newValue) }
  }

  /// The radius of the corners in points, at most half the shorter side. The default is 0.
  open var cornerRadius: CGFloat {
    get { state.corners.radius }
    set { update("cornerRadius", \.corners.radius, newValue) }
  }

  /// The corners that ``cornerRadius`` rounds. The default is all four.
  open var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: state.corners.masked.rawValue) }
    set { update("maskedCorners", \.corners.masked, LayerCorners(rawValue: newValue.rawValue)) }
  }

  /// The width of the border in points. The default is 0. The border lies inside the bounds, above the sublayers.
  open var borderWidth: CGFloat {
    get { state.border.width }
    set { update("borderWidth", \.border.width, newValue) }
  }

  /// The colour of the border, or `nil` for none. The default is black.
  open var borderColor: CGColor? {
    get { state.border.color }
    set { update("borderColor", \.border.color, newValue) }
  }

  /// The colour of the shadow, or `nil` for none. The default is black.
  open var shadowColor: CGColor? {
    get { state.shadow.color }
    set { update("shadowColor", \.shadow.color, newValue) }
  }

  /// The opacity of the shadow, from 0 to 1. The default is 0, which means no shadow.
  open var shadowOpacity: Float {
    get { Float(state.shadow.opacity) }
    set { update("shadowOpacity", \.shadow.opacity, CGFloat(newValue)) }
  }

  /// The offset of the shadow in points, to the right and down. The default is (0, −3), which is upward.
  open var shadowOffset: CGSize {
    get { state.shadow.offset }
    set { update("shadowOffset", \.shadow.offset, newValue) }
  }

  /// The standard deviation of the shadow's blur, in points. The default is 3.
  open var shadowRadius: CGFloat {
    get { state.shadow.radius }
    set { update("shadowRadius", \.shadow.radius, newValue) }
  }

  /// The outline that casts the shadow. The default is `nil`: the shape of the layer's visible content.
  open var shadowPath: CGPath? {
    get { state.shadow.path }
    set { update("shadowPath", \.shadow.path, newValue?.unchanging) }
  }

  /// The part of the contents to show, in their unit square. The default is (0, 0, 1, 1).
  open var contentsRect: CGRect {
    get { state.contentsLayout.rect }
    set { update("contentsRect", \.contentsLayout.rect, newValue) }
  }

  /// The part of the contents that is stretched, in their unit square. The default is (0, 0, 1, 1), all of it.
  open var contentsCenter: CGRect {
    get { state.contentsLayout.center }
    set { update("contentsCenter", \.contentsLayout.center, newValue) }
  }

  /// The position and scaling of the contents inside the bounds. The default is ``CALayerContentsGravity/resize``.
  ///
  /// A name that is not predefined counts as the default.
  open var contentsGravity: CALayerContentsGravity {
    get { CALayerContentsGravity(rawValue: state.contentsLayout.gravity.rawValue) }
    set { setGravity(newValue) }
  }

  /// The number of pixels of the contents per point. The default is 1; a view sets the scale of its screen.
  open var contentsScale: CGFloat {
    get { state.contentsLayout.scale }
    set { update("contentsScale", \.contentsLayout.scale, newValue) }
  }

  /// Whether to keep a bitmap of the layer and its sublayers for as long as nothing in them changes. The default is
  /// `false`.
  ///
  /// The render server does so by itself for content that only moves.
  open var shouldRasterize: Bool {
    get { state.compositing.rasterization.isRequested }
    set { update("shouldRasterize", \.rasterization.isRequested, newValue) }
  }

  // MARK: Hints

  /// Whether the opacity applies to the layer and its sublayers as a group. The default is `true`. If it is `false`, it
  /// applies to each of them separately, and each shows what is behind it.
  open var allowsGroupOpacity: Bool {
    get { state.placement.allowsGroupOpacity }
    set { update("allowsGroupOpacity", \.allowsGroupOpacity, newValue) }
  }

  /// The number of pixels per point of the bitmap that `shouldRasterize` keeps, at most that of the screen. The default is
  /// 1, which is blurred on a screen of a larger scale.
  open var rasterizationScale: CGFloat {
    get { state.compositing.rasterization.scale }
    set { update("rasterizationScale", \.rasterization.scale, newValue) }
  }

  /// The shape of rounded corners. The default is `.circular`.
  open var cornerCurve: CALayerCornerCurve {
    get { state.corners.isContinuous ? .continuous : .circular }
    set { update("cornerCurve", \.corners.isContinuous, newValue == .continuous) }
  }

  /// Returns the length of a rounded corner, as a multiple of the radius, with a corner curve.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? ContinuousCorner.expansionFactor : 1
  }

  /// Whether the program promises opaque content. The default is `false`. Stored only: the renderer finds opaque areas
  /// itself.
  open var isOpaque: Bool {
    get { hints?.isOpaque ?? false }
    set { changeHints { $0.isOpaque = newValue } }
  }

  /// Filters of the layer's content. The default is `nil`. Stored only: there are no filters, as on iOS.
  open var filters: [Any]? {
    get { hints?.filters }
    set { changeHints { $0.filters = newValue } }
  }

  /// Filters of the content behind the layer. The default is `nil`. Stored only: there are no filters, as on iOS.
  open var backgroundFilters: [Any]? {
    get { hints?.backgroundFilters }
    set { changeHints { $0.backgroundFilters = newValue } }
  }

  /// A filter that combines the layer with the content behind it. The default is `nil`. Stored only: there are no
  /// filters, as on iOS.
  open var compositingFilter: Any? {
    get { hints?.compositingFilter }
    set { changeHints { $0.compositingFilter = newValue } }
  }

  /// The filter for contents that are scaled down. The default is `.linear`. Stored only: the renderer chooses the
  /// filter.
  open var minificationFilter: CALayerContentsFilter {
    get { hints?.minificationFilter ?? .linear }
    set { changeHints { $0.minificationFilter = newValue } }
  }

  /// The number that is added to the level of detail of contents that are scaled down with the filter `.trilinear`. The
  /// default is 0. Stored only: the renderer chooses the filter.
  open var minificationFilterBias: Float {
    get { hints?.minificationFilterBias ?? 0 }
    set { changeHints { $0.minificationFilterBias = newValue } }
  }

  /// The filter for contents that are enlarged to the bounds. The default is `.linear`. With `.nearest` they keep the edges
  /// of their pixels. A transform always enlarges them with a linear filter.
  open var magnificationFilter: CALayerContentsFilter {
    get { hints?.magnificationFilter ?? .linear }
    set { setMagnificationFilter(newValue) }
  }

  /// The edges that are antialiased. The default is all. Stored only: edges between pixels are always antialiased.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { hints?.edgeAntialiasingMask ?? LayerHints().edgeAntialiasingMask }
    set { changeHints { $0.edgeAntialiasingMask = newValue } }
  }

  /// Whether edges are antialiased. The default is `false`. Stored only: edges between pixels are always antialiased.
  open var allowsEdgeAntialiasing: Bool {
    get { hints?.allowsEdgeAntialiasing ?? false }
    set { changeHints { $0.allowsEdgeAntialiasing = newValue } }
  }

  /// Whether drawing may take place on another thread. The default is `false`. Stored only: drawing is recorded and
  /// takes place on the render thread.
  open var drawsAsynchronously: Bool {
    get { hints?.drawsAsynchronously ?? false }
    set { changeHints { $0.drawsAsynchronously = newValue } }
  }

  // MARK: Key-value coding

  /// Returns the value of a property, or a value of the program's own. The same as `value(forKeyPath:)`.
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets a property, or a value of the program's own. The same as `setValue(_:forKeyPath:)`.
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// Returns the value of the animatable property at a key path, or a value of the program's own, or `nil`.
  open func value(forKeyPath keyPath: String) -> Any? { storedValue(forKeyPath: keyPath) }

  /// Sets the animatable property at a key path as its setter would, including the action; otherwise stores the value.
  ///
  /// A value of a type other than the property's stops the program.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { store(value, forKeyPath: keyPath) }
}
