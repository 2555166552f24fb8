// SPDX-License-Identifier: MIT
import UIKit

extension DrawerController: UIViewControllerTransitioningDelegate {
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    delegate?.drawerWillOpen?(self)
  }

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    DrawerPresentation(presentedViewController: presented, presenting: presenting)
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    DrawerAnimator(isOpening: true)
  }

  public func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    DrawerAnimator(isOpening: false)
  }

  public func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interaction.isActive ? interaction : nil
  }
}
