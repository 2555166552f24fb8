// SPDX-License-Identifier: MIT

package import CX11

/// The depth, visual and picture format that windows of one kind have.
package struct WindowVisual: @unchecked Sendable {
  package let depth: Int32
  /// Owned by the connection, as is `format`.
  package let visual: UnsafeMutablePointer<Visual>
  package let format: UnsafeMutablePointer<XRenderPictFormat>
  package var hasAlpha: Bool { depth == Self.alphaDepth }
  /// The visual is the screen's own. A screen without true colour has RENDER's colours in its default colormap.
  package let isScreenDefault: Bool

  private static let alphaDepth: Int32 = 32
  private static let opaqueDepth: Int32 = 24

  /// With alpha: 32-bit true colour where the server has it. Opaque: 24-bit true colour, or else the screen's own if
  /// that is true colour, or else the true colour of the greatest depth, or else the screen's own, whatever it is.
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
      fatalError("no visual of this X server can be drawn to with RENDER; use a true-colour server")
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

  private var isTrueColor: Bool { x_visual_class(visual) == TrueColor }

  private static func screenDefault(_ connection: Connection) -> WindowVisual? {
    guard let visual = XDefaultVisual(connection.display, connection.screenNumber),
      let format = XRenderFindVisualFormat(connection.display, visual)
    else { return nil }
    return WindowVisual(
      depth: XDefaultDepth(connection.display, connection.screenNumber), visual: visual, format: format,
      isScreenDefault: true)
  }
}
