// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11
import XCTest

@testable import RenderServer

final class DisplayListTests: XCTestCase {
  private func list(_ tree: LayerTree, _ width: Int = 100, _ height: Int = 100, scale: CGFloat = 1) -> DisplayList {
    let size = PixelSize(width: width, height: height)
    return DisplayListBuilder(tree: tree.tree(), time: 0, scale: scale, size: size).build()
  }

  private func roles(_ items: [DisplayItem]) -> [DisplayItem.Role] { items.map(\.key.role) }

  func testItemsAreListedFromBackToFront() {
    let tree = LayerTree(size: CGSize(width: 100, height: 100))
    let box = tree.add(CGRect(x: 10, y: 10, width: 30, height: 30), color: .red) {
      $0.border.width = 1
      $0.shadow.opacity = 1
    }
    let inner = tree.add(CGRect(x: 5, y: 5, width: 5, height: 5), color: .blue, to: box)

    let items = list(tree).items

    XCTAssertEqual(roles(items), [.background, .shadow, .background, .background, .border])
    XCTAssertEqual(items[3].key.layer, inner)
    XCTAssertEqual(items[3].rect, PixelRect(x: 15, y: 15, width: 5, height: 5))
  }

  func testLayersOutsideTheSurfaceOrTheirClipAreNotListed() {
    let tree = LayerTree(size: CGSize(width: 100, height: 100))
    tree.add(CGRect(x: 200, y: 0, width: 10, height: 10), color: .red)
    let clip = tree.add(CGRect(x: 0, y: 0, width: 50, height: 50)) { $0.masksToBounds = true }
    tree.add(CGRect(x: 60, y: 0, width: 10, height: 10), color: .red, to: clip)
    tree.add(CGRect(x: 45, y: 0, width: 10, height: 10), color: .red, to: clip)

    let items = list(tree).items

    XCTAssertEqual(items.count, 2)
    XCTAssertEqual(items[1].rect, PixelRect(x: 45, y: 0, width: 5, height: 10))
  }

  func testAShadeWhoseDifferenceTheServerDoesNotShowDamagesNothing() {
    let tree = LayerTree(size: CGSize(width: 100, height: 100))
    let color = CGColor(red: 0, green: 0, blue: 0, alpha: 0.1)
    let shade = tree.add(CGRect(x: 0, y: 0, width: 100, height: 100), color: color) { $0.opacity = 0.5 }
    let before = list(tree)

    tree.set(shade) { $0.opacity = 0.49 }
    XCTAssertTrue(list(tree).difference(since: before).damage.isEmpty)
    tree.set(shade) { $0.opacity = 0.55 }
    XCTAssertEqual(list(tree).difference(since: before).damage.rects, [PixelRect(x: 0, y: 0, width: 100, height: 100)])
    tree.set(shade) { $0.opacity = 0.03 }
    XCTAssertEqual(list(tree).items.count, 1)
  }

  func testLayerOfOneItemFadesWithoutAGroup() {
    let tree = LayerTree(size: CGSize(width: 100, height: 100))
    tree.add(CGRect(x: 0, y: 0, width: 10, height: 10), color: .red) { $0.opacity = 0.5 }
    let pair = tree.add(CGRect(x: 20, y: 0, width: 10, height: 10), color: .red) { $0.opacity = 0.5 }
    tree.add(CGRect(x: 5, y: 0, width: 10, height: 10), color: .blue, to: pair)

    let items = list(tree).items

    XCTAssertEqual(roles(items), [.background, .background, .faded])
    XCTAssertEqual(items[1].opacity, 128.0 / 255, accuracy: 1e-9)
    guard case .group(let group) = items[2].drawing else { return XCTFail("no group") }
    XCTAssertEqual(group.bounds, PixelRect(x: 20, y: 0, width: 15, height: 10))
  }

