// SPDX-License-Identifier: MIT
import UIKit

/// Navigate
///
/// Every style that can push, from a list.
/// Try: go back by the edge, or by a drag or a two-finger swipe anywhere over the page.
/// Watch: the styles are delegates; the swipe drives whatever animator they give.
enum NavigatePage {
  static let entry = Page(
    id: "navigate", title: "Navigate", blurb: "Push and pop in every style there is.",
    symbol: "arrow.left.arrow.right", section: .going, make: { NavigateController() })
}

final class NavigateController: UIViewController {
  /// Dresses the pushes and pops from this page; the navigation controller holds it weakly.
  private var dress: StyleDelegate?
  private let swipe = EdgeSwipe()

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Navigate"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let options = Catalog.styles.filter { $0.kinds.contains(.push) }.map { style in
      OptionList.Option(title: style.title, detail: style.blurb) { [weak self] in self?.push(style) }
    }
    view = OptionList([OptionList.Section(title: "Push in a style", options: options)])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.becomeFirstResponder()
    // Back here, the system's transitions are due again.
    navigationController?.delegate = nil
    dress = nil
  }

  private func push(_ style: TransitionStyle) {
    let dress = StyleDelegate(style: style)
    let page = SampleController()
    page.preferredTransition = style.preferredTransition?(self)
    self.dress = dress
    navigationController?.delegate = dress
    navigationController?.pushViewController(page, animated: true)
    page.loadViewIfNeeded()
    if style.animator(Move(kind: .push, isForward: false)) != nil { swipe.attach(to: page, dress: dress) }
  }
}
