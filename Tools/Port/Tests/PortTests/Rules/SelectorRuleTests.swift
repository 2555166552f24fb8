// SPDX-License-Identifier: MIT
import XCTest

final class SelectorRuleTests: XCTestCase {
  func testMethodOfTheSameTypeIsUnapplied() {
    expect(
      """
      class Page: UIViewController {
        func load() {
          let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
          button.addTarget(self, action: #selector(self.press), for: .touchUpInside)  // a press
        }
      }
      """,
      becomes: """
        class Page: UIViewController {
          func load() {
            let pan = UIPanGestureRecognizer(target: self, action: Self.handlePan(_:))
            button.addTarget(self, action: Self.press, for: .touchUpInside)  // a press
          }
        }
        """)
  }

  func testMethodOfANamedTypeKeepsIt() {
    expect(
      "let a = #selector(Page.handle(gesture:)), b = #selector(Outer.Inner.tap)\n",
      becomes: "let a = Page.handle(gesture:), b = Outer.Inner.tap\n")
  }

  func testTypeOfTheMethodStays() {
    expect(
      "class A { func f() { add(#selector(tap(_:) as (A) -> (UIButton) -> Void)) } }\n",
      becomes: "class A { func f() { add(Self.tap(_:) as (A) -> (UIButton) -> Void) } }\n")
  }

  func testMethodOfTheSuperclassIsOnesOwn() {
    expect("class A: B { lazy var a = #selector(super.tap) }\n", becomes: "class A: B { lazy var a = Self.tap }\n")
  }

  func testSelectorInAnExtensionIsUnapplied() {
    expect("extension A { func f() { g(#selector(tap)) } }\n", becomes: "extension A { func f() { g(Self.tap) } }\n")
  }

  func testMethodOfAnotherObjectIsLeftToAPerson() {
    expectUnchanged(
      "class A {\n  func f() { g(#selector(view.layoutSubviews)) }\n}\n",
      manual: ["2: a selector whose class is not clear"])
  }

  func testAccessorAndMethodOutsideOfATypeAreLeftToAPerson() {
    expectUnchanged(
      "let a = #selector(getter: UIView.alpha)\nlet b = #selector(tap)\n",
      manual: ["1: a selector whose class is not clear", "2: a selector whose class is not clear"])
  }
}
