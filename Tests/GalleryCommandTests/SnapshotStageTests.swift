// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import Gallery

/// Snapshots in a container that changes its size in mid-transition.
@MainActor
final class SnapshotStageTests: XCTestCase {
  func testSnapshotsAndTheirMovementsStretchWithTheContainer() async throws {
    let camera = try OffscreenHost(size: CGSize(width: 300, height: 200), scale: 1)
    defer { camera.close() }
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    camera.host.window.addSubview(container)
    let page = UIView(frame: container.bounds)
    container.addSubview(page)
    camera.host.flush()

    let stage = SnapshotStage(in: container)
    let right = CGRect(x: 150, y: 0, width: 150, height: 200)
    let half = try XCTUnwrap(stage.addSnapshot(of: right, of: page, hinge: .zero, afterUpdates: false))
    XCTAssertEqual(half.frame, right)
    half.transform = CGAffineTransform(translationX: -50, y: 0)
    container.frame = CGRect(x: 0, y: 0, width: 600, height: 100)
    camera.host.flush()

    XCTAssertEqual(half.convert(half.bounds, to: container), CGRect(x: 200, y: 0, width: 300, height: 100))
  }
}
