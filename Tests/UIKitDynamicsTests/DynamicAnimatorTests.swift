// SPDX-License-Identifier: MIT
import QuartzCore
import UIKit
import UIKitTesting
import XCTest

@MainActor
final class DynamicAnimatorTests: XCTestCase {
  /// A view controller with boxes, on a manual clock.
  @MainActor private final class Room {
    let controller = UIViewController()
    let stage: TestStage
    let animator: UIDynamicAnimator
    let boxes: [UIView]

    init(_ centers: [CGPoint] = [CGPoint(x: 200, y: 100)], side: CGFloat = 50) {
      boxes = centers.map { center in
        let box = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
        box.center = center
        return box
      }
      for box in boxes { controller.view.addSubview(box) }
      stage = TestStage(controller, size: CGSize(width: 400, height: 600))
      animator = UIDynamicAnimator(referenceView: controller.view)
    }

    var box: UIView { boxes[0] }
    func add(_ behaviors: UIDynamicBehavior...) { for behavior in behaviors { animator.addBehavior(behavior) } }
  }

  @MainActor private final class Marble: NSObject, UIDynamicItem {
    var center = CGPoint.zero
    var bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    var transform = CGAffineTransform.identity
  }

  @MainActor private final class Listener: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    var log: [String] = []

    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { log.append("pause") }
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { log.append("resume") }

    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
      at p: CGPoint
    ) { log.append("items began") }

    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) { log.append("items ended") }

    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { log.append("\(identifier.map { "\($0)" } ?? "bounds") began") }

    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) { log.append("\(identifier.map { "\($0)" } ?? "bounds") ended") }
  }

  // MARK: The animator

  func testGravityOfOneIsAThousandPointsPerSquareSecond() async {
    let room = Room()
    room.add(UIGravityBehavior(items: room.boxes))

    room.stage.advance(by: 0.7)

    let time = room.animator.elapsedTime
    XCTAssertEqual(time, 0.7, accuracy: 0.04)
    XCTAssertEqual(room.box.center.y, 100 + 1000 * time * time / 2, accuracy: 1e-3)
    XCTAssertEqual(room.box.center.x, 200)
  }

  func testItPausesAtRestAndResumesWithABehavior() async {
    let room = Room()
    let listener = Listener()
    room.animator.delegate = listener
    let collision = UICollisionBehavior(items: room.boxes)
    collision.translatesReferenceBoundsIntoBoundary = true
    XCTAssertFalse(room.animator.isRunning)

    room.add(UIGravityBehavior(items: room.boxes), collision)
    XCTAssertTrue(room.animator.isRunning)
    room.stage.advance(by: 4)

    XCTAssertEqual(listener.log, ["resume", "pause"])
    XCTAssertFalse(room.animator.isRunning)
    XCTAssertFalse(DisplayLinks.needsTicks)
    XCTAssertEqual(room.box.center.y, 575, accuracy: 0.1)
    let elapsed = room.animator.elapsedTime

    room.stage.advance(by: 1)
    XCTAssertEqual(room.animator.elapsedTime, elapsed)

    let push = UIPushBehavior(items: room.boxes, mode: .instantaneous)
    push.setAngle(-.pi / 2, magnitude: 1)
    room.add(push)
    room.stage.advance(by: 0.2)
    XCTAssertEqual(listener.log, ["resume", "pause", "resume"])
    XCTAssertLessThan(room.box.center.y, 570)
  }

  func testRemovedBehaviorsLeaveItemsWhereTheyAre() async {
    let room = Room([CGPoint(x: 100, y: 100), CGPoint(x: 300, y: 100)])
    let gravity = UIGravityBehavior(items: room.boxes)
    room.add(gravity)
    room.stage.advance(by: 0.3)

    gravity.removeItem(room.boxes[0])
    let place = room.boxes[0].center
    room.stage.advance(by: 0.2)
    XCTAssertEqual(room.boxes[0].center, place)
    XCTAssertGreaterThan(room.boxes[1].center.y, place.y + 10)

    room.animator.removeBehavior(gravity)
    let other = room.boxes[1].center
    room.stage.advance(by: 0.5)
    XCTAssertEqual(room.boxes[1].center, other)
    XCTAssertNil(gravity.dynamicAnimator)
    XCTAssertFalse(room.animator.isRunning)
  }

  func testItemsNeedNotBeViews() async {
    let stage = TestStage(UIViewController(), size: CGSize(width: 100, height: 100))
    let (animator, marble) = (UIDynamicAnimator(), Marble())
    let push = UIPushBehavior(items: [marble], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    animator.addBehavior(push)

    stage.advance(by: 0.5)

    // 100 points per square second for 100 x 100 points with a density of 1.
    XCTAssertEqual(marble.center.x, 50 * animator.elapsedTime * animator.elapsedTime, accuracy: 1e-3)
    XCTAssertNil(animator.referenceView)
  }

  func testUpdatedItemsGoOnFromWhereTheyAre() async {
    let room = Room()
    room.add(UIGravityBehavior(items: room.boxes))
    room.stage.advance(by: 0.1)

    room.box.center = CGPoint(x: 50, y: 50)
    room.box.transform = CGAffineTransform(rotationAngle: 0.5)
    room.animator.updateItem(usingCurrentState: room.box)
    room.stage.advance(by: 0.1)

    XCTAssertEqual(room.box.center.x, 50)
    XCTAssertEqual(atan2(room.box.transform.b, room.box.transform.a), 0.5, accuracy: 1e-9)
  }

  func testItemsInARectangleAreThoseThatIntersectIt() async {
    let room = Room([CGPoint(x: 100, y: 100), CGPoint(x: 300, y: 100)])
    room.add(UIDynamicItemBehavior(items: room.boxes))

    XCTAssertTrue(room.animator.items(in: CGRect(x: 0, y: 0, width: 80, height: 80)).first === room.boxes[0])
    XCTAssertEqual(room.animator.items(in: CGRect(x: 0, y: 0, width: 400, height: 80)).count, 2)
    XCTAssertTrue(room.animator.items(in: CGRect(x: 150, y: 200, width: 10, height: 10)).isEmpty)
  }

  func testViewsBelowOthersUseTheCoordinatesOfTheReferenceView() async {
    let room = Room()
    let group = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    group.addSubview(inner)
    room.controller.view.addSubview(group)
    room.add(UISnapBehavior(item: inner, snapTo: CGPoint(x: 250, y: 260)))

    XCTAssertTrue(room.stage.advanceToRest())

    XCTAssertEqual(inner.center, CGPoint(x: 150, y: 160))
  }

  func testAnAnimatorThatIsReleasedStops() async {
    let room = Room()
    var animator: UIDynamicAnimator? = UIDynamicAnimator(referenceView: room.controller.view)
    animator?.addBehavior(UIGravityBehavior(items: room.boxes))
    weak let released = animator
    room.stage.advance(by: 0.1)

    animator = nil
    room.stage.advance(by: 0.1)

    XCTAssertNil(released)
    XCTAssertFalse(DisplayLinks.needsTicks)
  }
}

