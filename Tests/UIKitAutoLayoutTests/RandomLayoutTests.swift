// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// Random trees of views, with constraints that hold for frames which are known beforehand.
@MainActor
final class RandomLayoutTests: AutoLayoutTestCase {
  /// A view that constraints or its frame place, and the frame that it must have.
  private struct Known {
    let view: UIView
    var frame: CGRect
    var constraints: [NSLayoutConstraint] = []
  }

  private var random = SystemRandomNumberGenerator()
  private var known: [Known] = []

  private func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }

  private func makeFrame() -> CGRect {
    CGRect(x: number(-50...300), y: number(-50...300), width: number(0...200), height: number(0...200))
  }

  func testFramesAreThoseForWhichTheConstraintsHold() async {
    for round in 0..<60 {
      makeTree()
      layOut()
      check("round \(round)")
      for step in 0..<6 {
        change()
        layOut()
        check("round \(round), change \(step)")
      }
      for item in known.dropFirst() { item.view.removeFromSuperview() }
      XCTAssertEqual(page.constraints, [])
    }
  }

  private func makeTree() {
    known = [Known(view: page, frame: page.frame)]
    for _ in 0..<Int(number(1...25)) {
      let superview = known.randomElement(using: &random)?.view ?? page!
      let item = Known(view: UIView(), frame: makeFrame())
      superview.addSubview(item.view)
      known.append(item)
      if number(1...4) == 1 {
        item.view.frame = item.frame
      } else {
        item.view.translatesAutoresizingMaskIntoConstraints = false
        constrain(known.count - 1)
      }
    }
  }

  /// Relates both edges along both axes to random edges of views that are placed already.
  private func constrain(_ index: Int) {
    let attributes: [[NSLayoutConstraint.Attribute]] = [
      [.left, .right], [.left, .width], [.centerX, .width], [.right, .centerX], [.top, .bottom], [.top, .height],
      [.centerY, .height], [.bottom, .centerY],
    ]
    let pairs = [attributes[0..<4].randomElement(using: &random)!, attributes[4..<8].randomElement(using: &random)!]
    for attribute in pairs.joined().shuffled(using: &random) {
      let other = known[0..<index].randomElement(using: &random)!
      let candidates = attributes.joined().filter { $0.kindForTest == attribute.kindForTest }
      let constraint = NSLayoutConstraint(
        item: known[index].view, attribute: attribute, relatedBy: .equal, toItem: other.view,
        attribute: candidates.randomElement(using: &random)!, multiplier: 1, constant: 0)
      known[index].constraints.append(constraint)
    }
    updateConstants(of: index)
    NSLayoutConstraint.activate(known[index].constraints)
  }

  /// Makes the constraints of a view hold for its frame.
  private func updateConstants(of index: Int) {
    for constraint in known[index].constraints {
      let first = value(constraint.firstAttribute, of: known[index])
      guard let other = known.first(where: { $0.view === constraint.secondItem }) else { continue }
      constraint.constant = first - value(constraint.secondAttribute, of: other)
    }
  }

  /// Returns an attribute in the coordinates of the page.
  private func value(_ attribute: NSLayoutConstraint.Attribute, of item: Known) -> CGFloat {
    var frame = item.frame
    var superview = item.view.superview
    while let view = superview, view !== page, let outer = known.first(where: { $0.view === view }) {
      frame.origin.x += outer.frame.minX
      frame.origin.y += outer.frame.minY
      superview = view.superview
    }
    if item.view === page { frame.origin = .zero }
    return switch attribute {
    case .left: frame.minX
    case .right: frame.maxX
    case .centerX: frame.midX
    case .width: frame.width
    case .top: frame.minY
    case .bottom: frame.maxY
    case .centerY: frame.midY
    default: frame.height
    }
  }

  /// Gives some views other frames, or takes one away with all that depends on it.
  private func change() {
    for index in known.indices.dropFirst() where number(1...3) == 1 {
      known[index].frame = makeFrame()
      if known[index].constraints.isEmpty { known[index].view.frame = known[index].frame }
    }
    for index in known.indices { updateConstants(of: index) }
    if number(1...2) == 1, known.count > 2 { replaceConstraints(of: Int(number(1...(known.count - 1)))) }
  }

  private func replaceConstraints(of index: Int) {
    guard !known[index].constraints.isEmpty else { return }
    NSLayoutConstraint.deactivate(known[index].constraints)
    known[index].constraints = []
    constrain(index)
  }

  private func check(_ name: String) {
    for (index, item) in known.enumerated() {
      let (frame, expected) = (item.view.frame, item.frame)
      let isRight =
        abs(frame.minX - expected.minX) <= 1 && abs(frame.minY - expected.minY) <= 1
        && abs(frame.width - expected.width) <= 1 && abs(frame.height - expected.height) <= 1
      XCTAssertTrue(isRight, "\(name), view \(index): \(frame) instead of \(expected)")
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attributes that can be related to each other have the same number.
  fileprivate var kindForTest: Int {
    switch self {
    case .left, .right, .centerX: 0
    case .top, .bottom, .centerY: 1
    case .width: 2
    default: 3
    }
  }
}
