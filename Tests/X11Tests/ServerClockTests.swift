// SPDX-License-Identifier: MIT

import XCTest

@testable import X11

final class ServerClockTests: XCTestCase {
  func testMillisecondsAreConvertedToSeconds() {
    var clock = ServerClock()

    XCTAssertEqual(clock.seconds(serverMilliseconds: 12_345), 12.345, accuracy: 1e-9)
  }

  func testTimeContinuesAfter49Days() {
    var clock = ServerClock()
    let before = clock.seconds(serverMilliseconds: 4_294_967_290)

    let after = clock.seconds(serverMilliseconds: 4)

    XCTAssertEqual(after - before, 0.010, accuracy: 1e-9)
  }

  func testFastestArrivalRelatesTheClocks() {
    var clock = ServerClock()
    clock.noteArrival(serverSeconds: 100, localSeconds: 1100.020)
    clock.noteArrival(serverSeconds: 101, localSeconds: 1101.001)
    clock.noteArrival(serverSeconds: 102, localSeconds: 1102.500)

    XCTAssertEqual(clock.localSeconds(serverSeconds: 103), 1103.001, accuracy: 1e-9)
  }
}
