// SPDX-License-Identifier: MIT

/// The changes of an animator: the blocks that have not run yet, and the changes that the others have made.
final class AnimatorChanges {
  struct Block {
    let body: () -> Void
    /// The fraction of the duration after which the animation of the block starts.
    let delayFactor: Double
  }

  /// The blocks to run when the animator becomes active.
  private(set) var blocks: [Block] = []
  private var tracked: [TrackedChange] = []
  private var touches = AnimatorTouches()
  private var hadBlocks = false

  nonisolated deinit {}

  /// Whether there is nothing to animate, and no block has been added either.
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
  ///   - showsThem: Whether hit testing uses the position on the screen instead of the model's.
  func track(_ change: TrackedChange, acceptsTouches: Bool, showsThem: Bool) {
    tracked.append(change)
    touches.add(change.change.view, acceptsTouches: acceptsTouches, showsThem: showsThem)
  }

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

  /// Sets the models to the values at the end of the animation.
  ///
  /// - Parameter wasStopped: Whether the models are between the ends. Otherwise they are at the end already, and values
  ///   that have been set since then are kept.
  func put(at position: UIViewAnimatingPosition, wasStopped: Bool) {
    UIView.performWithoutAnimation {
      switch position {
      case .start: for change in tracked.reversed() { change.setModel(change.change.old, evenIfMoved: wasStopped) }
      case .end where wasStopped: for change in tracked { change.setModel(change.change.new, evenIfMoved: true) }
      case .end, .current: break
      }
    }
  }

  func removeAll() {
    tracked = []
    blocks = []
  }
}
