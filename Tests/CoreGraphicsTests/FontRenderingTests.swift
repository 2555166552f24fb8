// SPDX-License-Identifier: MIT
import CCairo
import XCTest

@testable import CoreGraphics

final class FontRenderingTests: XCTestCase {
  private static let all: [FontRendering] = [true, false, nil].flatMap { antialiases in
    [nil, .some(.none), .slight, .medium, .full].map { FontRendering(antialiases: antialiases, hintStyle: $0) }
  }

  private let sentence = "Illuminating wafers, 12345"

  override func tearDown() { FontRendering.current = .portable }

  private func makeLayout(_ string: String) -> TextLayout {
    TextLayout(string: string, font: FontDescriptor(size: 13))
  }

  /// Draws black text on white.
  private func draw(_ layout: TextLayout) throws -> CGImage {
    try drawing(240, 24) { context in
      context.setFillColor(.white)
      context.fill(CGRect(x: 0, y: 0, width: 240, height: 24))
      layout.draw(in: context, rect: CGRect(x: 4, y: 2, width: 236, height: 20), color: .black)
    }
  }

  private func levels(_ image: CGImage) -> Set<Int> {
    Set((0..<image.height).flatMap { y in (0..<image.width).map { x in image.pixel(x, y).green } })
  }

  /// Pango would look for each font twice if the contexts in which it measures fonts had another resolution than ours.
  func testPangoMeasuresFontsWithTheResolutionOfText() throws {
    _ = FontDescriptor(size: 13).measure()

    let map = try XCTUnwrap(pango_cairo_font_map_get_default())
    XCTAssertEqual(pango_cairo_font_map_get_resolution(OpaquePointer(map)), PangoUnits.resolution)
    XCTAssertLessThan(pango_cairo_context_get_resolution(TextContext.current), 0, "the context has none of its own")
  }

  func testHintingChangesGlyphsButNotTheirAdvances() throws {
    FontRendering.current = .portable
    let (unhinted, width) = (try draw(makeLayout(sentence)), makeLayout(sentence).size())

    FontRendering.current = FontRendering(antialiases: true, hintStyle: .full)

    XCTAssertNotEqual(try draw(makeLayout(sentence)).pixels, unhinted.pixels)
    for rendering in Self.all {
      FontRendering.current = rendering
      XCTAssertEqual(makeLayout(sentence).size(), width, "\(rendering)")
    }
  }

  func testMetricsDoNotDependOnTheRendering() {
    let metrics = FontDescriptor(size: 13.25).metrics

    for rendering in Self.all {
      FontRendering.current = rendering
      XCTAssertEqual(FontDescriptor(size: 13.25).measure(), metrics, "\(rendering)")
    }
  }

  func testTextWithoutAntialiasingHasTwoLevels() throws {
    FontRendering.current = FontRendering(antialiases: false, hintStyle: .full)
    XCTAssertEqual(levels(try draw(makeLayout(sentence))), [0, 255])

    FontRendering.current = FontRendering(antialiases: true, hintStyle: .full)
    XCTAssertGreaterThan(levels(try draw(makeLayout(sentence))).count, 8)
  }

  func testTextIsNeverDrawnPerSubpixel() throws {
    for rendering in Self.all {
      FontRendering.current = rendering

      let image = try draw(makeLayout(sentence))

      for y in 0..<image.height {
        for x in 0..<image.width {
          let pixel = image.pixel(x, y)
          XCTAssertTrue(pixel.red == pixel.green && pixel.green == pixel.blue, "\(rendering): \(pixel)")
        }
      }
    }
  }

  func testAnExistingLayoutFollowsAChangeOfTheRendering() throws {
    let layout = makeLayout(sentence)
    let smooth = try draw(layout)

    FontRendering.current = FontRendering(antialiases: false, hintStyle: FontRendering.HintStyle.none)

    XCTAssertEqual(levels(try draw(layout)), [0, 255])
    FontRendering.current = .portable
    XCTAssertEqual(try draw(layout).pixels, smooth.pixels)
  }

  func testOtherThreadsFollowTheRendering() throws {
    FontRendering.current = FontRendering(antialiases: false, hintStyle: FontRendering.HintStyle.none)
    let isDone = expectation(description: "drawn on another thread")
    let sentence = sentence

    Thread {
      let layout = TextLayout(string: sentence, font: FontDescriptor(size: 13))
      let image = try? drawing(240, 24) { context in
        layout.draw(in: context, rect: CGRect(x: 0, y: 0, width: 240, height: 24), color: .black)
      }
      let alphas = Set((0..<24).flatMap { y in (0..<240).map { x in image?.pixel(x, y).alpha ?? -1 } })
      XCTAssertEqual(alphas, [0, 255])
      isDone.fulfill()
    }.start()

    wait(for: [isDone], timeout: 10)
  }
}
