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

  // MARK: Constraints between arranged views

  /// A stack of 300 by 200 points whose views are related by a constraint that does not change anything.
  private func makeStack(
    _ axis: NSLayoutConstraint.Axis, _ distribution: UIStackView.Distribution, _ views: [UIView],
    alignment: UIStackView.Alignment = .fill, spacing: CGFloat = 10
  ) -> UIStackView {
    let stack = add(UIStackView(arrangedSubviews: views))
    (stack.axis, stack.distribution, stack.alignment, stack.spacing) = (axis, distribution, alignment, spacing)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: page.leftAnchor), stack.topAnchor.constraint(equalTo: page.topAnchor),
      stack.widthAnchor.constraint(equalToConstant: 300), stack.heightAnchor.constraint(equalToConstant: 200),
    ])
    return stack
  }

  func testViewsOfAStackCanBeRelated() async {
    let (a, b) = (Block(40, 20), Block(60, 20))
    let stack = makeStack(.horizontal, .fill, [a, b])
    let half = a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.5)
    half.isActive = true
    layOut()
    XCTAssertEqual(a.frame.width, 290 / 3, accuracy: 0.5)
    XCTAssertEqual(b.frame.maxX, 300, accuracy: 0.5)
    XCTAssertEqual(b.frame.minX - a.frame.maxX, 10, accuracy: 0.5)
    XCTAssertEqual([a.frame.minY, a.frame.height], [0, 200])

    half.isActive = false
    layOut()
    XCTAssertEqual(a.frame.width + b.frame.width, 290)
    XCTAssertNotEqual(a.frame.width, 290 / 3, accuracy: 2)
    XCTAssertFalse(stack.arrangesByConstraints)
  }

  func testAViewCanHaveAShareOfItsStack() async {
    let (a, b) = (Block(40, 20), Block(60, 30))
    let stack = makeStack(.vertical, .equalSpacing, [a, b], alignment: .leading)
    a.widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.5).isActive = true
    layOut()
    XCTAssertEqual(a.frame, CGRect(x: 0, y: 0, width: 150, height: 20))
    XCTAssertEqual(b.frame, CGRect(x: 0, y: 170, width: 60, height: 30))
  }

  func testAStackWithRelatedViewsHasTheirSize() async {
    let (a, b) = (Block(40, 20), Block(60, 30))
    let stack = add(UIStackView(arrangedSubviews: [a, b]))
    stack.spacing = 10
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: page.leftAnchor), stack.topAnchor.constraint(equalTo: page.topAnchor),
      a.widthAnchor.constraint(equalTo: b.widthAnchor),
    ])
    layOut()
    XCTAssertEqual(stack.frame.size, CGSize(width: 2 + 60 + 10 + 60 + 4, height: 1 + 30 + 3))
    XCTAssertEqual(a.frame, CGRect(x: 2, y: 1, width: 60, height: 30))

    b.isHidden = true
    layOut()
    XCTAssertEqual(a.frame.minX, 2)
    XCTAssertEqual(stack.frame.width, a.frame.width + 6)
  }

  /// Each distribution and alignment places the views where the stack does that measures them.
  func testConstraintsArrangeViewsAsTheStackDoes() async {
    let distributions: [UIStackView.Distribution] = [
      .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for distribution in distributions {
        for alignment in [UIStackView.Alignment.fill, .leading, .center, .trailing] {
          let views = [Block(30, 20), Block(50, 40), Block(20, 30)]
          let stack = makeStack(axis, distribution, views, alignment: alignment)
          layOut()
          let measured = views.map(\.frame)
          stack.arrangesByConstraints = true
          layOut()
          XCTAssertTrue(views.allSatisfy { $0.placementKind == .constraints })
          for (view, frame) in zip(views, measured) {
            let text = "\(axis.rawValue) \(distribution) \(alignment): \(view.frame), not \(frame)"
            XCTAssertEqual(view.frame.minX, frame.minX, accuracy: 1, text)
            XCTAssertEqual(view.frame.minY, frame.minY, accuracy: 1, text)
            XCTAssertEqual(view.frame.width, frame.width, accuracy: 1, text)
            XCTAssertEqual(view.frame.height, frame.height, accuracy: 1, text)
          }
          stack.removeFromSuperview()
        }
      }
    }
  }
}
