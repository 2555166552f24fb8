// SPDX-License-Identifier: MIT
import DiagnosticsTesting
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

  func testASizeThatIsRequiredOfAnArrangedViewDoesNotGiveWay() async {
    let log = WarningLog()
    let (picture, text) = (Block(200, 100), UILabel())
    text.numberOfLines = 0
    text.text = String(repeating: "word ", count: 60)
    let stack = add(UIStackView(arrangedSubviews: [picture, text]))
    (stack.spacing, stack.alignment) = (10, .center)
    picture.widthAnchor.constraint(equalToConstant: 44).isActive = true
    picture.heightAnchor.constraint(equalTo: picture.widthAnchor).isActive = true
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: page.leftAnchor), stack.widthAnchor.constraint(equalToConstant: 300),
      stack.topAnchor.constraint(equalTo: page.topAnchor),
    ])
    layOut()

    XCTAssertEqual(picture.frame.size, CGSize(width: 44, height: 44))
    XCTAssertEqual(text.frame.minX, 54)
    XCTAssertEqual(text.frame.width, 246)
    XCTAssertEqual(text.frame.height, text.sizeThatFits(CGSize(width: 246, height: 0)).height, accuracy: 1)
    XCTAssertEqual(log.messages, [])
  }

  func testASizeCountsAlsoIfTheViewHasItBeforeItIsArranged() async {
    let picture = Block(200, 100)
    picture.translatesAutoresizingMaskIntoConstraints = false
    let width = picture.widthAnchor.constraint(equalToConstant: 44)
    width.isActive = true
    let stack = add(UIStackView())
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: page.leftAnchor), stack.topAnchor.constraint(equalTo: page.topAnchor),
      stack.widthAnchor.constraint(equalToConstant: 300), stack.heightAnchor.constraint(equalToConstant: 50),
    ])
    stack.addArrangedSubview(picture)
    stack.addArrangedSubview(Block(30, 50))
    layOut()
    XCTAssertEqual(stack.arrangedSubviews.map(\.frame.width), [44, 256])

    width.isActive = false
    layOut()
    XCTAssertEqual(stack.arrangedSubviews[0].frame.width + stack.arrangedSubviews[1].frame.width, 300)
    XCTAssertGreaterThan(stack.arrangedSubviews[0].frame.width, 44)
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

  func testConstraintsAlignBaselinesAndMirrorAsTheStackDoes() async {
    for isMirrored in [false, true] {
      for (axis, alignment) in [
        (NSLayoutConstraint.Axis.horizontal, UIStackView.Alignment.firstBaseline), (.horizontal, .lastBaseline),
        (.horizontal, .leading), (.vertical, .leading), (.vertical, .trailing),
      ] {
        let views = [12, 40, 24].map { makeLabel("a", size: $0) }
        let stack = makeStack(axis, .equalSpacing, views, alignment: alignment)
        stack.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        layOut()
        let measured = views.map(\.frame)
        stack.arrangesByConstraints = true
        layOut()
        let text = "axis \(axis.rawValue), \(alignment), mirrored \(isMirrored)"
        XCTAssertTrue(views.allSatisfy { $0.placementKind == .constraints })
        for (view, frame) in zip(views, measured) {
          XCTAssertEqual(view.frame.minX, frame.minX, accuracy: 1, text)
          XCTAssertEqual(view.frame.minY, frame.minY, accuracy: 1, text)
        }
        if axis == .horizontal {
          XCTAssertEqual(views[0].frame.minX < views[2].frame.minX, !isMirrored, text)
        } else {
          XCTAssertEqual(views[0].frame.minX == 0, (alignment == .leading) != isMirrored, text)
        }
        stack.removeFromSuperview()
      }
    }
  }

  // MARK: Baselines

  private func makeLabel(_ text: String, size: CGFloat) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = text
    return label
  }

  /// The baseline of a stack is that of its first or last view, or of the highest one in a row, in both ways to arrange.
  func testTheBaselineOfAStackIsThatOfAView() async {
    for isConstrained in [false, true] {
      for (axis, index) in [(NSLayoutConstraint.Axis.vertical, 0), (.horizontal, 1)] {
        let labels = [makeLabel("small", size: 12), makeLabel("large", size: 40)]
        let (stack, beside) = (add(UIStackView(arrangedSubviews: labels)), add(makeLabel("beside", size: 20)))
        (stack.axis, stack.alignment) = (axis, .leading)
        stack.arrangesByConstraints = isConstrained
        NSLayoutConstraint.activate([
          stack.topAnchor.constraint(equalTo: page.topAnchor, constant: 100),
          beside.firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor),
        ])
        layOut()
        let aligned = labels[index]
        XCTAssertEqual(
          beside.frame.minY + beside.font.ascender, 100 + aligned.frame.minY + aligned.font.ascender, accuracy: 1,
          "axis \(axis.rawValue), constraints \(isConstrained)")
        stack.removeFromSuperview()
        beside.removeFromSuperview()
      }
    }
  }

  func testAViewLendsItselfTheBaselineOfALabelInside() async {
    let (card, beside) = (add(Card()), add(makeLabel("beside", size: 30)))
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: page.topAnchor, constant: 100),
      card.heightAnchor.constraint(equalToConstant: 90),
      beside.lastBaselineAnchor.constraint(equalTo: card.lastBaselineAnchor),
    ])
    layOut()
    XCTAssertEqual(beside.frame.minY + beside.font.ascender, 100 + 20 + card.label.font.ascender, accuracy: 1)
  }
}

/// A view with a label 20 points below its top.
private final class Card: UIView {
  let label = UILabel()

  init() {
    super.init(frame: .zero)
    label.text = "title"
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 20), label.leftAnchor.constraint(equalTo: leftAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override var forLastBaselineLayout: UIView { label }
}
