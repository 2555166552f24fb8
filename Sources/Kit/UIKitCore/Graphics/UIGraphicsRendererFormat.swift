// SPDX-License-Identifier: MIT

/// The base class of the formats of renderers. Use ``UIGraphicsImageRendererFormat``.
nonisolated open class UIGraphicsRendererFormat: NSObject {
  /// The rectangle of the drawing space that is drawn, in points. Zero before it is used by a renderer.
  open package(set) var bounds = CGRect.zero

  /// Creates a format.
  public required override init() { super.init() }

  nonisolated deinit {}

  /// Returns a format with the default values.
  open class func `default`() -> Self { self.init() }
}
