// SPDX-License-Identifier: MIT

import CX11
import Foundation

extension EventDecoder {
  func decodeStructure(_ event: XEvent) -> [Event] {
    switch event.type {
    case ConfigureNotify: return decodeConfigure(event.xconfigure)
    case ReparentNotify:
      connection.window(event.xreparent.window)?.noteParent(event.xreparent.parent)
      return []
    case MapNotify: return [(event.xmap.window, .mapped(true))]
    case UnmapNotify:
      return leave(event.xunmap.window) + [(event.xunmap.window, .mapped(false))]
    case Expose: return event.xexpose.count == 0 ? [(event.xexpose.window, .exposed)] : []
    case VisibilityNotify:
      return [(event.xvisibility.window, .obscured(event.xvisibility.state == VisibilityFullyObscured))]
    default: return decodeDestroy(event.xdestroywindow)
    }
  }

  /// Ends the press in a window that is no longer on the screen, and the drag over it.
  private func leave(_ window: UInt) -> [Event] {
    loseGrab(of: window) + (connection.windows.dropTarget?.windowEnded(window) ?? [])
  }

  private func decodeConfigure(_ event: XConfigureEvent) -> [Event] {
    // This event is the only sign of monitors that a client has created or removed, as `xrandr --setmonitor` does.
    if event.window == connection.rootWindow {
      outdated.screen = observesDesktop
      return []
    }
    guard let window = connection.window(event.window) else { return [] }
    // A window manager sends such an event to report the position of the window on the screen. Only the server reports
    // the size.
    let isSent = event.send_event != 0
    let size = isSent ? window.size : PixelSize(width: Int(event.width), height: Int(event.height))
    window.noteConfigured(size: size, x: Int(event.x), y: Int(event.y), isRootRelative: isSent)
    return [(event.window, .configured(size: window.size, origin: window.origin))]
  }

  private func decodeDestroy(_ event: XDestroyWindowEvent) -> [Event] {
    if settingsWindow != 0, event.window == settingsWindow {
      outdated.settingsOwner = true
      return []
    }
    guard let window = connection.window(event.window) else { return [] }
    textInput.forget(window: event.window)
    let ended = leave(event.window)
    window.noteDestroyed()
    return ended + [(event.window, .destroyed)]
  }

  func decodeClientMessage(_ event: XClientMessageEvent) -> [Event] {
    let atoms = connection.atoms
    if event.message_type == atoms[.manager], event.window == connection.rootWindow {
      let isSettingsManager = UInt(bitPattern: event.data.l.1) == atoms.xsettingsSelection
      if isSettingsManager, observesDesktop { outdated.settingsOwner = true }
      return []
    }
    guard event.message_type == atoms[.wmProtocols], event.format == 32 else {
      let windows = connection.windows
      return (windows.dropTarget?.receive(event) ?? []) + (windows.dragSource?.receive(event) ?? [])
    }
    switch UInt(bitPattern: event.data.l.0) {
    case atoms[.wmDeleteWindow]:
      return [(event.window, .closeRequested)]
    case atoms[.netWMPing]:
      answerPing(event)
    case atoms[.netWMSyncRequest]:
      let low = UInt64(UInt32(truncatingIfNeeded: event.data.l.2))
      let high = UInt64(UInt32(truncatingIfNeeded: event.data.l.3))
      connection.window(event.window)?.noteSyncRequest(Int64(bitPattern: high << 32 | low))
    default:
      break
    }
    return []
  }

  /// Answers a ping by sending the message itself to the root window.
  private func answerPing(_ event: XClientMessageEvent) {
    var answer = XEvent()
    answer.xclient = event
    answer.xclient.window = connection.rootWindow
    XSendEvent(
      connection.display, connection.rootWindow, False, SubstructureNotifyMask | SubstructureRedirectMask, &answer)
  }

  func decodeProperty(_ event: XPropertyEvent) -> [Event] {
    let atoms = connection.atoms
    if event.window == connection.rootWindow || event.window == connection.firstRootWindow {
      let isResources = event.atom == XA_RESOURCE_MANAGER || event.atom == atoms[.screenResources]
      if observesDesktop, isResources { outdated.settings = true }
    } else if event.window == settingsWindow {
      if event.atom == atoms[.xsettingsSettings] { outdated.settings = true }
    } else if event.atom == atoms[.netWMState] {
      outdated.states.insert(event.window)
    }
    return []
  }

  func decodeExtension(_ event: XEvent) -> [Event] {
    if let fixes = connection.extensions.fixes, event.type == fixes.eventBase + Int32(XFixesSelectionNotify) {
      return decodeOwner(of: event)
    }
    // The screen has another size, a monitor has been turned on or off, or its mode has changed, perhaps only in its
    // refresh rate.
    if let randr = connection.extensions.randr, event.type - randr.eventBase < RRNumberEvents,
      event.type >= randr.eventBase
    {
      outdated.screen = true
    }
    return []
  }

  /// Decodes that a selection has another owner, or none: that of a compositing manager, or that of a drag.
  private func decodeOwner(of event: XEvent) -> [Event] {
    let notice = withUnsafePointer(to: event) {
      $0.withMemoryRebound(to: XFixesSelectionNotifyEvent.self, capacity: 1) { $0.pointee }
    }
    if let drops = connection.windows.dropTarget, notice.selection == drops.atoms[.selection] { return drops.end() }
    outdated.compositing = true
    return []
  }
}
