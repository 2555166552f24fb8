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

  // MARK: Model and presentation

  /// Returns a copy of the layer as the screen shows it at this moment, or `nil` if it has never been committed.
  ///
  /// A layer of a subclass is copied with its `init(layer:)`.
  open func presentation() -> Self? { presented == nil ? presentation(at: CACurrentMediaTime()) : self }

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
}
