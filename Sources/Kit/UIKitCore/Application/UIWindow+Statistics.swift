// SPDX-License-Identifier: MIT
import RenderServer

extension UIWindow {
  /// The statistics of the frames shown in this window since it was opened or the statistics were reset. Empty without
  /// a display.
  package var frameStatistics: FrameStatistics { host?.statistics ?? FrameStatistics() }

  /// Resets the statistics.
  package func resetFrameStatistics() { host?.resetStatistics() }
}
