// SPDX-License-Identifier: MIT
import CoreGraphics
import UIKit
import XCTest

@testable import Gallery

/// The pictures of recordings and snapshots.
@MainActor
final class RecordingTests: XCTestCase {
  private static let size = CGSize(width: 240, height: 180)

  private func recording(
    _ id: String, _ kind: TransitionKind, isForward: Bool = true
  ) throws -> Recording {
    Recording(style: try XCTUnwrap(Catalog.style(id)), kind: kind, isForward: isForward)
  }

  private func settings(
    curve: MotionCurve? = nil, duration: TimeInterval? = nil, isDark: Bool = false
  ) -> RecordingSettings {
    RecordingSettings(frames: 4, size: Self.size, scale: 0.5, isDark: isDark, curve: curve, duration: duration)
  }

  /// Returns the pictures at fractions of the duration.
  private func pictures(
    of recording: Recording, _ settings: RecordingSettings, at fractions: [Double]
  ) throws -> [CGImage] {
    let host = try OffscreenHost(
      size: Self.size, scale: 0.5, style: settings.isDark ? .dark : .light)
    defer { host.close() }
    let camera = try TransitionCamera(recording, settings, with: host)
    defer { host.host.window.rootViewController = nil }
    return fractions.map { camera.picture(at: camera.duration * $0) }
  }

  func testARecordingHasTheSameBytesEachTime() async throws {
    let fold = try recording("fold", .push)
    let dismissal = try recording("sheet", .present, isForward: false)
    let spring = settings(curve: .spring(response: 0.4, dampingRatio: 0.7))
    for (recording, settings, format) in [
      (fold, settings(), RecordingFormat.strip), (dismissal, settings(), .strip), (fold, spring, .strip),
      (fold, settings(isDark: true), .apng), (fold, settings(), .gif),
    ] {
      let recorder = Recorder(settings: settings, format: format)
      let files = try (0..<2).map { _ in try recorder.data(of: recording) { _, _ in } }
      XCTAssertEqual(files[0], files[1], "\(recording.title) as \(format)")
    }
  }

  func testARecordingBackwardStartsAndEndsWhereTheOneForwardEndsAndStarts() async throws {
    for (id, kind) in [("cube", TransitionKind.push), ("slide", .tab), ("drawer", .present)] {
      let forward = try pictures(of: recording(id, kind), settings(), at: [0, 0.5, 1])
      let backward = try pictures(of: recording(id, kind, isForward: false), settings(), at: [0, 0.5, 1])

      XCTAssertEqual(backward[0].pixels, forward[2].pixels, id)
      XCTAssertEqual(backward[2].pixels, forward[0].pixels, id)
      XCTAssertNotEqual(forward[1].pixels, forward[0].pixels, id)
      XCTAssertNotEqual(backward[1].pixels, forward[0].pixels, id)
    }
  }

  func testACurveDecidesWhichProgressIsShownWhen() async throws {
    let slide = try recording("slide", .push)
    let linear = MotionCurve.cubic(CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
    let easeInOut = MotionCurve.cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    let easeIn = MotionCurve.cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))

    let middle = try pictures(of: slide, settings(curve: linear, duration: 1), at: [0.5])
    let symmetric = try pictures(of: slide, settings(curve: easeInOut, duration: 0.3), at: [0.5])
    let late = try pictures(of: slide, settings(curve: easeIn, duration: 1), at: [0.5])

    XCTAssertEqual(middle[0].pixels, symmetric[0].pixels)
    XCTAssertNotEqual(middle[0].pixels, late[0].pixels)
  }

  func testADurationAloneKeepsTheStylesOwnCurve() async throws {
    for direction in [true, false] {
      let push = try recording("system", .push, isForward: direction)
      let host = try OffscreenHost(size: Self.size, scale: 0.5)
      defer { host.close() }
      XCTAssertEqual(try TransitionCamera(push, settings(duration: 2), with: host).duration, 2)
      host.host.window.rootViewController = nil

      let short = try pictures(of: push, settings(duration: 0.2), at: [0, 0.3, 1])
      let long = try pictures(of: push, settings(duration: 2), at: [0, 0.3, 1])
      XCTAssertEqual(short.map(\.pixels), long.map(\.pixels))
      XCTAssertEqual(short[0].pixels, try pictures(of: push, settings(), at: [0])[0].pixels)
    }
  }

  func testEveryStyleCanBeRecordedWithACurve() async throws {
    let curve = MotionCurve.cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    for style in Catalog.styles {
      for isForward in [true, false] {
        let recording = Recording(style: style, kind: style.kinds[0], isForward: isForward)
        let shown = try pictures(of: recording, settings(curve: curve, duration: 0.4), at: [0, 0.5, 1])
        XCTAssertNotEqual(shown[0].pixels, shown[1].pixels, recording.title)
        XCTAssertNotEqual(shown[1].pixels, shown[2].pixels, recording.title)
      }
    }
  }

  func testAScaleGivesTheFramesOfAnAnimationTheirSize() async throws {
    var settings = settings()
    settings.scale = 0.25
    let data = try Recorder(settings: settings, format: .gif).data(of: recording("slide", .push)) { _, _ in }

    XCTAssertEqual(UIImage(data: data)?.size, CGSize(width: 60, height: 45))
  }

  func testProgressIsReportedForEachFrame() async throws {
    var reports: [[Int]] = []
    _ = try Recorder(settings: settings(), format: .strip).data(of: recording("slide", .push)) {
      reports.append([$0, $1])
    }

    XCTAssertEqual(reports, [[1, 4], [2, 4], [3, 4], [4, 4]])
  }

  // MARK: Snapshots

  func testASnapshotOfEveryPageHasTheSameBytesEachTime() async throws {
    for page in [nil] + Catalog.pages.map(\.id) {
      var options = SnapshotOptions()
      options.page = page
      options.size = CGSize(width: 800, height: 600)
      options.scale = 0.5
      let snapshot = PageSnapshot(options: options)

      XCTAssertEqual(try snapshot.picture(), try snapshot.picture(), page ?? "home")
    }
  }

  func testASnapshotHasItsSizeScaleAndAppearance() async throws {
    var options = SnapshotOptions()
    options.page = "controls"
    options.size = CGSize(width: 400, height: 300)
    options.scale = 1.5
    let light = try XCTUnwrap(UIImage(data: PageSnapshot(options: options).picture())?.cgImage)
    options.isDark = true
    let dark = try XCTUnwrap(UIImage(data: PageSnapshot(options: options).picture())?.cgImage)

    XCTAssertEqual([light.width, light.height], [600, 450])
    XCTAssertLessThan(brightness(dark), brightness(light) / 2)
  }

  private func brightness(_ image: CGImage) -> Int {
    image.pixels.reduce(0) { $0 + Int($1) } - 255 * image.width * image.height
  }
}
