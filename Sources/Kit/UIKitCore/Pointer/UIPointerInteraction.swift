// SPDX-License-Identifier: MIT

/// Gives the pointer another appearance over a view.
///
/// ```swift
/// final class Link: UILabel, UIPointerInteractionDelegate {
///   override init(frame: CGRect) {
///     super.init(frame: frame)
///     isUserInteractionEnabled = true
///     addInteraction(UIPointerInteraction(delegate: self))
///   }
///
///   required init?(coder: NSCoder) { super.init(coder: coder) }
///
///   func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
///     .link()
///   }
/// }
/// ```
///
/// The innermost view under the pointer whose delegate returns a style decides. The pointer keeps its appearance while a
/// button is down, unless the interaction is invalidated.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view to which the interaction was added.
  open private(set) weak var view: UIView?
  /// The object that chooses the appearance.
  open weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the interaction has an effect. The default is `true`.
  @ObservedProperty open var isEnabled = true { didSet { if isEnabled != oldValue { invalidate() } } }

  /// Creates an interaction whose delegate chooses the appearance. The delegate is held weakly.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  nonisolated deinit {}

  /// Asks the delegate for the appearance again, if the pointer is over the view.
  open func invalidate() { view?.window?.stack?.input.updatePointer() }

  /// Called before the interaction is added to a view or removed. Does nothing by default.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction has been added to a view or removed. An override calls `super`.
  open func didMove(to view: UIView?) { self.view = view }

  /// Returns the style at a point of the view, or nil for that of the view behind.
  func style(at location: CGPoint) -> UIPointerStyle? {
    guard isEnabled, let view, let delegate else { return nil }
    let request = UIPointerRegionRequest(location: location)
    let whole = UIPointerRegion(rect: view.bounds)
    guard let region = delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole) else { return nil }
    return region.rect.contains(location) ? delegate.pointerInteraction(self, styleFor: region) : nil
  }
}
