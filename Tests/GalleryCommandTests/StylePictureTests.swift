// SPDX-License-Identifier: MIT
import DiagnosticsTesting
import EffortTesting
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

  /// The page comes back in a swipe with the pictures that it had, which then go on.
  func testAFrozenPictureShowsItsPagesUntilItsTransitionHasBegunAgain() async throws {
    let camera = try OffscreenHost(size: CGSize(width: 300, height: 200), scale: 0.5)
    defer { camera.close() }
    let page = UIViewController()
    camera.host.window.rootViewController = page
    let moment = PictureLoop.Moment(elapsed: 0.5)
    // A snapshot shows a CATransition at its end.
    let styles = Catalog.styles.filter { $0.id != LayerTransitionStyle.entry.id }
    for style in TestEffort.cases(styles, everyNth: 5) {
      let picture = StylePicture(style: style, pages: TilePages.make)
      picture.frame = page.view.bounds
      page.view.addSubview(picture)
      picture.show(moment, in: page)
      camera.host.advance(by: 0.1)
      let shown = camera.picture()
      picture.freeze()
      camera.host.advance(by: 0.1)
      XCTAssertFalse(picture.isLive, style.id)
      XCTAssertEqual(PictureComparison(expected: shown, actual: camera.picture()).differences(above: 3), 0, style.id)

      picture.show(moment, in: page)
      camera.host.advance(by: 0.1)
      XCTAssertEqual(picture.subviews.count, 1, style.id)
      let again = PictureComparison(expected: shown, actual: camera.picture())
      if again.differences(above: 3) != 0 { XCTFail("\(style.id): see \(try again.write(as: style.id))") }
      picture.stop()
      picture.removeFromSuperview()
    }
  }
}
