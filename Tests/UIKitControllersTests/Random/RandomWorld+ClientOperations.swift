// SPDX-License-Identifier: MIT
import UIKit

/// The operations of a program: custom transitions and their interactions, alerts, detents and toolbars.
extension RandomWorld {
  func chooseClientStyle() -> String {
    client.style = RandomClient.Style.allCases.randomElement(using: &random) ?? .system
    client.isInteractive = Bool.random(using: &random)
    return "client's transitions are \(client.style)\(client.isInteractive ? ", interactive" : "")"
  }

  /// Updates a transition that the program drives, or ends the interaction.
  func driveClientTransition() -> String {
    guard let interaction = client.liveInteractions.randomElement(using: &random) else { return "no interaction" }
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      interaction.finish()
      return "interaction finishes"
    case 1:
      interaction.cancel()
      return "interaction is cancelled"
    case 2:
      interaction.pause()
      return "interaction pauses"
    default:
      let percent = CGFloat.random(in: 0...1, using: &random)
      interaction.update(percent)
      return "interaction moves to \(percent)"
    }
  }

  func alert() -> String {
    guard let presenter = chain.last, !(presenter is UIAlertController), chain.count < Self.deepestChain else {
      return "no alert"
    }
    let style: UIAlertController.Style = Bool.random(using: &random) ? .alert : .actionSheet
    let alert = UIAlertController(title: "Question", message: "Which?", preferredStyle: style)
    alert.addAction(UIAlertAction(title: "One", style: .default))
    alert.addAction(UIAlertAction(title: "None", style: .cancel))
    present(alert, over: presenter)
    return "alert \(style)"
  }

  func chooseDetent() -> String {
    guard let sheet = chain.last?.presentationController as? UISheetPresentationController else { return "no sheet" }
    let isLarge = Bool.random(using: &random)
    sheet.animateChanges { sheet.selectedDetentIdentifier = isLarge ? .large : .medium }
    return "detent \(isLarge ? "large" : "medium")"
  }

  func hideToolbar() -> String {
    let hidden = Bool.random(using: &random)
    topNavigation?.setToolbarHidden(hidden, animated: isAnimated)
    return "toolbar hidden \(hidden)"
  }
}
