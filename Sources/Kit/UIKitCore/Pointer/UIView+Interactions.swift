// SPDX-License-Identifier: MIT

extension UIView {
  func setInteractions(_ newValue: [any UIInteraction]) {
    for old in effects.interactions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
    for new in newValue { addInteraction(new) }
  }

  func attachInteraction(_ interaction: any UIInteraction) {
    guard interaction.view !== self else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    effects.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  func detachInteraction(_ interaction: any UIInteraction) {
    guard let index = effects.interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    effects.interactions.remove(at: index)
    interaction.didMove(to: nil)
  }

  func setHoverStyle(_ newValue: UIHoverStyle?) {
    effects.hover = newValue
    window?.stack?.input.updateHighlight()
  }
}
