// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitControls
@_spi(Framework) import UIKitCore

extension UITableViewCell {
  func makeContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  func setBackgroundConfiguration(_ newValue: UIBackgroundConfiguration?) {
    backgroundView = newValue.map(BackgroundConfigurationView.init)
    if newValue != nil {
      backgroundColor = .clear
    } else {
      looks.hasOwnColor = false
      surroundingsDidChange()
    }
  }

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
