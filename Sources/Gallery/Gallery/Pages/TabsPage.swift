// SPDX-License-Identifier: MIT
import UIKit

/// Tabs
///
/// Three landscapes in tabs, which follow the finger in any style. The symbols change colour with them.
/// Try: Choose a style. Drag sideways over the page, release half way, drag back. Press a tab. Press Ctrl+Tab, or the left
/// and right arrows; comma and period choose a style. In “Interruptible slide”, catch the pages while they move.
/// Watch: The delegate derives the direction from the indexes. A cancelled drag restores the selection.
enum TabsPage {
  static let entry = Page(
    id: "tabs", title: "Tabs", blurb: "Press a tab, or drag over the page, in every style.",
    symbol: "rectangle.split.2x1", section: .transitions, make: { SwipedTabsController() })
}

final class SwipedTabsController: UITabBarController {
  private var styleDelegate: StyleDelegate
  private let bar = UIView()
  private lazy var strip = StyleStrip(
    styles: Catalog.styles.filter { $0.kinds.contains(.tab) }, chosen: styleDelegate.style, in: self)
  private var driver: (any StyleInteractor)?
  private lazy var pan = UIPanGestureRecognizer(target: self, action: Self.drag)
  /// The direction of the transition: 1 if the pages move to the left, -1 if they move to the right.
  private var direction: CGFloat = 1

  init(style: TransitionStyle = SlideStyle.entry) {
    styleDelegate = StyleDelegate(style: style)
    super.init(nibName: nil, bundle: nil)
    title = "Tabs"
    delegate = styleDelegate
    viewControllers = [
      Self.page(0, symbol: "house"), Self.page(4, symbol: "star", badge: "3"), Self.page(8, symbol: "gearshape"),
    ]
  }

  private static func page(_ item: Int, symbol: String, badge: String? = nil) -> UIViewController {
    let page = LandscapeController(AlbumItem.all[item])
    page.tabBarItem.image = UIImage(systemName: symbol)
    page.tabBarItem.badgeValue = badge
    return page
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.unselectedItemTintColor = Palette.secondaryText
    view.addGestureRecognizer(pan)
    pan.delegate = self
    // The bars stay while the pages turn or shrink behind them, which would be seen through transparent ones.
    styleDelegate.style.configureBar(of: self)
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    tabBar.scrollEdgeAppearance = appearance
    bar.backgroundColor = .systemBackground
    bar.addSubview(strip)
    view.addSubview(bar)
    strip.onChange = { [weak self] in self?.styleDidChange() }
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
    case .keyboardComma: strip.choose(offset: -1)
    case .keyboardPeriod: strip.choose(offset: 1)
    default: return false
    }
    return true
  }

  private func select(_ index: Int) {
    if viewControllers?.indices.contains(index) ?? false, driver == nil { selectedIndex = index }
  }

  private func styleDidChange() {
    styleDelegate = StyleDelegate(style: strip.chosen)
    delegate = styleDelegate
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.shrunk(by: view.safeAreaInsets)
    let height = StyleStrip.height + Self.margin
    bar.frame = CGRect(x: 0, y: area.minY, width: view.bounds.width, height: height)
    strip.frame = CGRect(
      x: area.minX + Self.margin, y: 2, width: max(area.width - 2 * Self.margin, 0), height: StyleStrip.height)
    for tab in viewControllers ?? [] { tab.additionalSafeAreaInsets.top = height }
  }

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
    guard !bar.frame.contains(pan.location(in: view)) else { return false }
    let velocity = pan.velocity(in: view)
    let next = selectedIndex + (velocity.x < 0 ? 1 : -1)
    return abs(velocity.x) > abs(velocity.y) && viewControllers?.indices.contains(next) == true
  }

  /// A press on pages that move is left to the tab bar controller, which catches an interruptible transition by it.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    transitionCoordinator == nil
  }
}
