// SPDX-License-Identifier: MIT
import UIKit

/// The list of pages.
///
/// Try: the wheel, the arrows and Tab; Return opens.
/// Watch: what the keys reach comes into sight; going back, it is still there.
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
