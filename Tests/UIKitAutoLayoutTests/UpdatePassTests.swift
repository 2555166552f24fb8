// SPDX-License-Identifier: MIT
import UIKit
import XCTest

/// When `updateConstraints()` and `updateViewConstraints()` are called.
@MainActor
final class UpdatePassTests: AutoLayoutTestCase {
  private final class Recorder: UIView {
    let name: String
    let record: (String) -> Void

    init(_ name: String, _ record: @escaping (String) -> Void) {
      self.name = name
      self.record = record
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      record("\(name) updates")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      record("\(name) lays out")
    }
  }

  private var events: [String] = []

  func testSubviewsUpdateFirstAndAllUpdateBeforeTheLayout() async {
    let outer = Recorder("outer") { [unowned self] in events.append($0) }
    let inner = Recorder("inner") { [unowned self] in events.append($0) }
    inner.frame.size = CGSize(width: 10, height: 10)
    outer.addSubview(inner)
    page.addSubview(outer)

    layOut()

    XCTAssertEqual(events, ["inner updates", "outer updates", "outer lays out", "inner lays out"])
    XCTAssertFalse(inner.needsUpdateConstraints())
    events = []
    inner.setNeedsUpdateConstraints()
    XCTAssertTrue(inner.needsUpdateConstraints())
    layOut()
    XCTAssertEqual(events, ["inner updates", "inner lays out"])
  }

  func testUpdatingNowDoesNotLayOut() async {
    let view = Recorder("view") { [unowned self] in events.append($0) }
    page.addSubview(view)

    page.updateConstraintsIfNeeded()

    XCTAssertEqual(events, ["view updates"])
  }

  func testAViewControllerUpdatesTheConstraintsOfItsView() async {
    final class Page: UIViewController {
      var updates = 0
      let label = Block(30, 30)

      override func loadView() {
        super.loadView()
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
      }

      override func updateViewConstraints() {
        updates += 1
        if updates == 1 { label.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 44).isActive = true }
        super.updateViewConstraints()
      }
    }
    let controller = Page()
    host.window.rootViewController = controller

    layOut()

    XCTAssertEqual(controller.updates, 1)
    XCTAssertEqual(controller.label.frame.minX, 44)
  }
}
