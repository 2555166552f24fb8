// SPDX-License-Identifier: MIT

/// The preferences of a view controller for the status bar and for the extent of its view below bars.
struct ScreenPreferences {
  var capturesStatusBar = false
  var extendedEdges = UIRectEdge.all
  var includesOpaqueBars = false
  var adjustsScrollViewInsets = true
  var respectsSystemMargins = true
  var contentScrollViews = ContentScrollViews()
}
