// SPDX-License-Identifier: MIT

import CX11

/// The facts about a server that are read when a connection is opened.
struct ServerInfo {
  let displayName: String
  let fileDescriptor: Int32
  let screenNumber: Int32
  let rootWindow: UInt
  let atoms: Atoms
  let formats: PictureFormats
  let extensions: Extensions

  /// Reads the facts. Returns nil if the server has no RENDER extension, which drawing requires.
  init?(display: OpaquePointer, displayName: String) {
    extensions = Extensions(display: display)
    guard extensions.render != nil, let formats = PictureFormats(display: display) else { return nil }
    self.formats = formats
    self.displayName = displayName
    fileDescriptor = XConnectionNumber(display)
    screenNumber = XDefaultScreen(display)
    rootWindow = XDefaultRootWindow(display)
    atoms = Atoms(display: display, screenNumber: screenNumber)
  }
}