// MARK: Behaviours

extension DynamicAnimatorTests {
  func testChildrenActAndActionsAreCalledWithEachFrame() async {
    let room = Room()
    let (parent, gravity) = (UIDynamicBehavior(), UIGravityBehavior(items: room.boxes))
    var calls = 0
    parent.addChildBehavior(gravity)
    gravity.action = { calls += 1 }
    room.add(parent)
    XCTAssertTrue(gravity.dynamicAnimator === room.animator)

    room.stage.advance(by: 0.5)
    XCTAssertTrue((28...32).contains(calls))
    XCTAssertGreaterThan(room.box.center.y, 150)

    parent.removeChildBehavior(gravity)
    XCTAssertNil(gravity.dynamicAnimator)
    XCTAssertTrue(parent.childBehaviors.isEmpty)
  }

  func testDefaultsAreApples() async {
    let (gravity, item) = (UIGravityBehavior(items: []), UIDynamicItemBehavior(items: []))
    XCTAssertEqual(gravity.gravityDirection, CGVector(dx: 0, dy: 1))
    XCTAssertEqual(gravity.angle, .pi / 2, accuracy: 1e-9)
    XCTAssertEqual(gravity.magnitude, 1)
    XCTAssertEqual([item.elasticity, item.friction, item.resistance, item.angularResistance], [0, 0, 0, 0])
    XCTAssertEqual(item.density, 1)
    XCTAssertTrue(item.allowsRotation)
    XCTAssertFalse(item.isAnchored)
    XCTAssertEqual(UICollisionBehavior(items: []).collisionMode, .everything)
    XCTAssertEqual(UISnapBehavior(item: UIView(), snapTo: .zero).damping, 0.5)
  }

