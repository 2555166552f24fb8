// SPDX-License-Identifier: MIT

// Calls of the delegate.
extension UINavigationController {
  func announce(willShow page: UIViewController, animated: Bool) {
    delegate?.navigationController(self, willShow: page, animated: animated)
  }

  func announce(didShow page: UIViewController, animated: Bool) {
    delegate?.navigationController(self, didShow: page, animated: animated)
  }

  func customAnimator(
    _ operation: Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate?.navigationController(self, animationControllerFor: operation, from: from, to: to)
  }
}
