// SPDX-License-Identifier: MIT
import LeakTesting
import QuartzCore
import RenderTree
import UIKit
import XCTest

@MainActor final class TransitionTests: UIKitTestCase {
  override func release() { closeHosts() }

  func testACrossDissolveIsATransitionOfTheLayerAndCompletes() async {
    let stage = AnimationStage()
    let label = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var end: Double?

    UIView.transition(with: stage.view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
      stage.view.addSubview(label)
      stage.view.alpha = 0.5
    } completion: { _ in
      end = stage.host.time
    }
    XCTAssertEqual(stage.keys, [kCATransition])
    stage.advance(by: 0.25)
    XCTAssertEqual(stage.host.shown?[stage.view.layer.id]?.transition?.progress ?? -1, 0.25, accuracy: 1e-9)
    stage.advance(by: 1)

    XCTAssertEqual(end ?? 0, 101, accuracy: 1e-9)
    XCTAssertEqual(stage.keys, [])
  }

  func testFlipTurnsTheOldContentAwayAndTheNewTowardsTheViewer() async {
    let stage = AnimationStage()
    let superlayer = stage.host.window.layer
    let before = superlayer.sublayers?.count ?? 0
    var finished: [Bool] = []

    UIView.transition(with: stage.view, duration: 1, options: [.transitionFlipFromLeft, .curveLinear]) {
      stage.view.alpha = 0.5
    } completion: {
      finished.append($0)
    }
    XCTAssertEqual(superlayer.sublayers?.count, before + 1)
    guard let front = superlayer.sublayers?.last else { return XCTFail("no layer for the front") }
    stage.advance(by: 0.25)
    let (back, turned) = (stage.shown, stage.host.shown?[front.id]?.state)
    XCTAssertEqual(back.transform.m11, cos(-.pi * 0.75), accuracy: 0.01)
    XCTAssertEqual(turned?.transform.m11 ?? 0, cos(.pi * 0.25), accuracy: 0.01)
    XCTAssertNotEqual(turned?.transform.m14, 0)
    XCTAssertEqual(turned?.opacity, 1)
    XCTAssertFalse(back.isDoubleSided)
    stage.advance(by: 1)

    XCTAssertEqual(finished, [true])
    XCTAssertEqual(superlayer.sublayers?.count, before)
    XCTAssertTrue(stage.view.layer.isDoubleSided)
    XCTAssertEqual(stage.keys, [])
    XCTAssertEqual(stage.shown.transform, .identity)
  }

  func testEdgeFromWhichAFlipComesMovesTowardsTheViewerFirst() async {
    let edges: [(UIView.AnimationOptions, CGPoint)] = [
      (.transitionFlipFromLeft, CGPoint(x: -50, y: 0)), (.transitionFlipFromRight, CGPoint(x: 50, y: 0)),
      (.transitionFlipFromTop, CGPoint(x: 0, y: -50)), (.transitionFlipFromBottom, CGPoint(x: 0, y: 50)),
    ]
    for (flip, near) in edges {
      let stage = AnimationStage()
      UIView.transition(with: stage.view, duration: 1, options: [flip, .curveLinear], animations: nil)
      guard let front = stage.host.window.layer.sublayers?.last else { return XCTFail("no layer for the front") }
      stage.advance(by: 0.25)
      let transform = stage.host.shown?[front.id]?.state.transform ?? .identity

      // In perspective, points nearer to the eye are farther from the middle.
      func distance(_ point: CGPoint) -> CGFloat {
        transform.project(point).map { abs($0.x) + abs($0.y) } ?? 0
      }
      XCTAssertGreaterThan(distance(near), distance(CGPoint(x: -near.x, y: -near.y)))
    }
  }

  func testTransitionFromViewToViewReplacesTheView() async {
    let stage = AnimationStage()
    let next = UIView(frame: stage.view.frame)
    var finished: [Bool] = []

    UIView.transition(from: stage.view, to: next, duration: 0.5, options: .transitionCrossDissolve) {
      finished.append($0)
    }
    XCTAssertNil(stage.view.superview)
    XCTAssertTrue(next.superview === stage.host.window)
    stage.advance(by: 1)

    XCTAssertEqual(finished, [true])
  }

