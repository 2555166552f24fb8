// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting

@testable import Trips

/// The app in the window of a phone, at rest.
@MainActor
final class AppStage {
  let store = TripStore.sample
  let root: RootViewController
  let stage: TestStage

  init(tab: Int = 0) {
    root = RootViewController(store: store)
    root.selectedIndex = tab
    stage = TestStage(root, size: CGSize(width: 390, height: 844), style: .light)
    stage.advanceToRest()
  }

  func close() { stage.close() }

  var stack: UINavigationController? { root.selectedViewController as? UINavigationController }

  func page<Page: UIViewController>(_ type: Page.Type) -> Page? { stack?.topViewController as? Page }

  /// Taps the view with a label, and waits until nothing moves any more.
  func tap(_ label: String) {
    guard let view = stage.view(withAccessibilityLabel: label) else { return }
    stage.tap(view)
    stage.advance(by: 1)
  }
}
