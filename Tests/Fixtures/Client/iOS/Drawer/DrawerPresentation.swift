// SPDX-License-Identifier: MIT
import UIKit

class DrawerPresentation: UIPresentationController {
  private let dimming = UIView()

  private var drawer: DrawerController? { return presentedViewController as? DrawerController }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let drawer = drawer else { return .zero }
    let height = drawer.delegate?.drawer?(drawer, heightIn: container) ?? container.bounds.height / 2
    return CGRectMake(0, container.bounds.height - height, container.bounds.width, height)
  }

  override func presentationTransitionWillBegin() {
    guard let container = containerView, let drawer = drawer else { return }
    dimming.frame = container.bounds
    dimming.backgroundColor = .black
    dimming.alpha = 0
    dimming.addGestureRecognizer(drawer.dismissTap)
    container.addSubview(dimming)
    container.sendSubview(toBack: dimming)
    drawer.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimming.alpha = 0.4 })
  }

  override func dismissalTransitionWillBegin() {
    drawer?.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimming.alpha = 0 })
  }
}