  func testRoundedCornersNeedAGroupOnlyIfTheyCutContent() {
    for (x, wantsGroup) in [(0, true), (20, false)] {
      let tree = LayerTree(size: CGSize(width: 100, height: 100))
      let card = tree.add(CGRect(x: 0, y: 0, width: 80, height: 80), color: .white) {
        $0.corners.radius = 10
        $0.masksToBounds = true
      }
      tree.add(CGRect(x: x, y: 20, width: 20, height: 60), color: .red, to: card)
      XCTAssertEqual(roles(list(tree).items).contains(.clipped), wantsGroup)
    }
  }

  func testOpaqueRectanglesOfItems() {
    let tree = LayerTree(size: CGSize(width: 100, height: 100))
    let frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    tree.add(frame, color: .red)
    tree.add(frame, color: .red) { $0.corners.radius = 8 }
    tree.add(frame, color: CGColor.red.copy(alpha: 0.9))
    tree.add(frame, color: .red) { $0.opacity = 0.9 }

    let rects = list(tree).items.dropFirst().map(\.opaqueRect)

    XCTAssertEqual(
      Array(rects),
      [
        PixelRect(x: 10, y: 10, width: 40, height: 40), PixelRect(x: 10, y: 18, width: 40, height: 24), .empty, .empty,
      ])
  }

  func testEqualFramesHaveNoDamage() {
    let tree = LayerTree(size: CGSize(width: 100, height: 100))
    tree.add(CGRect(x: 0, y: 0, width: 10, height: 10), color: .red) { $0.shadow.opacity = 1 }
    XCTAssertTrue(list(tree).difference(since: list(tree)).damage.isEmpty)
  }

  func testMovedItemDamagesItsOldAndNewRectangles() {
    let tree = LayerTree(size: CGSize(width: 100, height: 100))
    let box = tree.add(CGRect(x: 0, y: 0, width: 10, height: 10), color: .red)
    let before = list(tree)

    tree.set(box) { $0.position = CGPoint(x: 75, y: 75) }
    let damage = list(tree).difference(since: before).damage

    XCTAssertEqual(
      Set(damage.rects),
      [PixelRect(x: 0, y: 0, width: 10, height: 10), PixelRect(x: 70, y: 70, width: 10, height: 10)])
  }

  func testAddedRemovedAndReorderedItemsAreDamage() {
    let tree = LayerTree(size: CGSize(width: 100, height: 100))
    let first = tree.add(CGRect(x: 0, y: 0, width: 10, height: 10), color: .red)
    tree.add(CGRect(x: 20, y: 20, width: 10, height: 10), color: .green)
    let third = tree.add(CGRect(x: 40, y: 40, width: 10, height: 10), color: .blue)
    let all = list(tree)

    tree.set(third) { $0.isHidden = true }
    let gone = list(tree)
    XCTAssertEqual(gone.difference(since: all).damage.rects, [PixelRect(x: 40, y: 40, width: 10, height: 10)])
    XCTAssertEqual(all.difference(since: gone).damage.rects, [PixelRect(x: 40, y: 40, width: 10, height: 10)])

    tree.set(third) { $0.isHidden = false }
    tree.set(first) { $0.zPosition = 1 }
    XCTAssertTrue(
      list(tree).difference(since: all).damage.rects.contains {
        $0.contains(PixelRect(x: 0, y: 0, width: 10, height: 10))
      })
  }

  func testChangeInAFadedGroupDamagesOnlyTheChangedPixels() {
    let tree = LayerTree(size: CGSize(width: 100, height: 100))
    let group = tree.add(CGRect(x: 0, y: 0, width: 100, height: 100), color: .white) { $0.opacity = 0.5 }
    let spot = tree.add(CGRect(x: 30, y: 30, width: 5, height: 5), color: .red, to: group)
    let before = list(tree)

    tree.set(spot) { $0.backgroundColor = .blue }

    XCTAssertEqual(list(tree).difference(since: before).damage.rects, [PixelRect(x: 30, y: 30, width: 5, height: 5)])
  }

  func testNewSizeDamagesTheWholeSurface() {
    let tree = LayerTree(size: CGSize(width: 100, height: 100))
    XCTAssertEqual(
      list(tree, 90, 80).difference(since: list(tree)).damage.rects, [PixelRect(x: 0, y: 0, width: 90, height: 80)])
  }
}
