// SPDX-License-Identifier: MIT

import CX11
import Glibc

/// Reading and writing of properties.
extension Window {
  func setProperty(_ name: AtomName, type: UInt, format32 values: [Int]) {
    setProperty(connection.atoms[name], type: type, format32: values)
  }

  /// Xlib requires 32-bit items as C longs.
  func setProperty(_ atom: UInt, type: UInt, format32 values: [Int]) {
    values.withUnsafeBytes { bytes in
      let start = bytes.bindMemory(to: UInt8.self).baseAddress
      _ = XChangeProperty(
        connection.display, xid, atom, type, 32, PropModeReplace, start, Int32(values.count))
    }
  }

  func setProperty(_ atom: UInt, type: UInt, text: String) {
    let bytes = Array(text.utf8)
    XChangeProperty(connection.display, xid, atom, type, 8, PropModeReplace, bytes, Int32(bytes.count))
  }
}

/// The properties by which the window describes itself.
extension Window {
  /// Writes the title for all window managers, and in Unicode.
  func writeTitle() {
    let utf8 = connection.atoms[.utf8String]
    setProperty(connection.atoms[.netWMName], type: utf8, text: title)
    setProperty(connection.atoms[.netWMIconName], type: utf8, text: title)
    let latin1 = title.unicodeScalars.map { $0.value < 256 ? UInt8($0.value) : UInt8(ascii: "?") }
    for atom in [XA_WM_NAME, XA_WM_ICON_NAME] {
      XChangeProperty(
        connection.display, xid, atom, XA_STRING, 8, PropModeReplace, latin1, Int32(latin1.count))
    }
  }

  func writeIdentity(appID: String) {
    XlibString.with(appID) { name in
      var hint = XClassHint(res_name: name, res_class: name)
      XSetClassHint(connection.display, xid, &hint)
    }
    setProperty(.netWMPID, type: XA_CARDINAL, format32: [Int(getpid())])
    setProperty(connection.atoms[.wmClientMachine], type: XA_STRING, text: Self.hostName)
    setProperty(
      .netWMWindowType, type: XA_ATOM, format32: [Int(bitPattern: connection.atoms[.netWMWindowTypeNormal])])
    let leader = connection.groupLeader(appID: appID)
    setProperty(.wmClientLeader, type: XA_WINDOW, format32: [Int(bitPattern: leader)])
    writeHints()
  }

  func writeHints() {
    var hints = XWMHints()
    hints.flags = InputHint | StateHint | WindowGroupHint
    if isUrgent { hints.flags |= 1 << 8 }  // XUrgencyHint, a macro that Swift does not import.
    hints.input = True
    hints.initial_state = NormalState
    hints.window_group = connection.windows.leader
    XSetWMHints(connection.display, xid, &hints)
  }

  /// Tells compositing managers that the window is opaque, so that they need not draw what is behind it.
  func writeOpaqueRegion() {
    guard !visual.hasAlpha else { return }
    setProperty(.netWMOpaqueRegion, type: XA_CARDINAL, format32: [0, 0, size.width, size.height])
  }

  func writeProtocols(syncCounter: XSyncCounter) {
    let atoms = connection.atoms
    var protocols = [atoms[.wmDeleteWindow], atoms[.netWMPing]]
    if syncCounter != 0 {
      setProperty(.netWMSyncRequestCounter, type: XA_CARDINAL, format32: [Int(bitPattern: syncCounter)])
      protocols.append(atoms[.netWMSyncRequest])
    }
    setProperty(atoms[.wmProtocols], type: XA_ATOM, format32: protocols.map { Int(bitPattern: $0) })
  }

  func writeSizeHints() {
    var hints = XSizeHints()
    hints.flags = PWinGravity
    hints.win_gravity = NorthWestGravity
    if let origin = sizeHints.origin {
      hints.flags |= USPosition | PPosition
      hints.x = Int32(clamping: origin.x)
      hints.y = Int32(clamping: origin.y)
    }
    if let minimumSize = sizeHints.minimumSize {
      hints.flags |= PMinSize
      hints.min_width = Int32(minimumSize.width)
      hints.min_height = Int32(minimumSize.height)
    }
    XSetWMNormalHints(connection.display, xid, &hints)
  }

  func writeUserTime() {
    setProperty(.netWMUserTime, type: XA_CARDINAL, format32: [Int(bitPattern: userTime)])
  }

  /// Sets the window's icon in several sizes.
  package func setIcon(_ icons: [WindowIcon]) {
    let items = icons.flatMap { [$0.size.width, $0.size.height] + $0.pixels.map { Int($0) } }
    setProperty(.netWMIcon, type: XA_CARDINAL, format32: items)
  }

  func readState() -> WindowState {
    let atoms = connection.atoms
    var state: WindowState = []
    for value in connection.line.longs(of: atoms[.netWMState], type: XA_ATOM, window: xid).answer() ?? [] {
      switch value {
      case atoms[.netWMStateHidden]: state.insert(.hidden)
      case atoms[.netWMStateFullscreen]: state.insert(.fullscreen)
      case atoms[.netWMStateMaximizedHorizontally], atoms[.netWMStateMaximizedVertically]: state.insert(.maximized)
      default: break
      }
    }
    return state
  }

  private static var hostName: String {
    var buffer = [CChar](repeating: 0, count: 256)
    gethostname(&buffer, buffer.count - 1)
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
