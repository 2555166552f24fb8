// SPDX-License-Identifier: MIT

/// How a picture is to be made.
nonisolated open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels a point.
  open var scale: CGFloat
  /// True leaves out the alpha channel.
  open var opaque = false

  public override init() {
    scale = UIGraphics.mainScale
    super.init()
  }

  nonisolated deinit {}

  /// As the main screen has it.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
