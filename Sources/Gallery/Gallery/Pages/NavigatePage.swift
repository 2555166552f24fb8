// SPDX-License-Identifier: MIT
import UIKit

/// Navigate
///
/// An album of landscapes, in three layouts. A picture pushes its page in any style that can push.
/// Try: Choose a style and click a picture, or drag one to the left. Go back from the edge, or with a drag or a
/// two-finger swipe anywhere over the page. Catch the pages while they move. Pinch the album into another layout. The keys
/// 1 to 3 choose a layout, comma and period a style, the arrows and Return a picture.
/// Watch: Each style is a delegate, and the same recognizers drive the animator that it supplies, on the way forward and
/// back. The pictures fly between two layouts of one collection view.
/// From: the article on custom transitions, with a pan anywhere that drives a push, and the one on layout-to-layout
/// transitions.
enum NavigatePage {
  static let entry = Page(
    id: "navigate", title: "Navigate", blurb: "An album, to push and pop in every style.",
    symbol: "arrow.left.arrow.right", section: .transitions, make: { NavigateController() })
}

final class NavigateController: UIViewController, MagicMoving, Revealing {
  private static let margin: CGFloat = 12
  private static let rowHeight: CGFloat = 30
  private static let layoutsWidth: CGFloat = 210
  /// The width in points from which the styles and the layouts have one row.
  private static let wide: CGFloat = 700

  private lazy var strip = StyleStrip(
    styles: Catalog.styles.filter { $0.kinds.contains(.push) }, chosen: SystemStyles.zoom, in: self)
  private let layouts = UISegmentedControl(items: AlbumPageLayout.Kind.allCases.map(\.title))
  private let album = UICollectionView(frame: .zero, collectionViewLayout: AlbumPageLayout(.grid))
  private let pictures = AlbumSource()
  private let pinch = LayoutPinch()
  private let forwardDrag = ForwardDrag()
  private let run = StyleRun()
  private var chosenItem = 0

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Navigate"
  }

  required init?(coder: NSCoder) { nil }

  /// The picture that was chosen, from which styles start.
  var movingView: UIView {
    let cell = album.cellForItem(at: IndexPath(item: chosenItem, section: 0)) as? LandscapeCell
    return cell?.picture ?? view
  }
  var revealingView: UIView { movingView }

  private var style: TransitionStyle { strip.chosen }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    layouts.selectedSegmentIndex = 0
    layouts.accessibilityLabel = "Layout"
    layouts.addTarget(self, action: Self.changeLayout, for: .valueChanged)
    album.backgroundColor = .clear
    album.contentInsetAdjustmentBehavior = .never
    album.alwaysBounceVertical = true
    pictures.attach(to: album)
    album.delegate = self
    strip.onChange = { [weak self] in self.map { $0.style.configureBar(of: $0) } }
    style.configureBar(of: self)
    pinch.attach(to: album) { [weak self] in self?.layouts.selectedSegmentIndex = $0.rawValue }
    for part in [album, strip, layouts] { view.addSubview(part) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    album.becomeFirstResponder()
    forwardDrag.attach(to: album, controller: self)
    run.end(in: navigationController)
  }

  // MARK: Layouts

  private func changeLayout() { show(AlbumPageLayout.Kind.allCases[max(layouts.selectedSegmentIndex, 0)]) }

  private func show(_ kind: AlbumPageLayout.Kind) {
    guard !pinch.isActive, (album.collectionViewLayout as? AlbumPageLayout)?.kind != kind else { return }
    layouts.selectedSegmentIndex = kind.rawValue
    album.setCollectionViewLayout(AlbumPageLayout(kind), animated: true)
  }

  // MARK: Pushing

  /// Pushes the page of a picture in the chosen style.
  ///
  /// - Parameter interactor: The object that drives the push, or nil to let it run by itself until it is held.
  func push(_ item: Int, interactor: ((StyleDelegate) -> (any StyleInteractor)?)? = nil) {
    guard navigationController?.topViewController === self else { return }
    chosenItem = item
    run.push(LandscapeController(AlbumItem.all[item]), in: style, over: self, interactor: interactor)
  }

  /// Whether a gesture can drive a push in the chosen style.
  var canDragForward: Bool {
    style.pages == nil && style.preferredTransition == nil && navigationController?.topViewController === self
      && transitionCoordinator == nil
  }

  // MARK: Keys

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !presses.contains(where: handle) { super.pressesBegan(presses, with: event) }
  }

  private func handle(_ press: UIPress) -> Bool {
    switch press.plainKey {
    case .keyboard1: show(.grid)
    case .keyboard2: show(.list)
    case .keyboard3: show(.pages)
    case .keyboardComma: strip.choose(offset: -1)
    case .keyboardPeriod: strip.choose(offset: 1)
    default: return false
    }
    return true
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.shrunk(by: view.safeAreaInsets)
    let (margin, height) = (Self.margin, Self.rowHeight)
    let isWide = area.width >= Self.wide
    let layoutsWidth = isWide ? Self.layoutsWidth : area.width - 2 * margin
    strip.frame = CGRect(
      x: area.minX + margin, y: area.minY + margin,
      width: area.width - 2 * margin - (isWide ? layoutsWidth + margin : 0), height: height
    )
    layouts.frame = CGRect(
      x: area.maxX - margin - layoutsWidth, y: area.minY + margin + (isWide ? 0 : height + margin / 2),
      width: layoutsWidth, height: height)
    let top = layouts.frame.maxY + margin / 2
    album.frame = CGRect(x: area.minX, y: top, width: area.width, height: max(area.maxY - top, 0))
  }
}

extension NavigateController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    push(indexPath.item)
  }
}
