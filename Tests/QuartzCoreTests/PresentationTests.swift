// SPDX-License-Identifier: MIT
import QuartzCore
import RenderTree
import XCTest

@MainActor
final class PresentationTests: XCTestCase {
  func testThePresentationIsWhatTheScreenShows() async {
    let stage = Stage()
    let layer = stage.addLayer()
    layer.add(makeFade(2), forKey: "fade")
    CATransaction.flush()
    stage.advance(to: 101)

    XCTAssertEqual(layer.presentation()?.opacity, 0.5)
    XCTAssertEqual(layer.opacity, 1)
    XCTAssertTrue(layer.presentation()?.model() === layer)
    XCTAssertTrue(layer.model() === layer)
  }

  func testAnUncommittedLayerHasNoPresentation() async {
    let stage = Stage()
    let layer = CALayer()
    XCTAssertNil(layer.presentation())
    stage.root.addSublayer(layer)
    XCTAssertNil(layer.presentation())
    CATransaction.flush()
    XCTAssertNotNil(layer.presentation())
  }

  func testAnUncommittedChangeIsNotInThePresentation() async {
    let stage = Stage()
    let layer = stage.addLayer()
    CATransaction.setDisableActions(true)
    layer.cornerRadius = 8

    XCTAssertEqual(layer.presentation()?.cornerRadius, 0)
    CATransaction.flush()
    XCTAssertEqual(layer.presentation()?.cornerRadius, 8)
  }

  func testHitTestingThePresentationFindsMovingLayers() async {
    let stage = Stage()
    let layer = stage.addLayer()
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue) = (50, 350)
    move.duration = 1
    layer.add(move, forKey: "move")
    CATransaction.flush()
    stage.advance(to: 100.5)

    let hit = stage.root.presentation()?.hitTest(CGPoint(x: 200, y: 25))
    XCTAssertTrue(hit?.model() === layer)
    XCTAssertTrue(stage.root.hitTest(CGPoint(x: 200, y: 25)) === stage.root)
    XCTAssertEqual(hit?.convert(CGPoint.zero, to: stage.root.presentation()), CGPoint(x: 150, y: 0))
    XCTAssertEqual(hit?.superlayer?.model() === stage.root, true)
  }

  func testShapesAndGradientsPresentTheirOwnValues() async {
    let stage = Stage()
    let shape = CAShapeLayer()
    _ = stage.addLayer(shape)
    let draw = CABasicAnimation(keyPath: "strokeEnd")
    (draw.fromValue, draw.toValue) = (0, 1)
    draw.duration = 1
    shape.add(draw, forKey: "draw")
    let gradient = CAGradientLayer()
    gradient.colors = [CGColor.black, CGColor.white]
    _ = stage.addLayer(gradient)

    XCTAssertEqual(shape.presentation()?.strokeEnd, 0)
    stage.advance(to: 100.25)
    XCTAssertEqual(shape.presentation()?.strokeEnd, 0.25)
    XCTAssertEqual(gradient.presentation()?.colors?.count, 2)
  }

  func testASnapshotCopiesWhatTheScreenShows() async {
    let stage = Stage()
    let layer = stage.addLayer()
    let (child, mask) = (CALayer(), CALayer())
    child.contents = CGImage(width: 1, height: 1, bytesPerRow: 4, isOpaque: true, pixels: [0, 0, 0, 255])
    layer.addSublayer(child)
    layer.mask = mask
    child.add(makeFade(2), forKey: "fade")
    CATransaction.flush()
    stage.advance(to: 101)

    let snapshot = layer.snapshotLayer(afterUpdates: false)
    stage.root.addSublayer(snapshot)
    stage.advance(to: 103)

    let tree = stage.recorder.tree
    let copies = tree.node(snapshot.id)?.sublayers ?? []
    XCTAssertEqual(copies.count, 1)
    XCTAssertEqual(tree.node(copies[0])?.state.opacity, 0.5)
    XCTAssertEqual(tree.node(copies[0])?.state.contents?.identity, child.state.contents?.identity)
    XCTAssertNotNil(tree.node(snapshot.id)?.mask)

    snapshot.removeFromSuperlayer()
    CATransaction.flush()
    XCTAssertEqual(stage.recorder.tree.layerCount, 4)
  }

  func testASnapshotAfterUpdatesCopiesTheModel() async {
    let layer = LayoutLayer {}
    let child = CALayer()
    layer.addSublayer(child)
    layer.onLayout = { [unowned child] in child.bounds.size.width = 33 }
    let stage = Stage()

    let snapshot = layer.snapshotLayer(afterUpdates: true)
    let again = snapshot.snapshotLayer(afterUpdates: true)
    stage.root.addSublayer(snapshot)
    stage.root.addSublayer(again)
    CATransaction.flush()

    for copy in [snapshot, again] {
      let below = stage.recorder.tree.node(copy.id)?.sublayers ?? []
      XCTAssertEqual(below.compactMap { stage.recorder.tree.node($0)?.state.bounds.width }, [33])
    }
  }

  func testATransitionStartsFromACopyOfThePreviousContent() async {
    let stage = Stage()
    let layer = stage.addLayer()
    let child = CALayer()
    layer.addSublayer(child)
    CATransaction.flush()
    let layers = stage.recorder.tree.layerCount
    let log = DelegateLog()

    let push = CATransition()
    push.type = .push
    push.subtype = .fromRight
    push.duration = 1
    push.delegate = log
    layer.add(push, forKey: "mine")
    layer.cornerRadius = 5
    child.removeFromSuperlayer()
    CATransaction.flush()

    XCTAssertNotNil(layer.animation(forKey: kCATransition))
    let transition = stage.recorder.tree.sampleLayer(layer.id, at: 100.25)?.transition
    XCTAssertEqual(transition?.progress, 0.25)
    XCTAssertEqual(transition?.effect.kind, .push)
    XCTAssertEqual(transition?.effect.direction, .fromRight)
    let previous = transition.flatMap { stage.recorder.tree.node($0.effect.previous) }
    XCTAssertEqual(previous?.sublayers.count, 1)
    XCTAssertEqual(previous?.state.corners.radius, 0)

    stage.advance(to: 101)
    XCTAssertEqual(log.events, ["start", "finished"])
    XCTAssertEqual(stage.recorder.tree.layerCount, layers - 1)
  }
}
