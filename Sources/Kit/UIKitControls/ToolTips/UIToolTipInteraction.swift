// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// An interaction that shows a short text about a view when the pointer rests over it.
///
/// ```swift
/// let trash = UIImageView(image: UIImage(systemName: "trash"))
/// trash.isUserInteractionEnabled = true
/// trash.addInteraction(UIToolTipInteraction(defaultToolTip: "Delete (Del)"))
/// ```
///
/// The tooltip appears half a second after the last movement. It stays until the pointer leaves the view, or until a press, a
/// key or a scroll, and does not come back before the pointer has left.
@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
  /// The time in seconds for which the pointer rests before the tooltip appears. Estimated from macOS.
  static let delay = 0.5

  private enum State {
    case idle
    case waiting(Deadline)
    case shown(ToolTipView)
    /// Something else has happened, and the pointer is still over the view.
    case dismissed
  }

  /// The view to which the interaction was added.
  open private(set) weak var view: UIView?
  /// The object that chooses the tooltip for a point, held weakly. Without one, it is ``defaultToolTip``.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// The text of the tooltip, unless the delegate provides another one.
  open var defaultToolTip: String?
  /// Whether the interaction has an effect. The default is `true`.
  @ObservedProperty open var isEnabled = true { didSet { if !isEnabled { become(.dismissed) } } }

  private var state = State.idle
  private var location = CGPoint.zero
  /// Stops observing events, and removes the tooltip, when the interaction is released or its state changes.
  private var end: ReleaseNotice?
  private lazy var hover = UIHoverGestureRecognizer { [weak self] in self?.pointerMoved($0) }

  /// Creates an interaction without a text.
  public override init() { super.init() }

  /// Creates an interaction that shows a text.
  public convenience init(defaultToolTip: String) {
    self.init()
    self.defaultToolTip = defaultToolTip
  }

  nonisolated deinit {}

  /// Called before the interaction is added to a view or removed. An override calls `super`.
  open func willMove(to view: UIView?) {
    become(.idle)
    self.view?.removeGestureRecognizer(hover)
  }

  /// Called after the interaction has been added to a view or removed. An override calls `super`.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(hover)
  }

  private func pointerMoved(_ hover: UIHoverGestureRecognizer) {
    guard hover.state == .began || hover.state == .changed else { return become(.idle) }
    location = hover.location(in: view)
    switch state {
    case .idle, .waiting: wait()
    case .shown where !isInnermost: become(.idle)
    case .shown, .dismissed: break
    }
  }

  private func wait() {
    guard isEnabled else { return }
    become(
      .waiting(Deadline.schedule(at: CACurrentMediaTime() + Self.delay) { [weak self] in self?.show() }))
  }

  private func show() {
    guard let view, let window = view.window, isInnermost, let configuration = configuration(),
      !configuration.toolTip.isEmpty
    else { return become(.idle) }
    let rect = view.convert(configuration.sourceRect ?? view.bounds, to: nil)
    become(.shown(ToolTipView(configuration.toolTip, for: view, at: rect, in: window)))
  }

  private func configuration() -> UIToolTipConfiguration? {
    if let delegate { return delegate.toolTipInteraction(self, configurationAt: location) }
    return defaultToolTip.map(UIToolTipConfiguration.init)
  }

  /// Whether no view in this one has a tooltip of its own under the pointer.
  private var isInnermost: Bool {
    guard let hit = view?.hitTest(location, with: nil) else { return true }
    let first = sequence(first: hit, next: \.superview).lazy.flatMap(\.interactions).first {
      ($0 as? UIToolTipInteraction)?.isEnabled == true
    }
    return first === self
  }

  private func become(_ new: State) {
    if case .waiting(let deadline) = state { deadline.cancel() }
    state = new
    switch new {
    case .waiting: observeEvents {}
    case .shown(let tip): observeEvents { tip.disappear() }
    case .idle, .dismissed: end = nil
    }
  }

  /// Observes the events of the windows until the next change of the state.
  private func observeEvents(atEnd action: @escaping @MainActor @Sendable () -> Void) {
    let observer = UIApplication.eventObservers.add { [weak self] in self?.received($0) }
    end = ReleaseNotice {
      UIApplication.eventObservers.remove(observer)
      action()
    }
  }

  /// A press, a key or a scroll dismisses the tooltip.
  private func received(_ event: UIEvent) { if event.type != .hover { become(.dismissed) } }
}
