// SPDX-License-Identifier: MIT
import Foundation

/// The associated objects and the observers of one object.
package final class ObjectAttachments {
  var associations: [UnsafeRawPointer: Association] = [:]
  package internal(set) var observers: [PropertyObserver] = []
  var namedObservations: [NamedObservation] = []

  package init() {}
}

/// An associated object, stored according to its policy.
enum Association {
  case strong(Any)
  case weak(WeakReference)

  init(_ value: Any, policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
      // A value that is not an object has no lifetime of its own.
      self = type(of: value) is AnyClass ? .weak(WeakReference(object: value as AnyObject)) : .strong(value)
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      self = .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
      self = .strong(value)
    }
  }

  var value: Any? {
    switch self {
    case .strong(let value): value
    case .weak(let reference): reference.object
    }
  }
}

struct WeakReference {
  weak var object: AnyObject?
}
