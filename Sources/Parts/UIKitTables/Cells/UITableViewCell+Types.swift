// SPDX-License-Identifier: MIT

extension UITableViewCell {
  /// The arrangement of a cell's labels.
  nonisolated public enum CellStyle: Int, Sendable {
    /// An image and a title.
    case `default`
    /// A title, and a value at the trailing side in a secondary colour.
    case value1
    /// A short title in the tint colour, and a value beside it.
    case value2
    /// A title above a smaller subtitle.
    case subtitle
  }

  /// The appearance of a cell that is selected.
  nonisolated public enum SelectionStyle: Int, Sendable {
    /// No change.
    case none
    /// The same as `default`.
    case blue
    /// The same as `default`.
    case gray
    /// A grey background.
    case `default`
  }

  /// The control at the leading side of a row that is being edited.
  nonisolated public enum EditingStyle: Int, Sendable {
    /// No control.
    case none
    /// A red minus sign, which deletes the row.
    case delete
    /// A green plus sign, which inserts a row.
    case insert
  }

  /// The standard view at the trailing side of a cell.
  nonisolated public enum AccessoryType: Int, Sendable {
    /// None.
    case none
    /// A chevron: a click on the row shows another page.
    case disclosureIndicator
    /// A button for details, and a chevron.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// A button for details.
    case detailButton
  }

  /// The line below a cell.
  nonisolated public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none
    /// A line as thin as a pixel.
    case singleLine
  }

  /// The states of a cell while it is being edited.
  nonisolated public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control of the editing style.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The actions of a swipe.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}
