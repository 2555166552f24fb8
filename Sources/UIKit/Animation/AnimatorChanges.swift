// SPDX-License-Identifier: MIT
import RenderTree

/// What an animator changes: the blocks that are still to run, and the changes that the others have made.
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

  /// Whether there is nothing to animate, and nobody has tried.
  var isEmpty: Bool { tracked.isEmpty && !hadBlocks }

  func add(_ block: Block) { blocks.append(block) }

  /// Gives `copy` the blocks.
  func copyBlocks(to copy: AnimatorChanges) { copy.blocks = blocks }

  /// Returns the blocks that are to run now.
  func takeBlocks() -> [Block] {
    defer { blocks = [] }
    hadBlocks = !blocks.isEmpty
    return blocks
  }

  /// Notes a change that a block has made.
  ///
  /// - Parameters:
  ///   - acceptsTouches: Whether the view receives touches while it animates.
  ///   - showsThem: Whether touches land where the view shows, instead of where its model is.
  func track(_ change: TrackedChange, acceptsTouches: Bool, showsThem: Bool) {
    tracked.append(change)
    touches.add(change.change.view, acceptsTouches: acceptsTouches, showsThem: showsThem)
  }

  /// Takes the changes of a group off.
  func remove(_ group: LayoutDependentAnimations) {
    for change in tracked where change.group === group { change.removeAnimation() }
    tracked.removeAll { $0.group === group }
  }

  /// Takes the animations off their layers.
  func detach() {
    for change in tracked { change.removeAnimation() }
    touches.removeAll()
  }

  /// Makes the models what the screen shows at `progress`.
  func settle(at progress: Double) {
    UIView.performWithoutAnimation {
      for change in tracked { change.settle(at: progress) }
    }
  }

  /// Sets the models to where the animation ends.
  ///
  /// - Parameter wasStopped: Whether they are between the ends. Otherwise they are at the end, unless somebody has set
  ///   them since; those stay.
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
