// SPDX-License-Identifier: MIT

extension NSLayoutConstraint {
  /// The alignment of the views of a visual format, and the direction in which they follow each other.
  nonisolated public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// The left edges are aligned.
    public static let alignAllLeft = FormatOptions(.left)
    /// The right edges are aligned.
    public static let alignAllRight = FormatOptions(.right)
    /// The top edges are aligned.
    public static let alignAllTop = FormatOptions(.top)
    /// The bottom edges are aligned.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// The leading edges are aligned.
    public static let alignAllLeading = FormatOptions(.leading)
    /// The trailing edges are aligned.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// The horizontal centres are aligned.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// The vertical centres are aligned.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// The baselines of the last lines of text are aligned.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// The baselines of the first lines of text are aligned.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// The views follow each other in the direction of text. This is the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The views follow each other from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The views follow each other from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    /// The attributes that are aligned.
    var attributes: [Attribute] {
      (1...NSLayoutConstraint.Attribute.firstBaseline.rawValue).filter { rawValue & 1 << UInt($0) != 0 }
        .compactMap(Attribute.init)
    }
  }
}
