// SPDX-License-Identifier: MIT

import CX11

/// The facts about a connection and its server.
struct ServerInfo {
  let displayName: String
  let fileDescriptor: Int32
  let screenNumber: Int32
  let rootWindow: UInt
  let shared: ServerFacts
  let formats: PictureFormats

  /// Returns nil if the server has no RENDER extension, which drawing requires.
  init?(display: OpaquePointer, displayName: String, shared: ServerFacts) {
    guard shared.extensions.render != nil, let formats = PictureFormats(display: display) else { return nil }
    self.formats = formats
    self.shared = shared
    self.displayName = displayName
    fileDescriptor = XConnectionNumber(display)
    screenNumber = XDefaultScreen(display)
    rootWindow = XDefaultRootWindow(display)
  }
}
