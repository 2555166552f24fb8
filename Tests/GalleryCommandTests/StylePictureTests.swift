// SPDX-License-Identifier: MIT
import DiagnosticsTesting
import LeakTesting
import UIKit
import XCTest

@testable import Gallery

/// The small live pictures of styles.
@MainActor
final class StylePictureTests: UIKitTestCase {
  /// A page that removes its picture when it is laid out in another size, as a container may that shows another page then.
  private final class Page: UIViewController {
    let picture: StylePicture
    init(_ style: TransitionStyle) {
      picture = StylePicture(style: style, kind: .present, pages: TilePages.make)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      if picture.superview == nil { view.addSubview(picture) } else { picture.stop() }
      picture.frame = view.bounds
    }
  }

  func testAPictureThatALayoutRemovesBeforeItsTransitionBeginsPresentsNothing() async throws {
    let warnings = WarningLog()
    for style in Catalog.styles where style.kinds.contains(.present) {
      let host = ManualHost(size: CGSize(width: 400, height: 300))
      let page = Page(style)
      host.window.rootViewController = page
      host.advance(by: 0.1)
      page.picture.show(PictureLoop.Moment(elapsed: 0.5), in: page)
      page.view.setNeedsLayout()
      host.advance(by: 0.1)
      XCTAssertFalse(page.picture.isLive, style.id)
    }
    XCTAssertEqual(warnings.messages, [])
  }
}
