// SPDX-License-Identifier: MIT

/// An object that takes part in the layout of a container: it has a preferred size and is told when its size changes.
///
/// View controllers and presentation controllers conform.
///
/// ```swift
/// final class DialogController: UIViewController {
///   override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
///     super.preferredContentSizeDidChange(forChildContentContainer: container)
///     preferredContentSize = container.preferredContentSize
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content prefers, in points. Zero means no preference.
  var preferredContentSize: CGSize { get }

  /// Tells the container that a child's preferred size has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Tells the container that constraints have given the view of a child another size, in the layout of its superview.
  ///
  /// Only a view that constraints place has such a size. That of a view with an autoresizing mask is the container's own
  /// decision.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Returns the size of a child, in points, when this container has the size `parentSize`.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Tells the object that its size is about to change.
  ///
  /// - Parameters:
  ///   - size: The new size in points.
  ///   - coordinator: Runs animations and completion handlers with the change.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Tells the object that its size classes are about to change.
  ///
  /// Called before ``viewWillTransition(to:with:)``, with the same coordinator.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
