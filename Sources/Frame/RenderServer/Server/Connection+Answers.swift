// SPDX-License-Identifier: MIT
import CX11
import X11

extension Connection {
  /// Reads the server's answers to presented and copied frames, and gives each to its surface.
  ///
  /// - Parameter surface: Returns the surface of a window.
  func readAnswers(at time: Double, surface: (UInt) -> SurfaceRenderer?) {
    handleArrivedEvents { event in
      if event.type == GenericEvent {
        readPresentAnswer(&event, at: time, surface: surface)
      } else if event.type == NoExpose {
        surface(event.xnoexpose.drawable)?.noteCopied(at: time)
      } else if event.type == GraphicsExpose, event.xgraphicsexpose.count == 0 {
        surface(event.xgraphicsexpose.drawable)?.noteCopied(at: time)
      } else if event.type == ClientMessage {
        surface(UInt(bitPattern: event.xclient.data.l.0))?.noteEcho(at: time)
      }
    }
  }

  private func readPresentAnswer(_ event: inout XEvent, at time: Double, surface: (UInt) -> SurfaceRenderer?) {
    guard event.xcookie.extension == extensions.present?.opcode, XGetEventData(display, &event.xcookie) != 0 else {
      return
    }
    defer { XFreeEventData(display, &event.xcookie) }
    switch event.xcookie.evtype {
    case PresentCompleteNotify:
      let notice = event.xcookie.data.load(as: XPresentCompleteNotifyEvent.self)
      surface(notice.window)?.noteCompleted(notice, at: time)
    case PresentIdleNotify:
      let notice = event.xcookie.data.load(as: XPresentIdleNotifyEvent.self)
      surface(notice.window)?.noteIdle(pixmap: notice.pixmap)
    default: break
    }
  }
}
