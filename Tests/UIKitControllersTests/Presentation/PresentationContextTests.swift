// SPDX-License-Identifier: MIT
import DiagnosticsTesting
import LeakTesting
import UIKit
import XCTest

/// Presentations in a part of the window that a container defines as their context.
@MainActor
final class PresentationContextTests: UIKitTestCase {
  /// Semantics: presentation-context.
  /// The presented view covers the view of the nearest ancestor that defines a context.
  func testAPresentationCoversTheNearestAncestorThatDefinesAContext() async {
    for style: UIModalPresentationStyle in [.currentContext, .overCurrentContext] {
      let (stage, context, inner) = contextStage()
      let b = stage.page("B", style)
      b.transitioningDelegate = stage.delegate
      inner.present(b, animated: true)
      XCTAssertTrue(b.presentingViewController === context, "\(style)")
      XCTAssertTrue(stage.delegate.presenting === context, "\(style)")
      XCTAssertTrue(stage.delegate.source === inner, "\(style)")
      stage.host.advance(by: 2)
      XCTAssertEqual(b.view.convert(b.view.bounds, to: nil), CGRect(x: 100, y: 50, width: 200, height: 400))
      XCTAssertEqual(context.view.window == nil, style == .currentContext)
      XCTAssertTrue(inner.presentedViewController === b)
      XCTAssertNil(stage.a.presentedViewController)
      b.dismiss(animated: true)
      stage.host.advance(by: 2)
      XCTAssertEqual(context.view.frame, CGRect(x: 100, y: 50, width: 200, height: 400))
      XCTAssertEqual(stage.a.view.subviews, [context.view])
    }
  }

  /// Semantics: presentation-context, source-and-presenting.
  func testOtherStylesPresentFromTheRoot() async {
    for style: UIModalPresentationStyle in [.fullScreen, .overFullScreen, .custom] {
      let (stage, _, inner) = contextStage()
      let b = stage.page("B", style)
      inner.present(b, animated: true)
      XCTAssertTrue(b.presentingViewController === stage.a, "\(style)")
      XCTAssertTrue(inner.presentedViewController === b, "\(style)")
      stage.host.advance(by: 2)
      XCTAssertEqual(b.view.convert(b.view.bounds, to: nil), stage.host.window.bounds, "\(style)")
      inner.dismiss(animated: false)
      stage.host.advance(by: 0.1)
      XCTAssertEqual(stage.host.window.subviews, [stage.a.view], "\(style)")
    }
  }

  /// Semantics: presentation-context.
  /// A custom presentation uses a context if its `shouldPresentInFullscreen` is `false`.
  func testACustomPresentationThatIsNotFullScreenCoversItsContext() async {
    final class Inside: UIPresentationController {
      override var shouldPresentInFullscreen: Bool { false }
    }
    let (stage, context, inner) = contextStage()
    let b = stage.page("B", .custom)
    b.transitioningDelegate = stage.delegate
    stage.delegate.makeController = { Inside(presentedViewController: $0, presenting: $1) }
    inner.present(b, animated: true)
    stage.host.advance(by: 2)
    XCTAssertTrue(b.presentingViewController === context)
    XCTAssertEqual(b.view.convert(b.view.bounds, to: nil), CGRect(x: 100, y: 50, width: 200, height: 400))
  }

  /// Semantics: context-style.
  func testAContextThatProvidesATransitionStyleOverridesThePresentedOnes() async {
    let (stage, context, inner) = contextStage()
    context.providesPresentationContextTransitionStyle = true
    context.modalTransitionStyle = .crossDissolve
    let b = stage.page("B", .overCurrentContext)
    inner.present(b, animated: true)
    stage.host.advance(by: 0.175)
    XCTAssertEqual(Double(b.view.layer.presentation()?.opacity ?? 0), 0.5, accuracy: 0.001)
  }

