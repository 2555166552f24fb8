// SPDX-License-Identifier: MIT

/// The properties of a split view controller that the program sets.
struct ColumnSettings: Equatable {
  var preferredMode = UISplitViewController.DisplayMode.automatic
  var preferredBehavior = UISplitViewController.SplitBehavior.automatic
  var primaryEdge = UISplitViewController.PrimaryEdge.leading
  var presentsWithGesture = true
  var buttonVisibility = UISplitViewController.DisplayModeButtonVisibility.automatic
  var primaryBackground = UISplitViewController.BackgroundStyle.none
  var showsSecondaryOnlyButton = false
  var primaryWidth = ColumnWidth()
  var supplementaryWidth = ColumnWidth()
  /// The number of columns that the user or the program has chosen since the preferred mode was set.
  var chosenCount: Int?
}
