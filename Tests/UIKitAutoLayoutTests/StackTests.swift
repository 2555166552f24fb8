// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// Stack views among constraints, and constraints inside the views of a stack.
@MainActor
final class StackTests: AutoLayoutTestCase {
  func testAStackHasTheSizeOfItsViews() async {
    let stack = add(UIStackView(arrangedSubviews: [Block(100, 30), Block(60, 40)]))
    stack.axis = .vertical
    stack.spacing = 10
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: page.centerXAnchor),
      stack.topAnchor.constraint(equalTo: page.safeAreaLayoutGuide.topAnchor, constant: 50),
    ])
    layOut()
    XCTAssertEqual(stack.frame, CGRect(x: 150, y: 50, width: 100, height: 80))
    XCTAssertFalse(stack.arrangedSubviews[0].translatesAutoresizingMaskIntoConstraints)

    (stack.arrangedSubviews[1] as? Block)?.size = CGSize(width: 200, height: 10)
    layOut()
    XCTAssertEqual(stack.frame, CGRect(x: 100, y: 50, width: 200, height: 50))
  }

  func testConstraintsInsideAnArrangedViewDetermineItsSize() async {
    let (card, label) = (UIView(), UILabel())
    label.numberOfLines = 0
    label.text = "word"
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 5),
      label.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -5),
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 7),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -7),
    ])
    let button = Block(40, 20)
    button.heightAnchor.constraint(equalToConstant: 44).isActive = true
    let stack = add(UIStackView(arrangedSubviews: [card, button]))
    stack.axis = .vertical
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: page.leftAnchor), stack.widthAnchor.constraint(equalToConstant: 150),
      stack.topAnchor.constraint(equalTo: page.topAnchor),
    ])
    layOut()
    let line = label.sizeThatFits(CGSize(width: 140, height: 0)).height
    XCTAssertEqual(card.frame, CGRect(x: 0, y: 0, width: 150, height: line + 14))
    XCTAssertEqual(button.frame, CGRect(x: 0, y: line + 14, width: 150, height: 44))

    label.text = String(repeating: "word ", count: 30)
    layOut()
    let text = label.sizeThatFits(CGSize(width: 140, height: 0)).height
    XCTAssertGreaterThan(text, line)
    XCTAssertEqual(card.frame.height, text + 14)
    XCTAssertEqual(stack.frame.height, text + 14 + 44)
  }
}
