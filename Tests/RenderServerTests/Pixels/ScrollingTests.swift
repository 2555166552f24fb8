// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11
import XCTest

@testable import RenderServer

/// Frames of a list that scrolls. Most of their pixels are copied from the previous frame.
final class ScrollingTests: PixelTestCase {
  private static let size = PixelSize(width: 400, height: 420)

  /// A page with a list of rows, a translucent bar over its top, and an indicator at its side.
  private final class Page {
    let tree = LayerTree(size: CGSize(width: size.width, height: size.height), color: nil)
    let list: LayerID
    let bar: LayerID
    let indicator: LayerID
    var rows: [LayerID] = []

    init() {
      let page = tree.add(CGRect(x: 0, y: 0, width: 400, height: 420), color: .white)
      for index in 0..<10 {
        tree.add(CGRect(x: 2, y: 40 * index, width: 12, height: 30), color: .green, to: page)
      }
      list = tree.add(CGRect(x: 16, y: 20, width: 380, height: 390), color: .white, to: page) {
        $0.masksToBounds = true
      }
      bar = tree.add(CGRect(x: 0, y: 0, width: 400, height: 50), to: page) {
        $0.backgroundColor = CGColor(red: 0.9, green: 0.9, blue: 1, alpha: 0.8)
      }
      indicator = tree.add(CGRect(x: 388, y: 60, width: 6, height: 60), color: .black, to: page) {
        $0.corners.radius = 3
      }
      for number in 0..<60 { insertRow(number) }
    }

    /// Adds a row with a few layers at a place of the list.
    func insertRow(_ number: Int) {
      let row = tree.add(
        CGRect(x: 10, y: 30 * number, width: 350, height: 26),
        color: CGColor(red: CGFloat(number % 7) / 7, green: 0.5, blue: CGFloat(number % 5) / 5, alpha: 1), to: list
      ) { $0.corners.radius = CGFloat(number % 3) * 4 }
      tree.add(CGRect(x: 8, y: 5, width: 10 + 3 * number, height: 9), color: .white, to: row)
      tree.add(CGRect(x: 8, y: 16, width: 40, height: 5), color: .black, to: row)
      rows.append(row)
    }

    func scroll(toX x: CGFloat = 0, y: CGFloat) { tree.set(list) { $0.bounds.origin = CGPoint(x: x, y: y) } }
  }

  private func surface(usesCaches: Bool) -> RenderSurface {
    server.makeOffscreenSurface(pixelSize: Self.size, scale: 1, hasAlpha: false, usesCaches: usesCaches)
  }

  func testCopiedPixelsAreThoseOfTheListDrawnWhole() {
    for seed in 1...3 as ClosedRange<UInt64> { checkRandomFrames(seed: seed) }
  }

  private func checkRandomFrames(seed: UInt64) {
    let page = Page()
    var random = Numbers(state: seed)
    let (copying, whole) = (surface(usesCaches: true), surface(usesCaches: false))
    var place = CGPoint.zero

    for frame in 0..<100 {
      change(page, frame: frame, &place, &random)
      let commit = page.tree.commit(at: Double(frame) / 60)
      for surface in [copying, whole] { surface.commit(commit) }
      let time = Double(frame) / 60
      // A raster of what is translucent is rounded once more.
      let difference = copying.renderFrame(at: time).firstDifference(from: whole.renderFrame(at: time), tolerance: 2)
      XCTAssertNil(difference, "seed \(seed), frame \(frame)")
      if difference != nil { return }
    }
  }

  /// Scrolls the page, mostly, and changes something else at times.
  private func change(_ page: Page, frame: Int, _ place: inout CGPoint, _ random: inout Numbers) {
    let tree = page.tree
    place.y += CGFloat(Int.random(in: -12...25, using: &random)) / 2
    if frame % 9 == 0 { place.x = CGFloat(Int.random(in: -3...3, using: &random)) }
    if frame % 50 == 49 { place.y = .random(in: 0...1200, using: &random) }
    page.scroll(toX: place.x, y: place.y)
    tree.set(page.indicator) { $0.position.y = 60 + place.y / 5 }
    switch Int.random(in: 0..<12, using: &random) {
    case 0: tree.set(page.rows.randomElement(using: &random)!) { $0.backgroundColor = .red }
    case 1: tree.set(page.rows.randomElement(using: &random)!) { $0.opacity = 0.5 }
    case 2: tree.set(page.rows.randomElement(using: &random)!) { $0.position.x += 5 }
    case 3: tree.set(page.rows.randomElement(using: &random)!) { $0.zPosition = 1 }
    case 4:
      let fade = LayerAnimation.linear("opacity", from: 1, to: 0, begin: Double(frame) / 60)
      tree.change(page.rows.randomElement(using: &random)!) { $0.animations = [fade] }
    case 5: tree.set(page.bar) { $0.compositing.backdropBlur = $0.compositing.backdropBlur > 0 ? 0 : 4 }
    case 6: tree.remove(page.rows.removeFirst(), from: page.list)
    case 7: page.insertRow(.random(in: 0..<60, using: &random))
    case 8: tree.change(page.list) { $0.sublayers.swapAt(0, $0.sublayers.count - 1) }
    case 9: tree.set(page.list) { $0.position.y += .random(in: -4...4, using: &random) }
    default: break
    }
  }

  /// As on a server that displays the buffers themselves, so that two take turns.
  func testPixelsAreCopiedFromTheBufferOfTheFrameBefore() throws {
    let (page, whole) = (Page(), surface(usesCaches: false))
    let connection = try Connection()
    let (compositor, scene) = (Compositor(connection: connection), Scene(size: Self.size, scale: 1))
    let visual = SurfaceVisual(connection: connection, hasAlpha: false)
    let buffers = BackBuffers(connection: connection, visual: visual, window: nil, size: Self.size)
    var (shown, copied): (BackBuffer?, Int) = (nil, 0)

    for frame in 0..<20 {
      page.scroll(y: CGFloat(200 + 7 * frame % 60))
      let commit = page.tree.commit()
      scene.apply(commit)
      whole.commit(commit)
      let buffer = try XCTUnwrap(buffers.free())
      XCTAssertFalse(buffer === shown)
      let difference = scene.update(at: 0)
      buffers.add(difference, drawnInto: buffer)
      if difference.scrolled != nil, buffer.pending.area < 200 * 200 { copied += 1 }
      compositor.draw(scene.list, into: buffer.picture, hasAlpha: false, damage: buffer.pending)
      buffer.pending = PixelRegion()
      shown?.isBusy = false
      buffer.isBusy = true
      shown = buffer

      let image = try XCTUnwrap(buffer.pixmap?.readImage(isOpaque: true))
      XCTAssertNil(image.firstDifference(from: whole.renderFrame(at: 0), tolerance: 2), "frame \(frame)")
    }
    XCTAssertGreaterThan(copied, 10)
  }

  func testOnlyWhatComesIntoViewIsDrawn() throws {
    let page = Page()
    let (copying, whole) = (surface(usesCaches: true), surface(usesCaches: false))
    func requests(of surface: RenderSurface) throws -> Int {
      try XCTUnwrap(surface.measureFrame(at: 0)).requests
    }

    var last = (copying: 0, whole: 0)
    for frame in 0..<6 {
      page.scroll(y: CGFloat(100 + 5 * frame))
      let commit = page.tree.commit()
      for surface in [copying, whole] { surface.commit(commit) }
      last = (try requests(of: copying), try requests(of: whole))
    }

    XCTAssertLessThan(last.copying, last.whole / 3)
  }
}
