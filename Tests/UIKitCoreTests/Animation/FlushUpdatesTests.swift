// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Semantics: flush-updates.
/// Pending layout is done before an animation, and layout that the animation requests is done within it.
@MainActor
final class FlushUpdatesTests: UIKitTestCase {
  override func release() { closeHosts() }

  /// A view that lays out its single subview at `offset`.
  private final class OffsetView: UIView {
    let inner = UIView()
    var offset: CGFloat = 0 { didSet { setNeedsLayout() } }

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(inner)
    }
    required init?(coder: NSCoder) { nil }
    nonisolated deinit {}

    override func layoutSubviews() {
      super.layoutSubviews()
      inner.frame = CGRect(x: offset, y: 0, width: 10, height: 10)
    }
  }

  func testLayoutPendingBeforeABlockIsNotAnimatedAndLayoutRequestedInItIs() async {
    for flushes in [true, false] {
      let view = OffsetView()
      let stage = AnimationStage(view)
      view.offset = 40
      UIView.animate(withDuration: 1, delay: 0, options: flushes ? [.curveLinear, .flushUpdates] : .curveLinear) {
        view.alpha = 0.5
        view.offset = 80
      }
      stage.advance(by: 0.5)
      XCTAssertEqual(stage.shown(view.inner).position.x, flushes ? 65 : 85, accuracy: 0.01)
    }
  }

  func testAnimatorFlushesLayoutLikeABlock() async {
    for flushes in [true, false] {
      let view = OffsetView()
      let stage = AnimationStage(view)
      view.offset = 40
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.flushUpdates = flushes
      animator.addAnimations { view.offset = 80 }
      animator.startAnimation()
      stage.advance(by: 0.5)
      XCTAssertEqual(stage.shown(view.inner).position.x, flushes ? 65 : 85, accuracy: 0.01)
      animator.stopAnimation(true)
    }
  }

  func testLayoutOfTheOuterBlockIsDoneBeforeANestedBlockRuns() async {
    let view = OffsetView()
    let stage = AnimationStage(view)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .flushUpdates]) {
      view.offset = 20
      UIView.animate(withDuration: 9) { XCTAssertEqual(view.inner.frame.minX, 20) }
    }
    stage.advance(by: 0.5)
    XCTAssertEqual(stage.shown(view.inner).position.x, 15, accuracy: 0.01)
  }
}
