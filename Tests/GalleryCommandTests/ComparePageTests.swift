// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import Gallery

@MainActor
final class ComparePageTests: XCTestCase {
  private func open(_ style: String) throws -> (host: ManualHost, cell: CompareCell) {
    let host = ManualHost(size: CGSize(width: 400, height: 324))
    let cell = try XCTUnwrap(Catalog.style(style).flatMap(CompareCell.init))
    host.window.rootViewController = cell
    host.advance(by: 0.1)
    return (host, cell)
  }

  /// The two pages of a slide are side by side at every progress, in both directions.
  func testACellShowsTheStyleAtAnyProgress() async throws {
    let (host, cell) = try open("slide")
    let root = try XCTUnwrap(cell.children.first as? UINavigationController)
    for progress: CGFloat in [0.25, 0.75, 0.5, 1, 0.5, 0] {
      cell.show(progress)
      host.advance(by: 0.05)
      let top = try XCTUnwrap(root.topViewController)
      guard progress > 0, progress < 1 else { continue }
      let frames = root.viewControllers.compactMap { controller -> CGFloat? in
        guard let layer = controller.viewIfLoaded?.layer.presentation(), controller.view.window != nil else {
          return nil
        }
        return layer.position.x - 200 + layer.transform.m41
      }
      XCTAssertNotNil(top.view.window)
      XCTAssertFalse(frames.isEmpty, "at \(progress)")
    }
    XCTAssertEqual(root.viewControllers.count, 1, "back at the first page")
    host.window.close()
  }

  func testEveryOfferedStyleRunsForwardAndBackward() async throws {
    for style in Catalog.styles where style.kindBesideOthers != nil {
      let (host, cell) = try open(style.id)
      for progress: CGFloat in [0.3, 0.8, 1, 1, 0.6, 0.2, 0, 0, 0.5, 0] {
        cell.show(progress)
        host.advance(by: 0.1)
      }
      XCTAssertTrue(host.advanceToRest(), style.id)
      XCTAssertNil(cell.children.first?.presentedViewController, style.id)
      host.window.close()
    }
  }

  func testThePageFillsAnyWindow() async throws {
    let host = ManualHost(size: CGSize(width: 1180, height: 760))
    let page = CompareController()
    host.window.rootViewController = page
    host.advance(by: 0.5)
    for size in [CGSize(width: 480, height: 360), CGSize(width: 1600, height: 1000)] {
      host.resize(to: size)
      host.advance(by: 0.1)
      for view in page.view.subviews {
        XCTAssertTrue(page.view.bounds.contains(view.frame), "\(type(of: view)) in \(size)")
      }
    }
    host.window.close()
  }

  func testThePlaybackControlsPlayReverseAndStop() async {
    let host = ManualHost(size: CGSize(width: 100, height: 100))
    let playback = Playback()
    playback.loops = false
    playback.speed = 0.5

    playback.play()
    host.advance(by: 1)
    XCTAssertEqual(playback.time, 0.5, accuracy: 0.02)
    playback.reverse()
    host.advance(by: 0.5)
    XCTAssertEqual(playback.time, 0.25, accuracy: 0.03)
    host.advance(by: 1)

    XCTAssertEqual(playback.time, 0)
    XCTAssertFalse(playback.isPlaying)
    host.window.close()
  }
}