  func testASnapEndsAtItsPointUpright() async {
    let room = Room()
    room.box.transform = CGAffineTransform(rotationAngle: 2)
    room.add(UISnapBehavior(item: room.box, snapTo: CGPoint(x: 321, y: 432)))

    XCTAssertTrue(room.stage.advanceToRest())

    XCTAssertEqual(room.box.center, CGPoint(x: 321, y: 432))
    XCTAssertEqual(room.box.transform, .identity)
  }

  func testVelocitiesAddUpBeforeTheBehaviorIsAdded() async {
    let room = Room()
    let behavior = UIDynamicItemBehavior(items: room.boxes)
    behavior.addLinearVelocity(CGPoint(x: 60, y: 0), for: room.box)
    behavior.addLinearVelocity(CGPoint(x: 40, y: 0), for: room.box)
    behavior.addAngularVelocity(1, for: room.box)
    room.add(behavior)
    XCTAssertEqual(behavior.linearVelocity(for: room.box), CGPoint(x: 100, y: 0))
    XCTAssertEqual(behavior.angularVelocity(for: room.box), 1)

    room.stage.advance(by: 1)

    XCTAssertEqual(room.box.center.x, 200 + 100 * room.animator.elapsedTime, accuracy: 1e-3)
  }

  func testSeveralBehaviorsSetDifferentProperties() async {
    let room = Room()
    let (elastic, still) = (UIDynamicItemBehavior(items: room.boxes), UIDynamicItemBehavior(items: room.boxes))
    elastic.elasticity = 1
    still.allowsRotation = false
    let collision = UICollisionBehavior(items: room.boxes)
    collision.translatesReferenceBoundsIntoBoundary = true
    room.add(UIGravityBehavior(items: room.boxes), collision, elastic, still)
    var top: CGFloat = 600
    elastic.action = { [unowned room] in
      if room.animator.elapsedTime > 1.2 { top = min(top, room.box.center.y) }
    }

    room.stage.advance(by: 2.5)

    XCTAssertEqual(top, 100, accuracy: 2)
  }

  func testAnAnchoredItemStaysAndOthersLandOnIt() async {
    let room = Room([CGPoint(x: 200, y: 100), CGPoint(x: 200, y: 400)])
    let anchored = UIDynamicItemBehavior(items: [room.boxes[1]])
    anchored.isAnchored = true
    room.add(UIGravityBehavior(items: room.boxes), UICollisionBehavior(items: room.boxes), anchored)

    room.stage.advance(by: 2)

    XCTAssertEqual(room.boxes[1].center, CGPoint(x: 200, y: 400))
    XCTAssertEqual(room.boxes[0].center.y, 350, accuracy: 0.2)
  }
}

// MARK: Collisions

extension DynamicAnimatorTests {
  func testTheDelegateIsToldOfContacts() async {
    let room = Room([CGPoint(x: 200, y: 100), CGPoint(x: 200, y: 300)])
    let listener = Listener()
    let collision = UICollisionBehavior(items: room.boxes)
    collision.collisionDelegate = listener
    collision.addBoundary(
      withIdentifier: "floor", from: CGPoint(x: 0, y: 500), to: CGPoint(x: 400, y: 500))
    room.add(UIGravityBehavior(items: [room.boxes[0]]), collision)

    room.stage.advance(by: 3)

    XCTAssertEqual(listener.log.first, "items began")
    XCTAssertTrue(listener.log.contains("floor began"))
    XCTAssertEqual(room.boxes[1].center.y, 475, accuracy: 0.2)
  }

