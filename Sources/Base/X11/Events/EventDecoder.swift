// SPDX-License-Identifier: MIT

package import CX11
import Foundation

/// Converts X events to ``WindowEvent`` values, and answers those that the window manager expects to be answered
/// immediately.
///
/// It keeps the state that single events do not contain: the buttons and keys that are pressed, and the value of each
/// scroll valuator.
package final class EventDecoder {
  package typealias Event = (window: UInt, event: WindowEvent)

  unowned let connection: Connection
  let textInput: TextInput
  var modifierMap = ModifierMap()
  let scrollDevices: ScrollDevices
  /// Whether ``beginInput()`` has been called.
  var hasBegunInput = false
  var pressedButtons: Set<Int> = []
  var pressedKeys: Set<Int> = []
  /// The window of the last press, which is told if its grab is lost.
  var pressedWindow: UInt = 0
  var pinchAngle: CGFloat = 0
  /// The window that holds the desktop's settings, while they are observed.
  var settingsWindow: UInt = 0
  var observesDesktop = false
  /// The state that events have invalidated since the last ``refresh()``.
  var outdated = Outdated()

  init(connection: Connection) {
    self.connection = connection
    textInput = TextInput(display: connection.display)
    scrollDevices = ScrollDevices(connection: connection)
  }

  /// Decodes an event. Returns nothing if it concerns no window, or if an input method has consumed it.
  package func decode(_ event: inout XEvent) -> [Event] {
    // No client can send the events of extensions, and no input method filters them.
    if event.type == GenericEvent { return decodeGeneric(&event) }
    guard !isForged(event) else { return [] }
    prepareTextInput(for: event)
    let isFiltered = XFilterEvent(&event, 0) != 0
    let marked = textInput.takeChanges().map { Event($0.window, .markedText($0.text)) }
    return isFiltered ? marked : marked + decodeUnfiltered(&event)
  }

  private func decodeUnfiltered(_ event: inout XEvent) -> [Event] {
    switch event.type {
    case KeyPress, KeyRelease:
      refreshKeyboard()
      return decodeKey(&event.xkey)
    case ButtonPress, ButtonRelease, MotionNotify, EnterNotify, LeaveNotify: return decodeCorePointer(event)
    case FocusIn, FocusOut: return decodeFocus(event.xfocus)
    case ClientMessage: return decodeClientMessage(event.xclient)
    case PropertyNotify: return decodeProperty(event.xproperty)
    case MappingNotify:
      outdated.mappings[event.xmapping.request] = event.xmapping
      return []
    case ConfigureNotify, ReparentNotify, MapNotify, UnmapNotify, Expose, VisibilityNotify, DestroyNotify:
      return decodeStructure(event)
    default: return decodeExtension(event)
    }
  }

  /// Ends a press whose release will not be delivered here. Returns nothing if no button is pressed.
  func loseGrab() -> [Event] {
    guard !pressedButtons.isEmpty else { return [] }
    pressedButtons = []
    return [(pressedWindow, .grabLost)]
  }

  /// Ends a press in a window that is no longer on the screen. A press in another window continues.
  func loseGrab(of window: UInt) -> [Event] { window == pressedWindow ? loseGrab() : [] }
}
