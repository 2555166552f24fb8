// SPDX-License-Identifier: MIT

import CX11

/// The facts that the decoder has to ask the server for again.
///
/// Each item costs a round trip or more, and any client can cause the events that ask for it. So the events only mark
/// it, and it is read once for all events that have arrived.
struct Outdated {
  /// Keyboard and modifier maps, by the kind of map.
  var mappings: [Int32: XMappingEvent] = [:]
  /// The windows whose `_NET_WM_STATE` has changed.
  var states: Set<UInt> = []
  var settings = false
  var settingsOwner = false
  var screen = false
  var compositing = false
  var devices = false
}

extension EventDecoder {
  /// Reads again what the events since the last call have made out of date, and says what has changed.
  func refresh() -> [Event] {
    refreshKeyboard()
    refreshDevices()
    let outdated = outdated
    self.outdated = Outdated()
    var events: [Event] = []
    for xid in outdated.states.sorted() {
      guard let window = connection.window(xid), window.refreshState() else { continue }
      events.append((xid, .stateChanged(window.state)))
    }
    if outdated.settingsOwner { observeSettingsOwner() }
    if outdated.settings || outdated.settingsOwner { events.append((0, .settingsChanged)) }
    if outdated.screen { events.append((0, .screenChanged)) }
    if outdated.compositing { events.append((0, .compositingChanged)) }
    return events
  }

  func refreshKeyboard() {
    guard !outdated.mappings.isEmpty else { return }
    for var event in outdated.mappings.values { XRefreshKeyboardMapping(&event) }
    outdated.mappings = [:]
    modifierMap = ModifierMap(display: connection.display)
  }

  func refreshDevices() {
    guard outdated.devices else { return }
    outdated.devices = false
    scrollDevices.refreshAll()
  }
}
