// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// `objc_setAssociatedObject` and the related functions.
@MainActor
final class AssociatedObjectTests: UIKitTestCase {
  private let key = Key()

  func testAValueIsReturnedForItsObjectAndKeyUntilItIsRemoved() async {
    let (view, other, otherKey) = (UIView(), UIView(), Key())
    objc_setAssociatedObject(view, key.pointer, "name", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    XCTAssertEqual(objc_getAssociatedObject(view, key.pointer) as? String, "name")
    XCTAssertNil(objc_getAssociatedObject(view, otherKey.pointer))
    XCTAssertNil(objc_getAssociatedObject(other, key.pointer))
    objc_setAssociatedObject(view, key.pointer, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    XCTAssertNil(objc_getAssociatedObject(view, key.pointer))
    objc_setAssociatedObject(view, key.pointer, 1, .OBJC_ASSOCIATION_RETAIN)
    objc_removeAssociatedObjects(view)
    XCTAssertNil(objc_getAssociatedObject(view, key.pointer))
  }

  func testAnOptionalStandsForItsObject() async {
    let view = UIView()
    let (some, none): (AnyObject?, AnyObject?) = (view, nil)
    objc_setAssociatedObject(some as Any, key.pointer, "name", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    XCTAssertEqual(objc_getAssociatedObject(view, key.pointer) as? String, "name")
    objc_setAssociatedObject(none as Any, key.pointer, "name", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    XCTAssertNil(objc_getAssociatedObject(none as Any, key.pointer))
  }

  func testValueIsReleasedWithItsFrameworkObject() async {
    let owners: [() -> AnyObject] = [
      { UIView() }, { UIViewController() }, { CALayer() }, { CABasicAnimation() }, { UITapGestureRecognizer() },
      { UIBarButtonItem() }, { UINavigationItem(title: "") }, { UIImage() },
      { UIViewPropertyAnimator(duration: 1, curve: .linear) },
    ]
    for makeOwner in owners {
      weak var value: NSObject?
      do {
        let owner = makeOwner()
        let strong = NSObject()
        value = strong
        objc_setAssociatedObject(owner, key.pointer, strong, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        XCTAssertTrue(objc_getAssociatedObject(owner, key.pointer) as AnyObject === strong)
      }
      XCTAssertNil(value)
    }
  }

  func testObjectWithTheAssignPolicyIsNotRetained() async {
    let view = UIView()
    do {
      let value = NSObject()
      objc_setAssociatedObject(view, key.pointer, value, .OBJC_ASSOCIATION_ASSIGN)
      XCTAssertNotNil(objc_getAssociatedObject(view, key.pointer))
    }
    XCTAssertNil(objc_getAssociatedObject(view, key.pointer))
  }

  func testCopyPolicyStoresACopy() async {
    let view = UIView()
    let animation = CABasicAnimation(keyPath: "opacity")
    objc_setAssociatedObject(view, key.pointer, animation, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    let copy = objc_getAssociatedObject(view, key.pointer) as? CABasicAnimation
    XCTAssertEqual(copy?.keyPath, "opacity")
    XCTAssertFalse(copy === animation)
  }

  func testNewObjectAtTheAddressOfAReleasedOneHasNoAssociations() async {
    for _ in 0..<200 {
      let owner = Owner()
      XCTAssertNil(objc_getAssociatedObject(owner, key.pointer))
      objc_setAssociatedObject(owner, key.pointer, "value", .OBJC_ASSOCIATION_RETAIN)
    }
  }

  func testValuesOfReleasedObjectsOfOtherClassesAreReleasedWhenTheTableGrows() async {
    weak var value: NSObject?
    do {
      let (owner, strong) = (Owner(), NSObject())
      value = strong
      objc_setAssociatedObject(owner, key.pointer, strong, .OBJC_ASSOCIATION_RETAIN)
    }
    var others: [Owner] = []
    for _ in 0..<2000 where value != nil {
      let other = Owner()
      others.append(other)
      objc_setAssociatedObject(other, key.pointer, 1, .OBJC_ASSOCIATION_RETAIN)
    }
    XCTAssertNil(value)
    withExtendedLifetime(others) {}
  }
}

private final class Owner {}

/// A key, which is a unique address.
private final class Key {
  let pointer = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  deinit { pointer.deallocate() }
}
