// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The part of a controller that knows its family.
  struct Containment {
    var children: [UIViewController] = []
    weak var parent: UIViewController?
    var isMovingToParent = false
    var isMovingFromParent = false
  }

  /// The controllers that this one contains, in the order they were added.
  public final var children: [UIViewController] { containment.children }

  /// The container that this controller is a child of.
  public final var parent: UIViewController? { containment.parent }

  /// Whether the view is appearing because the controller was added to its container. Right in `viewWillAppear(_:)`
  /// and `viewDidAppear(_:)`.
  public final var isMovingToParent: Bool { containment.isMovingToParent }

  /// Whether the view is disappearing because the controller is being removed from its container. Right in
  /// `viewWillDisappear(_:)` and `viewDidDisappear(_:)`; a cancelled pop has said true all the same.
  public final var isMovingFromParent: Bool { containment.isMovingFromParent }

  /// Makes `childController` a child, and calls its `willMove(toParent:)`. Add its view, and call `didMove(toParent:)`.
  ///
  /// A child of another container leaves that first.
  public final func addChild(_ childController: UIViewController) {
    precondition(childController !== self, "a controller can't be its own child")
    guard childController.parent !== self else { return }
    if childController.parent != nil { childController.removeFromParent() }
    childController.willMove(toParent: self)
    containment.children.append(childController)
    childController.containment.parent = self
  }

  /// Leaves the container, and calls `didMove(toParent:)` with nil. Call `willMove(toParent: nil)` and remove the view
  /// before.
  public final func removeFromParent() {
    guard let parent else { return }
    parent.containment.children.removeAll { $0 === self }
    containment.parent = nil
    didMove(toParent: nil)
  }

  /// Marks the controller as coming to or going from its container, for the callbacks that follow.
  func setMoving(to: Bool = false, from: Bool = false) {
    containment.isMovingToParent = to
    containment.isMovingFromParent = from
  }
}
