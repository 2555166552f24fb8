// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11
import XCTest

@testable import RenderServer

final class CurlDamageTests: XCTestCase {
  private let size = PixelSize(width: 400, height: 300)

  func testFlatPartOfACurlingPageIsNotDrawnAgain() {
    let tree = LayerTree(size: CGSize(width: 400, height: 300))
    let page = tree.add(CGRect(x: 0, y: 0, width: 400, height: 300), color: .red)
    tree.set(page) { $0.pageCurl = PageCurl(progress: 0.1, angle: .pi, radius: 20) }
    let scene = Scene(size: size, scale: 1)
    scene.apply(tree.commit())
    _ = scene.update(at: 0)

    tree.set(page) { $0.pageCurl.progress = 0.2 }
    scene.apply(tree.commit())
    let damage = scene.update(at: 0.1).damage.bounds

    XCTAssertGreaterThan(damage.x, 200)
    XCTAssertEqual(damage.maxX, 400)
  }

  func testPageIsFlattenedOnceForItsWholeCurl() throws {
    let tree = LayerTree(size: CGSize(width: 400, height: 300))
    let page = tree.add(CGRect(x: 0, y: 0, width: 400, height: 300), color: .red)
    tree.add(CGRect(x: 5, y: 5, width: 50, height: 50), color: .blue, to: page)
    let scene = Scene(size: size, scale: 1)
    var rasters: [Raster] = []
    for step in 1...9 {
      tree.set(page) { $0.pageCurl.progress = CGFloat(step) / 10 }
      scene.apply(tree.commit())
      _ = scene.update(at: Double(step) / 60)
      for item in scene.list.items {
        if case .curl(let curl) = item.drawing { rasters.append(curl.page) }
      }
    }
    XCTAssertEqual(rasters.count, 9)
    XCTAssertTrue(rasters.allSatisfy { $0 === rasters[0] })
  }

  func testFlatPartOfACurlingPageIsOpaque() {
    let tree = LayerTree(size: CGSize(width: 400, height: 300))
    let page = tree.add(CGRect(x: 0, y: 0, width: 400, height: 300), color: .red)
    tree.set(page) { $0.pageCurl = PageCurl(progress: 0.5, angle: .pi, radius: 20) }
    let scene = Scene(size: size, scale: 1)
    scene.apply(tree.commit())
    _ = scene.update(at: 0)
    // The fold is at 400 − 0.5 · 420.
    XCTAssertEqual(scene.list.items.last?.opaqueRect, PixelRect(x: 0, y: 0, width: 190, height: 300))
  }
}
