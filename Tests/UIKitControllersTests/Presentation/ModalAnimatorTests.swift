// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitControllers

/// The system's animators of presentations at exact times. The window is 400 × 600 points.
@MainActor
final class ModalAnimatorTests: UIKitTestCase {
  /// Returns the remaining fraction of the distance of the spring with a stiffness of 522.35, a damping of 45.71 and a
  /// mass of 1, which is critically damped to the fourth digit.
  private func rest(after time: Double) -> CGFloat {
    let omega = 522.35.squareRoot()
    return CGFloat((1 + omega * time) * exp(-omega * time))
  }

  private func stage(_ style: UIModalTransitionStyle) -> (PresentationStage, LoggingPage) {
    let stage = PresentationStage()
    let b = stage.page("B")
    b.modalTransitionStyle = style
    return (stage, b)
  }

  func testACoverSpringsUpFromTheLowerEdge() async {
    let (stage, b) = stage(.coverVertical)
    let begin = stage.host.time
    stage.a.present(b, animated: true)
    stage.host.flush()
    XCTAssertEqual(stage.shownFrame(of: b).minY, 600, accuracy: 0.01)
    for time in [0.02, 0.05, 0.1, 0.2, 0.35] {
      stage.host.advance(to: begin + time)
      XCTAssertEqual(stage.shownFrame(of: b).minY, 600 * rest(after: time), accuracy: 0.5, "after \(time) s")
      XCTAssertEqual(stage.shownFrame(of: stage.a), CGRect(x: 0, y: 0, width: 400, height: 600))
    }
    stage.host.advance(to: begin + 0.7)
    XCTAssertEqual(stage.shownFrame(of: b), CGRect(x: 0, y: 0, width: 400, height: 600))
    stage.assertAtRest(top: b, covered: [stage.a])
  }

  func testTheDismissalOfACoverReversesThePresentation() async {
    let (stage, b) = stage(.coverVertical)
    stage.a.present(b, animated: false)
    stage.host.advance(by: 0.1)
    let begin = stage.host.time
    b.dismiss(animated: true)
    stage.host.flush()
    XCTAssertEqual(stage.shownFrame(of: b).minY, 0, accuracy: 0.01)
    XCTAssertEqual(stage.shownFrame(of: stage.a), CGRect(x: 0, y: 0, width: 400, height: 600))
    for time in [0.02, 0.05, 0.1, 0.2, 0.35] {
      stage.host.advance(to: begin + time)
      XCTAssertEqual(stage.shownFrame(of: b).minY, 600 * (1 - rest(after: time)), accuracy: 0.5, "after \(time) s")
    }
    stage.host.advance(by: 1)
    stage.assertNothingIsLeft()
  }

  func testACoveringPageHasAShadowAboveItsEdgeWhileItMoves() async throws {
    let (stage, b) = stage(.coverVertical)
    stage.a.present(b, animated: true)
    stage.host.advance(by: 0.1)
    let shadow = try XCTUnwrap(b.view.superview?.subviews.first { $0 is EdgeShadowView }?.layer.presentation())

    XCTAssertEqual(shadow.frame.maxY, stage.shownFrame(of: b).minY, accuracy: 0.01)
    XCTAssertEqual(shadow.frame.width, 400)
    XCTAssertGreaterThan(shadow.opacity, 0.1)
    stage.host.advance(by: 1)
    XCTAssertFalse(b.view.superview?.subviews.contains { $0 is EdgeShadowView } ?? true)
  }

