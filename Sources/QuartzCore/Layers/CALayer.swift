// SPDX-License-Identifier: MIT
import RenderTree

/// A rectangle of the screen with contents, sublayers and animations.
///
/// What is set here is the model: where things are to end up. `presentation()` says what the screen shows.
///
/// Deviates from Apple's: `presentation()` of a subclass of the client's own is a plain `CALayer` (the language has no
/// way to make one of the same class), and there is no archiving.
///
/// See also `CALayer+Appearance.swift` and the other `CALayer+….swift` for its parts.
@MainActor open class CALayer: NSObject, CAMediaTiming {
  #if DEBUG
    private let liveness = LiveObjects.Token(.layer)
  #endif
  package final let id: LayerID
  /// The values of the model; for a presentation layer, of the screen.
  package internal(set) final var state = LayerState()

  open weak var delegate: (any CALayerDelegate)?
  open var name: String?
  /// Actions by the key of the property or event, asked after the delegate.
  open var actions: [String: any CAAction]?
  /// Whether a change of the bounds asks for `display()`.
  open var needsDisplayOnBoundsChange = false

  // Kept for CAMediaTiming; a layer's own time has no end.
  open var duration: CFTimeInterval = .infinity
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  /// What this layer knows of the tree it is in; see CALayer+Hierarchy.swift.
  final var tree = LayerLinks()
  /// What waits for the next commit; see CALayer+Dirt.swift.
  final var dirt = Dirt()
  final var animationList: [AttachedAnimation] = []
  final var customValues: [String: Any] = [:]
  final var time = TimeMap.identity
  /// A sibling that goes by this layer's clock; see `pace(_:)`.
  final weak var timeFollower: CALayer?
  final var maskLayer: CALayer?
  /// Copied layers that lie below the sublayers, without layers of their own; see SubtreeSnapshot.
  final var embedded: SubtreeSnapshot?
  /// The layer that this is the presentation of, and the time it shows.
  final var presented: (layer: CALayer, time: Double)?

  private static var lastID: UInt64 = 0

  static func makeID() -> LayerID {
    lastID += 1
    return LayerID(rawValue: lastID)
  }

  public override init() {
    id = Self.makeID()
    super.init()
  }

  /// A copy of another layer's values; subclasses copy their own.
  public init(layer: Any) {
    id = Self.makeID()
    super.init()
    guard let layer = layer as? CALayer else { return }
    state = layer.state
    name = layer.name
  }

  /// As `init()`: there are no archives of layers here. A view makes its layer by this, whatever its class.
  public required init?(coder: NSCoder) {
    id = Self.makeID()
    super.init()
  }

  nonisolated deinit {}

  // MARK: Geometry

  /// The visible rectangle in the layer's own coordinates.
  open var bounds: CGRect {
    get { state.bounds }
    set {
      guard newValue != state.bounds else { return }
      change("bounds") { $0.bounds = newValue }
      setNeedsLayout()
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
  }

  /// Where the anchor point lies in the superlayer.
  open var position: CGPoint {
    get { state.position }
    set { update("position", \.position, newValue) }
  }

  /// In the unit square of the bounds; the point that `position` places and `transform` turns about.
  open var anchorPoint: CGPoint {
    get { state.anchorPoint }
    set { update("anchorPoint", \.anchorPoint, newValue) }
  }

  open var transform: CATransform3D {
    get { state.transform }
    set { update("transform", \.transform, newValue) }
  }

  /// The smallest rectangle in the superlayer that holds the transformed bounds. Setting it moves and resizes.
  open var frame: CGRect {
    get { state.frame }
    set { setFrame(newValue) }
  }

  open var isHidden: Bool {
    get { state.isHidden }
    set { update("hidden", \.isHidden, newValue) }
  }

  /// The picture that fills the layer: a `CGImage`.
  open var contents: Any? {
    get { state.contents?.clientValue }
    set { setContents(newValue) }
  }

  /// Whether the point, in the layer's own coordinates, lies in its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The farthest layer below this one, itself included, that contains the point.
  ///
  /// - Parameter p: in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { findHit(p) }

  // MARK: Hierarchy

  /// Back to front; nil where there are none.
  open var sublayers: [CALayer]? {
    get { sublayerList }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// Appends the layer, taking it from where it was.
  open func addSublayer(_ layer: CALayer) { insert(layer) { $0 } }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer) { min(Int(idx), $0) } }

  open func removeFromSuperlayer() { detachFromSuperlayer() }

  // MARK: Layout and display

  /// Asks for `layoutSublayers()` before the next commit.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Lays out now what needs it, from the topmost superlayer on that does.
  open func layoutIfNeeded() { layOutNow() }

  /// Called when the layer needs layout; asks the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Asks for `display()` before the next commit.
  open func setNeedsDisplay() { markNeedsDisplay() }

  /// What the layer draws is recorded whole; the rectangle only asks for it.
  open func setNeedsDisplay(_ r: CGRect) { if !r.isEmpty { setNeedsDisplay() } }

  open func displayIfNeeded() {
    guard dirt.needsDisplay else { return }
    dirt.needsDisplay = false
    display()
  }

  /// Renews the contents: the delegate's, or a recording of `draw(in:)`.
  open func display() {
    if let delegate { delegate.display(self) } else { displayDrawing() }
  }

  /// Draws the contents, in the coordinates of the bounds; asks the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Draws the layer with all below it as the model says, in the coordinates of its bounds.
  open func render(in ctx: CGContext) { paint(in: ctx) }

  /// Whether a change of the property asks for `display()`.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Actions and animations

  /// What a change of the property does: the delegate's answer, else that of `actions`, else the default.
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

  /// The action of layers that say nothing else: for what can be animated, a basic animation.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { makeDefaultAction(forKey: event) }

  /// Adds a copy of the animation; it begins with the next commit.
  ///
  /// - Parameter key: replaces the animation that has it; nil replaces none.
  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }

  open func removeAnimation(forKey key: String) { detachAnimations { $0.key == key } }

  open func removeAllAnimations() { detachAnimations { _ in true } }

  // MARK: Model and presentation

  /// What the screen shows of the layer at this moment; nil where it was never committed.
  open func presentation() -> CALayer? { presented == nil ? presentation(at: CACurrentMediaTime()) : self }

  /// The layer that this one is the presentation of; else itself.
  open func model() -> CALayer { presented?.layer ?? self }

  // MARK: CAMediaTiming

  /// When the layer's time begins, in the superlayer's.
  open var beginTime: CFTimeInterval {
    get { time.beginTime }
    set { changeTime { $0.beginTime = newValue } }
  }

  /// Local seconds for each second of the superlayer's time; 0 stops everything below.
  open var speed: Float {
    get { Float(time.speed) }
    set { changeTime { $0.speed = Double(newValue) } }
  }

  open var timeOffset: CFTimeInterval {
    get { time.timeOffset }
    set { changeTime { $0.timeOffset = newValue } }
  }
}
