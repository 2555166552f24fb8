// SPDX-License-Identifier: MIT

extension UIViewController {
  /// Adds a key that performs an action while the controller's view is in the chain of the responder that receives keys.
  ///
  /// ```swift
  /// final class PlayerController: UIViewController {
  ///   override func viewDidLoad() {
  ///     super.viewDidLoad()
  ///     addKeyCommand(UIKeyCommand(input: " ", modifierFlags: [], action: Self.pause))
  ///   }
  ///
  ///   private func pause() { title = "Paused" }
  /// }
  /// ```
  public final func addKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands = (addedKeyCommands ?? []) + [keyCommand]
  }

  /// Removes a key that was added. Does nothing if it was not.
  public final func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    let others = addedKeyCommands?.filter { $0 !== keyCommand } ?? []
    addedKeyCommands = others.isEmpty ? nil : others
  }
}
