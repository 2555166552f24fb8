// SPDX-License-Identifier: MIT

/// The properties that were renamed after Swift 3, by their old names.
let renamedProperties = [
  "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
  "childViewControllerForScreenEdgesDeferringSystemGestures": "childForScreenEdgesDeferringSystemGestures",
  "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
  "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
  "childViewControllers": "children",
]

/// A method that was renamed after Swift 3.
struct RenamedMethod {
  let name: String
  let labels: [String?]
  let newName: String
  let newLabels: [String?]

  init(_ name: String, _ labels: [String?], _ newName: String, _ newLabels: [String?]) {
    self.name = name
    self.labels = labels
    self.newName = newName
    self.newLabels = newLabels
  }
}

/// The methods that were renamed after Swift 3.
let renamedMethods = [
  RenamedMethod("addChildViewController", [nil], "addChild", [nil]),
  RenamedMethod("bringSubview", ["toFront"], "bringSubviewToFront", [nil]),
  RenamedMethod("didMove", ["toParentViewController"], "didMove", ["toParent"]),
  RenamedMethod(
    "overrideTraitCollection", ["forChildViewController"], "overrideTraitCollection", ["forChild"]),
  RenamedMethod("removeFromParentViewController", [], "removeFromParent", []),
  RenamedMethod("sendSubview", ["toBack"], "sendSubviewToBack", [nil]),
  RenamedMethod(
    "setOverrideTraitCollection", [nil, "forChildViewController"], "setOverrideTraitCollection", [nil, "forChild"]),
  RenamedMethod("willMove", ["toParentViewController"], "willMove", ["toParent"]),
]