  func testShowHideOptionHidesAndShowsTheViews() async {
    let stage = AnimationStage()
    let next = UIView(frame: stage.view.frame)
    next.isHidden = true
    stage.host.window.addSubview(next)
    stage.host.flush()

    UIView.transition(
      from: stage.view, to: next, duration: 0.5, options: [.transitionFlipFromTop, .showHideTransitionViews])
    stage.advance(by: 1)

    XCTAssertTrue(stage.view.isHidden)
    XCTAssertFalse(next.isHidden)
    XCTAssertTrue(stage.view.superview === next.superview)
  }

  func testSnapshotShowsTheScreenDuringAnAnimation() async {
    let stage = AnimationStage()
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.view.addSubview(child)
    stage.host.flush()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { child.center.x = 105 }
    stage.advance(by: 0.5)

    guard let snapshot = stage.view.snapshotView(afterScreenUpdates: false) else { return XCTFail("no snapshot") }
    stage.host.window.addSubview(snapshot)
    stage.advance(by: 0.5)

    XCTAssertEqual(snapshot.bounds.size, stage.view.bounds.size)
    let positions = stage.host.shown?.layers.filter { $0.state.bounds.width == 10 }.map(\.state.position.x) ?? []
    XCTAssertEqual(positions.sorted(), [55, 105])
  }

  func testASnapshotStretchesWithItsAnimation() async throws {
    let host = makeHost()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let dot = UIView(frame: CGRect(x: 5, y: 0, width: 5, height: 5))
    view.addSubview(dot)
    host.window.addSubview(view)
    host.flush()
    let snapshot = try XCTUnwrap(view.snapshotView(afterScreenUpdates: false))
    host.window.addSubview(snapshot)
    host.flush()

    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: { snapshot.frame.size = CGSize(width: 50, height: 10) })
    host.flush()
    host.advance(by: 0.5)

