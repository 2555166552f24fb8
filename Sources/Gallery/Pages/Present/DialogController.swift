// SPDX-License-Identifier: MIT
import UIKit

/// A card with a question in the middle of the window.
final class DialogController: UIViewController {
  private let heading = UILabel()
  private let message = UILabel()
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemGroupedBackground
    view.layer.cornerRadius = 20
    heading.text = "A dialog"
    heading.font = .systemFont(ofSize: 22, weight: .bold)
    heading.textColor = .label
    heading.textAlignment = .center
    message.text = "Its presentation controller dims the page and keeps the card in the middle, whatever the size."
    message.font = .systemFont(ofSize: 15)
    message.textColor = .secondaryLabel
    message.textAlignment = .center
    message.numberOfLines = 0
    button.setTitle("Close", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    for part in [heading, message, button] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    heading.frame = CGRect(x: 20, y: 22, width: width - 40, height: 30)
    message.frame = CGRect(x: 24, y: 58, width: width - 48, height: 60)
    button.frame = CGRect(x: 20, y: view.bounds.height - 56, width: width - 40, height: 40)
  }
}

/// The transitioning delegate of the dialog, which supplies its animator and its presentation controller.
final class DialogDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    DialogPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { DialogAnimator(move: Move(kind: .present, isForward: true)) }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    DialogAnimator(move: Move(kind: .present, isForward: false))
  }
}

/// Grows the card a little as it appears.
final class DialogAnimator: BlockAnimator {
  init(move: Move) { super.init(move: move, duration: 0.3) }

  override func prepare(_ pages: Pages) {
    guard move.isForward else { return }
    pages.to?.alpha = 0
    pages.to?.transform = CGAffineTransform(scaleX: 0.88, y: 0.88)
  }

  override func animate(_ pages: Pages) {
    pages.to?.alpha = 1
    pages.to?.transform = .identity
    pages.from?.alpha = 0
    pages.from?.transform = CGAffineTransform(scaleX: 0.94, y: 0.94)
  }

  override func restore(_ pages: Pages) {
    super.restore(pages)
    for view in [pages.from, pages.to] { view?.alpha = 1 }
  }
}

/// Dims the page, keeps the card in the middle, and dismisses it after a click outside of it.
final class DialogPresentationController: UIPresentationController {
  private let dimming = UIView()
  private static let size = CGSize(width: 340, height: 190)

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let size = CGSize(width: min(Self.size.width, bounds.width - 40), height: min(Self.size.height, bounds.height - 40))
    return CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height
    )
    .integral
  }

  override func presentationTransitionWillBegin() {
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.4)
    dimming.alpha = 0
    dimming.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.tapped))
    containerView?.insertSubview(dimming, at: 0)
    dimming.frame = containerView?.bounds ?? .zero
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [dimming] _ in dimming.alpha = 1 })
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [dimming] _ in dimming.alpha = 0 })
  }

  override func containerViewWillLayoutSubviews() {
    dimming.frame = containerView?.bounds ?? .zero
    presentedView?.bounds.size = frameOfPresentedViewInContainerView.size
    presentedView?.center = CGPoint(x: dimming.bounds.midX, y: dimming.bounds.midY)
  }

  private func tapped() { presentedViewController.dismiss(animated: true) }
}
