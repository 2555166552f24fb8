// SPDX-License-Identifier: MIT
import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Associates a value with an object, or removes the association if the value is `nil`.
///
/// ```swift
/// @MainActor func setName(_ name: String, of view: UIView, key: UnsafeRawPointer) {
///   objc_setAssociatedObject(view, key, name, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
/// }
///
/// @MainActor func name(of view: UIView, key: UnsafeRawPointer) -> String? {
///   objc_getAssociatedObject(view, key) as? String
/// }
/// ```
///
/// The values of a responder, layer, gesture recognizer, animation, bar item or image are released with it. Those of an
/// object of another class may be released later: at the latest when the number of objects with associations has
/// doubled.
///
/// - Parameters:
///   - object: The object, also as an optional. Nothing happens if it is `nil`. A value of a type that is not a class
///     stops the program.
///   - key: The key: the address of a global or static variable.
///   - value: The value, or `nil`.
///   - policy: How the object references the value.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let object = instance(object) else { return }
  // The old value is released outside of the lock, because its deinitializer may run any code.
  let old = AttachmentTable.withAttachments(of: object, creates: value != nil) { attachments in
    let old = attachments?.associations[key]
    attachments?.associations[key] = value.map { Association($0, policy: policy) }
    return old
  }
  withExtendedLifetime(old) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the value that is associated with an object for a key, or `nil`.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  guard let object = instance(object) else { return nil }
  return AttachmentTable.withAttachments(of: object, creates: false) { $0?.associations[key]?.value }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  guard let object = instance(object) else { return }
  let old = AttachmentTable.withAttachments(of: object, creates: false) { attachments in
    let old = attachments?.associations
    attachments?.associations = [:]
    return old
  }
  withExtendedLifetime(old) {}
}

/// Returns the object, or nil if it is an optional without one.
private func instance(_ object: Any) -> AnyObject? {
  if type(of: object) is AnyClass { return object as AnyObject }
  guard let optional = object as? any OptionalObject else {
    fatalError("associated objects belong to instances of classes; \(type(of: object)) is not a class")
  }
  return optional.wrapped.flatMap(instance)
}

private protocol OptionalObject {
  var wrapped: Any? { get }
}

extension Optional: OptionalObject {
  fileprivate var wrapped: Any? { self }
}
