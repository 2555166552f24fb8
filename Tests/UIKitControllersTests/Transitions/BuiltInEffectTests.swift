// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Semantics: scrubbing-moves-the-container.
/// An animator that uses `UIView.transition(from:to:)` can be scrubbed like any other, and with it the snapshot of the
/// old content.
@MainActor
final class BuiltInEffectTests: UIKitTestCase {
  private static let options: [UIView.AnimationOptions] = [
    .transitionFlipFromLeft, .transitionFlipFromBottom, .transitionCurlUp, .transitionCurlDown,
    .transitionCrossDissolve,
  ]

  func testTheOldAndTheNewContentFollowTheInteraction() async {
    for options in Self.options where options != .transitionCrossDissolve {
      let (stage, interactor) = start(options)
      var before: [String] = []
      for percent: CGFloat in [0.25, 0.6, 0.4] {
        interactor.update(percent)
        stage.host.advance(by: 0.4)
        let paused = shownStates(in: stage)
        XCTAssertNotNil(paused.last)
        XCTAssertNotEqual(paused.last, before.last, "\(options) at \(percent)")
        stage.host.advance(by: 0.7)
        XCTAssertEqual(shownStates(in: stage), paused, "\(options) at \(percent)")
        before = paused
      }
      interactor.finish()
      stage.host.advanceToRest()
      stage.assertAtRest(["A", "B"])
    }
  }

  func testACancelledTransitionRestoresTheOldContent() async {
    for options in Self.options {
      let (stage, interactor) = start(options)
      interactor.update(0.6)
      stage.host.advance(by: 0.3)
      interactor.cancel()
      stage.host.advanceToRest()
      stage.assertAtRest(["A"])
      let container = stage.navigation.topViewController?.view.superview
      XCTAssertEqual(container?.layer.animationKeys() ?? [], [], "\(options)")
      XCTAssertEqual(container?.superview?.layer.sublayers?.count, container?.superview?.subviews.count, "\(options)")
    }
  }

  private func start(
    _ options: UIView.AnimationOptions
  ) -> (NavigationStage, UIPercentDrivenInteractiveTransition) {
    let stage = NavigationStage("A")
    let interactor = UIPercentDrivenInteractiveTransition()
    stage.delegate.animator = EffectAnimator(options: options)
    stage.delegate.interactor = interactor
    stage.navigation.pushViewController(stage.page("B"), animated: true)
    stage.host.flush()
    return (stage, interactor)
  }

  /// Returns the transforms and curls on the screen of the layers that the effect moves: the container's layer and the
  /// layer of the old content's snapshot.
  private func shownStates(in stage: NavigationStage) -> [String] {
    guard let container = stage.navigation.topViewController?.view.superview, let around = container.superview else {
      return []
    }
    let views = Set(around.subviews.map { ObjectIdentifier($0.layer) })
    let pictures = (around.layer.sublayers ?? []).filter { !views.contains(ObjectIdentifier($0)) }
    return ([container.layer] + pictures).compactMap { layer in
      let shown = layer.presentation() ?? layer
      let moves = layer.animationKeys()?.contains { $0 == "flip" || $0 == "curl" } ?? false
      return moves ? "\(shown.transform) \(shown.pageCurl.progress)" : nil
    }
  }
}

private final class EffectAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let options: UIView.AnimationOptions

  init(options: UIView.AnimationOptions) { self.options = options }

  nonisolated deinit {}

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    UIView.transition(from: from, to: to, duration: 1, options: options) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
