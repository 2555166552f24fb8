// SPDX-License-Identifier: MIT
import XCTest

@testable import port

final class ManualEditTests: XCTestCase {
  func testNibsSwizzlingAndSelectorsAreNamedWithTheirLines() {
    expectUnchanged(
      """
      let nib = UINib(nibName: "Cell", bundle: nil)
      method_exchangeImplementations(a, b)
      let action = NSSelectorFromString("tap")
      init(target: Any, action: Selector) {}
      """,
      manual: [
        "1: nibs and storyboards are not on Linux", "2: methods cannot be exchanged without Objective-C",
        "3: a selector cannot be made of a string",
      ])
  }

  func testObservationByStringsIsNamed() {
    let message =
      "only responders observe by strings, and only frame, bounds, center, hidden, contentOffset, contentSize and delegate"
    expectUnchanged(
      """
      view.addObserver(self, forKeyPath: "frame", options: [], context: nil)
      class A { override func observeValue(forKeyPath path: String?, of object: Any?) {} }
      layer.setValue(1, forKeyPath: "position.x")
      """,
      manual: [
        "1: \(message)", "2: \(message)",
      ])
  }

  func testMethodsThatNothingCallsAreNamed() {
    expectUnchanged(
      """
      class Feed: UIViewController, UICollectionViewDelegate {
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        func collectionViewDidEndMultipleSelectionInteraction(_ view: UICollectionView) {}
      }
      extension Feed: UIGestureRecognizerDelegate {
        func gestureRecognizer(_ a: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { true }
        func gestureRecognizer(_ a: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
      }
      protocol Own {
        func collectionViewDidEndMultipleSelectionInteraction(_ view: UICollectionView)
      }
      func collectionViewDidEndMultipleSelectionInteraction(_ view: UICollectionView) {}
      """,
      manual: [
        "3: the system never calls this method", "6: the system never calls this method",
      ])
    XCTAssertEqual(
      uncalledMethods["scene(_:openURLContexts:)"],
      "the system never calls this method; no other program opens URLs in this one; read the arguments of the process")
  }

  func testOverrideOfAMemberThatAnExtensionAddsIsNamed() {
    expectUnchanged(
      "extension UIViewController {\n  func open(_ side: Side) {}\n}\nclass Menu: UIViewController {\n"
        + "  override func open(_ side: Side) {}\n  override func close() {}\n}\n",
      manual: ["5: Swift does not override what an extension adds to a class of another module"])
    expectUnchanged(
      "extension UIBezierPath {\n  func reset() {}\n}\nclass Menu: UIViewController {\n  override func reset() {}\n}\n")
  }

  func testLineNumbersAreThoseOfTheResult() {
    expect(
      "import UIKit\nimport CoreGraphics\nclass A {\n  @objc\n  @IBOutlet var b: UIView!\n}\n",
      becomes: "import UIKit\nclass A {\n  var b: UIView!\n}\n",
      manual: ["3: an outlet that a nib or storyboard set"])
    expect(
      "import UIKit\r\nimport AVFoundation\r\n@IBOutlet var b: UIView!\r\n",
      becomes: "import UIKit\r\n#if canImport(AVFoundation)\r\nimport AVFoundation\r\n#endif\r\nvar b: UIView!\r\n",
      manual: ["2: AVFoundation is not on Linux", "5: an outlet that a nib or storyboard set"])
  }

  func testAnInitialiserOfATypeKnownAtRunTimeIsNamed() {
    expectUnchanged(
      "let a = type.init(frame: .zero)\nlet b = Self.init()\nlet c = UIView.init()\nself.init(a: 1)\n",
      manual: ["1: the initialiser of a type that is known only at run time"])
  }

  func testDelegateWithoutAProtocolIsNamed() {
    expectUnchanged(
      "class A {\n  weak var delegate: AnyObject?\n  var dataSource: AnyObject!\n  var target: AnyObject?\n}\n",
      manual: ["2: AnyObject has no members on Linux", "3: AnyObject has no members on Linux"])
  }
}
