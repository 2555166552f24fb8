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

  /// The child view controllers in the order in which they were added.
  public final var children: [UIViewController] { containment.children }

  /// The container of this view controller, or `nil`.
  public final var parent: UIViewController? { containment.parent }

  /// Whether the view appears because the controller was added to its container.
  ///
  /// Valid in `viewWillAppear(_:)` and `viewDidAppear(_:)`.
  public final var isMovingToParent: Bool { containment.isMovingToParent }

  /// Whether the view disappears because the controller is being removed from its container.
  ///
  /// Valid in `viewWillDisappear(_:)` and `viewDidDisappear(_:)`. It is also `true` at the start of a pop that is
  /// cancelled later.
  public final var isMovingFromParent: Bool { containment.isMovingFromParent }

  /// Adds a child view controller and calls its `willMove(toParent:)`.
  ///
  /// Add its view afterward, and then call its `didMove(toParent:)`. A child of another container is removed from that
  /// first.
  ///
  /// - Precondition: The child is not the receiver.
  public final func addChild(_ childController: UIViewController) {
    require(childController !== self, "a controller can't be its own child")
    guard childController.parent !== self else { return }
    if childController.parent != nil { childController.removeFromParent() }
    childController.willMove(toParent: self)
    containment.children.append(childController)
    childController.containment.parent = self
  }

  /// Removes the controller from its container, and calls `didMove(toParent:)` with `nil`.
  ///
  /// Call `willMove(toParent: nil)` and remove the view before.
  public final func removeFromParent() {
    guard let parent else { return }
    parent.containment.children.removeAll { $0 === self }
    containment.parent = nil
    didMove(toParent: nil)
  }

  /// Marks the controller as moving to or from its container, for the callbacks that follow.
  func setMoving(to: Bool = false, from: Bool = false) {
    containment.isMovingToParent = to
    containment.isMovingFromParent = from
  }
}
