// SPDX-License-Identifier: MIT
import Minimal
import Testing
import UIKitCollections
import UIKitTesting

@Suite @MainActor
struct MinimalTests {
  /// Finds the classes by their mangled names.
  @Test func partsThatAreLeftOutAreNotInTheProgram() {
    #expect(_typeByName("9UIKitCore6UIViewC") != nil)
    for name in [
      "15UIKitAutoLayout18NSLayoutConstraintC", "11UIKitTables11UITableViewC",
      "15UIKitContainers21UISplitViewControllerC", "13UIKitDynamics17UIDynamicAnimatorC",
    ] {
      #expect(_typeByName(name) == nil)
    }
  }

  @Test func aPageIsPushedAndPresentsAnAlert() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = TestStage(navigation, size: CGSize(width: 480, height: 640))
    let grid = GridController()

    navigation.pushViewController(grid, animated: true)
    stage.advanceToRest()

    #expect(stage.shown(grid.view).frame.minX == 0)
    #expect(!grid.collectionView.visibleCells.isEmpty)

    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    grid.present(alert, animated: true)
    stage.advanceToRest()

    #expect(grid.presentedViewController === alert)
    #expect(alert.view.window != nil)
  }
}
