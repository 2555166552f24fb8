// SPDX-License-Identifier: MIT

/// The base class of the items in bars. Use ``UIBarButtonItem`` or ``UITabBarItem``.
@preconcurrency @MainActor open class UIBarItem: NSObject, RuntimeObject {
  package nonisolated(unsafe) final var attachments: ObjectAttachments?

  /// The title. The default is `nil`.
  @ObservedProperty open var title: String? { didSet { if title != oldValue { didChange() } } }

  /// The image. The default is `nil`.
  @ObservedProperty open var image: UIImage? { didSet { if image !== oldValue { didChange() } } }

  /// The distances in points by which the edges of the image are moved inward. The default is zero. The other parts of the
  /// bar stay where they are.
  @ObservedProperty open var imageInsets = UIEdgeInsets.zero {
    didSet { if imageInsets != oldValue { didChange() } }
  }

  /// Whether the item reacts to input. The default is `true`.
  @ObservedProperty open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }

  /// A number for the program's own use. The default is 0.
  open var tag = 0

  /// A name for assistive technology. The default is `nil`, which means the title.
  @ObservedProperty open var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { didChange() } }
  }
  /// A description of the item's effect, for assistive technology. The default is `nil`.
  @ObservedProperty open var accessibilityHint: String? { didSet { if accessibilityHint != oldValue { didChange() } } }
  /// The value of the item, as text. The default is `nil`.
  @ObservedProperty open var accessibilityValue: String? {
    didSet { if accessibilityValue != oldValue { didChange() } }
  }
  /// A name for tests, which users do not hear. The default is `nil`.
  @ObservedProperty open var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { didChange() } }
  }
  /// Whether assistive technology can reach the item. The default is `true`.
  @ObservedProperty open var isAccessibilityElement = true {
    didSet { if isAccessibilityElement != oldValue { didChange() } }
  }
  /// The kind and the state of the item. The default is a button.
  @ObservedProperty open var accessibilityTraits = UIAccessibilityTraits.button {
    didSet { if accessibilityTraits != oldValue { didChange() } }
  }

  /// Copies the accessibility properties of the item to the view that shows it.
  func describe(_ view: UIView) {
    view.accessibilityLabel = accessibilityLabel ?? title ?? image?.accessibilityLabel
    view.accessibilityHint = accessibilityHint
    view.accessibilityValue = accessibilityValue
    view.accessibilityIdentifier = accessibilityIdentifier
    view.accessibilityTraits = isEnabled ? accessibilityTraits : accessibilityTraits.union(.notEnabled)
    view.isAccessibilityElement = isAccessibilityElement
  }

  /// Creates an item without a title or image.
  public override init() { super.init() }

  nonisolated deinit {}

  /// The attributes of the title, keyed by the raw value of a control state.
  final var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Called when a property changes that the bar shows.
  var onChange: (() -> Void)?

  func didChange() { onChange?() }

  /// Sets the font and the colour of the title in a state, by the keys `.font` and `.foregroundColor`. Buttons
  /// use the attributes for `.normal` and `.disabled`, and tabs those for `.normal` and `.selected`.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    storeTitleTextAttributes(attributes, for: state)
  }

  /// Returns the attributes that were set for a state, or `nil`.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
}

extension UIBarItem {
  func storeTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
    didChange()
  }
}

extension UIBarItem: UIAccessibilityIdentification {}
