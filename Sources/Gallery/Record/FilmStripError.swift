// SPDX-License-Identifier: MIT

/// The reason why a film strip could not be recorded.
enum FilmStripError: Error, CustomStringConvertible {
  case unknownStyle(String)
  case noDisplay(String, exitStatus: Int32)
  case lostDisplay(String)
  case cannotWrite(String, SystemError)

  var description: String {
    switch self {
    case .unknownStyle(let id): "There is no style \(id.quoted). 'gallery --styles' prints the styles."
    case .noDisplay(let reason, _), .lostDisplay(let reason): reason
    case .cannotWrite(let file, let error): "Cannot write \(file.quoted): \(error). Name another file with --out."
    }
  }

  var exitStatus: Int32 {
    switch self {
    case .unknownStyle: ExitStatus.usage
    case .noDisplay(_, let status): status
    case .lostDisplay: ExitStatus.lostDisplay
    case .cannotWrite: ExitStatus.failure
    }
  }
}
