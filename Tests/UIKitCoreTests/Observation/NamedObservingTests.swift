// SPDX-License-Identifier: MIT
import DiagnosticsTesting
import LeakTesting
import UIKit
import XCTest

/// `addObserver(_:forKeyPath:options:context:)`, which observes properties by their names.
@MainActor
final class NamedObservingTests: UIKitTestCase {
  func testAnObserverReceivesTheNameTheObjectTheValuesAndTheContext() async throws {
    let (view, observer) = (UIView(), Observer())
    let context = UnsafeMutableRawPointer(bitPattern: 16)
    view.addObserver(observer, forKeyPath: "frame", options: [.old, .new], context: context)

    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)

    let change = try XCTUnwrap(observer.changes.first)
    XCTAssertEqual(observer.changes.count, 1)
    XCTAssertEqual(change.name, "frame")
    XCTAssertTrue(change.object as? UIView === view)
    XCTAssertEqual(change.values?[.oldKey] as? CGRect, .zero)
    XCTAssertEqual(change.values?[.newKey] as? CGRect, view.frame)
    XCTAssertEqual((change.values?[.kindKey] as? NSNumber)?.uintValue, NSKeyValueChange.setting.rawValue)
    XCTAssertEqual(change.context, context)
    view.removeObserver(observer, forKeyPath: "frame", context: context)
  }

  func testEachNameIsObserved() async {
    let scroll = UIScrollView()
    let changes: [(String, () -> Void)] = [
      ("frame", { scroll.frame.size = CGSize(width: 50, height: 50) }), ("bounds", { scroll.bounds.size.width = 60 }),
      ("center", { scroll.center.x = 7 }), ("hidden", { scroll.isHidden = true }),
      ("contentSize", { scroll.contentSize = CGSize(width: 10, height: 500) }),
      ("contentOffset", { scroll.contentOffset.y = 20 }), ("delegate", { scroll.delegate = Delegate.shared }),
    ]
    for (name, change) in changes {
      let observer = Observer()
      scroll.addObserver(observer, forKeyPath: name, options: .new, context: nil)
      change()
      scroll.removeObserver(observer, forKeyPath: name)
      XCTAssertEqual(observer.changes.map(\.name), [name])
    }
  }

  func testAnObservationEndsWhenTheObserverIsRemoved() async {
    let (view, observer) = (UIView(), Observer())
    let (one, two) = (UnsafeMutableRawPointer(bitPattern: 16), UnsafeMutableRawPointer(bitPattern: 32))
    for context in [one, two] { view.addObserver(observer, forKeyPath: "center", options: [], context: context) }

    view.removeObserver(observer, forKeyPath: "center", context: one)
    view.center.x = 5
    view.removeObserver(observer, forKeyPath: "center")
    view.center.x = 6

    XCTAssertEqual(observer.changes.map(\.context), [two])
  }

  func testAnObserverThatIsReleasedReceivesNothing() async {
    let view = UIView()
    var observer: Observer? = Observer()
    weak let released = observer
    view.addObserver(observer!, forKeyPath: "hidden", options: [.initial, .new], context: nil)
    XCTAssertEqual(observer?.changes.first?.values?[.newKey] as? Bool, false)
    observer = nil

    view.isHidden = true

    XCTAssertNil(released)
  }

  func testAnUnknownNameIsReported() async {
    let log = WarningLog()
    UIView().addObserver(Observer(), forKeyPath: "mood", options: [], context: nil)
    XCTAssertEqual(log.messages.filter { $0.contains("mood") }.count, 1)
  }
}

private final class Observer: UIResponder {
  struct Change {
    let name: String?
    let object: Any?
    let values: [NSKeyValueChangeKey: Any]?
    let context: UnsafeMutableRawPointer?
  }

  private(set) var changes: [Change] = []

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    changes.append(Change(name: keyPath, object: object, values: change, context: context))
  }
}

private final class Delegate: UIScrollViewDelegate {
  static let shared = Delegate()
}
