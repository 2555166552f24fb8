// SPDX-License-Identifier: MIT

/// The accessibility properties of objects that are neither responders nor images, such as the model of a button. Nothing
/// reads them but the program.
///
/// An extension of `NSObject` itself would keep `UIResponder` from declaring the properties for its subclasses to override.
extension NSObjectProtocol where Self: NSObject {
  /// Whether assistive technology treats the object as an element. The default is `false`.
  public var isAccessibilityElement: Bool {
    get { storedAccessibility.isElement ?? false }
    set { storedAccessibility.isElement = newValue }
  }

  /// The name of the object. The default is `nil`.
  public var accessibilityLabel: String? {
    get { storedAccessibility.label }
    set { storedAccessibility.label = newValue }
  }

  /// A hint about the effect of using the object. The default is `nil`.
  public var accessibilityHint: String? {
    get { storedAccessibility.hint }
    set { storedAccessibility.hint = newValue }
  }

  /// The value of the object. The default is `nil`.
  public var accessibilityValue: String? {
    get { storedAccessibility.value }
    set { storedAccessibility.value = newValue }
  }

  /// The kind of the object. The default is none.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { storedAccessibility.traits ?? .none }
    set { storedAccessibility.traits = newValue }
  }

  private var storedAccessibility: AccessibilityProperties {
    get { objc_getAssociatedObject(self, accessibilityKey.pointer) as? AccessibilityProperties ?? .init() }
    set { objc_setAssociatedObject(self, accessibilityKey.pointer, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}

/// The key of the properties among the associated objects.
nonisolated private struct AccessibilityKey: @unchecked Sendable {
  let pointer = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

nonisolated private let accessibilityKey = AccessibilityKey()
