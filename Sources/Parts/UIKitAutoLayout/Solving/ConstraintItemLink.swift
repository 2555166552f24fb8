// SPDX-License-Identifier: MIT
import UIKitCore

/// The weak reference of a constraint to a view or guide: a `WeakLink` whose object has the type of a protocol.
nonisolated struct ConstraintItemLink {
  private let link: WeakLink<AnyObject>
  private unowned(unsafe) let unsafeItem: (any ConstraintItem)?

  init(_ item: (any ConstraintItem)? = nil) {
    link = WeakLink(item)
    unsafeItem = item
  }

  /// The view or guide, or nil if there is none any more.
  var item: (any ConstraintItem)? {
    // The object is kept until the reference to it is a strong one.
    let object = link.object
    defer { withExtendedLifetime(object) {} }
    return object == nil ? nil : unsafeItem
  }
}
