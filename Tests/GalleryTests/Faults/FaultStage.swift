// SPDX-License-Identifier: MIT
import DesktopTesting
import Foundation
import X11
import XCTest

/// A server, a proxy in front of it, and the program on the proxy's display.
final class FaultStage {
  let server: XServer
  let proxy: SocketProxy
  let program: GalleryProgram
  private(set) var window: UInt = 0
  /// A simulated user of the server itself, not of the proxy.
  private(set) lazy var desktop = try? Desktop(displayName: server.displayName)

  init(_ fault: Fault) throws {
    server = try XServer(depth: fault.depth)
    proxy = try SocketProxy(to: server.socketPath, hiding: fault.hiddenExtension)
    program = try GalleryProgram(
      fault.arguments, environment: ["DISPLAY": proxy.displayName].merging(fault.environment) { $1 },
      shell: fault.shell)
  }

  func end() {
    kill(program.pid, SIGCONT)
    program.end()
    desktop?.connection.close()
    proxy.close()
    server.end()
  }

  /// Waits for a window with more than a plain background.
  func waitForContent() -> Bool {
    guard let desktop else { return false }
    let found = waitUntil {
      window = desktop.windows(ofProcess: program.pid).first ?? 0
      return window != 0 || !program.isRunning
    }
    guard found, window != 0 else { return false }
    return waitUntil {
      Set(desktop.screenshot(of: window)?.pixels ?? []).count > 8 || !program.isRunning
    } && program.isRunning
  }

  /// Whether a click still changes the page.
  func answersClicks() -> Bool {
    guard let desktop, let before = desktop.screenshot(of: window), let frame = desktop.frame(of: window) else {
      return false
    }
    desktop.click(x: frame.x + frame.width / 2, y: frame.y + frame.height * 3 / 4)
    return waitUntil { desktop.screenshot(of: window) != before }
  }
}
