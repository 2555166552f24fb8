// SPDX-License-Identifier: MIT

/// An error that prevents a stage from drawing its pixels.
///
/// ```swift
/// @MainActor func save(_ stage: TestStage, to file: URL) throws {
///   do {
///     try stage.picture().pngData()?.write(to: file)
///   } catch TestStageError.noDisplay(let reason) {
///     print("No picture: \(reason)")
///   }
/// }
/// ```
@preconcurrency @MainActor public enum TestStageError: Error, Equatable, CustomStringConvertible {
  /// There is no X server to draw on. The text describes the attempt and what to do.
  case noDisplay(String)

  /// A description of the error for a person.
  public var description: String {
    switch self {
    case .noDisplay(let reason): "no picture of the stage: \(reason)"
    }
  }
}
