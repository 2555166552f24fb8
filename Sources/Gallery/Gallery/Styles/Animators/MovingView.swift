// SPDX-License-Identifier: MIT
import UIKit

/// A page with a view that also appears on another page, such as a picture.
protocol MagicMoving: UIViewController {
  var movingView: UIView { get }
}

extension Pages {
  /// The view of a page that also appears on the other one, or nil if the page has none.
  func movingView(_ key: UITransitionContextViewControllerKey) -> UIView? {
    let controller = context.viewController(forKey: key)
    let page = (controller as? UINavigationController)?.topViewController ?? controller
    let view = (page as? any MagicMoving)?.movingView
    return view === page?.viewIfLoaded ? nil : view
  }

  /// Returns a view's frame in the container, which is that of its own page without the page's transform.
  func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: container) }
}

extension UIView {
  /// Returns a copy of the view that can take any size: of an image view, its image, cropped to each size; of another
  /// view, a snapshot.
  ///
  /// - Parameter afterUpdates: Whether to show the view as it will be in the next frame.
  func makeFlyingCopy(afterUpdates: Bool) -> UIView? {
    guard let picture = self as? UIImageView else { return snapshotView(afterScreenUpdates: afterUpdates) }
    let copy = UIImageView(image: picture.image)
    copy.contentMode = picture.contentMode
    copy.clipsToBounds = true
    copy.layer.cornerRadius = layer.cornerRadius
    return copy
  }
}
