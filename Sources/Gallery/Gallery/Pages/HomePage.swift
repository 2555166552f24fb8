// SPDX-License-Identifier: MIT
import UIKit

/// Home
///
/// Four live pictures, doors to three of the pages, and all of them.
/// Try: Drag across a picture, and release it. Click it for the page of its style. Scroll with the wheel. Move the focus
/// with the arrow keys and Tab. Press Return to open a page.
/// Watch: Each picture is a container of its own with real transitions. They pause when they are out of sight, and stand
/// still with reduced motion.
enum HomePage {
  static let entry = Page(
    id: "home", title: "Home", blurb: "The arrow keys move the focus, Return opens a page.", symbol: "house",
    section: .overview, make: { HomeController() })

  /// The styles of each picture, which are seen well on landscapes.
  fileprivate static let styles: [[TransitionStyle]] = [
    [CubeStyle.entry, PageFlipStyle.entry, CircleStyle.entry, LayerTransitionStyle.entry],
    [FoldStyle.entry, ExplodeStyle.entry, StockStyles.system, TurnStyle.entry],
    [PortalStyle.entry, CardsStyle.entry, PageCurlStyle.entry, CascadeStyle.entry],
    [CrumbleStyle.entry, AlbumStyle.entry, NatGeoStyle.entry, ElasticStyle.entry],
  ]
}

final class HomeController: UIViewController {
  /// The duration of each transition and the pause after it, in seconds.
  private static let (duration, pause) = (1.4, 1.0)

  /// Called with a page that is about to be pushed.
  var onOpen: ((Page) -> Void)?
  /// Called when the home page has appeared.
  var onAppearance: (() -> Void)?
  private lazy var loop = PictureLoop(duration: Self.duration, pause: Self.pause) { [weak self] in
    self?.showPictures()
  }
  private lazy var list = makeList()
  /// Whether the page is on the screen, and not about to leave it.
  private var hasAppeared = false

  init() {
    super.init(nibName: nil, bundle: nil)
    title = HomePage.entry.title
    navigationItem.titleView = UIView()
    let bar = UINavigationBarAppearance()
    bar.configureWithTransparentBackground()
    navigationItem.standardAppearance = bar
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = list }

  private func makeList() -> HomeList {
    let period = Self.duration + Self.pause
    let cells = HomePage.styles.enumerated().map { index, styles in
      let picture = { (turn: Int) in
        StylePicture(style: styles[turn % styles.count], kind: .push) { LandscapePages.make(3 * index + turn) }
      }
      return LiveCell(.journey(picture), lead: period * Double(index) / Double(HomePage.styles.count), in: loop)
    }
    let doors: [(page: Page, door: HomeDoor)] = [
      (
        PushPage.entry,
        HomeDoor(
          title: "Swipe back", detail: "Push pages, and catch them while they move.",
          symbol: "arrow.uturn.backward", color: .systemBlue)
      ),
      (
        ComparePage.entry,
        HomeDoor(
          title: "Compare", detail: "Play styles side by side, at any speed.", symbol: "square.grid.2x2",
          color: .systemPurple)
      ),
      (
        StylesPage.entry,
        HomeDoor(
          title: "All styles", detail: "\(Catalog.styles.count) of them, alive in small.", symbol: "sparkles",
          color: .systemPink)
      ),
    ]
    let list = HomeList(cells: cells, doors: doors.map(\.door))
    for cell in cells {
      list.add(cell) { [weak self, weak cell] in
        if let cell, cell.isClicked, let style = cell.style { self?.open(style) }
      }
    }
    for (page, door) in doors { list.add(door) { [weak self] in self?.open(page) } }
    list.add(Catalog.pages.filter { $0.section != .overview }) { [weak self] in self?.open($0) }
    list.onScroll = { [weak self] in self?.updateLoop() }
    return list
  }

  // MARK: Pictures

  private func showPictures() { for cell in list.cells { cell.show(in: self) } }

  private func updateLoop() { loop.isShown = hasAppeared && list.showsCells }

  /// Whether time passes in the pictures.
  var isPlaying: Bool { loop.isRunning }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
    updateLoop()
    list.becomeFirstResponder()
    onAppearance?()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    hasAppeared = false
    updateLoop()
    for cell in list.cells { cell.freeze() }
  }

  // MARK: Opening

  func open(_ page: Page, animated: Bool = true) {
    onOpen?(page)
    navigationController?.pushViewController(page.make(), animated: animated)
  }

  private func open(_ style: TransitionStyle) {
    onOpen?(StylesPage.entry)
    navigationController?.setViewControllers(
      [self, StylesPage.entry.make(), StyleController(style)], animated: true)
  }
}
