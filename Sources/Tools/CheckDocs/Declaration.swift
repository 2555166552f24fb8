// SPDX-License-Identifier: MIT

/// A declaration of Apple's or of Passage's, as far as the two are compared.
struct Declaration: Hashable {
  enum Kind: String {
    case type
    case initializer = "init"
    case function = "func"
    case variable = "var"
    case enumCase = "case"
    case subscripts = "subscript"
  }

  var kind: Kind
  /// The name with the labels of its parameters, such as `addSubview(_:)`. For a type, its own name.
  var name: String
  var isStatic = false
  /// Whether a property has no setter.
  var isReadOnly = false
  /// Whether another module can override it. For a class, whether it can have subclasses there.
  var isOpen = false
  /// Whether a type that conforms to the protocol may omit it.
  var isOptional = false

  /// The name without the labels of its parameters.
  var baseName: Substring { name.prefix { $0 != "(" } }

  /// Whether code that uses a declaration of Apple's compiles with this one in its place. It may have a setter or a
  /// default that Apple's lacks.
  func replaces(_ other: Declaration) -> Bool {
    kind == other.kind && name == other.name && isStatic == other.isStatic && (!isReadOnly || other.isReadOnly)
      && (isOptional || !other.isOptional)
  }
}
