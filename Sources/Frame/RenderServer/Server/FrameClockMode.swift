// SPDX-License-Identifier: MIT

/// The clock that determines when a render server draws.
package enum FrameClockMode: Sendable {
  /// The display's refresh: with Present if the server has it, otherwise a timer at RandR's rate.
  case refresh
  /// A timer at RandR's rate, even if the server has Present.
  case timer
  /// No clock: frames are drawn only by `RenderSurface.renderFrame(at:)`. For tests and recordings.
  case manual
}
