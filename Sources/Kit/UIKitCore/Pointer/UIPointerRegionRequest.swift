// SPDX-License-Identifier: MIT

/// The question which region of a view the pointer is in.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  /// The location of the pointer in the coordinates of the view, in points.
  public let location: CGPoint

  init(location: CGPoint) {
    self.location = location
    super.init()
  }

  nonisolated deinit {}
}
