// SPDX-License-Identifier: MIT

extension UICollectionViewCell {
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
