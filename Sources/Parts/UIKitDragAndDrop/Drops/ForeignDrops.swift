// SPDX-License-Identifier: MIT
import UIKitCore

/// Receives the drags of other programs. It exists once the program has an interaction for drops.
final class ForeignDrops: DropReceiver {
  private var drag: ForeignDrag?

  nonisolated deinit {}

  static func start() {
    if UIApplication.dropReceiver == nil { UIApplication.dropReceiver = ForeignDrops() }
  }

  func dragEntered(formats: [String]) {
    dragLeft()
    drag = ForeignDrag(formats: formats)
  }

  func dragMoved(to location: CGPoint, in stack: WindowStack, _ moment: DragMoment) {
    guard let drag else { return moment.answer(nil) }
    drag.move(to: location, in: stack, moment)
  }

  func dragLeft() {
    drag?.end()
    drag = nil
  }

  func dragDropped(_ moment: DragMoment) {
    guard let drag else { return moment.answer(nil) }
    self.drag = nil
    drag.drop(moment)
  }
}
