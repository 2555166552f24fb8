// SPDX-License-Identifier: MIT
import ObjectRuntime

/// The weak reference of a layer to its delegate: a `WeakLink` whose object has the type of a protocol.
nonisolated struct DelegateLink {
  private let link: WeakLink<AnyObject>
  private unowned(unsafe) let unsafeDelegate: (any CALayerDelegate)?

  init(_ delegate: (any CALayerDelegate)? = nil) {
    link = WeakLink(delegate)
    unsafeDelegate = delegate
  }

  /// The delegate, or nil if there is none any more.
  var delegate: (any CALayerDelegate)? {
    // The object is kept until the reference to it is a strong one.
    let object = link.object
    defer { withExtendedLifetime(object) {} }
    return object == nil ? nil : unsafeDelegate
  }
}
