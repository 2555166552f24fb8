// SPDX-License-Identifier: MIT

/// The answers to calls that the main thread has performed.
extension TreeAnswers {
  /// Returns the results of a call, or nil if it has failed.
  func results(of command: AccessibleCommand, _ result: AccessibleResult, for call: BusCall) -> [BusValue]? {
    switch (command, result) {
    case (.measure, .frame(let frame)): extents(frame, for: call)
    case (.findCharacter, .character(let units)): offset(units, for: call)
    case (.measure, _), (.findCharacter, _): nil
    // A property is set without a result.
    case (.setValue, _): []
    default: [.bool(result == .done)]
    }
  }

  /// Returns a frame in the coordinates for which the call asks in its last argument.
  private func extents(_ frame: AccessibleNode.Frame, for call: BusCall) -> [BusValue]? {
    guard let id = BusAddress.id(ofPath: call.object),
      let origin = call.int(call.arguments.count - 1).flatMap(Origin.init),
      let frame = moved(frame, of: id, to: origin)
    else { return nil }
    return [frame.x, frame.y, frame.width, frame.height].map(BusValue.count)
  }

  private func offset(_ units: Int?, for call: BusCall) -> [BusValue]? {
    guard let units else { return [.int(-1)] }
    guard let text = BusAddress.id(ofPath: call.object).flatMap({ tree[$0]?.text }) else { return nil }
    return [.count(TextReader(text).offset(utf16: units))]
  }
}
