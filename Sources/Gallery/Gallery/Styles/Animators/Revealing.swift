// SPDX-License-Identifier: MIT
import UIKit

/// A page with a button from which another page can grow.
protocol Revealing: UIViewController {
  var revealingView: UIView { get }
}

extension BlockAnimator {
  /// The lower page's button, or nil if it has none.
  final func revealingView(_ pages: Pages) -> UIView? {
    let controller = pages.context.viewController(forKey: move.isForward ? .from : .to)
    let page = (controller as? UINavigationController)?.topViewController ?? controller
    return (page as? any Revealing)?.revealingView
  }
}
