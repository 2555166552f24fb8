// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitControls

extension UITableViewHeaderFooterView {
  /// The content that is shown in place of the view's own labels. The default is `nil`.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.show(newValue, in: contentView, for: configurationState) }
  }

  /// Returns the content of a header of the table's style, without a text.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (place.style, place.edge) {
    case (.plain, .header): .plainHeader()
    case (.plain, .footer): .plainFooter()
    case (_, .header): .groupedHeader()
    case (_, .footer): .groupedFooter()
    }
  }

  /// Whether the content is updated when the state of the view changes. The default is `true`.
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { content.updatesAutomatically }
    set { content.updatesAutomatically = newValue }
  }

  /// The background in place of ``backgroundView``. The default is `nil`: that of the table's style.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { (backgroundView as? BackgroundConfigurationView)?.configuration }
    set {
      backgroundView = newValue.map(BackgroundConfigurationView.init)
      setOwnColor(newValue == nil ? nil : .clear)
    }
  }

  /// Requests ``updateConfiguration(using:)`` before the next layout.
  public func setNeedsUpdateConfiguration() { content.setNeedsUpdate(of: self) }

  func updateConfigurationIfNeeded() {
    content.updateIfNeeded(for: configurationState) { state in
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
  }

  var standardState: UIViewConfigurationState {
    var state = UIViewConfigurationState(of: self)
    state.isPinned = place.isPinned
    return state
  }
}
