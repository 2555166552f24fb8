// SPDX-License-Identifier: MIT
import UIKit

/// The list of pages.
///
/// Try: Scroll with the wheel. Move the focus with the arrow keys and Tab. Press Return to open a page.
/// Watch: The list scrolls to the focused row. After going back, the row is still in view.
final class HomeController: UIViewController {
  /// Called with a page that is about to be pushed.
  var onOpen: ((Page) -> Void)?
  /// Called with true when the home page has appeared, and with false when it is about to disappear.
  var onAppearance: ((Bool) -> Void)?

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Passage"
    // The list shows the name. The title is for the window and for the back button of the pages.
    navigationItem.titleView = UIView()
    let bar = UINavigationBarAppearance()
    bar.configureWithTransparentBackground()
    navigationItem.standardAppearance = bar
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = HomeList(pages: Catalog.pages) { [weak self] in self?.open($0) } }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.becomeFirstResponder()
    onAppearance?(true)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onAppearance?(false)
  }

  func open(_ page: Page, animated: Bool = true) {
    onOpen?(page)
    navigationController?.pushViewController(page.make(), animated: animated)
  }
}
