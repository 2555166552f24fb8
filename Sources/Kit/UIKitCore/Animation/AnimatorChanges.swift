// SPDX-License-Identifier: MIT

/// The changes of an animator: the blocks that have not run yet, and the changes made by the blocks that have.
final class AnimatorChanges {
  struct Block {
    let body: () -> Void
    /// The fraction of the duration after which the animation of the block starts.
    let delayFactor: Double
  }

  /// The blocks to run when the animator becomes active.
  private(set) var blocks: [Block] = []
  private var tracked: [TrackedChange] = []
  private var undoings: [() -> Void] = []
  private var touches = AnimatorTouches()
  private var hadBlocks = false

  nonisolated deinit {}

  /// Whether there is nothing to animate because no block has been added.
  var isEmpty: Bool { tracked.isEmpty && !hadBlocks }

  func add(_ block: Block) { blocks.append(block) }

  /// Copies the blocks to another animator.
  func copyBlocks(to copy: AnimatorChanges) { copy.blocks = blocks }

  /// Removes and returns the blocks that are to run now.
  func takeBlocks() -> [Block] {
    defer { blocks = [] }
    hadBlocks = !blocks.isEmpty
    return blocks
  }

  /// Records a change that a block has made.
  ///
  /// - Parameters:
  ///   - acceptsTouches: Whether the view receives touches while it animates.
  ///   - hitTestsPresentation: Whether hit testing uses the position on the screen instead of the model's.
  func track(_ change: TrackedChange, acceptsTouches: Bool, hitTestsPresentation: Bool) {
    tracked.append(change)
    touches.add(change.change.view, acceptsTouches: acceptsTouches, hitTestsPresentation: hitTestsPresentation)
  }

  /// Records how to undo a change of a value that is not a property of a layer.
  func track(undoing: @escaping () -> Void) { undoings.append(undoing) }

  /// Removes the changes of a group, with their animations.
  func remove(_ group: LayoutDependentAnimations) {
    for change in tracked where change.group === group { change.removeAnimation() }
    tracked.removeAll { $0.group === group }
  }

  /// Removes the animations from their layers.
  func detach() {
    for change in tracked { change.removeAnimation() }
    touches.removeAll()
  }

  /// Sets the models to what the screen shows at `progress`.
  func setModels(at progress: Double) {
    UIView.performWithoutAnimation {
      for change in tracked { change.setModel(at: progress) }
    }
  }

  /// Sets the models to the values with which the animation ends at a position.
  ///
  /// - Parameter wasStopped: Whether the animator was stopped, so that the models have intermediate values. Otherwise
  ///   they have the final values already, and values that other code has set since then are kept.
  func setModelsToFinalValues(at position: UIViewAnimatingPosition, wasStopped: Bool) {
    UIView.performWithoutAnimation {
      switch position {
      case .start:
        for change in tracked.reversed() { change.setModel(change.change.old, overwritesLaterValues: wasStopped) }
        for undo in undoings.reversed() { undo() }
      case .end where wasStopped:
        for change in tracked { change.setModel(change.change.new, overwritesLaterValues: true) }
      case .end, .current: break
      }
    }
  }

  func removeAll() {
    tracked = []
    undoings = []
    blocks = []
  }
}
