// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// Views that change constraints while they are laid out.
@MainActor
final class LayoutLoopTests: AutoLayoutTestCase {
  /// A view that makes new constraints in each layout, for a block inside it.
  private final class Exchanger: UIView {
    enum Moment { case beforeLayout, afterLayout }

    let block = UIView()
    var moment = Moment.beforeLayout
    /// Whether all of the block's constraints are replaced, so that it has none in between.
    var exchangesAll = true
    var offset: CGFloat = 10
    var onLayout: () -> Void = {}
    private(set) var layouts = 0
    private var made: [NSLayoutConstraint] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      block.translatesAutoresizingMaskIntoConstraints = false
      addSubview(block)
      block.heightAnchor.constraint(equalToConstant: 30).isActive = true
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      layouts += 1
      if moment == .beforeLayout { exchange() }
      super.layoutSubviews()
      if moment == .afterLayout { exchange() }
      onLayout()
    }

    func exchange() {
      let new = [
        block.leadingAnchor.constraint(equalTo: leadingAnchor, constant: offset),
        block.trailingAnchor.constraint(equalTo: trailingAnchor),
        block.topAnchor.constraint(equalTo: topAnchor, constant: offset),
      ]
      if exchangesAll || made.isEmpty {
        NSLayoutConstraint.deactivate(made)
        made = new
      } else {
        made[0].isActive = false
        made[0] = new[0]
      }
      NSLayoutConstraint.activate(made)
    }
  }

  private func check(_ moment: Exchanger.Moment, exchangesAll: Bool, line: UInt = #line) {
    let view = Exchanger(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.moment = moment
    view.exchangesAll = exchangesAll
    page.addSubview(view)
    layOut()
    let frame = CGRect(x: 10, y: 10, width: 90, height: 30)
    XCTAssertEqual(view.block.frame, frame, line: line)
    XCTAssertLessThanOrEqual(view.layouts, 2, line: line)

    let before = view.layouts
    view.setNeedsLayout()
    layOut()
    XCTAssertEqual(view.block.frame, frame, line: line)
    XCTAssertEqual(view.layouts, before + 1, "equal constraints request no layout", line: line)

    view.offset = 20
    view.setNeedsLayout()
    layOut()
    XCTAssertEqual(view.block.frame, CGRect(x: 20, y: exchangesAll ? 20 : 10, width: 80, height: 30), line: line)
  }

  func testEqualConstraintsMadeInALayoutRequestNoOther() async {
    for exchangesAll in [true, false] {
      check(.beforeLayout, exchangesAll: exchangesAll)
      check(.afterLayout, exchangesAll: exchangesAll)
    }
  }

  func testAViewInsideAnotherRegionMayExchangeConstraints() async {
    let view = Exchanger()
    view.moment = .afterLayout
    view.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: page.leadingAnchor), view.topAnchor.constraint(equalTo: page.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 200), view.heightAnchor.constraint(equalToConstant: 100),
    ])
    layOut()
    XCTAssertEqual(view.block.frame, CGRect(x: 10, y: 10, width: 190, height: 30))
    XCTAssertLessThanOrEqual(view.layouts, 3)
  }

  func testALayoutThatIsForcedInALayoutHasTheNewConstraints() async {
    let view = Exchanger(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.moment = .afterLayout
    page.addSubview(view)
    layOut()
    var forced: CGRect?
    view.onLayout = { [unowned view] in
      view.onLayout = {}
      view.layoutIfNeeded()
      forced = view.block.frame
    }
    view.offset = 20
    view.setNeedsLayout()
    layOut()
    XCTAssertEqual(forced, CGRect(x: 20, y: 20, width: 80, height: 30))
  }
}
