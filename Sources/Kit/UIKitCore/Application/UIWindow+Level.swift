// SPDX-License-Identifier: MIT

extension UIWindow {
  /// The level of a window above others of its scene.
  nonisolated public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a level from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of ordinary windows: 0.
    public static let normal = Level(0)
    /// The level of a status bar: 1000.
    public static let statusBar = Level(1000)
    /// The level of an alert: 2000.
    public static let alert = Level(2000)
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }

    /// Returns the level that is higher by a number.
    public static func + (level: Level, distance: CGFloat) -> Level { Level(level.rawValue + distance) }

    /// Returns the level that is lower by a number.
    public static func - (level: Level, distance: CGFloat) -> Level { Level(level.rawValue - distance) }
  }
}
