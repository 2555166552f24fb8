// SPDX-License-Identifier: MIT

/// An object that makes a device simulate a physical impact. No effect here; see ``UIFeedbackGenerator``.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass of the objects that collide.
  nonisolated public enum FeedbackStyle: Int, Sendable {
    /// Small objects.
    case light
    /// Objects of medium size.
    case medium
    /// Large objects.
    case heavy
    /// Soft objects.
    case soft
    /// Rigid objects.
    case rigid
  }

  /// Creates a generator for impacts of medium size.
  public override init() { super.init() }

  /// Creates a generator for impacts of a style.
  public init(style: FeedbackStyle) { super.init() }

  /// Creates a generator for impacts of a style in a view.
  public init(style: FeedbackStyle, view: UIView) { super.init(view: view) }

  nonisolated deinit {}

  /// Gives feedback on a device that can. No effect here.
  open func impactOccurred() {}

  /// Gives feedback of an intensity from 0 to 1 on a device that can. No effect here.
  open func impactOccurred(intensity: CGFloat) {}

  /// Gives feedback at a location in the view on a device that can. No effect here.
  open func impactOccurred(at location: CGPoint) {}

  /// Gives feedback of an intensity from 0 to 1 at a location in the view on a device that can. No effect here.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}
