import UIKit
// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore
import XCTest

/// A window on the manual clock with a page of 400x600 points.
@MainActor
class AutoLayoutTestCase: XCTestCase {
  private(set) var host: ManualHost!
  private(set) var page: UIView!

  override func setUp() async throws {
    host = ManualHost(size: CGSize(width: 400, height: 600))
    page = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.window.addSubview(page)
    host.flush()
  }

  override func tearDown() async throws {
    host.window.close()
    (host, page) = (nil, nil)
  }

  /// Adds a view that constraints place.
  func add<View: UIView>(_ view: View, to superview: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? page).addSubview(view)
    return view
  }

  func add(to superview: UIView? = nil) -> UIView { add(UIView(), to: superview) }

  func layOut() { host.flush() }
}

/// A view with a natural size.
final class Block: UIView {
  var size: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}
