// SPDX-License-Identifier: MIT

/// The preferences of a view controller for the status bar, for the extent of its view below bars, and for the origin of
/// the view.
struct ScreenPreferences {
  var nibName: String?
  var capturesStatusBar = false
  var extendedEdges = UIRectEdge.all
  var includesOpaqueBars = false
  var adjustsScrollViewInsets = true
  var respectsSystemMargins = true
  var contentScrollViews = ContentScrollViews()
}
