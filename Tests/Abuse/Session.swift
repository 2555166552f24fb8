// SPDX-License-Identifier: MIT
import CX11
import DesktopTesting
import Foundation
import X11

/// The program's window on the screen, and the simulated users.
final class Session {
  let program: ProgramProcess
  let user: Desktop
  let window: UInt
  /// The program's line to the server.
  let line: SocketProxy
  private(set) var origin = (x: 0, y: 0)
  private var pingNumber = 0

  static let size = (width: 800, height: 600)
  /// The least size of the gallery's window at a scale of one.
  private static let leastSize = (width: 480, height: 360)
  /// The position of the window, so that a script's coordinates are valid in every run.
  private static let position = (x: 60, y: 40)

  /// Starts the gallery and waits for its window.
  init(gallery: URL, page: String, arguments: [String], poisonsFreedMemory: Bool, on user: Desktop) throws {
    self.user = user
    user.movePointer(x: 10_000, y: 10_000)
    line = try SocketProxy(to: XServer.socketPath(of: user.connection.displayName))
    let poison = ["MALLOC_PERTURB_": "85", "GLIBC_TUNABLES": "glibc.malloc.tcache_count=0"]
    let program = try ProgramProcess(
      gallery, ["--page", page, "--size", "\(Self.size.width)x\(Self.size.height)"] + arguments,
      environment: (poisonsFreedMemory ? poison : [:]).merging(["DISPLAY": line.displayName]) { $1 })
    self.program = program
    var found: UInt?
    waitUntil {
      found = user.windows(ofProcess: program.pid).first
      return found != nil || !program.isRunning
    }
    guard let found else {
      program.end()
      throw Failure(kind: .ended, detail: "no window has opened; \(program.errors)")
    }
    window = found
    XSelectInput(user.display, user.connection.rootWindow, SubstructureNotifyMask)
    user.focus(window)
    resize(width: Self.size.width, height: Self.size.height)
    try synchronize()
  }

  func end() {
    program.end()
    line.close()
  }

  // MARK: Window

  /// Gives the window a size. A size below the least one that the program asks for removes that limit first, until the
  /// program sets it again: not every window manager respects it.
  func resize(width: Int, height: Int) {
    if width < Self.leastSize.width || height < Self.leastSize.height { removeSizeLimit() }
    _ = user.connection.trappingErrors {
      XMoveResizeWindow(
        user.display, window, Int32(Self.position.x), Int32(Self.position.y), UInt32(width), UInt32(height))
    }
    locate()
  }

  private func removeSizeLimit() {
    guard let hints = XAllocSizeHints() else { return }
    defer { XFree(hints) }
    var supplied = 0
    _ = user.connection.trappingErrors {
      guard XGetWMNormalHints(user.display, window, hints, &supplied) != 0 else { return }
      hints.pointee.flags &= ~PMinSize
      XSetWMNormalHints(user.display, window, hints)
    }
  }

  /// Gives the window its original size. The window manager refuses it for as long as the program asks for a larger least
  /// size, as it does at a higher scale.
  func restoreSize() throws {
    try wait(for: "resize") {
      resize(width: Self.size.width, height: Self.size.height)
      return user.frame(of: window).map { ($0.width, $0.height) == Self.size } ?? false
    }
  }

  /// Waits until the window manager has unmapped the window itself, and not only its frame.
  func iconify() throws {
    _ = user.connection.trappingErrors { XIconifyWindow(user.display, window, user.connection.screenNumber) }
    try wait(for: "iconify") {
      user.property(wmState, of: window)?.first == UInt(IconicState) && !user.isMapped(window)
    }
  }

  /// Brings the window back as a click in a taskbar does. A window manager that prevents the stealing of focus may refuse
  /// to map an iconified window for the program alone.
  func deiconify() throws {
    let pager = 2
    user.send(
      user.connection.atoms[.netActiveWindow], [pager, Int(CurrentTime), 0], about: window,
      to: user.connection.rootWindow, mask: SubstructureNotifyMask | SubstructureRedirectMask)
    try wait(for: "deiconify") { user.isViewable(window) }
    locate()
  }

  /// The window manager's property with the state of a window.
  private var wmState: UInt { XInternAtom(user.display, "WM_STATE", False) }

  private func wait(for request: String, _ isDone: () -> Bool) throws {
    guard !waitUntil({ isDone() || !program.isRunning }) else { return }
    let state = user.property(wmState, of: window)?.first.map(String.init) ?? "none"
    throw AbuseError(
      "the window manager does not \(request) the window: WM_STATE is \(state), the window is "
        + "\(user.isMapped(window) ? "mapped" : "unmapped"), and "
        + "\(user.isViewable(window) ? "viewable" : "not viewable")")
  }

  /// Finds the window, which its decoration moves a little.
  private func locate() {
    guard let frame = user.frame(of: window) else { return }
    origin = (frame.x, frame.y)
  }

  // MARK: The pointer

  /// Whether another client holds the pointer although no button is pressed.
  ///
  /// After a second pointer has been removed, the server sometimes keeps the implicit grab of a button that has been
  /// released. No client receives events of the pointer then, until the window that holds the grab is destroyed.
  var isPointerStuck: Bool {
    let display = user.display
    let status = XGrabPointer(
      display, user.connection.rootWindow, False, 0, GrabModeAsync, GrabModeAsync, 0, 0, UInt(CurrentTime))
    XUngrabPointer(display, UInt(CurrentTime))
    user.connection.synchronize()
    return status == AlreadyGrabbed
  }

  // MARK: Replies to pings

  /// Waits until the program has read all events.
  func synchronize() throws(Failure) {
    pingNumber += 1
    let atoms = user.connection.atoms
    user.send(
      atoms[.wmProtocols], [Int(bitPattern: atoms[.netWMPing]), pingNumber, Int(window)], to: window)
    let answered = waitUntil { takeAnswer() || !program.isRunning }
    try checkRunning()
    guard answered else {
      throw Failure(kind: .hanging, detail: "no answer to _NET_WM_PING within \(waitTimeout) s")
    }
  }

  func checkRunning() throws(Failure) {
    guard let ending = program.ending else { return }
    throw Failure(kind: .ended, detail: "\(ending); \(program.errors.prefix(4000))")
  }

  /// Reads the events that have arrived, and returns whether they contain the answer to the last ping.
  private func takeAnswer() -> Bool {
    var isAnswered = false
    while let event = user.connection.nextEvent() {
      let message = event.xclient
      if event.type == ClientMessage, message.message_type == user.connection.atoms[.wmProtocols],
        message.data.l.1 == pingNumber
      {
        isAnswered = true
      }
    }
    return isAnswered
  }
}
