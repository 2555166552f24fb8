// SPDX-License-Identifier: MIT
import CX11
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
  private var clipboardOwner: HostileClipboardOwner?
  /// A simulated user of the server itself, not of the proxy.
  private(set) lazy var desktop = try? Desktop(displayName: server.displayName)

  /// - Parameter executable: The program, the gallery by default.
  init(_ fault: Fault, program executable: URL = GalleryProgram.gallery) throws {
    server = try XServer(depth: fault.depth)
    proxy = try SocketProxy(to: server.socketPath, hiding: fault.hiddenExtension)
    program = try GalleryProgram(
      fault.arguments, program: executable,
      environment: ["DISPLAY": proxy.displayName].merging(fault.environment) { $1 },
      shell: fault.shell)
  }

  func end() {
    kill(program.pid, SIGCONT)
    program.end()
    server.signal(SIGCONT)
    clipboardOwner?.stop()
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

  /// Pastes into the field of the sidebar from a program that does not follow the conventions, and waits until that has
  /// been asked.
  func paste(from behavior: HostileClipboardOwner.Behavior) throws {
    guard let desktop else { return }
    let owner = try HostileClipboardOwner(behavior, displayName: server.displayName)
    clipboardOwner = owner
    desktop.focus(window)
    for key in [XK_f, XK_v] { desktop.type(key, with: [XK_Control_L]) }
    XCTAssertTrue(waitUntil { owner.hasBeenAsked }, "\(behavior.rawValue): nothing is pasted")
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
