// SPDX-License-Identifier: MIT

/// The content of a cell that has been configured with a value, and the view that shows it.
@MainActor package final class ConfiguredContent {
  package private(set) var configuration: (any UIContentConfiguration)?
  package private(set) var view: (any UIView & UIContentView)?
  /// Whether the content is updated when the state of the cell changes.
  package var updatesAutomatically = true
  /// Whether the cell is to be configured for its state before it is laid out or measured.
  package var needsUpdate = true

  package init() {}

  nonisolated deinit {}

  /// Shows a configuration in a view, or none.
  package func show(
    _ configuration: (any UIContentConfiguration)?, in container: UIView, for state: any UIConfigurationState
  ) {
    self.configuration = configuration
    guard let configuration else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    show(updatesAutomatically ? configuration.updated(for: state) : configuration, in: container)
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
