// SPDX-License-Identifier: MIT

/// An accessibility element that is not a view, such as a part of a drawing.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  /// The object that contains the element. Held weakly.
  open weak var accessibilityContainer: AnyObject?

  /// The rectangle of the element in the coordinates of its container, in points. The default is zero.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Creates an element inside an object, usually a view.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  nonisolated deinit {}

  /// Whether assistive technology can reach the element. The default is `true`.
  open override var isAccessibilityElement: Bool {
    get { isAccessibilityElement(default: true) }
    set { super.isAccessibilityElement = newValue }
  }

  /// The rectangle of the element in the coordinates of the screen, in points. The default is
  /// ``accessibilityFrameInContainerSpace``, converted.
  open override var accessibilityFrame: CGRect {
    get {
      let own = super.accessibilityFrame
      guard own == .zero, let view = accessibilityContainer as? UIView else { return own }
      return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
    }
    set { super.accessibilityFrame = newValue }
  }
}
