// SPDX-License-Identifier: MIT

/// What moves a scroll view's content.
enum ScrollMotion {
  case idle
  /// On the way to where the program asked for.
  case animating(ScrollFlight)

  /// The movement that goes on by itself.
  var flight: ScrollFlight? {
    switch self {
    case .idle: nil
    case .animating(let flight): flight
    }
  }
}
