// SPDX-License-Identifier: MIT

/// The preferences of a view controller for the status bar, for the extent of its view below bars, for the focus and for
/// the origin of the view, and whether its properties have to be updated.
struct ScreenPreferences {
  var nibName: String?
  var capturesStatusBar = false
  var extendedEdges = UIRectEdge.all
  var includesOpaqueBars = false
  var adjustsScrollViewInsets = true
  var respectsSystemMargins = true
  var restoresFocus = true
  var needsProperties = true
  var contentScrollViews = ContentScrollViews()
}
