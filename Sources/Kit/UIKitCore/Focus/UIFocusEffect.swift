// SPDX-License-Identifier: MIT

/// A visual effect that shows which item has the focus of the keyboard. The base class has the default effect, a ring.
@preconcurrency @MainActor open class UIFocusEffect: NSObject {
  /// The effect of views that have none of their own.
  static let automatic: UIFocusEffect = UIFocusHaloEffect()

  /// Creates the default effect.
  public override init() { super.init() }

  nonisolated deinit {}
}
