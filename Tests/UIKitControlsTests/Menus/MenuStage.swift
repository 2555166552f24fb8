// SPDX-License-Identifier: MIT
import UIKit

@testable import UIKitControls

/// A window of 600 × 500 points with a button at (100, 100), and the titles of the actions that were chosen, in order.
@MainActor
final class MenuStage {
  enum Key {
    static let enter: UInt = 0xff0d
    static let escape: UInt = 0xff1b
    static let space: UInt = 0x20
    static let tab: UInt = 0xff09
    static let left: UInt = 0xff51
    static let up: UInt = 0xff52
    static let right: UInt = 0xff53
    static let down: UInt = 0xff54
    static let menu: UInt = 0xff67
    static let f10: UInt = 0xffc7
  }

  let host = ManualHost(size: CGSize(width: 600, height: 500))
  let button = UIButton(type: .system)
  private(set) var chosen: [String] = []
  private(set) var clicks = 0

  init() {
    button.frame = CGRect(x: 100, y: 100, width: 120, height: 40)
    button.setTitle("Menu", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.clicks += 1 }, for: .primaryActionTriggered)
    host.window.addSubview(button)
    host.flush()
  }

  func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [weak self] in self?.chosen.append($0.title) }
  }

  func menu(_ titles: String..., options: UIMenu.Options = []) -> UIMenu {
    UIMenu(options: options, children: titles.map { action($0) })
  }

  /// The menu that is open.
  var view: MenuView? { host.window.keyOverlay as? MenuView }
  var isOpen: Bool { view != nil }
  var titles: [String] { view?.card.rows.map(\.item.title) ?? [] }
  var highlighted: String? { view?.card.highlighted?.item.title }

  static let buttonCenter = CGPoint(x: 160, y: 120)

  /// The middle of a row in the window.
  func place(of title: String) -> CGPoint {
    guard let row = view?.card.rows.first(where: { $0.item.title == title }) else { return .zero }
    return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
  }

  /// Opens the menu of the button, and waits until it has appeared.
  func open() {
    button.showsMenuAsPrimaryAction = true
    host.tap(at: Self.buttonCenter)
    host.advance(by: 1)
  }

  func tap(_ title: String) {
    host.tap(at: place(of: title))
    host.advance(by: 1)
  }

  func press(_ key: UInt, _ text: String = "") {
    host.key(key, text: text)
    host.advance(by: 1)
  }
}
