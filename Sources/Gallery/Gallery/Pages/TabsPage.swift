// SPDX-License-Identifier: MIT
import UIKit

/// Tabs
///
/// Three tabs that follow the finger in any style. The symbols change colour with them.
/// Try: Choose a style. Drag sideways over the page, release half way, drag back. Press a tab. Press Ctrl+Tab, or the left
/// and right arrows; comma and period choose a style.
/// Watch: The delegate derives the direction from the indexes. A cancelled drag restores the selection.
enum TabsPage {
  static let entry = Page(
    id: "tabs", title: "Tabs", blurb: "Press a tab, or drag over the page, in every style.",
    symbol: "rectangle.split.2x1", section: .transitions, make: { SwipedTabsController() })
}

final class SwipedTabsController: UITabBarController {
  private var styleDelegate: StyleDelegate
  private let chips: StyleChips
  private var driver: (any StyleInteractor)?
  private lazy var pan = UIPanGestureRecognizer(target: self, action: Self.drag)
  /// The direction of the transition: 1 if the pages move to the left, -1 if they move to the right.
  private var direction: CGFloat = 1

  init(style: TransitionStyle = SlideStyle.entry) {
    styleDelegate = StyleDelegate(style: style)
    chips = StyleChips(
      styles: Catalog.styles.filter { $0.kinds.contains(.tab) }, chosen: [style.id], limits: 1...1)
    super.init(nibName: nil, bundle: nil)
    title = "Tabs"
    delegate = styleDelegate
    viewControllers = [
      TabPage(number: 1, title: "Home", symbol: "house"),
      TabPage(number: 4, title: "Favourites", symbol: "star", badge: "3"),
      TabPage(number: 6, title: "Settings", symbol: "gearshape"),
    ]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.unselectedItemTintColor = Palette.secondaryText
    view.addGestureRecognizer(pan)
    pan.delegate = self
    view.addSubview(chips)
    chips.onChange = { [weak self] in self?.styleDidChange() }
  }

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !presses.contains(where: handle) { super.pressesBegan(presses, with: event) }
  }

  private func handle(_ press: UIPress) -> Bool {
    switch press.plainKey {
    case .keyboardLeftArrow: select(selectedIndex - 1)
    case .keyboardRightArrow: select(selectedIndex + 1)
    case .keyboardComma: chips.choose(offset: -1)
    case .keyboardPeriod: chips.choose(offset: 1)
    default: return false
    }
    return true
  }

  private func select(_ index: Int) {
    if viewControllers?.indices.contains(index) ?? false, driver == nil { selectedIndex = index }
  }

  private func styleDidChange() {
    guard let style = chips.chosen.first.flatMap(Catalog.style) else { return }
    styleDelegate = StyleDelegate(style: style)
    delegate = styleDelegate
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.shrunk(by: view.safeAreaInsets)
    chips.frame = CGRect(
      x: area.minX + Self.margin, y: area.minY + Self.margin, width: area.width - 2 * Self.margin,
      height: Self.chipHeight
    ).insetBy(dx: -StyleChips.ringRoom, dy: -StyleChips.ringRoom)
    for tab in viewControllers ?? [] { tab.additionalSafeAreaInsets.top = Self.chipHeight + Self.margin }
  }

  /// The height of the chips and the space around them, in points.
  private static let chipHeight: CGFloat = 30
  private static let margin: CGFloat = 12

  private func drag(_ pan: UIPanGestureRecognizer) {
    let width = max(view.bounds.width, 1)
    let progress = min(max(-direction * pan.translation(in: view).x / width, 0), 1)
    switch pan.state {
    case .began: begin(pan)
    case .changed: driver?.update(styleDelegate.style.timing.percentage(progress))
    case .ended:
      let speed = -direction * pan.velocity(in: view).x
      release(finishing: progress > 0.5 && speed > -400 || speed > 600)
    case .cancelled, .failed: release(finishing: false)
    case .possible: break
    }
  }

  private func begin(_ pan: UIPanGestureRecognizer) {
    direction = pan.velocity(in: view).x < 0 ? 1 : -1
    let next = selectedIndex + Int(direction)
    guard let tabs = viewControllers, tabs.indices.contains(next), driver == nil else { return }
    let driver = styleDelegate.makeInteractor(for: Move(kind: .tab, isForward: direction > 0))
    self.driver = driver
    styleDelegate.interactor = driver
    selectedIndex = next
    styleDelegate.interactor = nil
  }

  private func release(finishing: Bool) {
    finishing ? driver?.finish() : driver?.cancel()
    driver = nil
  }
}

extension SwipedTabsController: UIGestureRecognizerDelegate {
  /// A drag begins if it is horizontal, starts away from the left edge, which goes back, and leads to an existing tab.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard !chips.frame.contains(pan.location(in: view)) else { return false }
    let velocity = pan.velocity(in: view)
    let next = selectedIndex + (velocity.x < 0 ? 1 : -1)
    return abs(velocity.x) > abs(velocity.y) && viewControllers?.indices.contains(next) == true
      && transitionCoordinator == nil
  }
}

/// The page of a tab, which shows the tab's symbol.
final class TabPage: UIViewController {
  private let number: Int
  private let symbol: String
  private let picture = UIImageView()
  private let hint = UILabel()

  init(number: Int, title: String, symbol: String, badge: String? = nil) {
    self.number = number
    self.symbol = symbol
    super.init(nibName: nil, bundle: nil)
    self.title = title
    tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
    tabBarItem.badgeValue = badge
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.page(number)
    picture.image = UIImage(systemName: symbol)
    picture.tintColor = Palette.ink(number)
    picture.contentMode = .scaleAspectFit
    hint.text = "Drag sideways for the next tab"
    hint.font = .systemFont(ofSize: 17)
    hint.textColor = Palette.secondaryText
    hint.textAlignment = .center
    view.addSubview(picture)
    view.addSubview(hint)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.shrunk(by: view.safeAreaInsets)
    let side = min(160, area.height * 0.4)
    picture.frame = CGRect(x: area.midX - side / 2, y: area.midY - side * 0.7, width: side, height: side)
    hint.frame = CGRect(x: area.minX + 16, y: picture.frame.maxY + 20, width: area.width - 32, height: 26)
  }
}
