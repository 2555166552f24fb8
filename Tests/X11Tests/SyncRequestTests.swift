// SPDX-License-Identifier: MIT

import XCTest

@testable import X11

final class SyncRequestTests: XCTestCase {
  private let small = PixelSize(width: 10, height: 10)
  private let large = PixelSize(width: 20, height: 20)

  func testSyncRequestIsAnsweredOnceAfterConfigureAndFrame() {
    var sync = SyncRequest()
    sync.request(5)
    sync.configure(small)

    XCTAssertEqual(sync.frameDrawn(small), 5)
    XCTAssertNil(sync.frameDrawn(small))
  }

  func testSyncRequestIsNeverAnsweredWithoutAConfigure() {
    var sync = SyncRequest()
    sync.request(5)

    XCTAssertNil(sync.frameDrawn(small))
  }

  func testFrameOfTheOldSizeDoesNotAnswer() {
    var sync = SyncRequest()
    sync.request(5)
    sync.configure(small)
    sync.configure(large)

    XCTAssertNil(sync.frameDrawn(small))
    XCTAssertEqual(sync.frameDrawn(large), 5)
  }

  func testLaterRequestReplacesAnUnansweredOne() {
    var sync = SyncRequest()
    sync.request(5)
    sync.configure(small)
    sync.request(6)
    XCTAssertNil(sync.frameDrawn(small))

    sync.configure(large)

    XCTAssertEqual(sync.frameDrawn(large), 6)
  }

  func testConfigureWithoutARequestNeedsNoAnswer() {
    var sync = SyncRequest()
    sync.configure(small)

    XCTAssertNil(sync.frameDrawn(small))
  }
}
