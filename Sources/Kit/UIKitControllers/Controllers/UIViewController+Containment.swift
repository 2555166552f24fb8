// SPDX-License-Identifier: MIT
import Diagnostics

extension UIViewController {
  /// The relations between a view controller and its parent and children.
  struct Containment {
    var children: [UIViewController] = []
    weak var parent: UIViewController?
    var isMovingToParent = false
    var isMovingFromParent = false
  }

  final func adopt(_ child: UIViewController) {
    require(child !== self, "a controller can't be its own child")
    guard child.parent !== self else { return }
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    containment.children.append(child)
    child.containment.parent = self
  }

  final func leaveParent() {
    guard let parent else { return }
    parent.containment.children.remove(identicalTo: self)
    containment.parent = nil
    didMove(toParent: nil)
  }

  /// The object that is told of changes of the controller's size: the parent, or the presentation controller.
  var contentContainer: (any UIContentContainer)? { parent ?? modal.below?.controller }

  package func rootViewWasResizedByConstraints() {
    contentContainer?.systemLayoutFittingSizeDidChange(forChildContentContainer: self)
  }

  /// Marks the controller as moving to or from its container, for the callbacks that follow.
  func setMoving(to: Bool = false, from: Bool = false) {
    containment.isMovingToParent = to
    containment.isMovingFromParent = from
  }
}
