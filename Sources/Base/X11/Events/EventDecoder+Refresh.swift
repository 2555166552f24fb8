// SPDX-License-Identifier: MIT

import CX11

/// The state that has to be read from the server again.
///
/// Each item costs at least one round trip, and any client can cause the events that invalidate it. Events therefore
/// only mark the state, which is read once for all events that have arrived.
struct Outdated {
  /// Changes of the keyboard and modifier maps, by the kind of map.
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
  /// Reads the state that events since the last call have invalidated. Returns the events for what has changed.
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
