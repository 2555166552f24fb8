// SPDX-License-Identifier: MIT
import Diagnostics

extension UIViewController {
  func runTransition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    require(
      fromViewController.parent === self && toViewController.parent === self,
      "both controllers have to be children of the one that runs the transition; call addChild(_:) first")
    let animated = duration > 0 && UIView.areAnimationsEnabled
    fromViewController.beginAppearanceTransition(false, animated: animated)
    toViewController.beginAppearanceTransition(true, animated: animated)
    guard let fromView = fromViewController.view, let toView = toViewController.view else { return }
    let show = {
      fromView.superview?.addSubview(toView)
      toViewController.sendIsAppearing()
      toView.layoutIfNeeded()
    }
    let finish = { (finished: Bool) in
      fromView.removeFromSuperview()
      fromViewController.endAppearanceTransition()
      toViewController.endAppearanceTransition()
      completion?(finished)
    }
    guard options.haveTransition, let container = fromView.superview else {
      UIView.performWithoutAnimation(show)
      return UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: finish)
    }
    let exchange = {
      show()
      fromView.removeFromSuperview()
      animations?()
    }
    UIView.transition(with: container, duration: duration, options: options, animations: exchange, completion: finish)
  }

  /// Makes a change of size and traits. Before that, announces it to this controller, its children, and the controllers
  /// presented over it.
  package func changeSize(to size: CGSize, traits: UITraitCollection, _ change: () -> Void) {
    guard let view = viewIfLoaded, view.bounds.size != size else { return change() }
    let coordinator = SizeTransitionCoordinator(containerView: view)
    if !traits.hasSameSizeClasses(as: traitCollection) {
      willTransition(to: traits, with: coordinator)
      for presentation in presentationsInside.reversed() where presentation.isCurrent {
        presentation.controller.willTransition(to: traits, with: coordinator)
      }
    }
    viewWillTransition(to: size, with: coordinator)
    coordinator.run(change: change)
  }
}

extension UIView.AnimationOptions {
  /// Whether one of the options from `transitionFlipFromLeft` to `transitionFlipFromBottom` is set.
  fileprivate var haveTransition: Bool { rawValue & 0xF << 20 != 0 }
}

extension UITraitCollection {
  fileprivate func hasSameSizeClasses(as other: UITraitCollection) -> Bool {
    horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
  }
}
