// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitFixtures

/// Overrides of a program, which the framework has to call or read.
@MainActor final class OverriddenViewTests: UIKitTestCase {
  override func release() { closeHosts() }

  func testTheLayerOfAViewMayHaveTheTypeOfItsLayerClass() async {
    final class Ring: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
      override var layer: CAShapeLayer { unsafeDowncast(super.layer, to: CAShapeLayer.self) }
    }
    let ring = Ring(frame: CGRect(x: 1, y: 2, width: 30, height: 40))

    ring.layer.fillColor = .black

    XCTAssertEqual(ring.layer.frame, CGRect(x: 1, y: 2, width: 30, height: 40))
  }

  func testQueriesOfTheTreeReachEachView() async {
    let (root, inner) = (UIView(), RecordingView())
    root.addSubview(inner)

    XCTAssertNil(root.viewWithTag(7))
    XCTAssertEqual(root.convert(CGPoint.zero, to: inner as any UICoordinateSpace), .zero)
    inner.layoutMargins.left = 3

    XCTAssertTrue(inner.calls.contains("viewWithTag(_:)"))
    XCTAssertTrue(inner.calls.contains("subviews"))
    XCTAssertTrue(inner.calls.contains("layer"))
  }

  func testAnOverriddenDirectionMirrorsTheMargins() async {
    final class Mirrored: UIView {
      override var semanticContentAttribute: UISemanticContentAttribute {
        get { .forceRightToLeft }
        set {}
      }
    }
    let view = Mirrored()

    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 4)

    XCTAssertEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
    XCTAssertEqual(view.layoutMargins.right, 20)
  }

  func testAnOverriddenStyleIsATraitOfTheView() async {
    final class Dark: UIView {
      override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { .dark }
        set {}
      }
    }
    let host = makeHost()
    let view = Dark()

    host.window.addSubview(view)

    XCTAssertEqual(view.traitCollection.userInterfaceStyle, .dark)
  }

  func testOverriddenMasksDecideAboutResizing() async {
    final class Flexible: UIView {
      override var autoresizingMask: AutoresizingMask {
        get { .flexibleWidth }
        set {}
      }
    }
    final class Rigid: UIView {
      override var autoresizesSubviews: Bool {
        get { false }
        set {}
      }
    }
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    for (root, width) in [(UIView(frame: frame), 150.0), (Rigid(frame: frame), 100)] {
      let view = Flexible(frame: frame)
      root.addSubview(view)
      root.bounds.size.width = 150
      XCTAssertEqual(view.bounds.width, width)
    }
  }

  func testShortFormsOfAnimationsCallTheLongOverride() async {
    final class Counting: UIView {
      static var blocks = 0
      override class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
        animations: () -> Void, completion: ((Bool) -> Void)?
      ) {
        blocks += 1
        super.animate(
          withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
      }
    }
    let view = Counting()
    Counting.blocks = 0

    Counting.animate(withDuration: 1) { view.alpha = 0 }

    XCTAssertEqual(Counting.blocks, 1)
    XCTAssertEqual(view.alpha, 0)
  }

  func testAProgramMayPerformSystemAnimationsItself() async {
    final class Keeping: UIView {
      override class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions, animations: (() -> Void)?,
        completion: ((Bool) -> Void)?
      ) { completion?(false) }
    }
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)

    Keeping.perform(.delete, on: [view], options: [], animations: nil, completion: nil)

    XCTAssertTrue(view.superview === root)
  }

  func testAddingAnInteractionElsewhereCallsRemoveInteraction() async {
    let (first, second) = (RecordingView(), UIView())
    let interaction = UIPointerInteraction(delegate: nil)
    first.addInteraction(interaction)

    second.addInteraction(interaction)

    XCTAssertTrue(first.calls.contains("removeInteraction(_:)"))
    XCTAssertTrue(interaction.view === second)
  }

  func testEveryOverriddenMemberDoesWhatTheClassDoes() async {
    let host = makeHost()
    let (view, a, b) = (RecordingView(frame: host.window.bounds), UIView(), UIView())
    host.window.addSubview(view)
    view.addSubview(a)
    view.insertSubview(b, belowSubview: a)
    XCTAssertEqual(view.subviews, [b, a])
    view.bringSubviewToFront(b)
    XCTAssertEqual(view.subviews, [a, b])
    view.sendSubviewToBack(b)
    view.exchangeSubview(at: 0, withSubviewAt: 1)
    XCTAssertEqual(view.subviews, [a, b])
    XCTAssertTrue(a.isDescendant(of: view) && view.isDescendant(of: host.window))
    XCTAssertTrue(view.superview === host.window)
    XCTAssertNotNil(view.snapshotView(afterScreenUpdates: false))
    XCTAssertEqual(view.convert(CGPoint(x: 1, y: 1), to: nil), CGPoint(x: 1, y: 1))
    XCTAssertTrue(view.endEditing(true))
  }
}
