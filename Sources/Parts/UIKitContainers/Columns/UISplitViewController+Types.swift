// SPDX-License-Identifier: MIT

extension UISplitViewController {
  /// The number of columns, and how they are managed.
  nonisolated public enum Style: Int, Sendable {
    /// Two view controllers in ``UISplitViewController/viewControllers``, without columns that are named.
    case unspecified
    /// A primary and a secondary column.
    case doubleColumn
    /// A primary, a supplementary and a secondary column.
    case tripleColumn
  }

  /// A place for a view controller.
  nonisolated public enum Column: Int, Sendable, CaseIterable {
    /// The outermost column, such as a list of folders.
    case primary
    /// The column between the two others in the style `.tripleColumn`, such as a list of messages.
    case supplementary
    /// The widest column, with the content.
    case secondary
    /// The view controller that is shown instead of the columns while they are collapsed.
    case compact
  }

  /// Which columns are shown beside the secondary column, and how.
  nonisolated public enum DisplayMode: Int, Sendable {
    /// As a preference: the split view controller chooses. Never the mode that is shown.
    case automatic
    /// The secondary column alone.
    case secondaryOnly
    /// One column beside the secondary column.
    case oneBesideSecondary
    /// One column over the secondary column.
    case oneOverSecondary
    /// Both columns beside the secondary column.
    case twoBesideSecondary
    /// Both columns over the secondary column.
    case twoOverSecondary
    /// Both columns. The primary one moves the secondary column partly out of view.
    case twoDisplaceSecondary

    /// The name of ``secondaryOnly`` before iOS 14.
    @available(*, deprecated, renamed: "secondaryOnly")
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The name of ``oneBesideSecondary`` before iOS 14.
    @available(*, deprecated, renamed: "oneBesideSecondary")
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The name of ``oneOverSecondary`` before iOS 14.
    @available(*, deprecated, renamed: "oneOverSecondary")
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// The effect on the secondary column when another column is shown.
  nonisolated public enum SplitBehavior: Int, Sendable {
    /// The split view controller chooses by the width.
    case automatic
    /// The secondary column becomes narrower.
    case tile
    /// The secondary column is covered, and dimmed.
    case overlay
    /// The secondary column is moved, and dimmed.
    case displace
  }

  /// The side of the primary column.
  nonisolated public enum PrimaryEdge: Int, Sendable {
    /// Where lines of text begin.
    case leading
    /// Where lines of text end.
    case trailing
  }

  /// The background of the primary column.
  nonisolated public enum BackgroundStyle: Int, Sendable {
    /// That of its view controller.
    case none
    /// The material of a sidebar, through which what is behind the column shines.
    case sidebar
  }

  /// Whether a navigation bar contains the button that changes the display mode.
  nonisolated public enum DisplayModeButtonVisibility: Int, Sendable {
    /// If there is a gesture for the same: if ``UISplitViewController/presentsWithGesture`` is `true`.
    case automatic
    /// Never.
    case never
    /// Always.
    case always
  }

  /// The value of a width or fraction that the split view controller chooses itself.
  nonisolated public static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude
}
