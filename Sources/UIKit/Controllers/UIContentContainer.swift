// SPDX-License-Identifier: MIT

/// What takes part in a container's layout: has a size it would like, and is told when its size changes.
///
/// Deviation: `systemLayoutFittingSizeDidChange` is absent, because there are no layout constraints.
@MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size the content would like, in points.
  var preferredContentSize: CGSize { get }

  /// A child's `preferredContentSize` changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// The size that a child gets when this container gets `parentSize`.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// The size is about to change. `coordinator` runs animations and completions with the change.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// The window becomes narrow or wide, low or high: its traits are about to be `newCollection`. Told before
  /// `viewWillTransition(to:with:)`, with the same coordinator.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
