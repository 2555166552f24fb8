// SPDX-License-Identifier: MIT

extension UIViewController {
  /// Whether the content can be edited, and the button that switches it.
  struct EditingState {
    var isOn = false { didSet { updateButton() } }
    private(set) var button: UIBarButtonItem?

    @MainActor
    mutating func makeButton(for controller: UIViewController) -> UIBarButtonItem {
      let button = UIBarButtonItem(
        title: nil, style: .plain, target: controller, action: UIViewController.toggleEditing)
      self.button = button
      updateButton()
      return button
    }

    private func updateButton() {
      button?.title = isOn ? "Done" : "Edit"
      button?.style = isOn ? .done : .plain
    }
  }

  private func toggleEditing() { setEditing(!isEditing, animated: true) }
}
