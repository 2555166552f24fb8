// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// A row of dots, one for each page, that shows the current page.
///
/// A click beside the middle goes to the next or the previous page, and a drag goes through the pages. Both send
/// `.valueChanged`.
///
/// ```swift
/// @MainActor func makeDots(for pager: UIScrollView, pages: Int) -> UIPageControl {
///   let dots = UIPageControl()
///   dots.numberOfPages = pages
///   dots.sizeToFit()
///   dots.addAction(
///     UIAction { _ in
///       pager.setContentOffset(CGPoint(x: CGFloat(dots.currentPage) * pager.bounds.width, y: 0), animated: true)
///     }, for: .valueChanged)
///   return dots
/// }
/// ```
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// The background of the dots.
  nonisolated public enum BackgroundStyle: Int, Sendable {
    /// Visible while the user changes the page.
    case automatic = 0
    /// Always visible.
    case prominent
    /// Never visible.
    case minimal
  }

  /// The way in which the user changes the page at the moment.
  nonisolated public enum InteractionState: Int, Sendable {
    /// The user does not change the page.
    case none = 0
    /// The user changes the page with clicks.
    case discrete = 1
    /// The user changes the page with a drag.
    case continuous = 2
  }

  // The metrics of UIKit until iOS 13, in points. Later ones are not published.
  private static let dotSide: CGFloat = 7
  private static let spacing: CGFloat = 9
  private static let height: CGFloat = 37
  /// The space between the dots and the ends of their background, in points.
  private static let padding: CGFloat = 9
  private static let backgroundHeight: CGFloat = 26
  private static let disabledAlpha: CGFloat = 0.5

  private let backgroundView = UIView()
  private var dots: [UIImageView] = []
  private var images: [Int: UIImage] = [:]
  private var current = 0
  private var touchStart: CGPoint?
  private var interaction = InteractionState.none

  /// Creates a control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control without pages. There are no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  nonisolated deinit {}

  @_spi(Framework) open override class var drawsNothing: Bool { self == UIPageControl.self || super.drawsNothing }

  private func setUp() {
    backgroundView.isUserInteractionEnabled = false
    backgroundView.backgroundColor = .systemFill
    backgroundView.layer.cornerRadius = Self.backgroundHeight / 2
    addSubview(backgroundView)
    update()
  }

  // MARK: Pages

  /// The number of pages. The default is 0, and negative numbers count as 0.
  @ObservedProperty open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      guard numberOfPages != oldValue else { return }
      current = min(current, max(numberOfPages - 1, 0))
      invalidateIntrinsicContentSize()
      update()
    }
  }

  /// The index of the current page, limited to the existing pages. The default is 0. Setting it sends no event.
  open var currentPage: Int {
    get { current }
    set {
      let page = max(0, min(newValue, numberOfPages - 1))
      guard page != current else { return }
      observed { current = page }
      updateLook()
    }
  }

  /// Whether the control is hidden if there is only one page. The default is `false`.
  @ObservedProperty open var hidesForSinglePage = false { didSet { update() } }

  // MARK: Look

  /// The colour of the dots of other pages. The default is `nil`, a faint grey.
  @ObservedProperty open var pageIndicatorTintColor: UIColor? { didSet { updateLook() } }

  /// The colour of the current page's dot. The default is `nil`, the colour of text.
  @ObservedProperty open var currentPageIndicatorTintColor: UIColor? { didSet { updateLook() } }

  /// The image of pages without an image of their own. The default is `nil`, a dot.
  @ObservedProperty open var preferredIndicatorImage: UIImage? { didSet { update() } }

  /// The background of the dots. The default is `.automatic`.
  @ObservedProperty open var backgroundStyle = BackgroundStyle.automatic { didSet { updateLook() } }

  /// Whether a drag changes the page. The default is `true`.
  open var allowsContinuousInteraction = true

  /// The way in which the user changes the page at the moment.
  open var interactionState: InteractionState { interaction }

  /// Returns the image that was set for a page, or `nil`.
  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }

  /// Sets the image of a page, or removes it. The image has the colours of the dots.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page] = image
    update()
  }

  /// Returns the smallest size that shows a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(pageCount, 0))
    return CGSize(width: max(0, count * (Self.dotSide + Self.spacing) - Self.spacing), height: Self.height)
  }

  @_spi(Framework) open override func defaultHuggingPriority(for axis: LayoutAxis) -> UILayoutPriority {
    .defaultHigh
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The image of a dot. Its scale of 4 is sufficient for all monitors.
  private static let dotImage: UIImage = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 4
    let frame = CGRect(x: 0, y: 0, width: dotSide, height: dotSide)
    let image = UIGraphicsImageRenderer(bounds: frame, format: format).image { $0.cgContext.fillEllipse(in: frame) }
    return image.withRenderingMode(.alwaysTemplate)
  }()

  private func update() {
    isHidden = hidesForSinglePage && numberOfPages == 1
    for dot in dots { dot.removeFromSuperview() }
    dots = (0..<numberOfPages).map { page in
      let custom = images[page] ?? preferredIndicatorImage
      let dot = UIImageView(image: custom?.withRenderingMode(.alwaysTemplate) ?? Self.dotImage)
      dot.contentMode = .center
      addSubview(dot)
      return dot
    }
    updateLook()
    setNeedsLayout()
  }

  private func updateLook() {
    for (page, dot) in dots.enumerated() {
      dot.tintColor =
        page == current ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
    }
    switch backgroundStyle {
    case .automatic: backgroundView.alpha = interaction == .none ? 0 : 1
    case .prominent: backgroundView.alpha = 1
    case .minimal: backgroundView.alpha = 0
    }
  }

  package override func stateDidChange() { alpha = isEnabled ? 1 : Self.disabledAlpha }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = size(forNumberOfPages: numberOfPages).width
    for (page, dot) in dots.enumerated() {
      let index = CGFloat(isRightToLeft ? numberOfPages - 1 - page : page)
      dot.bounds.size = dot.image?.size ?? .zero
      dot.center = CGPoint(
        x: bounds.midX - width / 2 + Self.dotSide / 2 + index * (Self.dotSide + Self.spacing), y: bounds.midY)
    }
    backgroundView.bounds.size = CGSize(width: width + 2 * Self.padding, height: Self.backgroundHeight)
    backgroundView.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  // MARK: Tracking

  /// The movement in points from which a press is a drag.
  private static let dragThreshold: CGFloat = 8

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touchStart = touch.location(in: self)
    return numberOfPages > 0
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard allowsContinuousInteraction, let touchStart else { return true }
    let x = touch.location(in: self).x
    if interaction == .none, abs(x - touchStart.x) < Self.dragThreshold { return true }
    setInteraction(.continuous)
    let width = size(forNumberOfPages: numberOfPages).width
    let fraction = (x - (bounds.midX - width / 2)) / max(width, 1)
    let index = Int((fraction * CGFloat(numberOfPages)).rounded(.down))
    select(isRightToLeft ? numberOfPages - 1 - index : index)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    defer {
      touchStart = nil
      setInteraction(.none)
    }
    guard interaction == .none, isTouchInside, let touch else { return }
    setInteraction(.discrete)
    let isForward = (touch.location(in: self).x > bounds.midX) != isRightToLeft
    select(current + (isForward ? 1 : -1))
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    touchStart = nil
    setInteraction(.none)
  }

  private func setInteraction(_ state: InteractionState) {
    guard state != interaction else { return }
    interaction = state
    updateLook()
  }

  private func select(_ page: Int) {
    let old = current
    currentPage = page
    if current != old { sendActions(for: .valueChanged) }
  }

  // MARK: Accessibility

  package override var accessibilityKind: UIAccessibilityTraits? { [.adjustable, .updatesFrequently] }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "page \(current + 1) of \(numberOfPages)" }
    set { super.accessibilityValue = newValue }
  }

  /// Goes to the next page, and sends `.valueChanged`.
  open override func accessibilityIncrement() { select(current + 1) }

  /// Goes to the previous page, and sends `.valueChanged`.
  open override func accessibilityDecrement() { select(current - 1) }
}