  func testBoundariesAreFoundByTheirIdentifiers() async {
    let collision = UICollisionBehavior(items: [])
    XCTAssertNil(collision.boundaryIdentifiers)
    collision.addBoundary(withIdentifier: "oval", for: UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 9, height: 9)))
    collision.addBoundary(withIdentifier: NSNumber(value: 3), from: .zero, to: CGPoint(x: 5, y: 5))

    XCTAssertEqual(collision.boundary(withIdentifier: "oval")?.bounds.width, 9)
    XCTAssertEqual(collision.boundaryIdentifiers?.count, 2)
    collision.removeBoundary(withIdentifier: NSNumber(value: 3))
    XCTAssertEqual(collision.boundaryIdentifiers?.count, 1)
    collision.removeAllBoundaries()
    XCTAssertNil(collision.boundary(withIdentifier: "oval"))
  }

  func testTheModeDecidesWhatItemsCollideWith() async {
    let room = Room([CGPoint(x: 200, y: 100), CGPoint(x: 200, y: 300)])
    let collision = UICollisionBehavior(items: room.boxes)
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionMode = .boundaries
    room.add(UIGravityBehavior(items: room.boxes), collision)

    room.stage.advance(by: 3)

    for box in room.boxes { XCTAssertEqual(box.center.y, 575, accuracy: 0.2) }
  }

  func testAnEllipseRollsAndARectangleDoesNot() async {
    final class Ball: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }
    let room = Room()
    let ball = Ball(frame: CGRect(x: 100, y: 0, width: 40, height: 40))
    room.controller.view.addSubview(ball)
    let collision = UICollisionBehavior(items: [ball])
    collision.addBoundary(withIdentifier: "slope", from: CGPoint(x: 0, y: 100), to: CGPoint(x: 400, y: 300))
    let rough = UIDynamicItemBehavior(items: [ball])
    rough.friction = 0.8
    room.add(UIGravityBehavior(items: [ball]), collision, rough)

    room.stage.advance(by: 0.9)

    XCTAssertGreaterThan(rough.angularVelocity(for: ball), 3)
    // A ball that rolls turns as fast as it moves.
    let velocity = rough.linearVelocity(for: ball)
    XCTAssertEqual(hypot(velocity.x, velocity.y), 20 * rough.angularVelocity(for: ball), accuracy: 15)
  }
}

// MARK: Attachments and pushes

extension DynamicAnimatorTests {
  func testAnAttachmentKeepsItsLengthAndFollowsItsAnchor() async {
    let room = Room()
    let attachment = UIAttachmentBehavior(item: room.box, attachedToAnchor: CGPoint(x: 200, y: 20))
    XCTAssertEqual(attachment.length, 80)
    XCTAssertEqual(attachment.attachedBehaviorType, .anchor)
    room.add(UIGravityBehavior(items: room.boxes), attachment)
    room.stage.advance(by: 0.5)
    XCTAssertEqual(room.box.center.y, 100, accuracy: 0.5)

    attachment.anchorPoint = CGPoint(x: 120, y: 20)
    room.stage.advance(by: 2)

    XCTAssertEqual(hypot(room.box.center.x - 120, room.box.center.y - 20), 80, accuracy: 1)
  }

  func testAReleasedItemKeepsTheVelocityOfItsAnchor() async {
    let room = Room()
    let attachment = UIAttachmentBehavior(item: room.box, attachedToAnchor: room.box.center)
    room.add(attachment, UIDynamicItemBehavior(items: room.boxes))
    for _ in 0..<20 {
      attachment.anchorPoint.x += 5
      room.stage.advance(by: 1.0 / 60)
    }

    room.animator.removeBehavior(attachment)
    let start = room.box.center.x
    room.stage.advance(by: 0.5)

    // 5 points per frame are 300 per second.
    XCTAssertEqual(room.box.center.x - start, 150, accuracy: 60)
  }

