// SPDX-License-Identifier: MIT

/// What the items of all bars have.
@MainActor open class UIBarItem: NSObject {
  open var title: String? { didSet { if title != oldValue { didChange() } } }
  open var image: UIImage? { didSet { if image !== oldValue { didChange() } } }
  open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }
  /// For the program's own use.
  open var tag = 0

  public override init() { super.init() }

  nonisolated deinit {}

  /// Told when something changes that the bar shows.
  var onChange: (() -> Void)?

  func didChange() { onChange?() }
}
