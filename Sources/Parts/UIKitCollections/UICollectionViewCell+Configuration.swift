// SPDX-License-Identifier: MIT

extension UICollectionViewCell {
  /// The content that is shown in the ``contentView``. The default is `nil`.
  ///
  /// A cell with a configuration has no other subviews there.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.show(newValue, in: contentView, for: configurationState) }
  }

  /// Whether the content is updated when the state of the cell changes. The default is `true`.
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { content.updatesAutomatically }
    set { content.updatesAutomatically = newValue }
  }

  /// The background in place of ``backgroundView``. The default is `nil`.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { (backgroundView as? BackgroundConfigurationView)?.configuration }
    set { backgroundView = newValue.map(BackgroundConfigurationView.init) }
  }

  /// Requests ``updateConfiguration(using:)`` before the next layout.
  public func setNeedsUpdateConfiguration() { content.setNeedsUpdate(of: self) }

  func updateConfigurationIfNeeded() {
    content.updateIfNeeded(for: configurationState) { state in
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
  }

  var standardState: UICellConfigurationState {
    var state = UIViewConfigurationState(of: self)
    (state.isHighlighted, state.isSelected, state.isFocused) = (isHighlighted, isSelected, isFocusedByKeys)
    return UICellConfigurationState(state)
  }
}