  /// The standard ease-in-ease-out curve, (0.42, 0, 0.58, 1), is at one half in the middle.
  func testAFlipTurnsBothViewsAboutTheMiddleAndSwitchesBetweenThemAtNinetyDegrees() async {
    let (stage, b) = stage(.flipHorizontal)
    let begin = stage.host.time
    stage.a.present(b, animated: true)
    stage.host.flush()
    XCTAssertEqual(angle(of: stage.a), 0, accuracy: 1e-3)
    XCTAssertEqual(
      abs(angle(of: b)), .pi / 2, accuracy: 1e-3, "the incoming page is seen edge-on and therefore invisible")

    stage.host.advance(to: begin + 0.75 / 4)
    let quarter = angle(of: stage.a)
    XCTAssertLessThan(quarter, -0.1, "the right side comes to the front")
    XCTAssertGreaterThan(quarter, -.pi / 4, "slow at first")
    XCTAssertEqual(abs(angle(of: b)), .pi / 2, accuracy: 1e-3)
    let frame = stage.shownFrame(of: stage.a)
    XCTAssertEqual(stage.a.view.layer.position.x, 200, accuracy: 0.01, "the page turns about its middle")
    XCTAssertLessThan(frame.width, 400)
    XCTAssertEqual(frame.height, 600, accuracy: 0.5, "the nearer edge keeps its distance from the viewer")

    stage.host.advance(to: begin + 0.75 / 2)
    XCTAssertEqual(angle(of: stage.a), -.pi / 2, accuracy: 0.02)
    XCTAssertEqual(angle(of: b), .pi / 2, accuracy: 0.02)

    stage.host.advance(to: begin + 0.75 * 3 / 4)
    XCTAssertEqual(angle(of: b), -quarter, accuracy: 0.01, "the second half mirrors the first")
    XCTAssertFalse(b.view.layer.isDoubleSided)

    stage.host.advance(to: begin + 0.76)
    stage.assertAtRest(top: b, covered: [stage.a])
    XCTAssertTrue(CATransform3DIsIdentity(b.view.transform3D))
    XCTAssertTrue(CATransform3DIsIdentity(stage.a.view.transform3D))
    XCTAssertTrue(b.view.layer.isDoubleSided && stage.a.view.layer.isDoubleSided)
  }

  func testTheFacesOfAFlipAreDarkestWhereTheyAreSeenFromTheEdge() async {
    let (stage, b) = stage(.flipHorizontal)
    let begin = stage.host.time
    stage.a.present(b, animated: true)
    stage.host.flush()
    let shades = b.view.superview?.subviews.compactMap { $0 as? DimmingView } ?? []
    XCTAssertEqual(shades.count, 2)
    func darkness() -> [Float] { shades.map { $0.layer.presentation()?.opacity ?? -1 } }

    XCTAssertEqual(darkness()[0], 0, accuracy: 1e-3, "the face that leaves")
    XCTAssertEqual(darkness()[1], 0.4, accuracy: 1e-3, "the face that comes")
    stage.host.advance(to: begin + 0.75 / 2)
    XCTAssertEqual(darkness()[0], 0.4, accuracy: 1e-3)
    stage.host.advance(to: begin + 0.74)
    XCTAssertEqual(darkness()[1], 0, accuracy: 0.02)
    stage.host.advance(by: 1)
    XCTAssertTrue(shades.allSatisfy { $0.superview == nil })
  }

  func testTheDismissalOfAFlipTurnsInTheOppositeDirection() async {
    let (stage, b) = stage(.flipHorizontal)
    stage.a.present(b, animated: false)
    let begin = stage.host.time
    b.dismiss(animated: true)
    stage.host.advance(to: begin + 0.75 / 4)
    XCTAssertGreaterThan(angle(of: b), 0.1)
    stage.host.advance(to: begin + 0.75 * 3 / 4)
    XCTAssertLessThan(angle(of: stage.a), -0.1)
    stage.host.advance(by: 1)
    stage.assertNothingIsLeft()
  }

  func testAFlipTurnsInProportionToAnInteraction() async {
    let (stage, b) = stage(.flipHorizontal)
    let interactor = stage.interactive(b, presenting: true)
    stage.delegate.animator = UIModalTransitionStyle.flipHorizontal.animationController(presenting: true)
    stage.a.present(b, animated: true)
    for progress in [1.0 / 96, 1.0 / 48, 0.2, 0.45] {
      interactor.update(progress)
      stage.host.flush()
      XCTAssertEqual(angle(of: stage.a), -progress * .pi, accuracy: 1e-3, "at \(progress)")
      XCTAssertEqual(angle(of: b), .pi / 2, accuracy: 1e-3, "at \(progress)")
    }
    for progress in [0.5 + 1.0 / 96, 0.7, 0.95] {
      interactor.update(progress)
      stage.host.flush()
      XCTAssertEqual(angle(of: stage.a), -.pi / 2, accuracy: 1e-3, "at \(progress)")
      XCTAssertEqual(angle(of: b), (1 - progress) * .pi, accuracy: 1e-3, "at \(progress)")
    }
    interactor.finish()
    stage.host.advance(by: 1)
    stage.assertAtRest(top: b, covered: [stage.a])
  }

