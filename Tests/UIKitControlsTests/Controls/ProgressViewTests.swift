// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@MainActor
final class ProgressViewTests: UIKitTestCase {
  func testTheBarOfAProgressViewIsAsLongAsItsProgress() async {
    let host = ManualHost(size: CGSize(width: 300, height: 100))
    let progress = UIProgressView(progressViewStyle: .default)
    progress.frame = CGRect(x: 0, y: 20, width: 200, height: 4)
    host.window.addSubview(progress)

    progress.progress = 0.25
    host.flush()
    XCTAssertEqual(progress.subviews[0].frame, CGRect(x: 0, y: 0, width: 50, height: 4))

    progress.setProgress(1, animated: true)
    XCTAssertEqual(progress.progress, 1)
    host.advance(by: 0.125)
    let shown = progress.subviews[0].layer.presentation()?.frame.width ?? 0
    XCTAssertGreaterThan(shown, 51)
    XCTAssertLessThan(shown, 199)
    XCTAssertTrue(host.advanceToRest())
    host.window.close()
  }

  func testTheProgressOfAProgressViewIsClamped() async {
    let progress = UIProgressView(frame: .zero)

    progress.progress = 3
    XCTAssertEqual(progress.progress, 1)
    progress.progress = -1
    XCTAssertEqual(progress.progress, 0)
    progress.progress = .nan
    XCTAssertEqual(progress.progress, 0)
  }

  func testTheBarStyleOfAProgressViewHasSquareEnds() async {
    XCTAssertEqual(UIProgressView(progressViewStyle: .bar).layer.cornerRadius, 0)
    XCTAssertEqual(UIProgressView(progressViewStyle: .default).layer.cornerRadius, 2)
  }

  func testTheBarOfAProgressViewHasTheProgressTintOrTheTintColour() async {
    let progress = UIProgressView(frame: .zero)

    progress.tintColor = .systemPink
    XCTAssertEqual(progress.subviews[0].backgroundColor, .systemPink)
    progress.progressTintColor = .systemGreen
    XCTAssertEqual(progress.subviews[0].backgroundColor, .systemGreen)
  }
}
