// SPDX-License-Identifier: MIT
import CX11
import DesktopTesting
import Foundation
import X11

/// Sends a script's events to the program, and undoes their lasting effects.
final class Player {
  private let session: Session
  private let server: Int32
  private var second: SecondPointer?
  private var buttons: Set<[Int]> = []
  private var keys: Set<String> = []
  private let daemon: SettingsDaemon
  private var settings = Settings()
  private var clipboardOwner: HostileClipboardOwner?
  /// Whether the program has been asked to end, and has ended.
  private(set) var hasTerminated = false
  private var eventsSinceAnswer = 0
  /// The number of events sent.
  private(set) var count = 0
  /// The program's memory at each check.
  private(set) var memoryUsages: [MemoryUsage] = []

  /// The desktop's settings that the script has changed.
  private struct Settings {
    var integers: [String: Int] = [:]
    var theme: String?
  }

  /// The largest number of events that are on their way to the program.
  private static let queueLimit = 24

  init(_ session: Session, server: Int32) {
    self.session = session
    self.server = server
    daemon = SettingsDaemon(session.user)
    daemon.start(XSettingsBytes())
  }

  func play(_ events: [Event]) throws {
    session.user.waitsForServer = false
    defer { session.user.waitsForServer = true }
    for event in events {
      try perform(event)
      count += 1
      eventsSinceAnswer += 1
      if eventsSinceAnswer >= Self.queueLimit, !hasTerminated {
        eventsSinceAnswer = 0
        try session.synchronize()
      }
    }
  }

  private func perform(_ event: Event) throws {
    switch event {
    case .move(let pointer, let x, let y):
      user(pointer)?.movePointer(x: session.origin.x + x, y: session.origin.y + y)
    case .press(let pointer, let button):
      buttons.insert([pointer, button])
      user(pointer)?.press(button)
    case .release(let pointer, let button):
      buttons.remove([pointer, button])
      user(pointer)?.release(button)
    case .keyDown(let key):
      keys.insert(key)
      session.user.keyDown(symbol(key))
    case .keyUp(let key):
      keys.remove(key)
      session.user.keyUp(symbol(key))
    case .resize(let width, let height): session.resize(width: width, height: height)
    case .iconify: try session.iconify()
    case .deiconify: try session.deiconify()
    case .addPointer: if second == nil { second = try SecondPointer() }
    case .removePointer: removePointer()
    case .setting, .theme, .dotsPerInch: set(event)
    case .stopProgram(let milliseconds): stop(session.program.pid, milliseconds)
    case .stopServer(let milliseconds): stop(server, milliseconds)
    case .stallLine(let milliseconds): stallLine(milliseconds)
    case .slowLine(let milliseconds): slowLine(milliseconds)
    case .grabServer(let milliseconds): grab(milliseconds)
    case .ownClipboard(let behavior):
      clipboardOwner?.stop()
      clipboardOwner = try HostileClipboardOwner(behavior)
    case .wait(let milliseconds): usleep(UInt32(milliseconds) * 1000)
    case .check: try check()
    case .terminate(let obstacle): try terminate(behind: obstacle)
    }
  }

  private func user(_ pointer: Int) -> Desktop? { pointer == 1 ? session.user : second?.user }

  private func symbol(_ key: String) -> Int32 { Int32(XStringToKeysym(key)) }

  func removePointer() {
    buttons = buttons.filter { $0[0] == 1 }
    second?.remove()
    second = nil
  }

  // MARK: Stalls

  private func stop(_ process: Int32, _ milliseconds: Int) {
    kill(process, SIGSTOP)
    usleep(UInt32(milliseconds) * 1000)
    kill(process, SIGCONT)
  }

  private func stallLine(_ milliseconds: Int) {
    session.line.stall()
    usleep(UInt32(milliseconds) * 1000)
    session.line.resume()
  }

  private func slowLine(_ milliseconds: Int) {
    session.line.speed = Self.slowSpeed
    usleep(UInt32(milliseconds) * 1000)
    session.line.speed = nil
  }

  /// The speed of a line at which a frame takes seconds.
  private static let slowSpeed = SocketProxy.Speed(megabitsPerSecond: 0.1, delay: 0.5)

  private func grab(_ milliseconds: Int) {
    XGrabServer(session.user.display)
    session.user.connection.synchronize()
    usleep(UInt32(milliseconds) * 1000)
    XUngrabServer(session.user.display)
    session.user.connection.synchronize()
  }

  // MARK: Settings

  private func set(_ event: Event) {
    switch event {
    case .setting(let name, let value): settings.integers[name] = value
    case .theme(let name): settings.theme = name
    case .dotsPerInch(let value): return setDotsPerInch(value)
    default: return
    }
    writeSettings()
  }

  private func writeSettings() {
    let integers = settings.integers.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    daemon.write(XSettingsBytes(integers, strings: settings.theme.map { [("Net/ThemeName", $0)] } ?? []))
  }

  private func setDotsPerInch(_ value: Int?) {
    let user = session.user
    let text = Array((value.map { "Xft.dpi:\t\($0)\n" } ?? "").utf8)
    XChangeProperty(
      user.display, user.connection.rootWindow, XA_RESOURCE_MANAGER, XA_STRING, 8, PropModeReplace, text,
      Int32(text.count))
    user.connection.synchronize()
  }

  // MARK: The end

  /// The time in seconds within which the program ends. It says two, and the machine may be busy.
  private static let endingLimit = 6.0

  private func terminate(behind obstacle: Event.Obstacle) throws {
    session.user.connection.synchronize()
    switch obstacle {
    case .none: break
    case .stoppedServer: kill(server, SIGSTOP)
    case .stalledLine: session.line.stall()
    case .slowLine: session.line.speed = Self.slowSpeed
    }
    defer {
      kill(server, SIGCONT)
      session.line.resume()
      session.line.speed = nil
    }
    kill(session.program.pid, SIGTERM)
    let signal = session.program.endingSignal(within: Self.endingLimit)
    hasTerminated = signal == SIGTERM
    if hasTerminated { return }
    try session.checkRunning()
    throw Failure(kind: .deaf, detail: "SIGTERM does not end it within \(Self.endingLimit) s: \(obstacle.rawValue)")
  }

  // MARK: Afterwards

  private func check() throws {
    try restore()
    removePointer()
    memoryUsages.append(try Checks(session: session).run())
  }

  /// Releases all buttons and keys and restores the desktop's settings, but not the program's pages.
  func restore() throws {
    releaseInput()
    try session.deiconify()
    session.user.focus(session.window)
    try session.restoreSize()
    session.user.movePointer(x: 10_000, y: 10_000)
  }

  private func releaseInput() {
    for button in buttons { user(button[0])?.release(button[1]) }
    for key in keys { session.user.keyUp(symbol(key)) }
    (buttons, keys) = ([], [])
    settings = Settings()
    writeSettings()
    setDotsPerInch(nil)
  }

  /// Removes the second pointer, the owner of the clipboard and the settings.
  func end() {
    if hasTerminated { releaseInput() } else { try? restore() }
    removePointer()
    clipboardOwner?.stop()
    daemon.stop()
  }
}
