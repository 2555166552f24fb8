// SPDX-License-Identifier: MIT

/// A storyboard.
@available(*, unavailable, message: "storyboards are not available; create the view controllers in code")
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  /// Creates a storyboard.
  @available(*, unavailable, message: "storyboards are not available; create the view controllers in code")
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { fatalError("unavailable") }

  /// Creates the first view controller.
  @available(*, unavailable, message: "storyboards are not available; create the view controllers in code")
  public func instantiateInitialViewController() -> UIViewController? { nil }

  /// Creates a view controller.
  @available(*, unavailable, message: "storyboards are not available; create the view controllers in code")
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    fatalError("unavailable")
  }
}

/// A transition of a storyboard.
@available(*, unavailable, message: "storyboards are not available; create the view controllers in code")
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {}

extension UIViewController {
  /// The storyboard of the view controller.
  @available(*, unavailable, message: "storyboards are not available; create the view controllers in code")
  public var storyboard: UIStoryboard? { nil }

  /// Performs a transition of the storyboard.
  @available(
    *, unavailable,
    message:
      "storyboards are not available; call show(_:sender:), pushViewController(_:animated:) or present(_:animated:completion:)"
  )
  public func performSegue(withIdentifier identifier: String, sender: Any?) {}
}
