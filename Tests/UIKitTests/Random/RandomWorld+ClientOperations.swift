// SPDX-License-Identifier: MIT
import UIKit

/// Operations of a program: choose custom transitions, drive them, query state, change detents.
extension RandomWorld {
  func chooseClientStyle() -> String {
    client.style = RandomClient.Style.allCases.randomElement(using: &random) ?? .system
    client.isInteractive = Bool.random(using: &random)
    return "client's transitions are \(client.style)\(client.isInteractive ? ", by hand" : "")"
  }

  /// Updates a transition that the program drives, or ends the interaction.
  func moveClientHand() -> String {
    guard let hand = client.liveHands.randomElement(using: &random) else { return "no hand" }
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      hand.finish()
      return "hand finishes"
    case 1:
      hand.cancel()
      return "hand cancels"
    case 2:
      hand.pause()
      return "hand takes hold"
    default:
      let percent = CGFloat.random(in: 0...1, using: &random)
      hand.update(percent)
      return "hand moves to \(percent)"
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