    let content = try XCTUnwrap(snapshot.subviews.first?.layer.presentation())
    XCTAssertEqual(snapshot.layer.presentation()?.bounds.width ?? 0, 30, accuracy: 1e-6)
    XCTAssertEqual(content.transform.m11, 3, accuracy: 1e-6)
  }

  func testASnapshotOfAViewWithANewSizeShowsTheScreenInThatSize() async throws {
    let host = makeHost()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    host.window.addSubview(view)
    host.flush()
    view.bounds.size = CGSize(width: 40, height: 20)

    let snapshot = try XCTUnwrap(view.snapshotView(afterScreenUpdates: false))
    XCTAssertEqual(snapshot.bounds.size, CGSize(width: 40, height: 20))
    let content = try XCTUnwrap(snapshot.subviews.first)
    XCTAssertEqual(content.bounds.size, CGSize(width: 10, height: 10))
    XCTAssertEqual(content.transform, CGAffineTransform(scaleX: 4, y: 2))

    let half = try XCTUnwrap(
      view.resizableSnapshotView(
        from: CGRect(x: 20, y: 0, width: 20, height: 20), afterScreenUpdates: false, withCapInsets: .zero))
    let part = try XCTUnwrap(half.layer.sublayers?.first?.sublayers?.first)
    XCTAssertEqual(part.frame, CGRect(x: -20, y: 0, width: 40, height: 20))
  }

  func testTheOldContentOfATransitionFollowsTheViewToAnotherSize() async throws {
    let host = makeHost()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    host.window.addSubview(view)
    host.flush()
    UIView.transition(with: view, duration: 1, options: .transitionCurlUp, animations: {})
    let old = try XCTUnwrap(host.window.layer.sublayers?.last)
    XCTAssertFalse(old === view.layer)
    host.advance(by: 0.5)
    view.frame = CGRect(x: 10, y: 20, width: 40, height: 30)
    host.flush()

    XCTAssertEqual(old.frame, CGRect(x: 10, y: 20, width: 40, height: 30))
    // The transform is about the middle of the layer.
    let middle = CGPoint(x: 5 - 20, y: 5 - 15).applying(CATransform3DGetAffineTransform(old.sublayerTransform))
    XCTAssertEqual(middle.x, 0, accuracy: 1e-9, "the middle of the old content remains in the middle")
    XCTAssertEqual(middle.y, 0, accuracy: 1e-9)
    host.advance(by: 1)
    XCTAssertNil(old.superlayer)
  }

  func testDrawHierarchyDrawsTheScreenOrTheNextFrame() async {
    let stage = AnimationStage()
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
    child.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    stage.view.addSubview(child)
    stage.host.flush()
    UIView.performWithoutAnimation { child.center.x = 75 }

    func red(afterUpdates: Bool) -> [Bool] {
      guard
        let context = CGContext(
          data: nil, width: 100, height: 100, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
      else { return [] }
      UIGraphicsPushContext(context)
      XCTAssertTrue(stage.view.drawHierarchy(in: stage.view.bounds, afterScreenUpdates: afterUpdates))
      UIGraphicsPopContext()
      guard let image = context.makeImage() else { return [] }
      return [25, 75].map { x in image.pixels[50 * image.bytesPerRow + x * 4 + 2] == 255 }
    }

    XCTAssertEqual(red(afterUpdates: false), [true, false])
    XCTAssertEqual(red(afterUpdates: true), [false, true])
    XCTAssertFalse(stage.view.drawHierarchy(in: stage.view.bounds, afterScreenUpdates: true))
  }

  func testAResizableSnapshotStretchesItsMiddleOnly() async {
    let stage = AnimationStage()
    let insets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    let snapshot = stage.view.resizableSnapshotView(
      from: stage.view.bounds, afterScreenUpdates: true, withCapInsets: insets)
    guard let snapshot else { return XCTFail("no snapshot") }
    snapshot.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    snapshot.layoutIfNeeded()

    let parts = snapshot.layer.sublayers ?? []
    XCTAssertEqual(parts.count, 9)
    XCTAssertEqual(parts.map(\.frame.minX), [0, 10, 290, 0, 10, 290, 0, 10, 290])
    XCTAssertEqual(parts.map(\.frame.width), [10, 280, 10, 10, 280, 10, 10, 280, 10])
  }

  /// Semantics: snapshot-outside.
  func testResizableSnapshotOfARectanglePartlyOutsideTheViewHasItsSize() async throws {
    let stage = AnimationStage()
    let bounds = stage.view.bounds
    stage.view.backgroundColor = .red
    let rect = bounds.offsetBy(dx: bounds.width / 2, dy: -10)

    let snapshot = try XCTUnwrap(
      stage.view.resizableSnapshotView(from: rect, afterScreenUpdates: true, withCapInsets: .zero))

    XCTAssertEqual(snapshot.bounds.size, rect.size)
    let part = try XCTUnwrap(snapshot.layer.sublayers?.first)
    XCTAssertEqual(part.frame, snapshot.bounds)
    XCTAssertEqual(part.sublayers?.first?.frame, bounds.offsetBy(dx: -rect.minX, dy: -rect.minY))
  }

  /// Semantics: snapshot-outside.
  func testResizableSnapshotOfARectangleOutsideTheViewIsEmpty() async throws {
    let stage = AnimationStage()
    let rect = stage.view.bounds.offsetBy(dx: 5000, dy: 0)

    let snapshot = try XCTUnwrap(
      stage.view.resizableSnapshotView(from: rect, afterScreenUpdates: false, withCapInsets: .zero))

    XCTAssertEqual(snapshot.bounds.size, rect.size)
    let infinite = stage.view.resizableSnapshotView(from: .infinite, afterScreenUpdates: true, withCapInsets: .zero)
    XCTAssertEqual(infinite?.bounds.size, stage.view.bounds.size)
    XCTAssertNil(stage.view.resizableSnapshotView(from: .null, afterScreenUpdates: true, withCapInsets: .zero))
  }
}
