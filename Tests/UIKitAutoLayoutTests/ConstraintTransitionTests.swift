// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

/// Transitions whose animators change constraints are scrubbed, cancelled and interrupted like any other.
@MainActor
final class ConstraintTransitionTests: XCTestCase {
  /// Moves the presented page up from the lower edge by a constraint.
  private final class RisingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private var top: NSLayoutConstraint?

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      let container = transitionContext.containerView
      let height = container.bounds.height
      if let view = transitionContext.view(forKey: .to) { add(view, to: container, below: height) }
      let isPresenting = transitionContext.view(forKey: .to) != nil
      top?.constant = isPresenting ? 0 : height
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        container.layoutIfNeeded()
      } completion: { [top] _ in
        if transitionContext.transitionWasCancelled { top?.constant = isPresenting ? height : 0 }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }

    private func add(_ view: UIView, to container: UIView, below height: CGFloat) {
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
      let top = view.topAnchor.constraint(equalTo: container.topAnchor, constant: height)
      NSLayoutConstraint.activate([
        top, view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
        view.heightAnchor.constraint(equalTo: container.heightAnchor),
      ])
      self.top = top
      container.layoutIfNeeded()
    }
  }

  private final class Card: UIViewController, UIViewControllerTransitioningDelegate {
    let animator = RisingAnimator()
    var interaction: UIPercentDrivenInteractiveTransition?

    init() {
      super.init(nibName: nil, bundle: nil)
      modalPresentationStyle = .custom
      transitioningDelegate = self
    }

    required init?(coder: NSCoder) { nil }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      animator
    }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  private let root = UIViewController()
  private let card = Card()
  private lazy var stage = TestStage(root, size: CGSize(width: 400, height: 600))

  private var shownTop: CGFloat { stage.shown(card.view).frame.minY }

  private func present(with interaction: UIPercentDrivenInteractiveTransition? = nil) {
    card.interaction = interaction
    _ = stage
    root.present(card, animated: true)
    stage.advance(by: 0)
  }

  func testAnInteractionMovesThePageByItsConstraint() async {
    let interaction = UIPercentDrivenInteractiveTransition()
    present(with: interaction)

    interaction.update(0.25)
    stage.advance(by: 0)
    XCTAssertEqual(shownTop, 450, accuracy: 1)
    interaction.finish()
    stage.advanceToRest()

    XCTAssertEqual(shownTop, 0)
    XCTAssertEqual(card.view.frame, CGRect(x: 0, y: 0, width: 400, height: 600))
  }

  func testACancelledPresentationLeavesNothing() async {
    let interaction = UIPercentDrivenInteractiveTransition()
    present(with: interaction)
    interaction.update(0.6)

    interaction.cancel()
    stage.advanceToRest()

    XCTAssertNil(root.presentedViewController)
    XCTAssertNil(card.view.window)
  }

  func testACancelledDismissalBringsThePageBack() async {
    present()
    stage.advanceToRest()
    let interaction = UIPercentDrivenInteractiveTransition()
    card.interaction = interaction
    root.dismiss(animated: true)
    stage.advance(by: 0)
    interaction.update(0.5)
    stage.advance(by: 0)
    XCTAssertEqual(shownTop, 300, accuracy: 1)

    interaction.cancel()
    stage.advanceToRest()

    XCTAssertTrue(root.presentedViewController === card)
    XCTAssertEqual(shownTop, 0)
    card.view.setNeedsLayout()
    stage.advance(by: 0.1)
    XCTAssertEqual(card.view.frame.minY, 0)
  }

  func testADismissalInMidPresentationContinuesFromTheScreen() async {
    present()
    stage.advance(by: 0.5)
    let top = shownTop
    XCTAssertEqual(top, 300, accuracy: 1)

    root.dismiss(animated: true)
    stage.advance(by: 0)

    XCTAssertEqual(shownTop, top, accuracy: 1)
    stage.advance(by: 0.3)
    XCTAssertGreaterThan(shownTop, top + 100, "the card turns round and goes back")
    stage.advanceToRest()
    XCTAssertNil(root.presentedViewController)
    XCTAssertNil(card.view.window)
  }
}
