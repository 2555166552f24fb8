// SPDX-License-Identifier: MIT
import UIKit

/// The gallery's root: a stack with the home page at its bottom in a narrow window, and the list of pages beside the
/// chosen page in a wide one. Pages that the home page opens are pushed on it in both.
///
/// Try: Make the window wide and narrow while a page is shown, or while it is pushed. Press Ctrl+F to search, Ctrl+U
/// for the source of the page, and F1 or ? for its keys.
/// Watch: The shown page and the pages pushed on it stay the same objects.
final class ShellController: UIViewController {
  /// The width in points from which the list of pages is beside the page.
  static let wide: CGFloat = 920

  /// The arrangement of the pages.
  enum Arrangement {
    /// The home page is below the chosen one.
    case stack
    /// A sidebar lists the pages. Nothing is below a page that was chosen there.
    case sidebar
  }

  private(set) var arrangement = Arrangement.stack
  /// The page that is shown, or that the page belongs to which is shown.
  private(set) var page: Page { didSet { pageDidChange() } }
  let home = HomeController()
  let pages: UINavigationController
  let sidebar = Sidebar()
  let about = AboutBar()
  private let divider = ColumnDivider()
  /// The position of the divider in points, which a drag may move beyond the widths of the sidebar.
  private var dividerPosition = Sidebar.initialWidth

  /// - Parameter page: The page to show first.
  init(page: Page = HomePage.entry) {
    self.page = page
    pages = UINavigationController(rootViewController: home)
    super.init(nibName: nil, bundle: nil)
    if page.id != HomePage.entry.id { pages.setViewControllers([home, page.make()], animated: false) }
    home.onOpen = { [weak self] in self?.page = $0 }
    home.onAppearance = { [weak self] in self?.page = HomePage.entry }
    sidebar.onChoose = { [weak self] in self?.show($0) }
    sidebar.onLeave = { [weak self] in self?.focusPage() }
  }

  required init?(coder: NSCoder) { nil }

  /// The title of the window, which it gets when the page has arrived.
  override var title: String? {
    get { "Passage – \(pages.topViewController?.title ?? page.title)" }
    set {}
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(pages)
    view.addSubview(pages.view)
    view.addSubview(about)
    view.addSubview(sidebar)
    view.addSubview(divider)
    pages.didMove(toParent: self)
    pageDidChange()
    about.source.addAction(UIAction { [weak self] _ in self?.showSource() }, for: .touchUpInside)
    about.keys.addAction(UIAction { [weak self] _ in self?.showKeys() }, for: .touchUpInside)
    sidebar.isHidden = true
    divider.isHidden = true
    divider.onDrag = { [weak self] distance in
      self?.dividerPosition += distance
      self?.view.setNeedsLayout()
    }
  }

  // MARK: Choosing

  private func pageDidChange() {
    sidebar.selectedPage = page
    about.show(page)
  }

  private func show(_ destination: SidebarRow.Destination) {
    switch destination {
    case .page(let page): show(page)
    case .style(let style): show([StylesPage.entry.make(), StyleController(style)], of: StylesPage.entry)
    }
  }

  /// Shows a page beside the sidebar, or the start of the page if it is shown already.
  private func show(_ page: Page) {
    if page.id == self.page.id, let first = shownPages.first {
      pages.popToViewController(first, animated: true)
    } else {
      show([page.id == HomePage.entry.id ? home : page.make()], of: page)
    }
  }

  private func show(_ controllers: [UIViewController], of page: Page) {
    self.page = page
    // A page may have set a delegate for its own pushes.
    pages.delegate = nil
    pages.setViewControllers(controllers, animated: false)
  }

  /// The controllers of the page that is shown.
  private var shownPages: [UIViewController] {
    let others = pages.viewControllers.filter { $0 !== home }
    return others.isEmpty ? [home] : others
  }

  /// Gives the keys back to the page.
  private func focusPage() {
    _ = sidebar.search.resignFirstResponder()
    let page = pages.topViewController
    if page?.becomeFirstResponder() != true { page?.viewIfLoaded?.becomeFirstResponder() }
  }

  /// Shows the source of the page in a sheet.
  private func showSource() {
    guard let file = page.source, presentedViewController == nil else { return }
    present(SourceController(name: file.name, text: file.text), animated: true)
  }

  /// Shows the keys of the page in a sheet.
  private func showKeys() {
    guard presentedViewController == nil else { return }
    present(KeysController(page), animated: true)
  }

  /// Ctrl+F searches the pages, Ctrl+U shows the source of the page, and F1 and ? its keys.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !presses.compactMap(\.key).contains(where: handle) { super.pressesBegan(presses, with: event) }
  }

  private func handle(_ key: UIKey) -> Bool {
    switch key.keyCode {
    case .keyboardF where Self.isControl(key) && arrangement == .sidebar: _ = sidebar.search.becomeFirstResponder()
    case .keyboardU where Self.isControl(key): showSource()
    case .keyboardF1: showKeys()
    case _ where key.characters == "?": showKeys()
    default: return false
    }
    return true
  }

  private static func isControl(_ key: UIKey) -> Bool {
    key.modifierFlags.intersection([.shift, .control, .alternate, .command]) == .control
  }

  // MARK: Layout

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrange(view.bounds.width < Self.wide ? .stack : .sidebar)
    let (height, sidebarWidth) = (view.bounds.height, sidebarWidth)
    sidebar.frame = CGRect(x: 0, y: 0, width: sidebarWidth, height: height)
    divider.frame = CGRect(
      x: sidebarWidth - ColumnDivider.width, y: 0, width: ColumnDivider.width, height: height)
    let start = arrangement == .sidebar ? sidebarWidth : 0
    let width = view.bounds.width - start
    let aboutHeight = AboutBar.height(inWindowOf: height)
    about.frame = CGRect(x: start, y: height - aboutHeight, width: width, height: aboutHeight)
    pages.view.frame = CGRect(x: start, y: 0, width: width, height: height - aboutHeight)
  }

  private var sidebarWidth: CGFloat {
    min(max(dividerPosition, Sidebar.widths.lowerBound), Sidebar.widths.upperBound).rounded()
  }

  /// Changes the arrangement. The shown pages stay in the stack.
  private func arrange(_ arrangement: Arrangement) {
    guard arrangement != self.arrangement else { return }
    self.arrangement = arrangement
    let others = shownPages.filter { $0 !== home }
    pages.setViewControllers(arrangement == .stack ? [home] + others : shownPages, animated: false)
    sidebar.isHidden = arrangement == .stack
    divider.isHidden = sidebar.isHidden
  }
}
