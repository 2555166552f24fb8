// SPDX-License-Identifier: MIT

extension UIViewController {
  func dropKeyCommand(_ keyCommand: UIKeyCommand) {
    let others = addedKeyCommands?.filter { $0 !== keyCommand } ?? []
    addedKeyCommands = others.isEmpty ? nil : others
  }
}
