// SPDX-License-Identifier: MIT

// swift-format-ignore: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
/// The reference from an object to an associated object.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Weak: the value is `nil` when the associated object no longer exists. In Objective-C it would be a dangling
  /// pointer.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Strongly.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Strongly, as a copy if the associated object can be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Strongly. The same as `OBJC_ASSOCIATION_RETAIN_NONATOMIC`.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Strongly, as a copy. The same as `OBJC_ASSOCIATION_COPY_NONATOMIC`.
  case OBJC_ASSOCIATION_COPY = 771
}
