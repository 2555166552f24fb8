// SPDX-License-Identifier: MIT

package import CX11

/// The depth, visual and picture format that windows of one kind have.
package struct WindowVisual: @unchecked Sendable {
  package let depth: Int32
  /// Owned by the connection, as is `format`.
  package let visual: UnsafeMutablePointer<Visual>
  package let format: UnsafeMutablePointer<XRenderPictFormat>
  package var hasAlpha: Bool { depth == Self.alphaDepth }

  private static let alphaDepth: Int32 = 32
  private static let opaqueDepth: Int32 = 24

  /// With alpha: 32-bit true colour where the server has it. Opaque: 24-bit true colour, or else the screen's own.
  package static func best(for connection: Connection, usesAlpha: Bool) -> WindowVisual {
    let display = connection.display
    let depths = usesAlpha ? [alphaDepth, opaqueDepth] : [opaqueDepth]
    if !usesAlpha, XDefaultDepth(display, connection.screenNumber) == opaqueDepth,
      let visual = screenDefault(connection)
    {
      return visual
    }
    for depth in depths {
      var info = XVisualInfo()
      guard XMatchVisualInfo(display, connection.screenNumber, depth, TrueColor, &info) != 0,
        let visual = info.visual, let format = XRenderFindVisualFormat(display, visual)
      else { continue }
      return WindowVisual(depth: depth, visual: visual, format: format)
    }
    guard let visual = screenDefault(connection) else {
      fatalError("no visual of this X server can be drawn to with RENDER; use a true-colour server")
    }
    return visual
  }

  private static func screenDefault(_ connection: Connection) -> WindowVisual? {
    guard let visual = XDefaultVisual(connection.display, connection.screenNumber),
      let format = XRenderFindVisualFormat(connection.display, visual)
    else { return nil }
    return WindowVisual(
      depth: XDefaultDepth(connection.display, connection.screenNumber), visual: visual, format: format)
  }
}
