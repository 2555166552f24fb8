// SPDX-License-Identifier: MIT
import XCTest

final class SelectorRuleTests: XCTestCase {
  func testMethodOfTheSameTypeBecomesAnUnappliedMethod() {
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

  func testActionOfAnInitialiserInAnExtensionIsASelector() {
    expect(
      "class A { func f() { UIPanGestureRecognizer(addTo: v, target: self, action: #selector(pan)) } }\n",
      becomes: "class A { func f() { UIPanGestureRecognizer(addTo: v, target: self, action: Selector(Self.pan)) } }\n")
  }

  func testMethodOfANamedTypeKeepsIt() {
    expect(
      "let a = #selector(Page.handle(gesture:)), b = #selector(Outer.Inner.tap)\n",
      becomes: "let a = Selector(Page.handle(gesture:)), b = Selector(Outer.Inner.tap)\n")
  }

  func testTypeOfTheMethodIsKept() {
    expect(
      "class A { func f() { add(#selector(tap(_:) as (A) -> (UIButton) -> Void)) } }\n",
      becomes: "class A { func f() { add(Selector(Self.tap(_:) as (A) -> (UIButton) -> Void)) } }\n")
  }

  func testMethodOfTheSuperclassBecomesAMethodOfSelf() {
    expect(
      "class A: B { lazy var a = #selector(super.tap) }\n", becomes: "class A: B { lazy var a = Selector(Self.tap) }\n")
  }

  func testSelectorInAnExtensionBecomesAnUnappliedMethod() {
    expect(
      "extension A { func f() { perform(#selector(tap), with: nil, afterDelay: 1) } }\n",
      becomes: "extension A { func f() { perform(Self.tap, with: nil, afterDelay: 1) } }\n")
  }

  func testCancelledDelayedCallUsesTheMethod() {
    expect(
      "class A { func f() { A.cancelPreviousPerformRequests(withTarget: self, selector: #selector(tap), object: nil) } }\n",
      becomes:
        "class A { func f() { A.cancelPreviousPerformRequests(withTarget: self, selector: Self.tap, object: nil) } }\n")
  }

  func testAMethodBelongsToTheSuperclassThatDeclaresIt() {
    expect(
      """
      class Base: UIView { func f() { g(#selector(Card.press)) } }
      extension Base { @objc func press() {} }
      class Middle: Base { @objc func drag() {} }
      class Card: Middle { let a = #selector(Card.drag), b = #selector(Card.layoutSubviews) }
      class Other: Middle { @objc override func drag() {}; let a = #selector(Other.drag) }

      """,
      becomes: """
        class Base: UIView { func f() { g(Selector(Base.press)) } }
        extension Base { func press() {} }
        class Middle: Base { func drag() {} }
        class Card: Middle { let a = Selector(Middle.drag), b = Selector(Card.layoutSubviews) }
        class Other: Middle { override func drag() {}; let a = Selector(Other.drag) }

        """)
  }

  func testArgumentOfAnotherFunctionBecomesASelector() {
    expect(
      "class A { func f() { menu.add(title: t, action: #selector(tap)) } }\n",
      becomes: "class A { func f() { menu.add(title: t, action: Selector(Self.tap)) } }\n")
  }

  func testMethodOfAnotherObjectIsReportedAsAManualEdit() {
    expectUnchanged(
      "class A {\n  func f() { g(#selector(view.layoutSubviews)) }\n}\n",
      manual: ["2: a selector whose class is not clear"])
  }

  func testAccessorAndMethodOutsideOfATypeAreReportedAsManualEdits() {
    expectUnchanged(
      "let a = #selector(getter: UIView.alpha)\nlet b = #selector(tap)\n",
      manual: ["1: a selector whose class is not clear", "2: a selector whose class is not clear"])
  }
}
