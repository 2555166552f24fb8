// SPDX-License-Identifier: MIT
import UIKit

/// Navigate
///
/// Every style that can push, in a list.
/// Try: Go back from the edge, or with a drag or a two-finger swipe anywhere over the page.
/// Watch: Each style is a delegate, and the swipe drives the animator that the delegate supplies.
enum NavigatePage {
  static let entry = Page(
    id: "navigate", title: "Navigate", blurb: "Push and pop in every style.",
    symbol: "arrow.left.arrow.right", section: .transitions, make: { NavigateController() })
}

final class NavigateController: UIViewController, MagicMoving, Revealing {
  /// The delegate for the pushes and pops from this page. The navigation controller keeps only a weak reference.
  private var styleDelegate: StyleDelegate?
  /// The gestures that go back from the pushed page.
  private var gestures: [any BackGesture] = []
  private var sources: [String: UIView] = [:]
  private var chosen: TransitionStyle?

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Navigate"
  }

  /// The picture or the button in the row that was chosen.
  var movingView: UIView { chosen.flatMap { sources[$0.id] } ?? view }
  var revealingView: UIView { movingView }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let options = Catalog.styles.filter { $0.kinds.contains(.push) }.map { style in
      sources[style.id] = style.source?()
      return OptionList.Option(title: style.title, detail: style.blurb, picture: sources[style.id]) { [weak self] in
        self?.push(style)
      }
    }
    view = OptionList([OptionList.Section(title: "Push in a style", options: options)])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.becomeFirstResponder()
    // On this page, the system's transitions apply again.
    navigationController?.delegate = nil
    styleDelegate = nil
  }

  private func push(_ style: TransitionStyle) {
    chosen = style
    if let pages = style.pages?() {
      navigationController?.pushViewController(pages.first, animated: true)
      return
    }
    let styleDelegate = StyleDelegate(style: style)
    let page = SampleController(fitsText: true)
    page.preferredTransition = style.preferredTransition?(self)
    self.styleDelegate = styleDelegate
    navigationController?.delegate = styleDelegate
    navigationController?.pushViewController(page, animated: true)
    page.loadViewIfNeeded()
    guard style.animator(Move(kind: .push, isForward: false)) != nil else { return }
    gestures = [BackDrag()] + (style.interaction.backGesture.map { [$0()] } ?? [])
    for gesture in gestures { gesture.attach(to: page, kind: .push, styleDelegate: styleDelegate) }
  }
}
