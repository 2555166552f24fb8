// SPDX-License-Identifier: MIT

// swift-format-ignore: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
/// The reference from an object to an associated object.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Weak: the value is `nil` when the associated object no longer exists. In Objective-C it would be a dangling
  /// pointer.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// A strong reference.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A strong reference to a copy, or to the object itself if it cannot be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// A strong reference. The same as `OBJC_ASSOCIATION_RETAIN_NONATOMIC`.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A strong reference to a copy. The same as `OBJC_ASSOCIATION_COPY_NONATOMIC`.
  case OBJC_ASSOCIATION_COPY = 771
}
