// SPDX-License-Identifier: MIT

/// The orientation of a window's content.
///
/// The windows of a desktop do not rotate. To distinguish tall windows from wide ones, use
/// ``UIWindowScene/interfaceOrientation``.
nonisolated public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Taller than wide.
  case portrait = 1
  /// Taller than wide, upside down.
  case portraitUpsideDown = 2
  /// Wider than tall, the top of the device on the right.
  case landscapeLeft = 4
  /// Wider than tall, the top of the device on the left.
  case landscapeRight = 3

  /// Whether the orientation is one of the two portrait ones.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the orientation is one of the two landscape ones.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
