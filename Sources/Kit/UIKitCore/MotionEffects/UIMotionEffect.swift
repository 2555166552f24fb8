// SPDX-License-Identifier: MIT

/// A change of a view that follows the tilt of the device.
///
/// A desktop is not tilted, so the system never asks an effect for its values, and views do not change. A view stores
/// the effects that are added to it.
@preconcurrency @MainActor open class UIMotionEffect: NSObject, NSCopying {
  /// Creates an effect.
  public override init() { super.init() }

  nonisolated deinit {}

  /// Returns the values to add to properties of the view, by key path, for an offset of the viewer from −1 to 1 along
  /// each axis. Returns `nil` unless overridden.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

  /// Returns an effect with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { UIMotionEffect() }
}
