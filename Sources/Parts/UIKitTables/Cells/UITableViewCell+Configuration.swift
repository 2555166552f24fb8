// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitControls
@_spi(Framework) import UIKitCore

extension UITableViewCell {
  /// The content that is shown in place of the cell's own labels and image. The default is `nil`.
  ///
  /// Its view fills the ``contentView``. A cell with a configuration has no other subviews there.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.show(newValue, in: contentView, for: configurationState) }
  }

  /// Returns the content of a cell of this style, without a text.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Whether the content is updated when the state of the cell changes. The default is `true`.
  public var automaticallyUpdatesContentConfiguration: Bool {
    get { content.updatesAutomatically }
    set { content.updatesAutomatically = newValue }
  }

  /// The background in place of ``backgroundView``. The default is `nil`: that of the table's style.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { (backgroundView as? BackgroundConfigurationView)?.configuration }
    set {
      backgroundView = newValue.map(BackgroundConfigurationView.init)
      if newValue != nil {
        backgroundColor = .clear
      } else {
        looks.hasOwnColor = false
        surroundingsDidChange()
      }
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

  var standardState: UICellConfigurationState {
    var view = UIViewConfigurationState(of: self)
    (view.isHighlighted, view.isSelected, view.isFocused) = (isHighlighted, isSelected, surroundings.hasFocus)
    var state = UICellConfigurationState(view)
    state.isEditing = isEditing
    state.isSwiped = showingDeleteConfirmation
    state.isReordering = table?.activity.reorder?.cell === self
    return state
  }
}

/// The content view of a cell, whose margins are those of the row.
final class CellContentView: UIView {
  nonisolated deinit {}

  override class var drawsNothing: Bool { true }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.invalidateIntrinsicContentSize()
  }

  override var standardMargins: NSDirectionalEdgeInsets {
    guard let cell = superview as? UITableViewCell else { return super.standardMargins }
    let (padding, margin) = (TableMetrics.textPadding, cell.surroundings.margin)
    let trailing = cell.shownAccessory == nil ? margin : super.standardMargins.trailing
    return NSDirectionalEdgeInsets(top: padding, leading: margin, bottom: padding, trailing: trailing)
  }
}
