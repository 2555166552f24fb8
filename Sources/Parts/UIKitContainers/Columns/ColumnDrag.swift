// SPDX-License-Identifier: MIT

/// The drag that shows and hides columns: from the primary edge of the view, over the dimmed column, and over columns that
/// lie above the secondary one. It catches columns that move.
final class ColumnDrag {
  private unowned let owner: UISplitViewController
  private let tracker = SwipeTracker()
  /// The numbers of columns between which the drag leads that may begin.
  private var step: (start: Int, end: Int)?
  private(set) lazy var pan = UIPanGestureRecognizer(target: self, action: ColumnDrag.drag)

  init(owner: UISplitViewController) { self.owner = owner }

  nonisolated deinit {}

  var isDragging: Bool { tracker.isSwiping }

  func attach(to root: SplitRootView) {
    pan.maximumNumberOfTouches = 1
    root.addGestureRecognizer(pan)
    root.mayBegin = { [weak self] in self?.mayBegin($0) ?? true }
  }

  /// Ends the drag without an effect, because the columns are arranged again.
  func cancel() { tracker.cancel() }

  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer === pan else { return true }
    guard owner.presentsWithGesture, !owner.isCollapsed, let view = owner.viewIfLoaded else { return false }
    let velocity = pan.velocity(in: view)
    guard abs(velocity.x) > abs(velocity.y) else { return false }
    let translation = pan.translation(in: view)
    let location = pan.location(in: view)
    let start = CGPoint(x: location.x - translation.x, y: location.y)
    step = owner.display.step(at: start, velocity: velocity.x)
    return step != nil
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    tracker.follow(pan, in: owner.view) { step.map { owner.beginColumnDrag($0) } }
  }
}
