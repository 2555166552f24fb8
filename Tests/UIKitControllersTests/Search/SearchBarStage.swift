// SPDX-License-Identifier: MIT
import UIKit

@testable import UIKitControllers

/// A search bar in a window of 400 × 300 points, and a record of what its delegate is told.
@MainActor
final class SearchBarStage: NSObject, UISearchBarDelegate {
  let host = ManualHost(size: CGSize(width: 400, height: 300))
  let bar: UISearchBar
  /// The calls in their order.
  var calls: [String] = []
  var allowsBeginning = true
  var allowsEnd = true
  var allowsChange = true

  init(_ bar: UISearchBar = UISearchBar()) {
    self.bar = bar
    super.init()
    let controller = UIViewController()
    host.window.rootViewController = controller
    host.flush()
    bar.frame = CGRect(x: 0, y: 0, width: 400, height: bar.intrinsicContentSize.height)
    controller.view.addSubview(bar)
    bar.delegate = self
    host.flush()
  }

  nonisolated deinit {}

  func type(_ text: String) { host.type(text) }

  var field: UISearchTextField { bar.searchTextField }

  func tap(_ view: UIView) {
    host.flush()
    host.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    host.advance(by: 1)
  }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    calls.append("shouldBegin")
    return allowsBeginning
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("didBegin") }

  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    calls.append("shouldEnd")
    return allowsEnd
  }

  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("didEnd") }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { calls.append("text \(searchText)") }

  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    calls.append("change \(range.location)+\(range.length) \(text == "\n" ? "return" : text)")
    return allowsChange
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    calls.append("scope \(selectedScope)")
  }
}

extension ManualHost {
  enum Key {
    static let tab: UInt = 0xff09
    static let enter: UInt = 0xff0d
    static let escape: UInt = 0xff1b
  }

  /// Presses the keys that type a text.
  func type(_ text: String) {
    for character in text { key(UInt(character.unicodeScalars.first?.value ?? 0), text: String(character)) }
  }
}
