// SPDX-License-Identifier: MIT
import Diagnostics
@_spi(Framework) import UIKitControllers

/// A container that shows one page at a time, or two, and lets the user turn to the next and the previous one.
///
/// The pages scroll, or curl like those of a book. The user drags them with a finger or the mouse, catches them while they
/// move, and throws them on or back. Arrow keys turn pages; curled pages also turn with a click near their edge.
///
/// ```swift
/// @MainActor func makeBook(first: UIViewController, source: any UIPageViewControllerDataSource) -> UIPageViewController {
///   let book = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
///   book.dataSource = source
///   book.setViewControllers([first], direction: .forward, animated: false)
///   return book
/// }
/// ```
///
/// The pages come from the data source, or from ``setViewControllers(_:direction:animated:completion:)`` alone. Without a
/// data source, the user cannot turn pages. A change during another one completes that in place and starts from what is
/// on the screen. Unlike in UIKit, each page is known to be the first or last one only when the user moves to it.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// The animation with which pages change.
  public let transitionStyle: TransitionStyle
  /// The direction in which pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// The edge at which curled pages are bound. `.none` for pages that scroll.
  open private(set) var spineLocation: SpineLocation
  private let spacing: CGFloat
  private lazy var turner: any PageTurner =
    transitionStyle == .scroll ? PageScroller(owner: self, spacing: spacing) : PageCurler(owner: self)
  private lazy var pageBar = PageBar { [weak self] in self?.turn(isForward: $0) ?? false }
  /// Whether the view was wider than high when it was laid out last.
  private var wasLandscape: Bool?
  private var spineQuestion = SpineQuestion.notAsked

  /// The object that is told when the user turns pages. Held weakly.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The object that provides the pages before and after a page. Held weakly. Setting it forgets the pages that the former
  /// one has provided.
  open var dataSource: (any UIPageViewControllerDataSource)? {
    get { weakDataSource }
    set {
      weakDataSource = newValue
      turner.forgetNeighbours()
      updatePageBar()
    }
  }
  private weak var weakDataSource: (any UIPageViewControllerDataSource)?

  /// Whether curled pages have contents on both sides. The default is `false`.
  ///
  /// Pages with a spine in the middle are always so. With another spine, the data source is asked twice for each turn:
  /// for the page on the back, which is shown as a picture during the turn, and for the one that follows it.
  @ObservedProperty open var isDoubleSided = false {
    didSet {
      require(
        isDoubleSided || spineLocation != .mid || spineQuestion.isAsked,
        "pages with a spine in the middle have two sides; leave isDoubleSided true")
      turner.forgetNeighbours()
    }
  }

  /// Creates a container without pages.
  ///
  /// - Parameters:
  ///   - style: The animation with which pages change.
  ///   - navigationOrientation: The direction in which pages follow each other.
  ///   - options: The spine of curled pages, or the space between pages that scroll.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let space = options?[.interPageSpacing]
    spacing = style == .scroll ? space.map(Self.points) ?? 0 : 0
    let location = options?[.spineLocation].map(Self.spine) ?? .min
    spineLocation = style == .scroll ? .none : location == .none ? .min : location
    super.init(nibName: nil, bundle: nil)
    isDoubleSided = spineLocation == .mid
  }

  /// Returns `nil`, because there are no archives of view controllers.
  public required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  private static func points(_ value: Any) -> CGFloat {
    let number = (value as? CGFloat) ?? (value as? any BinaryFloatingPoint).map { CGFloat($0) }
    let points = number ?? (value as? any BinaryInteger).map { CGFloat($0) }
    require(points != nil, "the option interPageSpacing is a number of points; \(value) is none")
    return points ?? 0
  }

  private static func spine(_ value: Any) -> SpineLocation {
    let spine = (value as? SpineLocation) ?? (value as? Int).flatMap(SpineLocation.init)
    require(spine != nil, "the option spineLocation is a SpineLocation or its raw value; \(value) is neither")
    return spine ?? .min
  }

  // MARK: Pages

  /// The pages that are shown: one, or two with a spine in the middle; `nil` if there are none.
  open var viewControllers: [UIViewController]? { turner.pages.isEmpty ? nil : turner.pages }

  /// The recognizers that turn curled pages. Empty for pages that scroll.
  open var gestureRecognizers: [UIGestureRecognizer] { turner.gestureRecognizers }

  /// Replaces the pages.
  ///
  /// - Parameters:
  ///   - viewControllers: The pages: one, or two with a spine in the middle. With double-sided pages and another spine,
  ///     the second one is the back of the first and is not shown.
  ///   - direction: The direction in which to turn.
  ///   - animated: Whether to animate.
  ///   - completion: Called at the end. The argument is `false` if the animation was interrupted.
  /// - Precondition: There is at least one page, and two with a spine in the middle.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    if spineQuestion.isAsked {
      spineQuestion = .answered { [unowned self] in
        setViewControllers(viewControllers, direction: direction, animated: false, completion: completion)
      }
      return
    }
    let count = spineLocation == .mid ? 2 : 1
    let pages = Array((viewControllers ?? []).prefix(count))
    require(
      pages.count == count,
      "a page view controller shows \(count) at a time with this spine; give setViewControllers as many")
    turner.show(pages, isForward: direction == .forward, animated: animated && UIView.areAnimationsEnabled) {
      completion?($0)
    }
    updatePageBar()
  }

  /// Called when other pages are shown.
  func pagesDidChange(isForward: Bool, isByUser: Bool) {
    if isByUser { pageBar.advance(by: isForward ? 1 : -1) }
    setNeedsStatusBarAppearanceUpdate()
  }

  private func turn(isForward: Bool) -> Bool { turner.turn(isForward: isForward) }

  // MARK: The view

  open override func loadView() {
    super.loadView()
    view.addSubview(turner.view)
    layOutPages()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    followOrientation()
    layOutPages()
  }

  private func layOutPages() {
    var area = view.bounds
    if let bar = pageBar.visibleControl {
      if bar.superview !== view { view.addSubview(bar) }
      let height = PageBar.height + view.safeAreaInsets.bottom
      area.size.height = max(area.height - height, 0)
      bar.frame = CGRect(x: 0, y: area.maxY, width: area.width, height: PageBar.height)
    }
    turner.layOut(in: area)
  }

  private func updatePageBar() {
    // As in UIKit, the data source is not asked before there are pages.
    let isWanted = transitionStyle == .scroll && navigationOrientation == .horizontal && !turner.pages.isEmpty
    let wasVisible = pageBar.visibleControl != nil
    pageBar.update(
      count: isWanted ? dataSource?.presentationCount(for: self) ?? 0 : 0,
      index: isWanted ? dataSource?.presentationIndex(for: self) ?? 0 : 0)
    if wasVisible != (pageBar.visibleControl != nil) { viewIfLoaded?.setNeedsLayout() }
  }

  /// Asks the delegate for the spine when the view has become wider than high, or higher than wide.
  private func followOrientation() {
    let isLandscape = view.bounds.width > view.bounds.height
    defer { wasLandscape = isLandscape }
    guard transitionStyle == .pageCurl, let wasLandscape, wasLandscape != isLandscape, let delegate else { return }
    spineQuestion = .asked
    let spine = delegate.pageViewController(self, spineLocationFor: isLandscape ? .landscapeRight : .portrait)
    let question = spineQuestion
    spineQuestion = .notAsked
    if spine != spineLocation, spine != .none { setSpine(spine) }
    if case .answered(let showPages) = question { return showPages() }
    fillSpine()
  }

  private func setSpine(_ spine: SpineLocation) {
    turner.endInPlace()
    turner.forgetNeighbours()
    spineLocation = spine
    if spine == .mid { isDoubleSided = true }
  }

  /// Shows as many pages as the spine needs, if the delegate has not set them.
  private func fillSpine() {
    let shown = turner.pages
    guard let first = shown.first, shown.count != (spineLocation == .mid ? 2 : 1) else { return }
    let next = spineLocation == .mid ? dataSource?.pageViewController(self, viewControllerAfter: first) : nil
    let pages = spineLocation == .mid ? next.map { [first, $0] } : [first]
    if let pages { turner.show(pages, isForward: true, animated: false, completion: nil) }
  }

  // MARK: Containment

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  @_spi(Framework) open override var managedVisibleChildren: [UIViewController]? { turner.visiblePages }
  @_spi(Framework) open override func willForwardAppearance(_ isAppearing: Bool) {
    if isAppearing { layOutPages() }
    turner.endInPlace()
  }
  @_spi(Framework) open override var childForWindowTitle: UIViewController? { turner.pages.first }
  /// The first page that is shown.
  open override var childForStatusBarStyle: UIViewController? { turner.pages.first }
  /// The first page that is shown.
  open override var childForStatusBarHidden: UIViewController? { turner.pages.first }

  // MARK: Keys

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let isForward = presses.lazy.compactMap(direction).first, turn(isForward: isForward) else {
      return super.pressesBegan(presses, with: event)
    }
  }

  private func direction(of press: UIPress) -> Bool? {
    guard let key = press.key, key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command]) else {
      return nil
    }
    let isMirrored = spineLocation == .max || transitionStyle == .scroll && view.isRightToLeft
    switch (navigationOrientation, key.keyCode) {
    case (.horizontal, .keyboardRightArrow): return !isMirrored
    case (.horizontal, .keyboardLeftArrow): return isMirrored
    case (.vertical, .keyboardDownArrow): return spineLocation != .max
    case (.vertical, .keyboardUpArrow): return spineLocation == .max
    case (_, .keyboardPageDown): return true
    case (_, .keyboardPageUp): return false
    default: return nil
    }
  }
}

/// The question to the delegate where the spine is. It may set the pages for its answer before it returns it.
///
///     notAsked ── asked ── answered
///         └─────────┴──────────┘
private enum SpineQuestion {
  case notAsked
  case asked
  /// The pages have been set; the closure shows them.
  case answered(showPages: () -> Void)

  var isAsked: Bool { if case .notAsked = self { false } else { true } }
}
