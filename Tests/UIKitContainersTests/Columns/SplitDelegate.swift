// SPDX-License-Identifier: MIT
import UIKit

/// A delegate that records what it is told, and decides as the test says.
@MainActor
final class SplitDelegate: NSObject, UISplitViewControllerDelegate {
  var log: [String] = []
  var top: UISplitViewController.Column?
  var mode: UISplitViewController.DisplayMode?

  nonisolated deinit {}

  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
    log.append("mode \(displayMode)")
  }

  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    log.append("show \(column)")
  }

  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    log.append("hide \(column)")
  }

  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    log.append("top \(proposed)")
    return top ?? proposed
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { mode ?? proposed }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.append("did collapse") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.append("did expand") }
}
