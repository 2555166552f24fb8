// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// A control above the content of a scroll view, which is pulled down to load the content again.
///
/// Set it as the `refreshControl` of a scroll view. When the content has been pulled far enough, the control begins to
/// turn, sends `.valueChanged`, and keeps its space above the content until ``endRefreshing()``.
///
/// ```swift
/// final class InboxController: UIViewController {
///   private let scrollView = UIScrollView()
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     let refresh = UIRefreshControl()
///     refresh.addAction(UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
///     scrollView.alwaysBounceVertical = true
///     scrollView.refreshControl = refresh
///     view.addSubview(scrollView)
///   }
///
///   private func load() { scrollView.refreshControl?.endRefreshing() }
/// }
/// ```
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// The height in points. As in UIKit.
  static let height: CGFloat = 60
  /// The distance in points by which the content must be pulled to refresh it. Estimated from iOS.
  static let triggerDistance: CGFloat = 110
  /// The duration in seconds in which the space above the content closes. Estimated from iOS.
  private static let closingDuration: TimeInterval = 0.3

  private let indicator = UIActivityIndicatorView(style: .large)
  private var refreshes = false
  /// Whether the content has to return before it can be pulled again.
  private var hasTriggered = false
  weak var scrollView: UIScrollView?

  /// Creates a control that does not refresh. Its height is 60 points.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: Self.height)))
    setUp()
  }

  /// Creates a control that does not refresh. There are no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  nonisolated deinit {}

  @_spi(Framework) open override class var drawsNothing: Bool { self == UIRefreshControl.self || super.drawsNothing }

  private func setUp() {
    isUserInteractionEnabled = false
    indicator.hidesWhenStopped = false
    indicator.alpha = 0
    addSubview(indicator)
  }

  // MARK: Refreshing

  /// Whether the content is being refreshed.
  open var isRefreshing: Bool { refreshes }

  /// Begins to refresh, as a pull by the user does. Sends no event, and does not scroll.
  open func beginRefreshing() {
    guard !refreshes else { return }
    refreshes = true
    indicator.alpha = 1
    indicator.startAnimating()
    scrollView?.contentInset.top += Self.height
  }

  /// Ends refreshing, and closes the space above the content.
  open func endRefreshing() {
    guard refreshes else { return }
    refreshes = false
    let close = { [self] in
      scrollView?.contentInset.top -= Self.height
      indicator.alpha = 0
    }
    guard window != nil else {
      close()
      return indicator.stopAnimating()
    }
    UIView.animate(
      withDuration: Self.closingDuration, delay: 0, options: .allowUserInteraction, animations: close,
      completion: { [weak self] _ in
        guard let self, !refreshes else { return }
        indicator.stopAnimating()
      })
  }

  /// Called when the scroll view has scrolled or changed its size.
  func scrollViewDidMove() {
    guard let scrollView else { return }
    let pulled = -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top)
    let top = min(-Self.height, scrollView.contentOffset.y + scrollView.safeAreaPart.top)
    setPlacement(CGRect(x: 0, y: top, width: scrollView.bounds.width, height: Self.height))
    if pulled <= 0 { hasTriggered = false }
    guard !refreshes else { return }
    if window != nil { indicator.alpha = max(0, min(1, pulled / Self.triggerDistance)) }
    guard isEnabled, !hasTriggered, scrollView.isDragging, pulled >= Self.triggerDistance else { return }
    hasTriggered = true
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  /// Called when the control has been removed from its scroll view.
  func leave() {
    if refreshes { scrollView?.contentInset.top -= Self.height }
    refreshes = false
    indicator.stopAnimating()
    scrollView = nil
    removeFromSuperview()
  }

  // MARK: Appearance

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    indicator.color = hasOwnTintColor ? tintColor : .secondaryLabel
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    indicator.bounds.size = indicator.intrinsicContentSize
    indicator.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
