// SPDX-License-Identifier: MIT

/// A part of a view in which the pointer has one appearance.
@preconcurrency @MainActor open class UIPointerRegion: NSObject {
  /// The rectangle in the coordinates of the view, in points.
  public let rect: CGRect
  /// A value by which the delegate knows the region, or `nil`.
  public let identifier: AnyHashable?

  /// Creates a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  nonisolated deinit {}
}
