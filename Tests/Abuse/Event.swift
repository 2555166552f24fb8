// SPDX-License-Identifier: MIT
import DesktopTesting

/// An event that is sent to the program, as a line of a script.
///
/// Coordinates are pixels from the window's top left corner. Pointers are numbered from 1; the second one exists between
/// ``addPointer`` and ``removePointer``.
enum Event: Equatable {
  case move(pointer: Int, x: Int, y: Int)
  case press(pointer: Int, button: Int)
  case release(pointer: Int, button: Int)
  /// Keys have their X names, such as `Escape` or `a`.
  case keyDown(String)
  case keyUp(String)
  /// The size may be smaller than the program allows.
  case resize(width: Int, height: Int)
  case iconify
  case deiconify
  case addPointer
  case removePointer
  /// An integer of XSETTINGS.
  case setting(String, Int)
  /// `Net/ThemeName` of XSETTINGS.
  case theme(String)
  /// `Xft.dpi` in the root window's `RESOURCE_MANAGER`.
  case dotsPerInch(Int)
  /// Stops the program with SIGSTOP for this many milliseconds.
  case stopProgram(Int)
  /// Stops the server with SIGSTOP for this many milliseconds.
  case stopServer(Int)
  /// Nothing passes the program's line to the server for this many milliseconds.
  case stallLine(Int)
  /// The program's line to the server is slow for this many milliseconds.
  case slowLine(Int)
  /// Another client grabs the server for this many milliseconds.
  case grabServer(Int)
  /// A program that does not follow the conventions takes the clipboard, until the next one does or the script ends.
  case ownClipboard(HostileClipboardOwner.Behavior)
  /// Waits for this many milliseconds.
  case wait(Int)
  /// Releases all buttons and keys, checks the idle program, and returns it to its first page.
  case check
  /// Sends SIGTERM and checks that the program ends, whatever is between it and the server. The last event of a script.
  case terminate(Obstacle)

  /// The obstacle between the program and the server while it is asked to end.
  enum Obstacle: String, CaseIterable {
    case none
    case stoppedServer = "stopped-server"
    case stalledLine = "stalled-line"
    case slowLine = "slow-line"
  }
}

extension Event: CustomStringConvertible {
  var description: String {
    switch self {
    case .move(let pointer, let x, let y): "move \(pointer) \(x) \(y)"
    case .press(let pointer, let button): "press \(pointer) \(button)"
    case .release(let pointer, let button): "release \(pointer) \(button)"
    case .keyDown(let key): "key-down \(key)"
    case .keyUp(let key): "key-up \(key)"
    case .resize(let width, let height): "resize \(width) \(height)"
    case .iconify: "iconify"
    case .deiconify: "deiconify"
    case .addPointer: "add-pointer"
    case .removePointer: "remove-pointer"
    case .setting(let name, let value): "setting \(name) \(value)"
    case .theme(let name): "theme \(name)"
    case .dotsPerInch(let value): "dots-per-inch \(value)"
    case .stopProgram(let milliseconds): "stop-program \(milliseconds)"
    case .stopServer(let milliseconds): "stop-server \(milliseconds)"
    case .stallLine(let milliseconds): "stall-line \(milliseconds)"
    case .slowLine(let milliseconds): "slow-line \(milliseconds)"
    case .grabServer(let milliseconds): "grab-server \(milliseconds)"
    case .ownClipboard(let behavior): "own-clipboard \(behavior.rawValue)"
    case .wait(let milliseconds): "wait \(milliseconds)"
    case .check: "check"
    case .terminate(let obstacle): "terminate \(obstacle.rawValue)"
    }
  }

  /// Parses a line in the format of ``description``. Returns nil if it is not valid.
  init?(_ line: Substring) {
    let words = line.split(separator: " ").map(String.init)
    let numbers = words.map { Int($0) }
    switch (words.first, words.count) {
    case ("move", 4):
      guard let pointer = numbers[1], let x = numbers[2], let y = numbers[3] else { return nil }
      self = .move(pointer: pointer, x: x, y: y)
    case ("setting", 3):
      guard let value = numbers[2] else { return nil }
      self = .setting(words[1], value)
    case ("press", 3), ("release", 3), ("resize", 3):
      guard let first = numbers[1], let second = numbers[2] else { return nil }
      self.init(words[0], first, second)
    case ("key-down", 2): self = .keyDown(words[1])
    case ("key-up", 2): self = .keyUp(words[1])
    case ("theme", 2): self = .theme(words[1])
    case ("own-clipboard", 2):
      guard let behavior = HostileClipboardOwner.Behavior(rawValue: words[1]) else { return nil }
      self = .ownClipboard(behavior)
    case ("terminate", 2):
      guard let obstacle = Obstacle(rawValue: words[1]) else { return nil }
      self = .terminate(obstacle)
    case (_, 2):
      guard let number = numbers[1] else { return nil }
      self.init(words[0], number)
    case ("iconify", 1): self = .iconify
    case ("deiconify", 1): self = .deiconify
    case ("add-pointer", 1): self = .addPointer
    case ("remove-pointer", 1): self = .removePointer
    case ("check", 1): self = .check
    default: return nil
    }
  }

  private init?(_ name: String, _ first: Int, _ second: Int) {
    switch name {
    case "press": self = .press(pointer: first, button: second)
    case "release": self = .release(pointer: first, button: second)
    default: self = .resize(width: first, height: second)
    }
  }

  private init?(_ name: String, _ number: Int) {
    switch name {
    case "dots-per-inch": self = .dotsPerInch(number)
    case "stop-program": self = .stopProgram(number)
    case "stop-server": self = .stopServer(number)
    case "stall-line": self = .stallLine(number)
    case "slow-line": self = .slowLine(number)
    case "grab-server": self = .grabServer(number)
    case "wait": self = .wait(number)
    default: return nil
    }
  }
}
