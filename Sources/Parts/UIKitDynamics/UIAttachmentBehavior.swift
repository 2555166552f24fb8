// SPDX-License-Identifier: MIT
import RigidBodies

/// Connects an item to a point, or two items to each other.
///
/// The connection is a rod with a fixed length, or a spring if it has a ``frequency``. Class methods create other
/// connections: an axis to slide along, a rope, a hinge, and one that does not move.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kind of object to which an item is connected.
  nonisolated public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items = 0
    /// A point.
    case anchor = 1
  }

  /// The spring of a point without a distance from its anchor. Estimated: stiff enough for an item that is dragged.
  private static let drag = Joint.Spring(frequency: 15, damping: 0.8)

  enum Link {
    case rod, rope, pin, weld
    /// The axis is in the coordinates of the second item.
    case slide(axis: Vector)
  }

  /// The settings that can be changed.
  private struct Settings: Equatable {
    var anchorPoint = CGPoint.zero
    var length: CGFloat = 0
    var damping: CGFloat = 0
    var frequency: CGFloat = 0
    var frictionTorque: CGFloat = 0
    var attachmentRange = UIFloatRange.infinite
  }

  /// The connected items, one or two.
  public let items: [any UIDynamicItem]
  private let number = DynamicsNumber.next()
  private let link: Link
  /// The points of the items, relative to their centres, in their coordinates.
  private let offsets: [Vector]
  /// The angle of the second item less that of the first one.
  private let angle: Double
  private var settings: Settings { didSet { if settings != oldValue { changed() } } }

  /// Connects the centre of an item with a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Connects a point of an item, relative to its centre, with a point. The present distance is the length.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    (items, link, offsets) = ([item], .rod, [Vector(offset)])
    angle = -item.angle
    settings = Settings(anchorPoint: point)
    super.init()
    settings.length = distance
  }

  /// Connects the centres of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Connects points of two items, relative to their centres. The present distance is the length.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    self.init(.rod, [item1, item2], [Vector(offset1), Vector(offset2)], anchor: .zero)
  }

  private init(_ link: Link, _ items: [any UIDynamicItem], _ offsets: [Vector], anchor: CGPoint) {
    (self.items, self.link, self.offsets) = (items, link, offsets)
    angle = (items.count > 1 ? items[1].angle : 0) - items[0].angle
    settings = Settings(anchorPoint: anchor)
    super.init()
    settings.length = distance
  }

  nonisolated deinit {}

  /// Connects items at a point of the animator's coordinates.
  private convenience init(_ link: Link, _ items: [any UIDynamicItem], at point: CGPoint) {
    self.init(link, items, items.map { $0.pose.local(Vector(point)) }, anchor: point)
  }

  /// Lets an item move only along an axis through a point, without rotation.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.slide(axis: Vector(axis)), [item], at: point)
  }

  /// Lets two items move relative to each other only along an axis, without rotation.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    let end = Pose(position: .zero, angle: item2.angle).local(Vector(axis))
    return UIAttachmentBehavior(.slide(axis: end), [item1, item2], at: point)
  }

  /// Keeps points of two items from moving farther apart than they are now, as a rope does.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.rope, [item1, item2], [Vector(offset1), Vector(offset2)], anchor: .zero)
  }

  /// Keeps two items from moving relative to each other.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.weld, [item1, item2], at: point)
  }

  /// Connects two items with a hinge.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.pin, [item1, item2], at: point)
  }

  // MARK: Properties

  /// Whether an item is connected to a point or to another item.
  open var attachedBehaviorType: AttachmentType { items.count > 1 ? .items : .anchor }

  /// The point that an item is connected to. It has no meaning if two items are connected.
  open var anchorPoint: CGPoint {
    get { settings.anchorPoint }
    set { settings.anchorPoint = newValue }
  }

  /// The length of the rod or spring in points. The default is the distance at creation.
  open var length: CGFloat {
    get { settings.length }
    set { settings.length = newValue }
  }

  /// The damping of the spring. 1 is critical. The default is 0. It has an effect if there is a ``frequency``.
  open var damping: CGFloat {
    get { settings.damping }
    set { settings.damping = newValue }
  }

  /// The oscillations of the spring per second. The default is 0, a rod with a fixed length.
  open var frequency: CGFloat {
    get { settings.frequency }
    set { settings.frequency = newValue }
  }

  /// The torque that resists rotation about a hinge. The default is 0.
  ///
  /// A torque of 1 is a force with a magnitude of 1, as a push has it, at a lever of 1 point. Apple documents no unit.
  open var frictionTorque: CGFloat {
    get { settings.frictionTorque }
    set { settings.frictionTorque = newValue }
  }

  /// The range in which the first item can slide, in points, or turn about a hinge, in radians. The default is infinite.
  open var attachmentRange: UIFloatRange {
    get { settings.attachmentRange }
    set { settings.attachmentRange = newValue }
  }

  // MARK: The simulation

  /// The present distance of the connected points.
  private var distance: CGFloat {
    let first = items[0].pose.world(offsets[0])
    let second = items.count > 1 ? items[1].pose.world(offsets[1]) : Vector(anchorPoint)
    return CGFloat((second - first).length)
  }

  private var kind: Joint.Kind {
    let limits = settings.attachmentRange
    let range =
      limits.isInfinite || limits.maximum < limits.minimum
      ? nil : Double(limits.minimum)...Double(limits.maximum)
    switch link {
    case .rod:
      let spring = Joint.Spring(frequency: Double(frequency), damping: Double(max(damping, 0)))
      if frequency > 0 { return .distance(Double(length), spring) }
      // An item that is dragged keeps the velocity of its anchor, which a rigid connection to a point would take from it.
      return .distance(Double(length), length < 1e-3 && items.count == 1 ? Self.drag : nil)
    case .rope: return .rope(Double(length))
    case .pin: return .pin(range: range, friction: Double(frictionTorque) * 100)
    case .weld: return .weld
    case .slide(let axis): return .slide(axis: axis, range: range)
    }
  }

  override func contribute(to plan: inout DynamicsPlan) {
    for item in items { plan.change(item) }
    let (number, kind, angle) = (number, kind, angle)
    let anchors = (offsets[0], offsets.count > 1 ? offsets[1] : Vector(anchorPoint))
    plan.joints.append(
      (
        items,
        {
          Joint(
            id: number, kind: kind, bodies: ($0[0], $0.count > 1 ? $0[1] : nil), anchors: anchors, angle: angle)
        }
      ))
  }
}

extension UIDynamicItem {
  fileprivate var pose: Pose { Pose(position: Vector(center), angle: angle) }
}

/// A range of numbers, such as that of an attachment.
nonisolated public struct UIFloatRange: Hashable, Sendable {
  /// The least number.
  public var minimum: CGFloat
  /// The greatest number.
  public var maximum: CGFloat

  /// The range from 0 to 0.
  public static let zero = UIFloatRange(minimum: 0, maximum: 0)
  /// The range of all numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Creates the range from 0 to 0.
  public init() { self = UIFloatRange(minimum: 0, maximum: 0) }

  /// Creates a range.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Whether all numbers are in the range.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}