  /// A, which contains the context, begins to disappear during a transition in it. It then disappears or appears again.
  func testADisappearanceAroundAContextCompletesTheTransitionInIt() async {
    for (isDismissal, returns) in [(false, true), (false, false), (true, true), (true, false)] {
      let warnings = WarningLog()
      let stage = PresentationStage()
      let (context, b) = (stage.page("C"), stage.page("B", .currentContext))
      context.definesPresentationContext = true
      stage.a.addChild(context)
      stage.a.view.addSubview(context.view)
      context.didMove(toParent: stage.a)
      stage.host.advance(by: 0.1)
      context.present(b, animated: true)
      if isDismissal {
        stage.host.advance(by: 2)
        context.dismiss(animated: true)
      }
      stage.host.advance(by: 0.1)

      stage.a.beginAppearanceTransition(false, animated: true)
      XCTAssertNil(context.transitionCoordinator)
      if returns { stage.a.beginAppearanceTransition(true, animated: true) }
      stage.host.advance(by: 2)
      stage.a.endAppearanceTransition()

      XCTAssertEqual(warnings.messages, [], "dismissal \(isDismissal), returns \(returns)")
      XCTAssertEqual(context.balance, isDismissal && returns ? .appeared : .disappeared)
      XCTAssertEqual(b.presentingViewController == nil, isDismissal)
    }
  }

  /// A second pointer can start a presentation in a context while the controller around it disappears. That controller
  /// may then disappear or appear again.
  func testAPresentationInADisappearingContextSendsBalancedCallbacks() async {
    for (returns, endsFirst) in [(false, false), (false, true), (true, false)] {
      let warnings = WarningLog()
      let stage = PresentationStage()
      let (context, b) = (stage.page("C"), stage.page("B", .currentContext))
      context.definesPresentationContext = true
      stage.a.addChild(context)
      stage.a.view.addSubview(context.view)
      context.didMove(toParent: stage.a)
      stage.host.advance(by: 0.1)

      stage.a.beginAppearanceTransition(false, animated: true)
      context.present(b, animated: true)
      stage.host.advance(by: 0.1)
      if returns { stage.a.beginAppearanceTransition(true, animated: true) }
      if endsFirst { stage.a.endAppearanceTransition() }
      stage.host.advance(by: 2)
      if !endsFirst { stage.a.endAppearanceTransition() }

      XCTAssertEqual(warnings.messages, [], "returns \(returns), ends first \(endsFirst)")
      XCTAssertEqual(context.balance, .disappeared)
      XCTAssertEqual(b.balance, .appeared)
    }
  }

  /// When the other page is pushed, the presentation is at rest, still runs, or is being dismissed.
  func testAPushFromAPageThatPresentsInItsContextSendsBalancedCallbacks() async {
    for (isDismissal, isAtRest) in [(false, true), (false, false), (true, false)] {
      let warnings = WarningLog()
      let stage = PresentationStage()
      let (context, b, c) = (stage.page("C"), stage.page("B", .currentContext), stage.page("D"))
      context.definesPresentationContext = true
      let navigation = UINavigationController(rootViewController: context)
      stage.host.window.rootViewController = navigation
      stage.host.advance(by: 0.1)
      context.present(b, animated: true)
      if isDismissal {
        stage.host.advance(by: 2)
        context.dismiss(animated: true)
      }
      stage.host.advance(by: isAtRest ? 2 : 0.1)

      navigation.pushViewController(c, animated: true)
      stage.host.advance(by: 2)
      XCTAssertEqual(c.balance, .appeared)
      XCTAssertEqual(context.balance, .disappeared)

      navigation.popViewController(animated: true)
      stage.host.advance(by: 2)
      XCTAssertEqual(context.balance, isDismissal ? .appeared : .disappeared, "the presented page covers it")
      if !isDismissal { context.dismiss(animated: true) }
      stage.host.advance(by: 2)
      XCTAssertEqual(warnings.messages, [], "dismissal \(isDismissal), at rest \(isAtRest)")
      XCTAssertEqual(context.balance, .appeared)
      XCTAssertNotNil(context.view.window)
    }
  }

  /// Returns A with a child that defines a context in a part of it, and a child of that child.
  private func contextStage() -> (PresentationStage, context: UIViewController, inner: UIViewController) {
    let stage = PresentationStage()
    let (context, inner) = (UIViewController(), UIViewController())
    context.definesPresentationContext = true
    stage.a.addChild(context)
    context.view.frame = CGRect(x: 100, y: 50, width: 200, height: 400)
    stage.a.view.addSubview(context.view)
    context.didMove(toParent: stage.a)
    context.addChild(inner)
    inner.view.frame = context.view.bounds
    context.view.addSubview(inner.view)
    inner.didMove(toParent: context)
    stage.host.advance(by: 0.1)
    stage.log.clear()
    return (stage, context, inner)
  }
}
