// SPDX-License-Identifier: MIT

package import CX11

/// The depth, visual and picture format of windows of one kind.
package struct WindowVisual: @unchecked Sendable {
  package let depth: Int32
  /// The visual and the format belong to the connection.
  package let visual: UnsafeMutablePointer<Visual>
  package let format: UnsafeMutablePointer<XRenderPictFormat>
  package var hasAlpha: Bool { depth == Self.alphaDepth }
  /// Whether the visual is the screen's own. Without true colour, RENDER's colours are in the default colormap of the
  /// screen.
  package let isScreenDefault: Bool

  private static let alphaDepth: Int32 = 32
  private static let opaqueDepth: Int32 = 24

  /// Returns the best visual. With alpha it is 32-bit true colour, if the server has it. Otherwise it is the first of
  /// these: 24-bit true colour, the screen's own if it is true colour, the true colour of the greatest depth, the
  /// screen's own.
  static func best(for connection: Connection, usesAlpha: Bool) -> WindowVisual {
    let display = connection.display
    let depths = usesAlpha ? [alphaDepth, opaqueDepth] : [opaqueDepth]
    if !usesAlpha, XDefaultDepth(display, connection.screenNumber) == opaqueDepth,
      let visual = screenDefault(connection)
    {
      return visual
    }
    let screenDefault = screenDefault(connection)
    if let visual = depths.lazy.compactMap({ trueColor(connection, depth: $0) }).first { return visual }
    if let screenDefault, screenDefault.isTrueColor { return screenDefault }
    let others = (1..<alphaDepth).reversed().lazy.compactMap { trueColor(connection, depth: $0) }
    guard let visual = others.first ?? screenDefault else {
      fatalError("RENDER cannot draw to any visual of this X server; use a server with true colour")
    }
    return visual
  }

  private static func trueColor(_ connection: Connection, depth: Int32) -> WindowVisual? {
    var info = XVisualInfo()
    guard XMatchVisualInfo(connection.display, connection.screenNumber, depth, TrueColor, &info) != 0,
      let visual = info.visual, let format = XRenderFindVisualFormat(connection.display, visual)
    else { return nil }
    return WindowVisual(depth: depth, visual: visual, format: format, isScreenDefault: false)
  }

  var isTrueColor: Bool { x_visual_class(visual) == TrueColor }

  /// Returns the pixel value of a colour, or nil if the visual cannot show it.
  ///
  /// Only true colour is supported. Other visuals have few colours, which are not allocated for this.
  func pixel(of color: WindowColor) -> UInt? {
    guard isTrueColor else { return nil }
    let masks = visual.pointee
    let opaque = hasAlpha ? ~(masks.red_mask | masks.green_mask | masks.blue_mask) & 0xffff_ffff : 0
    return Self.part(color.red, masks.red_mask) | Self.part(color.green, masks.green_mask)
      | Self.part(color.blue, masks.blue_mask) | opaque
  }

  /// Returns the bits of a component in the pixels of a mask, rounded.
  private static func part(_ component: UInt8, _ mask: UInt) -> UInt {
    let largest = mask >> mask.trailingZeroBitCount
    return ((UInt(component) * largest + 127) / 255) << mask.trailingZeroBitCount
  }

  private static func screenDefault(_ connection: Connection) -> WindowVisual? {
    guard let visual = XDefaultVisual(connection.display, connection.screenNumber),
      let format = XRenderFindVisualFormat(connection.display, visual)
    else { return nil }
    return WindowVisual(
      depth: XDefaultDepth(connection.display, connection.screenNumber), visual: visual, format: format,
      isScreenDefault: true)
  }
}
