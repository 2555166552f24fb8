// SPDX-License-Identifier: MIT

nonisolated extension RunLoop.Mode {
  /// The mode in which controls are tracked on iOS. Timers and display links that are added for it fire at any time, because
  /// the event loop has no modes.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
