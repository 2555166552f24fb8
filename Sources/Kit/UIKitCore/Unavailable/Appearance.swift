// SPDX-License-Identifier: MIT

/// A class whose instances take their appearance from a proxy.
@available(
  *, unavailable,
  message:
    "appearance proxies are not available; set the properties of each object, or in the initialiser of a subclass"
)
@preconcurrency @MainActor public protocol UIAppearance {}

/// A class whose appearance proxy depends on its containers.
@available(
  *, unavailable,
  message:
    "appearance proxies are not available; set the properties of each object, or in the initialiser of a subclass"
)
@preconcurrency @MainActor public protocol UIAppearanceContainer {}

extension UIView {
  /// The appearance proxy of the class.
  @available(
    *, unavailable,
    message:
      "appearance proxies are not available; set the properties of each view, or in the initialiser of a subclass"
  )
  public class func appearance() -> Self { fatalError("unavailable") }

  /// The appearance proxy of the class in some traits.
  @available(
    *, unavailable,
    message:
      "appearance proxies are not available; set the properties of each view, or in the initialiser of a subclass"
  )
  public class func appearance(for trait: UITraitCollection) -> Self { fatalError("unavailable") }

  /// The appearance proxy of the class in some containers.
  @available(
    *, unavailable,
    message:
      "appearance proxies are not available; set the properties of each view, or in the initialiser of a subclass"
  )
  public class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> Self {
    fatalError("unavailable")
  }
}
