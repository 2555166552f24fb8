// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting

/// A window with a split view controller of pages.
@MainActor
final class SplitStage {
  static let wide = CGSize(width: 1000, height: 600)
  static let narrow = CGSize(width: 400, height: 600)

  let split: UISplitViewController
  let (primary, supplementary, secondary) = (RecordingPage("P"), RecordingPage("S"), RecordingPage("C"))
  let delegate = SplitDelegate()
  let stage: TestStage

  init(_ style: UISplitViewController.Style = .doubleColumn, size: CGSize = wide) {
    split = UISplitViewController(style: style)
    split.setViewController(primary, for: .primary)
    if style == .tripleColumn { split.setViewController(supplementary, for: .supplementary) }
    split.setViewController(secondary, for: .secondary)
    split.delegate = delegate
    stage = TestStage(split, size: size)
    stage.advanceToRest()
  }

  nonisolated deinit {}

  var pages: [RecordingPage] { [primary, supplementary, secondary] }

  /// The titles of the pages in the stack that is shown while the columns are collapsed.
  var stack: String {
    let navigation = split.viewControllers.first as? UINavigationController
    return titles(navigation)
  }

  func titles(_ navigation: UINavigationController?) -> String {
    (navigation?.viewControllers ?? []).map { $0.title ?? "" }.joined()
  }

  /// The left edge of a page on the screen.
  func left(_ page: UIViewController) -> CGFloat { stage.shown(page.view).frame.minX }

  func collapse() {
    stage.resize(to: Self.narrow)
    stage.advanceToRest()
  }

  func expand() {
    stage.resize(to: Self.wide)
    stage.advanceToRest()
  }

  func clear() {
    delegate.log = []
    for page in pages { page.clear() }
  }
}
