// SPDX-License-Identifier: MIT

/// The base class of the objects that make a device give haptic feedback.
///
/// Desktops have no haptic hardware, so the generators can be created and called but have no effect.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() { super.init() }

  /// Creates a generator for feedback that belongs to a view.
  public init(view: UIView) { super.init() }

  nonisolated deinit {}

  /// Prepares the hardware on a device that has some. No effect here.
  open func prepare() {}
}
