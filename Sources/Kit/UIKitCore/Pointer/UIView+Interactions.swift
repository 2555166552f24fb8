// SPDX-License-Identifier: MIT

extension UIView {
  /// The interactions of the view. The default is none.
  public var interactions: [any UIInteraction] {
    get { effects.interactions }
    set {
      for old in effects.interactions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
      for new in newValue { addInteraction(new) }
    }
  }

  /// Adds an interaction, and removes it from the view that it was added to before.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard interaction.view !== self else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    effects.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction of this view.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = effects.interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    effects.interactions.remove(at: index)
    interaction.didMove(to: nil)
  }

  /// The effect that shows that the pointer is over the view. The default is `nil`, none; that of buttons is automatic.
  public var hoverStyle: UIHoverStyle? {
    get { effects.hover }
    set {
      effects.hover = newValue
      window?.stack?.input.updateHighlight()
    }
  }
}
