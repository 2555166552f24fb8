// SPDX-License-Identifier: MIT
import UIKit

/// The list of pages.
///
/// Try: Scroll with the wheel. Move the focus with the arrow keys and Tab. Press Return to open a page.
/// Watch: The list scrolls to the focused row. After going back, the row is still in view.
final class HomeController: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Passage"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = HomeList(pages: Catalog.pages) { [weak self] in self?.open($0) } }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.becomeFirstResponder()
  }

  func open(_ page: Page, animated: Bool = true) {
    navigationController?.pushViewController(page.make(), animated: animated)
  }
}
