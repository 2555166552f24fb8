// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// A view that the program places, that follows its superview's size by its mask, and that has constraints inside, such
/// as the content view that is loaded from a nib.
@MainActor
final class StretchedViewTests: AutoLayoutTestCase {
  private lazy var outer = UIView()
  private lazy var content = UIView()
  private lazy var box = UIView()

  /// Puts the box into the content, which it fills with a size of 80 × 30 points.
  private func fillContent() -> [NSLayoutConstraint] {
    box.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(box)
    return [
      box.topAnchor.constraint(equalTo: content.topAnchor), box.leftAnchor.constraint(equalTo: content.leftAnchor),
      box.rightAnchor.constraint(equalTo: content.rightAnchor),
      box.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      box.widthAnchor.constraint(equalToConstant: 80), box.heightAnchor.constraint(equalToConstant: 30),
    ]
  }

  /// Puts the outer view into the page, at (10, 20) and without a size.
  private func placeOuter() {
    outer.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(outer)
    NSLayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: page.topAnchor, constant: 20),
      outer.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 10),
    ])
  }

  private func assertContentGivesTheSize(file: StaticString = #filePath, line: UInt = #line) {
    layOut()
    XCTAssertEqual(outer.frame, CGRect(x: 10, y: 20, width: 80, height: 30), "outer", file: file, line: line)
    for view in [content, box] {
      XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 80, height: 30), file: file, line: line)
    }
  }

  func testItsConstraintsGiveASizeToItsSuperview() async {
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(content)
    placeOuter()
    NSLayoutConstraint.activate(fillContent())

    assertContentGivesTheSize()
  }

  func testTheMaskAndTheConstraintsMayComeInAnyOrder() async {
    NSLayoutConstraint.activate(fillContent())
    outer.addSubview(content)
    page.addSubview(outer)
    layOut()
    content.frame = .zero
    placeOuter()
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]

    assertContentGivesTheSize()
  }

  func testASizeOfTheSuperviewStretchesItsContent() async {
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(content)
    placeOuter()
    NSLayoutConstraint.activate(Array(fillContent().prefix(4)))
    let width = outer.widthAnchor.constraint(equalToConstant: 120)
    NSLayoutConstraint.activate([width, outer.heightAnchor.constraint(equalToConstant: 50)])

    layOut()
    XCTAssertEqual(box.frame, CGRect(x: 0, y: 0, width: 120, height: 50))

    width.constant = 60
    layOut()
    XCTAssertEqual(content.frame, CGRect(x: 0, y: 0, width: 60, height: 50))
    XCTAssertEqual(box.frame, content.frame)
  }

  func testItIsSolvedByItselfAgainWithoutConstraintsOrMask() async {
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(content)
    placeOuter()
    let constraints = fillContent()
    NSLayoutConstraint.activate(constraints)
    assertContentGivesTheSize()

    content.autoresizingMask = []
    layOut()
    XCTAssertEqual(outer.frame.size, .zero)

    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    NSLayoutConstraint.deactivate(constraints)
    layOut()
    XCTAssertEqual(outer.frame.size, .zero)
  }
}
