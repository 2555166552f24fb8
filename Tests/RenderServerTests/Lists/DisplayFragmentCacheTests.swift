// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11
import XCTest

@testable import RenderServer

final class DisplayFragmentCacheTests: XCTestCase {
  private let size = PixelSize(width: 200, height: 200)

  /// Returns two panels of twelve layers each.
  private func panels(in tree: LayerTree) -> [[LayerID]] {
    (0..<2).map { panel in
      let id = tree.add(CGRect(x: 100 * panel, y: 0, width: 100, height: 200), color: .white)
      return [id]
        + (0..<12).map { tree.add(CGRect(x: 5, y: 15 * $0, width: 50, height: 10), color: .red, to: id) }
    }
  }

  private func fragments(_ items: [DisplayItem]) -> [LayerID: DisplayFragment] {
    var found: [LayerID: DisplayFragment] = [:]
    for item in items {
      if case .fragment(let fragment) = item.drawing {
        found[item.key.layer] = fragment
        found.merge(fragments(fragment.items)) { first, _ in first }
      }
    }
    return found
  }

  func testUnchangedFragmentsAreReusedAndOnlyChangesAreDamage() throws {
    let tree = LayerTree(size: CGSize(width: 200, height: 200))
    let panels = panels(in: tree)
    let scene = Scene(size: size, scale: 1)
    scene.apply(tree.commit())
    _ = scene.update(at: 0)
    let before = fragments(scene.list.items)

    tree.set(panels[1][4]) { $0.backgroundColor = .blue }
    scene.apply(tree.commit())
    let damage = scene.update(at: 0.1).damage
    let after = fragments(scene.list.items)

    XCTAssertEqual(damage.rects, [PixelRect(x: 105, y: 45, width: 50, height: 10)])
    XCTAssertNotNil(before[panels[0][0]])
    XCTAssertTrue(before[panels[0][0]] === after[panels[0][0]])
    XCTAssertFalse(try XCTUnwrap(before[panels[1][0]]) === after[panels[1][0]])
  }

  func testAnimationInAPanelDoesNotAffectTheOther() {
    let tree = LayerTree(size: CGSize(width: 200, height: 200))
    let panels = panels(in: tree)
    tree.change(panels[1][3]) { $0.animations = [.linear("opacity", from: 1, to: 0)] }
    let scene = Scene(size: size, scale: 1)
    scene.apply(tree.commit())
    _ = scene.update(at: 0)
    let before = fragments(scene.list.items)

    let damage = scene.update(at: 0.5).damage

    XCTAssertEqual(damage.rects, [PixelRect(x: 105, y: 30, width: 50, height: 10)])
    XCTAssertTrue(before[panels[0][0]] === fragments(scene.list.items)[panels[0][0]])
    XCTAssertNil(before[panels[1][0]])
  }

  /// Returns forty layers below each other.
  private func column(in tree: LayerTree) -> [LayerID] {
    (0..<40).map { tree.add(CGRect(x: 5, y: 5 * $0, width: 50, height: 4), color: .red) }
  }

  func testSublayersBesideAnAnimatedOneAreNotListedAgain() throws {
    let tree = LayerTree(size: CGSize(width: 200, height: 200))
    let layers = column(in: tree)
    tree.change(layers[20]) { $0.animations = [.linear("opacity", from: 1, to: 0)] }
    let scene = Scene(size: size, scale: 1)
    scene.apply(tree.commit())
    _ = scene.update(at: 0)
    let before = fragments(scene.list.items)

    let damage = scene.update(at: 0.5).damage
    let after = fragments(scene.list.items)

    XCTAssertEqual(scene.list.items.map(\.key.role), [.background, .run, .background, .run, .run])
    XCTAssertEqual(damage.rects, [PixelRect(x: 5, y: 100, width: 50, height: 4)])
    for first in [layers[0], layers[21], layers[32]] { XCTAssertTrue(try XCTUnwrap(before[first]) === after[first]) }
  }

  func testAnAnimationThatBeginsOrEndsDamagesOnlyItsLayer() {
    let tree = LayerTree(size: CGSize(width: 200, height: 200))
    let layers = column(in: tree)
    let scene = Scene(size: size, scale: 1)
    scene.apply(tree.commit())
    _ = scene.update(at: 0)
    XCTAssertEqual(scene.list.items.map(\.key.role), [.fragment])

    tree.change(layers[20]) { $0.animations = [.linear("opacity", from: 1, to: 0)] }
    scene.apply(tree.commit())
    XCTAssertEqual(scene.update(at: 0.5).damage.rects, [PixelRect(x: 5, y: 100, width: 50, height: 4)])

    tree.change(layers[20]) { $0.animations = [] }
    scene.apply(tree.commit())
    XCTAssertEqual(scene.update(at: 0.6).damage.rects, [PixelRect(x: 5, y: 100, width: 50, height: 4)])
    XCTAssertEqual(scene.list.items.map(\.key.role), [.fragment])
  }

  func testASublayerAmongOthersThatChangesIsListedAgain() {
    let tree = LayerTree(size: CGSize(width: 200, height: 200))
    let layers = column(in: tree)
    tree.change(layers[20]) { $0.animations = [.linear("opacity", from: 1, to: 0)] }
    let scene = Scene(size: size, scale: 1)
    scene.apply(tree.commit())
    _ = scene.update(at: 0.5)

    tree.set(layers[3]) { $0.backgroundColor = .blue }
    scene.apply(tree.commit())
    XCTAssertEqual(scene.update(at: 0.5).damage.rects, [PixelRect(x: 5, y: 15, width: 50, height: 4)])

    tree.remove(layers[4])
    scene.apply(tree.commit())
    XCTAssertEqual(scene.update(at: 0.5).damage.rects, [PixelRect(x: 5, y: 20, width: 50, height: 4)])
  }
}
