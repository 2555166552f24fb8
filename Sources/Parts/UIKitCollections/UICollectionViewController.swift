// SPDX-License-Identifier: MIT
import Diagnostics

/// A view controller that manages a collection view, and is its data source and delegate.
///
/// If ``useLayoutToLayoutNavigationTransitions`` is `true` for a controller that is pushed on another one of this
/// class, both show the same collection view, and the push moves its cells from one layout to the other. The data
/// source and delegate remain those of the first controller unless others are set. Do not access ``collectionView`` of
/// such a controller before it has been pushed.
///
/// ```swift
/// final class ListController: UICollectionViewController {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
///   }
///
///   override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
///
///   override func collectionView(
///     _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
///   ) -> UICollectionViewCell {
///     collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
///   }
/// }
/// ```
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private var ownLayout: UICollectionViewLayout
  private var ownView: UICollectionView?
  var sharing = SharedViewState()

  /// Creates a view controller whose collection view has a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    ownLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`, because there are no archives of view controllers.
  public required init?(coder: NSCoder) { return nil }

  nonisolated deinit {}

  /// Whether the view controller shows the collection view of the one below, with its own layout. The default is
  /// `false`.
  ///
  /// - Precondition: The view controller is not in a navigation stack when the value is set.
  @ObservedProperty open var useLayoutToLayoutNavigationTransitions = false {
    willSet {
      require(
        newValue == useLayoutToLayoutNavigationTransitions || parent == nil,
        "useLayoutToLayoutNavigationTransitions can't change once the controller is in a stack; set it before")
    }
  }

  /// Whether items are deselected when the view controller appears again. The default is `true`. If the transition is
  /// cancelled, they are selected again.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether a long press moves an item, if `collectionView(_:canMoveItemAt:)` is overridden to return `true`. The default
  /// is `true`. In contrast to UIKit, an override of `collectionView(_:moveItemAt:to:)` alone does not suffice.
  @ObservedProperty open var installsStandardGestureForInteractiveMovement = true {
    didSet { movementGesture.press.isEnabled = installsStandardGestureForInteractiveMovement }
  }
  private let movementGesture = MovementGesture()

  /// The layout with which this view controller shows the items.
  open var collectionViewLayout: UICollectionViewLayout {
    isCollectionViewInstalled ? collectionView.collectionViewLayout : ownLayout
  }

  /// The collection view, which may be shared with another view controller.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return ownView
    }
    set {
      loadViewIfNeeded()
      guard newValue !== ownView, let newValue else { return }
      ownView?.removeFromSuperview()
      ownView = newValue
      installCollectionView()
    }
  }

  open override func loadView() {
    super.loadView()
    if let shared = lowerController?.collectionView {
      ownView = shared
      return
    }
    let made = UICollectionView(frame: view.bounds, collectionViewLayout: ownLayout)
    made.backgroundColor = .systemBackground
    made.dataSource = self
    made.delegate = self
    ownView = made
    installCollectionView()
  }

  /// The controller whose collection view is shared.
  private var lowerController: UICollectionViewController? {
    guard useLayoutToLayoutNavigationTransitions, let pages = navigationController?.viewControllers,
      let index = pages.firstIndex(of: self), index > 0
    else { return nil }
    return pages[index - 1] as? UICollectionViewController
  }

  // MARK: Sharing the view

  /// Whether the collection view is in this controller's view.
  var isCollectionViewInstalled: Bool { ownView != nil && ownView?.superview === viewIfLoaded }

  /// Adds the collection view to this controller's view.
  func installCollectionView() {
    guard let ownView, let view = viewIfLoaded, ownView.superview !== view else { return }
    ownView.owningController?.viewWillLeave(for: self)
    ownView.frame = view.bounds
    ownView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    ownView.addGestureRecognizer(movementGesture.press)
    view.insertSubview(ownView, at: 0)
    ownView.owningController = self
  }

  /// Stores the layout before another controller takes the collection view.
  private func viewWillLeave(for other: UICollectionViewController) {
    ownView?.removeGestureRecognizer(movementGesture.press)
    // After a cancelled transition, the view already has the other controller's layout.
    if let ownView, ownView.collectionViewLayout !== other.ownLayout { ownLayout = ownView.collectionViewLayout }
  }

  var layoutToShow: UICollectionViewLayout { ownLayout }

  /// Installs the collection view in this controller's view without animation, unless a transition does so.
  private func takeOverCollectionView() {
    guard let ownView, !isCollectionViewInstalled, ownView.owningController?.sharing.isRunning != true else { return }
    let (layout, offset) = (ownLayout, sharing.coveredOffset)
    ownView.owningController?.sharing.coveredOffset = ownView.contentOffset
    UIView.performWithoutAnimation {
      installCollectionView()
      ownView.setCollectionViewLayout(layout, animated: false)
      if let offset { ownView.contentOffset = ownView.clamped(offset, contentSize: ownView.contentSize) }
    }
  }

  // MARK: Appearance

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if clearsSelectionOnViewWillAppear { clearSelection() }
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    takeOverCollectionView()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    takeOverCollectionView()
  }

  private func clearSelection() {
    guard let ownView, let selected = ownView.indexPathsForSelectedItems else { return }
    for path in selected { ownView.deselectItem(at: path, animated: true) }
    transitionCoordinator?.animate(
      alongsideTransition: nil,
      completion: { [weak ownView] context in
        guard context.isCancelled, let ownView else { return }
        for path in selected { ownView.selectItem(at: path, animated: false, scrollPosition: []) }
      })
  }

  // MARK: Data source

  /// Returns the number of sections: 1 unless overridden.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Returns the number of items in a section: 0 unless overridden.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    fatalError("\(type(of: self)) has items; override collectionView(_:cellForItemAt:) to return their cells")
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    fatalError(
      "the layout has a supplementary view of kind \(kind); override "
        + "collectionView(_:viewForSupplementaryElementOfKind:at:) in \(type(of: self)) to return it")
  }

  /// Returns whether an item may be moved by a gesture: `false` unless overridden.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  // MARK: Delegate, for subclasses to override

  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
  }
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }
  open func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let path = indexPaths.first else { return nil }
    return self.collectionView(collectionView, contextMenuConfigurationForItemAt: path, point: point)
  }
  open func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}

/// The state that controllers with a shared collection view need for the transition between them.
struct SharedViewState {
  /// Whether a transition is moving the collection view to or from this controller.
  var isRunning = false
  /// The content offset at which another controller took the collection view.
  var coveredOffset: CGPoint?
  /// The content offset at which this controller took the collection view.
  var arrivalOffset: CGPoint?
}

extension UICollectionViewController {
  /// Returns the system's animator of a push or a pop to this view controller, if it moves the items of a collection
  /// view that both share; otherwise `nil`.
  ///
  /// With it a delegate can combine the system animation with an interaction controller. UIKit has no counterpart. An
  /// animator serves one transition only. Ask for it in the delegate's method that returns the animator.
  public final func animationController(
    for operation: UINavigationController.Operation, from fromVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    makeNavigationAnimator(operation, from: fromVC)
  }
}

extension UICollectionViewController: NavigationAnimating {
  package func makeNavigationAnimator(
    _ operation: UINavigationController.Operation, from page: UIViewController
  ) -> (any StockAnimator)? {
    LayoutToLayoutAnimator(operation: operation, from: page, to: self)
  }
}
