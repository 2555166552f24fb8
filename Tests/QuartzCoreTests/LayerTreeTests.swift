// SPDX-License-Identifier: MIT
import DiagnosticsTesting
import QuartzCore
import RenderTree
import XCTest

@MainActor
final class LayerTreeTests: XCTestCase {
  func testAChangeCommitsOnlyTheChangedNode() async {
    let stage = Stage()
    let layers = (0..<1000).map { _ in CALayer() }
    for layer in layers { stage.root.addSublayer(layer) }
    CATransaction.flush()

    layers[500].position = CGPoint(x: 7, y: 8)
    CATransaction.flush()

    XCTAssertEqual(stage.lastCommit.updated.map(\.id), [layers[500].id])
    XCTAssertEqual(stage.lastCommit.updated[0].node.state.position, CGPoint(x: 7, y: 8))
  }

  func testACommittedLayerIsStoredOnceForBothTrees() async throws {
    let stage = Stage()
    let layer = stage.addLayer()

    let sent = try XCTUnwrap(stage.recorder.tree.committedNode(layer.id))
    XCTAssertTrue(sent === stage.context.committedTree.committedNode(layer.id))
  }

  func testNothingIsCommittedWithoutChanges() async {
    let stage = Stage()
    let layer = stage.addLayer()
    let count = stage.recorder.commits.count

    layer.position = layer.position
    CATransaction.flush()
    layer.setNeedsLayout()
    CATransaction.flush()

    XCTAssertEqual(stage.recorder.commits.count, count)
    XCTAssertFalse(stage.context.needsCommit)
  }

  func testRemovingALayerRemovesItsDescendants() async {
    let stage = Stage()
    let parent = CALayer()
    let (child, mask) = (CALayer(), CALayer())
    parent.addSublayer(child)
    parent.mask = mask
    _ = stage.addLayer(parent)

    parent.removeFromSuperlayer()
    CATransaction.flush()

    XCTAssertEqual(Set(stage.lastCommit.removed), [parent.id, child.id, mask.id])
    XCTAssertEqual(stage.recorder.tree.layerCount, 1)
    XCTAssertNil(parent.presentation())
  }

  func testAReinsertedLayerIsCommittedAgainWithItsDescendants() async {
    let stage = Stage()
    let parent = CALayer()
    let child = CALayer()
    parent.addSublayer(child)
    _ = stage.addLayer(parent)
    parent.removeFromSuperlayer()
    CATransaction.flush()

    stage.root.addSublayer(parent)
    CATransaction.flush()

    XCTAssertEqual(Set(stage.lastCommit.updated.map(\.id)), [stage.root.id, parent.id, child.id])
    XCTAssertEqual(stage.recorder.tree.superlayer(of: child.id), parent.id)
  }

  func testANodeIsMadeAgainOnlyIfItsLayerHasChangedWhileItWasAway() async throws {
    let stage = Stage()
    let (parent, same, changed, animated) = (CALayer(), CALayer(), CALayer(), CALayer())
    for layer in [same, changed, animated] { parent.addSublayer(layer) }
    _ = stage.addLayer(parent)
    animated.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    CATransaction.flush()
    let sent = stage.recorder.tree.committedNode(same.id)
    parent.removeFromSuperlayer()
    CATransaction.flush()

    changed.position = CGPoint(x: 7, y: 8)
    stage.root.addSublayer(parent)
    CATransaction.flush()
    stage.context._checkInvariants()

    let tree = stage.recorder.tree
    XCTAssertTrue(try XCTUnwrap(tree.committedNode(same.id)) === sent)
    XCTAssertEqual(tree.node(changed.id)?.state.position, CGPoint(x: 7, y: 8))
    XCTAssertEqual(tree.node(animated.id)?.animations.count, 0)
    same.opacity = 0.5
    CATransaction.flush()
    XCTAssertEqual(stage.recorder.tree.node(same.id)?.state.opacity, 0.5)
  }

