// SPDX-License-Identifier: MIT

extension UIButton {
  func setChangesSelectionAsPrimaryAction(_ newValue: Bool) {
    guard newValue != changesSelectionAsPrimaryAction else { return }
    controlMenu.selectionDidChange = { [weak self] in self?.show($0) }
    controlMenu.selects = newValue
  }

  /// Shows the title and the image of the action that is selected. An image of the button's own stays if the action has none.
  private func show(_ action: UIAction) {
    if configuration != nil {
      configuration?.title = action.title
      if let image = action.image { configuration?.image = image }
    } else {
      setTitle(action.title, for: .normal)
      if let image = action.image { setImage(image, for: .normal) }
    }
  }
}
