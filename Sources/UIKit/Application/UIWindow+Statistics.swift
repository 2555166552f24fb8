// SPDX-License-Identifier: MIT
import RenderServer

extension UIWindow {
  /// What came on screen in this window since it was opened or the count began anew; nothing without a display.
  package var frameStatistics: FrameStatistics { (host as? DesktopWindow)?.statistics ?? FrameStatistics() }

  /// Starts counting anew.
  package func resetFrameStatistics() { (host as? DesktopWindow)?.resetStatistics() }
}