  func testALayerMovedWithinATransactionIsNotSentAgain() async {
    let stage = Stage()
    let (first, second) = (stage.addLayer(), stage.addLayer())
    let child = CALayer()
    first.addSublayer(child)
    CATransaction.flush()

    child.removeFromSuperlayer()
    second.addSublayer(child)
    CATransaction.flush()

    XCTAssertEqual(Set(stage.lastCommit.updated.map(\.id)), [first.id, second.id])
    XCTAssertEqual(stage.lastCommit.removed, [])
    XCTAssertEqual(stage.recorder.tree.superlayer(of: child.id), second.id)
  }

  func testALayerMovedToAnotherWindowIsSentThere() async {
    let (here, there) = (Stage(), Stage())
    let layer = here.addLayer()
    let child = CALayer()
    layer.addSublayer(child)
    CATransaction.flush()

    there.root.addSublayer(layer)
    CATransaction.flush()

    XCTAssertEqual(here.recorder.tree.layerCount, 1)
    XCTAssertEqual(there.recorder.tree.layerCount, 3)
  }

  func testSublayersKeepTheOrderInWhichTheyAreInserted() async {
    let root = CALayer()
    let layers = "abcdef".map { name in
      let layer = CALayer()
      layer.name = String(name)
      return layer
    }
    func order() -> String { (root.sublayers ?? []).compactMap(\.name).joined() }

    for layer in layers[0...2] { root.addSublayer(layer) }
    root.insertSublayer(layers[3], at: 0)
    XCTAssertEqual(order(), "dabc")
    root.insertSublayer(layers[4], below: layers[1])
    root.insertSublayer(layers[5], above: layers[1])
    XCTAssertEqual(order(), "daebfc")
    root.insertSublayer(layers[3], above: layers[2])
    XCTAssertEqual(order(), "aebfcd")
    root.replaceSublayer(layers[0], with: layers[3])
    XCTAssertEqual(order(), "debfc")
    root.addSublayer(layers[4])
    XCTAssertEqual(order(), "dbfce")
    root.sublayers = [layers[4], layers[0]]
    XCTAssertEqual(order(), "ea")
    root.sublayers = nil
    XCTAssertNil(root.sublayers)
    XCTAssertNil(layers[0].superlayer)
  }

  func testEachLayerIsLaidOutOnceAfterItsSuperlayer() async {
    let stage = Stage()
    var order: [String] = []
    let (parent, child) = (LayoutLayer { order.append("parent") }, LayoutLayer { order.append("child") })
    parent.onLayout = { [unowned parent, unowned child] in
      order.append("parent")
      child.frame = parent.bounds.insetBy(dx: 10, dy: 10)
    }
    parent.addSublayer(child)
    _ = stage.addLayer(parent)
    order = []

    CATransaction.setDisableActions(true)
    child.setNeedsLayout()
    parent.bounds.size.width = 300
    CATransaction.flush()

    XCTAssertEqual(order, ["parent", "child"])
    XCTAssertEqual(stage.state(of: child, at: 100).bounds.width, 280)
  }

  func testLayoutIfNeededWorksOutsideAWindow() async {
    var order: [String] = []
    let (top, middle, low) = (
      LayoutLayer { order.append("top") }, CALayer(), LayoutLayer { order.append("low") }
    )
    top.addSublayer(middle)
    middle.addSublayer(low)
    top.layoutIfNeeded()
    order = []

    low.setNeedsLayout()
    top.layoutIfNeeded()
    XCTAssertEqual(order, ["low"])

    top.setNeedsLayout()
    low.setNeedsLayout()
    low.layoutIfNeeded()
    XCTAssertEqual(order, ["low", "top", "low"])
  }

  func testALayoutLoopContinuesInTheNextCommit() async {
    let stage = Stage()
    let layer = LayoutLayer {}
    var isLooping = true
    layer.onLayout = { [unowned layer] in if isLooping { layer.setNeedsLayout() } }

    _ = stage.addLayer(layer)
    XCTAssertTrue(stage.context.needsCommit)

    isLooping = false
    CATransaction.flush()
    XCTAssertFalse(stage.context.needsCommit)
  }

