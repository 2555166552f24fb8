// SPDX-License-Identifier: MIT

/// The base class of the items in bars. Use ``UIBarButtonItem`` or ``UITabBarItem``.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// The title. The default is `nil`.
  open var title: String? { didSet { if title != oldValue { didChange() } } }

  /// The image. The default is `nil`.
  open var image: UIImage? { didSet { if image !== oldValue { didChange() } } }

  /// Whether the item reacts to input. The default is `true`.
  open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }

  /// A number for the program's own use. The default is 0.
  open var tag = 0

  /// Creates an item without a title or image.
  public override init() { super.init() }

  nonisolated deinit {}

  /// Told when something changes that the bar shows.
  var onChange: (() -> Void)?

  func didChange() { onChange?() }
}
