// SPDX-License-Identifier: MIT

/// Why a stage has no pixels.
public enum TestStageError: Error, Equatable, CustomStringConvertible {
  /// There is no X server to draw on; the text says what was tried and what to do.
  case noDisplay(String)

  public var description: String {
    switch self {
    case .noDisplay(let reason): "no picture of the stage: \(reason)"
    }
  }
}
