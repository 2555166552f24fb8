// SPDX-License-Identifier: MIT

/// The clock that decides when a render server draws.
package enum FrameClockMode: Sendable {
  /// The display's refresh: Present where the server has it, else a timer at RandR's rate.
  case refresh
  /// A timer at RandR's rate, also where the server has Present.
  case timer
  /// Nothing: frames are drawn by `RenderSurface.renderFrame(at:)` only. For tests and recordings.
  case manual
}
