// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Popovers whose source is moved by a layout.
@MainActor
final class PopoverSourceTests: UIKitTestCase {
  /// A view that places the source in its layout, which comes after that of the popover's container.
  private final class Row: UIView {
    let source = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
    /// The distance of the source from the right edge, in points.
    var distance: CGFloat = 300 { didSet { setNeedsLayout() } }

    override init(frame: CGRect) {
      super.init(frame: frame)
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(source)
    }

    required init?(coder: NSCoder) { nil }

    nonisolated deinit {}

    override func layoutSubviews() {
      super.layoutSubviews()
      source.frame.origin.x = bounds.width - distance
    }
  }

  private var host: ManualHost!
  private var page: UIViewController!
  private var shown: UIViewController!
  private var row: Row!

  override func setUp() async throws {
    try await super.setUp()
    host = ManualHost(size: CGSize(width: 1000, height: 600))
    page = UIViewController()
    host.window.rootViewController = page
    row = Row(frame: page.view.bounds)
    page.view.addSubview(row)
    shown = UIViewController()
    shown.preferredContentSize = CGSize(width: 200, height: 120)
    shown.modalPresentationStyle = .popover
    shown.popoverPresentationController?.sourceView = row.source
    host.advance(by: 0.1)
    page.present(shown, animated: true)
  }

  override func release() { (host, page, shown, row) = (nil, nil, nil, nil) }

  private var middle: CGFloat? { shown.popoverPresentationController?.presentedView?.frame.midX }

  func testAPopoverFollowsASourceThatIsLaidOutAfterItsContainer() async {
    host.advance(by: 1)
    XCTAssertEqual(middle, 750)

    for width in [900, 1100, 950] as [CGFloat] {
      host.resize(to: CGSize(width: width, height: 600))
      host.flush()
      XCTAssertEqual(middle, width - 250, "at a width of \(width)")
    }
  }

  func testAPopoverFollowsItsSourceInAWindowThatKeepsItsSize() async {
    host.advance(by: 1)

    row.distance = 500
    host.flush()

    XCTAssertEqual(middle, 550)
  }

  func testAPopoverFollowsItsSourceWhileItAppears() async {
    host.advance(by: 0.05)

    row.distance = 500
    host.flush()

    XCTAssertEqual(middle, 550)
    XCTAssertTrue(shown.isBeingPresented)
    host.advance(by: 1)
    XCTAssertEqual(middle, 550)
  }

  func testTheDelegateIsAskedForARectangleInTheSourceThatHasBeenLaidOut() async {
    final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
      var places: [CGFloat] = []
      func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
      ) { places.append(view.pointee.frame.minX) }
    }
    let delegate = Delegate()
    shown.popoverPresentationController?.delegate = delegate
    host.advance(by: 1)

    host.resize(to: CGSize(width: 900, height: 600))
    host.flush()

    XCTAssertEqual(delegate.places, [600])
  }
}
