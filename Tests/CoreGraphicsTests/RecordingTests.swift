// SPDX-License-Identifier: MIT
import CCairo
import XCTest

@testable import CoreGraphics

final class RecordingTests: XCTestCase {
  private func replay(_ recording: DrawingRecording, scale: CGFloat) throws -> CGImage {
    let context = try XCTUnwrap(CGContext(size: recording.size, scale: scale))
    recording.replay(onto: context.cairo)
    return try XCTUnwrap(context.makeImage())
  }

  func testARecordingReplaysSharplyAtAnyScale() throws {
    let recording = DrawingRecording.record(size: CGSize(width: 10, height: 10)) { context in
      context.setFillColor(.red)
      context.fill(CGRect(x: 1, y: 1, width: 2.5, height: 2))
    }

    let image = try replay(recording, scale: 2)

    XCTAssertEqual(image.ink, CGRect(x: 2, y: 2, width: 5, height: 4))
    XCTAssertEqual(image.pixel(6, 5), .red)
    XCTAssertEqual(recording.inkBounds(), CGRect(x: 1, y: 1, width: 3, height: 2))
  }

  func testARecordingEndsAtItsSize() throws {
    let recording = DrawingRecording.record(size: CGSize(width: 10, height: 10)) { context in
      context.fill(CGRect(x: -50, y: -50, width: 100, height: 100))
    }
    let context = try XCTUnwrap(CGContext(size: CGSize(width: 20, height: 20), scale: 1))
    recording.replay(onto: context.cairo)

    XCTAssertEqual(context.makeImage()?.ink, CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  func testARecordingKeepsThePixelsOfImagesThatAreGone() throws {
    var recording: DrawingRecording?
    do {
      let image = try drawing(4, 4) { context in
        context.setFillColor(.green)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
      recording = DrawingRecording.record(size: CGSize(width: 8, height: 8)) { context in
        context.draw(image, in: CGRect(x: 2, y: 2, width: 4, height: 4))
      }
    }

    XCTAssertEqual(try replay(XCTUnwrap(recording), scale: 1).pixel(3, 3), .green)
  }

  func testShadowsAndLayersAreRecorded() throws {
    let recording = DrawingRecording.record(size: CGSize(width: 40, height: 40)) { context in
      context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: .blue)
      context.beginTransparencyLayer()
      context.setFillColor(.red)
      context.fill(CGRect(x: 2, y: 2, width: 10, height: 10))
      context.endTransparencyLayer()
    }

    let image = try replay(recording, scale: 2)

    XCTAssertEqual(image.pixel(10, 10), .red)
    XCTAssertEqual(image.pixel(50, 10), .blue)
  }

  func testTextSurvivesReplayOnAnotherThreadAfterItsLayoutIsGone() throws {
    let font = FontDescriptor(size: 17)
    let here = try text(font, CGContext(size: CGSize(width: 200, height: 30), scale: 2))
    let recording = DrawingRecording.record(size: CGSize(width: 200, height: 30)) { context in
      TextLayout(string: "Passage — 42", font: font)
        .draw(in: context, rect: CGRect(x: 0, y: 0, width: 200, height: 30), color: .black)
    }
    let done = expectation(description: "replayed")
    nonisolated(unsafe) var there: CGImage?
    Thread.detachNewThread {
      let context = CGContext(size: recording.size, scale: 2)
      if let context { recording.replay(onto: context.cairo) }
      there = context?.makeImage()
      done.fulfill()
    }
    wait(for: [done], timeout: 10)

    XCTAssertFalse(here.ink.isEmpty)
    XCTAssertEqual(there?.pixels, here.pixels)
  }

  func testOneThreadReplaysWhileAnotherSetsTextInTheSameFonts() throws {
    func record(_ index: Int) -> DrawingRecording {
      DrawingRecording.record(size: CGSize(width: 120, height: 30)) { context in
        TextLayout(string: "Row \(index) ąß漢", font: FontDescriptor(size: CGFloat(10 + index % 7)))
          .draw(in: context, rect: CGRect(x: 0, y: 0, width: 120, height: 30), color: .black)
      }
    }
    let recordings = (0..<100).map(record)
    let done = expectation(description: "replayed")
    nonisolated(unsafe) var blank = 0
    Thread.detachNewThread {
      for (index, recording) in recordings.enumerated() {
        let context = CGContext(size: recording.size, scale: CGFloat(1 + index % 3))
        if let context { recording.replay(onto: context.cairo) }
        if context?.makeImage()?.ink.isEmpty ?? true { blank += 1 }
      }
      done.fulfill()
    }
    for index in 0..<400 { _ = record(index) }
    wait(for: [done], timeout: 30)

    XCTAssertEqual(blank, 0)
  }

  private func text(_ font: FontDescriptor, _ context: CGContext?) throws -> CGImage {
    let context = try XCTUnwrap(context)
    TextLayout(string: "Passage — 42", font: font)
      .draw(in: context, rect: CGRect(x: 0, y: 0, width: 200, height: 30), color: .black)
    return try XCTUnwrap(context.makeImage())
  }
}
