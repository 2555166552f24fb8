// SPDX-License-Identifier: MIT

/// The content of a cell, a header or a footer that has been configured with a value, and the view that shows it.
///
/// It owns the update for the state of the cell, which is deferred to the next layout or measurement.
@MainActor package final class ConfiguredContent {
  package private(set) var configuration: (any UIContentConfiguration)?
  package private(set) var view: (any UIView & UIContentView)?
  /// Whether the content is updated when the state of the cell changes.
  package var updatesAutomatically = true
  /// Whether the cell is to be configured for its state before it is laid out or measured.
  private var needsUpdate = true

  package init() {}

  nonisolated deinit {}

  // MARK: The state

  /// Requests an update of a cell before its next layout.
  package func setNeedsUpdate(of cell: UIView) {
    needsUpdate = true
    cell.setNeedsLayout()
  }

  /// Calls a closure with the state of the cell, if an update has been requested.
  package func updateIfNeeded<State>(for state: @autoclosure () -> State, _ update: (State) -> Void) {
    guard needsUpdate else { return }
    needsUpdate = false
    update(state())
  }

  // MARK: The content

  /// Shows a configuration in the content view of a cell, or none, and requests the layout of the cell.
  package func show(
    _ configuration: (any UIContentConfiguration)?, in container: UIView, for state: any UIConfigurationState
  ) {
    self.configuration = configuration
    defer { contentDidChange(in: container) }
    guard let configuration else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    show(updatesAutomatically ? configuration.updated(for: state) : configuration, in: container)
  }

  private func contentDidChange(in container: UIView) {
    container.superview?.setNeedsLayout()
    container.superview?.invalidateIntrinsicContentSize()
  }

  /// Shows the content for a state.
  package func update(for state: any UIConfigurationState) {
    guard updatesAutomatically, let configuration, let view else { return }
    view.configuration = configuration.updated(for: state)
  }

  private func show(_ configuration: any UIContentConfiguration, in container: UIView) {
    if let view, view.supports(configuration) {
      view.configuration = configuration
      return
    }
    UIView.performWithoutAnimation {
      view?.removeFromSuperview()
      let made = configuration.makeContentView()
      made.frame = container.bounds
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(made)
      view = made
    }
  }

  /// Whether the content is the system's own.
  package var isList: Bool { view is UIListContentView }

  /// Returns the height that the content needs at a width, or nil if there is none.
  package func height(forWidth width: CGFloat) -> CGFloat? {
    view?.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
