// SPDX-License-Identifier: MIT
import Diagnostics
@_spi(Framework) import UIKitCore

/// A view that blurs what is behind it, or gives vibrancy to its content.
///
/// ```swift
/// @MainActor func reveal(_ glass: UIVisualEffectView) -> UIViewPropertyAnimator {
///   let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { glass.effect = nil }
///   animator.fractionComplete = 0.3
///   return animator
/// }
/// ```
///
/// Content goes into ``contentView``. If constraints there need a size, it is the natural size of the view. The blur is
/// clipped by the view's corners, if `clipsToBounds` is set, and by its mask. It shows what lies below the view in the
/// window, also while the view is moved, scaled or faded; inside a view in perspective it shows nothing of what is
/// outside that view. The server blurs again when something behind the view changes, and only then.
///
/// If the user prefers no transparency (``UIAccessibility/isReduceTransparencyEnabled``), a blur becomes an opaque
/// colour.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The view for the content, above the effect. It fills this view.
  public let contentView = UIView()

  /// Shows the effect, behind the content.
  private let background = EffectBackgroundView()

  /// The effect, or `nil` for none. A change inside an animation block is animated.
  @ObservedProperty open var effect: UIVisualEffect? {
    didSet {
      guard effect !== oldValue else { return }
      applyEffect()
      UIView.whenAnimationEndsAtItsStart { [weak self, effect] in
        // An effect that has been set since then stays.
        if let self, self.effect === effect { self.effect = oldValue }
      }
    }
  }

  /// Creates a view with an effect, without a size.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    setUp()
    self.effect = effect
    applyEffect()
  }

  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view without an effect. There are no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  nonisolated deinit {}

  private func setUp() {
    for view in [background, contentView] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      super.addSubview(view)
    }
    contentView.place(by: .superview)
    NotificationCenter.default.addObserver(
      self, selector: Self.applyEffect, name: UIAccessibility.reduceTransparencyStatusDidChangeNotification, object: nil
    )
  }

  /// Ends the program if the subview is not one of the view's own: content belongs into ``contentView``.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    require(
      subview === background || subview === contentView,
      "UIVisualEffectView: \(subview) has been added to the view itself; add it to its contentView")
  }

  // MARK: The size of the content

  /// The size that the constraints in the content view need, if there are any.
  open override var intrinsicContentSize: CGSize { contentSize() ?? super.intrinsicContentSize }

  @_spi(Framework) open override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    contentSize(forWidth: width)?.height
  }

  private func contentSize(forWidth width: CGFloat? = nil) -> CGSize? {
    contentView.constraintParticipant?.fittingSize(
      CGSize(width: width ?? 0, height: 0), horizontalPriority: width == nil ? .fittingSizeLevel : .required,
      verticalPriority: .fittingSizeLevel)
  }

  @_spi(Framework) open override func subviewSizeDidChange(_ subview: UIView) {
    if subview === contentView { invalidateIntrinsicContentSize() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if contentView.frame != bounds { contentView.frame = bounds }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.userInterfaceStyle != previousTraitCollection?.userInterfaceStyle { applyEffect() }
  }

  private func applyEffect() {
    let look = effect?.look(for: traitCollection) ?? EffectLook()
    background.layer.backdropBlur = look.blurRadius
    background.backgroundColor = look.color
    contentView.layer.contentTint = look.contentColor?.cgColor
  }
}

/// The blur and the colour above it.
private final class EffectBackgroundView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { fatalError("EffectBackgroundView has no archives; create it with a frame") }

  nonisolated deinit {}

  override class var drawsNothing: Bool { true }
}
