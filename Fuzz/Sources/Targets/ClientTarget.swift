// SPDX-License-Identifier: MIT

import Foundation

@testable import X11

/// Tests the event decoder and the settings with everything that another client of the server can send, set and move.
struct ClientTarget: FuzzTarget {
  private let connection: Connection
  private let window: Window
  private let client: HostileClient

  private struct NoSecondConnection: Error {}

  init() throws {
    connection = try Connection()
    connection.onError = { _ in }
    window = Window(connection: connection, size: PixelSize(width: 64, height: 64), title: "fuzz", appID: "fuzz")
    window.map()
    connection.observeDesktop(connection.readDesktop())
    connection.synchronize()
    guard let client = HostileClient(window: window.xid) else { throw NoSecondConnection() }
    self.client = client
  }

  func run(_ input: inout FuzzInput) {
    while !input.isEmpty { client.perform(&input) }
    connection.synchronize()
    for (_, event) in connection.drainEvents() {
      if case .settingsChanged = event {
        let settings = DesktopSettings(connection.readDesktop())
        check((0.5...8).contains(settings.scale), "the scale is \(settings.scale)")
      }
    }
    check(!window.isDestroyed, "a message of another client marked the window as destroyed")
    check(!connection.isLost, "the connection was lost")
  }
}