  func testADissolveFadesThePageInAndOut() async {
    let (stage, b) = stage(.crossDissolve)
    let begin = stage.host.time
    stage.a.present(b, animated: true)
    stage.host.flush()
    XCTAssertEqual(opacity(of: b), 0, accuracy: 1e-3)
    stage.host.advance(to: begin + 0.175)
    XCTAssertEqual(opacity(of: b), 0.5, accuracy: 1e-3)
    XCTAssertEqual(opacity(of: stage.a), 1, accuracy: 1e-6, "the page below does not fade")
    stage.host.advance(to: begin + 0.351)
    stage.assertAtRest(top: b, covered: [stage.a])
    XCTAssertEqual(b.view.alpha, 1)

    let back = stage.host.time
    b.dismiss(animated: true)
    stage.host.advance(to: back + 0.175)
    XCTAssertEqual(opacity(of: b), 0.5, accuracy: 1e-3)
    stage.host.advance(by: 1)
    stage.assertNothingIsLeft()
    XCTAssertEqual(b.view.alpha, 1)
  }

  func testReducedMotionDissolvesEachStyleInAHundredAndFortyMilliseconds() async {
    UIAccessibility.reducesMotion = true
    defer { UIAccessibility.reducesMotion = nil }
    for style: UIModalTransitionStyle in [.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl] {
      let (stage, b) = stage(style)
      let begin = stage.host.time
      stage.a.present(b, animated: true)
      stage.host.advance(to: begin + 0.07)
      XCTAssertEqual(opacity(of: b), 0.5, accuracy: 1e-3)
      XCTAssertEqual(stage.shownFrame(of: b), CGRect(x: 0, y: 0, width: 400, height: 600))
      stage.host.advance(to: begin + 0.145)
      stage.assertAtRest(top: b, covered: [stage.a])
    }
  }

  /// A delegate can return each of the system's animators, and its interaction controller drives it.
  func testACustomInteractionControllerDrivesTheSystemsAnimators() async {
    for style: UIModalTransitionStyle in [.coverVertical, .flipHorizontal, .crossDissolve] {
      let (stage, b) = stage(style)
      let interactor = stage.interactive(b, presenting: true)
      stage.delegate.animator = style.animationController(presenting: true)
      stage.a.present(b, animated: true)
      interactor.update(0.5)
      stage.host.flush()
      stage.host.advance(by: 0.3)
      switch style {
      case .coverVertical: XCTAssertEqual(stage.shownFrame(of: b).minY, 300, accuracy: 0.01)
      case .flipHorizontal: XCTAssertEqual(angle(of: stage.a), -.pi / 2, accuracy: 0.01)
      default: XCTAssertEqual(opacity(of: b), 0.5, accuracy: 1e-3)
      }
      interactor.cancel()
      stage.host.advance(by: 1)
      stage.assertNothingIsLeft()
    }
  }

  func testADelegateCanProvideTheSystemsPushAnimator() async {
    let stage = NavigationStage("A")
    let interactor = UIPercentDrivenInteractiveTransition()
    stage.delegate.animator = UINavigationController.Operation.push.animationController
    stage.delegate.interactor = interactor
    let b = stage.page("B")
    stage.navigation.pushViewController(b, animated: true)
    interactor.update(0.25)
    stage.host.flush()
    XCTAssertEqual(stage.shownX(of: b), 300, accuracy: 0.01)
    interactor.finish()
    stage.host.advance(by: 1)
    stage.assertAtRest(["A", "B"])
  }

  /// Returns the rotation in radians about the vertical axis, from the transform on the screen.
  private func angle(of controller: UIViewController) -> CGFloat {
    let transform = (controller.view.layer.presentation() ?? controller.view.layer).transform
    return atan2(-transform.m13, transform.m11)
  }

  private func opacity(of controller: UIViewController) -> CGFloat {
    CGFloat((controller.view.layer.presentation() ?? controller.view.layer).opacity)
  }
}
