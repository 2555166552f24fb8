// SPDX-License-Identifier: MIT
import UIKit

/// A view controller as programs write them: typed target-action, gestures, animation, a delegate.
public final class CardController: UIViewController, UINavigationControllerDelegate {
  public private(set) var taps = 0
  private let card = UIView()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    card.frame = CGRect(x: 40, y: 40, width: 200, height: 120)
    card.layer.cornerRadius = 12
    card.backgroundColor = .systemBlue
    view.addSubview(card)
    card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.handleTap))
    card.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Self.handlePan))
  }

  private func handleTap() {
    taps += 1
    UIView.animate(withDuration: 0.25) { self.card.transform = CGAffineTransform(scaleX: 1.1, y: 1.1) }
  }

  private func handlePan(_ recognizer: UIPanGestureRecognizer) {
    card.center.x += recognizer.translation(in: view).x
    recognizer.setTranslation(.zero, in: view)
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    DropAnimator(operation: operation)
  }
}