  func testASpringAttachmentOfTwoItemsComesToItsLength() async {
    let room = Room([CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100)])
    let spring = UIAttachmentBehavior(item: room.boxes[0], attachedTo: room.boxes[1])
    spring.frequency = 2
    spring.damping = 1
    spring.length = 180
    XCTAssertEqual(spring.attachedBehaviorType, .items)
    room.add(spring)

    XCTAssertTrue(room.stage.advanceToRest())

    XCTAssertEqual(room.boxes[1].center.x - room.boxes[0].center.x, 180, accuracy: 1)
    XCTAssertEqual(room.boxes[1].center.x + room.boxes[0].center.x, 300, accuracy: 0.5)
  }

  func testASlidingAttachmentOnlyAllowsItsAxis() async {
    let room = Room()
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: room.box, attachmentAnchor: room.box.center, axisOfTranslation: CGVector(dx: 1, dy: 1))
    slide.attachmentRange = UIFloatRange(minimum: -500, maximum: 100)
    room.add(UIGravityBehavior(items: room.boxes), slide)

    room.stage.advance(by: 3)

    XCTAssertEqual(room.box.center.x - 200, 100 / 2.0.squareRoot(), accuracy: 1)
    XCTAssertEqual(room.box.center.y - 100, 100 / 2.0.squareRoot(), accuracy: 1)
  }

  func testAnInstantaneousPushActsOnceAndBecomesInactive() async {
    let room = Room(side: 100)
    let push = UIPushBehavior(items: room.boxes, mode: .instantaneous)
    push.setAngle(0, magnitude: 2)
    let velocity = UIDynamicItemBehavior(items: room.boxes)
    room.add(push, velocity)

    room.stage.advance(by: 0.5)

    XCTAssertFalse(push.active)
    XCTAssertEqual(velocity.linearVelocity(for: room.box).x, 200, accuracy: 1e-6)
    push.active = true
    room.stage.advance(by: 0.1)
    XCTAssertEqual(velocity.linearVelocity(for: room.box).x, 400, accuracy: 1e-6)
  }

  func testAPushBesideTheCenterTurnsAnItem() async {
    let room = Room()
    let push = UIPushBehavior(items: room.boxes, mode: .continuous)
    push.setAngle(0, magnitude: 0.2)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -20), for: room.box)
    let velocity = UIDynamicItemBehavior(items: room.boxes)
    room.add(push, velocity)

    room.stage.advance(by: 0.3)

    XCTAssertGreaterThan(velocity.angularVelocity(for: room.box), 0.1)
    XCTAssertEqual(push.targetOffsetFromCenter(for: room.box).vertical, -20)
  }

  // MARK: Collection views

  func testAttributesOfALayoutAreItems() async {
    let layout = UICollectionViewFlowLayout()
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    let stage = TestStage(UIViewController(), size: CGSize(width: 100, height: 100))
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    animator.addBehavior(UIGravityBehavior(items: [attributes]))

    stage.advance(by: 0.5)

    XCTAssertGreaterThan(attributes.center.y, 100)
    XCTAssertTrue(animator.layoutAttributesForCell(at: IndexPath(item: 3, section: 0)) === attributes)
    XCTAssertNil(animator.layoutAttributesForCell(at: IndexPath(item: 0, section: 0)))
  }

  func testABehaviourMadeWithoutItemsTakesThemLater() async {
    let room = Room()
    let (gravity, collision, item) = (UIGravityBehavior(), UICollisionBehavior(), UIDynamicItemBehavior())
    XCTAssertTrue(gravity.items.isEmpty && collision.items.isEmpty && item.items.isEmpty)

    gravity.addItem(room.box)
    room.add(gravity, collision, item)
    room.stage.advance(by: 0.2)

    XCTAssertGreaterThan(room.box.center.y, 110)
  }
}
