// SPDX-License-Identifier: MIT
import UIKit

/// The gallery's root: a stack with the home page at its bottom in a narrow window, and the list of pages beside the
/// chosen page in a wide one.
///
/// Try: Make the window wide and narrow while a page is shown, or while it is pushed. Press Ctrl+F to search, and Ctrl+U
/// for the source of the page.
/// Watch: The shown page and the pages pushed on it stay the same objects.
final class ShellController: UIViewController {
  /// The width in points from which the list of pages is beside the page.
  static let wide: CGFloat = 920

  /// The arrangement of the pages.
  enum Arrangement {
    /// The home page lists the pages, and the others are pushed on it.
    case stack
    /// A sidebar lists the pages. Nothing is below the chosen page.
    case sidebar
  }

  private(set) var arrangement = Arrangement.stack
  /// The page that was chosen last, or nil if none has been chosen.
  private(set) var page: Page?
  let home = HomeController()
  let pages: UINavigationController
  let sidebar = Sidebar(pages: Catalog.pages)
  let about = AboutBar()
  private let divider = ColumnDivider()
  /// The position of the divider in points, which a drag may move beyond the widths of the sidebar.
  private var dividerPosition = Sidebar.initialWidth

  /// - Parameter page: The page to show first, or nil for the home page.
  init(page: Page? = nil) {
    self.page = page
    pages = UINavigationController(rootViewController: home)
    super.init(nibName: nil, bundle: nil)
    if let page { pages.setViewControllers([home, page.make()], animated: false) }
    home.onOpen = { [weak self] in self?.page = $0 }
    home.onAppearance = { [weak self] isShown in self?.about.show(isShown ? nil : self?.page) }
    sidebar.onChoose = { [weak self] in self?.show($0) }
    sidebar.onLeave = { [weak self] in self?.focusPage() }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(pages)
    view.addSubview(pages.view)
    view.addSubview(about)
    view.addSubview(sidebar)
    view.addSubview(divider)
    pages.didMove(toParent: self)
    about.show(page)
    about.source.addAction(UIAction { [weak self] _ in self?.showSource() }, for: .touchUpInside)
    sidebar.isHidden = true
    divider.isHidden = true
    divider.onDrag = { [weak self] distance in
      self?.dividerPosition += distance
      self?.view.setNeedsLayout()
    }
  }

  // MARK: Choosing

  /// Shows a page beside the sidebar, or the start of the page if it is shown already.
  private func show(_ page: Page) {
    guard page.id != self.page?.id else {
      pages.popToRootViewController(animated: true)
      return
    }
    self.page = page
    sidebar.selectedPage = page
    about.show(page)
    // A page may have set a delegate for its own pushes.
    pages.delegate = nil
    pages.setViewControllers([page.make()], animated: false)
  }

  /// Gives the keys back to the page.
  private func focusPage() {
    _ = sidebar.search.resignFirstResponder()
    let page = pages.topViewController
    if page?.becomeFirstResponder() != true { page?.viewIfLoaded?.becomeFirstResponder() }
  }

  /// Shows the source of the page in a sheet.
  private func showSource() {
    guard !about.source.isHidden, let page, let file = PageSource(of: page.id), presentedViewController == nil else {
      return
    }
    present(SourceController(file), animated: true)
  }

  /// Ctrl+F searches the pages, and Ctrl+U shows the source of the page.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let keys = presses.compactMap(\.key).filter {
      $0.modifierFlags.intersection([.shift, .control, .alternate, .command]) == .control
    }
    if arrangement == .sidebar, keys.contains(where: { $0.keyCode == .keyboardF }) {
      _ = sidebar.search.becomeFirstResponder()
    } else if keys.contains(where: { $0.keyCode == .keyboardU }) {
      showSource()
    } else {
      super.pressesBegan(presses, with: event)
    }
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
    switch arrangement {
    case .stack: pages.setViewControllers([home] + pages.viewControllers, animated: false)
    case .sidebar:
      let page = page ?? Catalog.pages[0]
      self.page = page
      let shown = pages.viewControllers.filter { $0 !== home }
      pages.setViewControllers(shown.isEmpty ? [page.make()] : shown, animated: false)
      sidebar.selectedPage = page
      about.show(page)
    }
    sidebar.isHidden = arrangement == .stack
    divider.isHidden = sidebar.isHidden
  }
}
