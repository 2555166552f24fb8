// SPDX-License-Identifier: MIT
import XCTest

@testable import port

final class ManagedPropertyRuleTests: XCTestCase {
  private let manual = "@NSManaged left storing the property to Core Data or Core Animation"

  func testNumbersAndGeometriesGetAValue() {
    expect(
      "class A: CALayer {\n  @NSManaged var progress: CGFloat\n  @NSManaged public var size: CGSize\n}\n",
      becomes: "class A: CALayer {\n  var progress: CGFloat = 0\n  public var size: CGSize = .zero\n}\n",
      manual: ["2: \(manual)", "3: \(manual)"])
  }

  func testOtherTypesBecomeOptional() {
    expect(
      "class A: CALayer {\n  @NSManaged var color: UIColor\n}\n",
      becomes: "class A: CALayer {\n  var color: UIColor?\n}\n", manual: ["2: \(manual)"])
    expect(
      "class A: CALayer {\n  @NSManaged var color: UIColor?\n}\n",
      becomes: "class A: CALayer {\n  var color: UIColor?\n}\n", manual: ["2: \(manual)"])
  }
}
