// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import Gallery

/// Recorded drags: as values, in words, while they are recorded, and in files.
@MainActor
final class DragTests: XCTestCase {
  private let drag = RecordedDrag(
    name: "mine",
    points: [(0.0, 0), (0.1, 40), (0.3, 40), (0.4, 80)].map { RecordedDrag.Point(time: $0, distance: $1) })

  func testADistanceLiesBetweenTwoPointsAndStaysAfterTheRelease() async {
    XCTAssertEqual(drag.distance(at: -1), 0)
    XCTAssertEqual(drag.distance(at: 0.05), 20, accuracy: 1e-9)
    XCTAssertEqual(drag.distance(at: 0.2), 40, accuracy: 1e-9)
    XCTAssertEqual(drag.distance(at: 9), 80)
    XCTAssertEqual(drag.duration, 0.4)
  }

  func testTheVelocityIsThatOfTheLastEightHundredths() async {
    XCTAssertEqual(drag.velocity, 400, accuracy: 1)
    XCTAssertEqual(RecordedDrag.flick.velocity, 1000, accuracy: 5)
    XCTAssertEqual(RecordedDrag.slow.velocity, 180, accuracy: 1)
    XCTAssertEqual(RecordedDrag.hesitation.velocity, 0, accuracy: 1e-6)
    XCTAssertLessThan(RecordedDrag.changeOfMind.velocity, -400)
  }

  func testADragIsReadFromItsAddress() async throws {
    XCTAssertEqual(drag.address, "mine:0/0,100/40,300/40,400/80")
    XCTAssertEqual(try RecordedDrag(address: drag.address), drag)
    for drag in RecordedDrag.builtIn {
      XCTAssertEqual(drag.address, drag.name)
      XCTAssertEqual(try RecordedDrag(address: drag.name), drag)
      XCTAssertEqual(drag.points[0], RecordedDrag.Point(time: 0, distance: 0))
    }
    XCTAssertEqual(try RecordedDrag(address: "mine", saved: [drag]), drag)
  }

  func testHostileAddressesAreRefused() async {
    let path = String(repeating: "1/1,", count: 5000)
    for address in [
      "", ":", "mine:", "mine:0/0", "mine:0/0,5", "mine:0/0,nan/3", "mine:0/0,5/inf", "mine:1/0,2/3", "mine:0/1,2/3",
      "mine:0/0,5/1,5/2", "mine:0/0,5/1,4/2", "mine:0/0,30000/2", "mine:0/0,5/99999", ":0/0,5/1", "\u{1b}[2J",
      "mine:0/0,\(path)", "nothing",
    ] {
      XCTAssertThrowsError(try RecordedDrag(address: address), address) { error in
        XCTAssertTrue("\(error)".contains("flick"), "\(error)")
        XCTAssertFalse("\(error)".unicodeScalars.contains { $0.properties.generalCategory == .control })
      }
    }
  }

  func testTheRecordingOfAPauseHoldsThePointer() async throws {
    var recorder = DragRecorder(at: 10)
    XCTAssertNil(recorder.drag)
    for (time, distance) in [(10.01, 4), (10.02, 8), (10.5, 8), (10.51, 12), (10.505, 9)] {
      recorder.add(CGFloat(distance), at: time)
    }

    let drag = try XCTUnwrap(recorder.drag)
    XCTAssertEqual(drag.distance(at: 0.3), 8, accuracy: 1e-6)
    XCTAssertEqual(drag.duration, 0.51, accuracy: 1e-6)
    XCTAssertEqual(try RecordedDrag(address: drag.address), drag, "an address has all of it")

    var late = DragRecorder(at: 0)
    late.add(5, at: 0.01)
    late.add(30, at: 1)
    XCTAssertEqual(try XCTUnwrap(late.drag).distance(at: 0.9), 5, accuracy: 1e-6)
  }

  func testSavedDragsComeBackUnderTheirNames() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = DragStore(file: folder.appendingPathComponent("state/drags"))
    XCTAssertEqual(store.drags, [])

    let saved = try XCTUnwrap(store.save(drag, as: " My Drag: 2 "))
    XCTAssertEqual(saved.name, "my-drag-2")
    XCTAssertNil(store.save(drag, as: "Flick"), "a built-in drag keeps its name")
    XCTAssertNil(store.save(drag, as: " :/ "))
    _ = store.save(.slow, as: "other")
    XCTAssertEqual(store.drags.map(\.name), ["my-drag-2", "other"])
    XCTAssertEqual(store.drags[0].points, drag.points)

    store.delete(saved)
    XCTAssertEqual(store.drags.map(\.name), ["other"])
    XCTAssertNil(DragStore(file: URL(fileURLWithPath: "/dev/null/drags")).save(drag, as: "a"))
  }

  func testAComparisonStatesItsDrag() async throws {
    var comparison = Comparison.initial
    comparison.drag = drag
    (comparison.overlay, comparison.reference) = (.wipe, 3)
    XCTAssertEqual(Comparison(address: comparison.address), comparison)
    XCTAssertTrue(comparison.address.contains("mine:0/0,100/40,300/40,400/80"))
    XCTAssertThrowsError(try comparison.set("--against", to: "10"))
  }

  func testEveryPresetCanBeShownAndHasAnAddress() async throws {
    for preset in ComparisonPreset.allCases {
      let comparison = preset.comparison(from: .initial)
      XCTAssertTrue(Comparison.cellLimits.contains(comparison.cells.count), preset.title)
      for cell in comparison.cells {
        XCTAssertTrue(try XCTUnwrap(Catalog.style(cell.style), cell.style).kinds.contains(cell.kind), cell.address)
      }
      let read = try XCTUnwrap(Comparison(address: comparison.address), preset.title)
      XCTAssertEqual(read.cells.map(\.style), comparison.cells.map(\.style))
    }
  }
}