  func testTheContextReportsPendingChangesOnce() async {
    let stage = Stage()
    let layer = stage.addLayer()
    var calls = 0
    stage.context.onNeedsCommit = { calls += 1 }

    layer.opacity = 0.5
    layer.cornerRadius = 4
    layer.setNeedsLayout()
    XCTAssertEqual(calls, 1)

    CATransaction.flush()
    layer.opacity = 1
    XCTAssertEqual(calls, 2)
  }

  func testLayersAndContextsAreFreed() async {
    Stage.assertFreed {
      let stage = Stage()
      let layer = stage.addLayer()
      layer.add(makeFade(), forKey: "fade")
      layer.mask = CALayer()
      CATransaction.flush()
      return layer
    }
    Stage.assertFreed {
      let stage = Stage()
      stage.addLayer().opacity = 0.3
      return stage.context
    }
    Stage.assertFreed {
      CATransaction.flush()
      return CALayer()
    }
  }

  func testADelegateThatIsNoViewLaysOutTheSublayersAfterAChange() async {
    let stage = Stage()
    let delegate = RowLayout()
    let layer = CALayer()
    layer.delegate = delegate
    stage.root.addSublayer(layer)
    let sublayer = CALayer()
    layer.addSublayer(sublayer)

    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
    CATransaction.flush()
    XCTAssertEqual(sublayer.frame, CGRect(x: 0, y: 0, width: 200, height: 10))

    layer.bounds.size.width = 300
    CATransaction.flush()
    XCTAssertEqual(sublayer.frame.width, 300)

    let later = CALayer()
    later.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    later.addSublayer(CALayer())
    stage.root.addSublayer(later)
    later.delegate = delegate
    CATransaction.flush()
    XCTAssertEqual(later.sublayers?.first?.frame.width, 50)
  }

  func testTheMagnificationFilterIsCommitted() async {
    let stage = Stage()
    let layer = stage.addLayer()

    layer.magnificationFilter = .nearest
    CATransaction.flush()

    XCTAssertTrue(stage.state(of: layer, at: stage.time).contentsLayout.isPixelated)
    XCTAssertEqual(layer.magnificationFilter, .nearest)
  }

  // Semantics: mistakes.
  func testMistakesThatIOSIgnoresAreReportedOnce() async {
    let log = WarningLog()
    let layer = CALayer()

    for _ in 1...3 { layer.contents = "a picture" }
    layer.contentsGravity = CALayerContentsGravity(rawValue: "middle")
    let gradient = CAGradientLayer()
    gradient.colors = ["red", CGColor.black]
    let timing = CAMediaTimingFunction(controlPoints: -1, 0, 2, 1)
    var point: [Float] = [0, 0]
    timing.getControlPoint(at: 2, values: &point)

    XCTAssertNil(layer.contents)
    XCTAssertEqual(layer.contentsGravity, .resize)
    XCTAssertEqual(gradient.colors?.count, 1)
    XCTAssertEqual(point[0], 1)
    XCTAssertEqual(log.messages.count, 4, "\(log.messages)")
  }
}

/// Calls a closure when it is laid out.
final class LayoutLayer: CALayer {
  var onLayout: () -> Void

  init(onLayout: @escaping () -> Void) {
    self.onLayout = onLayout
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSublayers() {
    super.layoutSublayers()
    onLayout()
  }
}

/// A delegate that gives the sublayers the upper half of the layer.
@MainActor
private final class RowLayout: CALayerDelegate {
  func layoutSublayers(of layer: CALayer) {
    for sublayer in layer.sublayers ?? [] {
      sublayer.frame = CGRect(x: 0, y: 0, width: layer.bounds.width, height: layer.bounds.height / 2)
    }
  }
}
