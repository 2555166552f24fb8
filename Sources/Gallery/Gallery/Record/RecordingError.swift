// SPDX-License-Identifier: MIT

/// The reason why a transition or a page could not be recorded.
enum RecordingError: Error, CustomStringConvertible {
  case noDisplay(String, exitStatus: Int32)
  case lostDisplay(String)
  case noMemory(String)
  case cannotBeDriven(String)
  case cannotWrite(String, SystemError)

  var description: String {
    switch self {
    case .noDisplay(let reason, _), .lostDisplay(let reason): reason
    case .noMemory(let title): "There is not enough memory for \(title). Choose fewer frames or a smaller size."
    case .cannotBeDriven(let title):
      "\(title) cannot be driven interactively. Record it without --curve and --duration."
    case .cannotWrite(let file, let error): "Cannot write \(file.quoted): \(error). Choose another path."
    }
  }

  var exitStatus: Int32 {
    switch self {
    case .noDisplay(_, let status): status
    case .lostDisplay: ExitStatus.lostDisplay
    case .cannotBeDriven: ExitStatus.usage
    case .noMemory, .cannotWrite: ExitStatus.failure
    }
  }
}
