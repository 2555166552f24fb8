// SPDX-License-Identifier: MIT

import DesktopTesting
import Foundation
import X11
import XCTest

/// The gallery's window, with methods to click, drag and read its pixels.
final class GalleryWindow {
  let desktop: Desktop
  let program: GalleryProgram
  let xid: UInt

  /// The number of equal screenshots after which the window counts as unchanging, and the time between them in seconds.
  private static let restingLooks = 10
  private static let lookInterval = 0.03
  /// The position of a row without text on the numbered pages, as a fraction of the height.
  private static let plainRow = 0.92
  /// The centre of the back button, in pixels at scale 1.
  private static let backButton = (x: 44, y: 24)
  /// A position in pixels within the region in which the edge swipe begins.
  static let edge = 4

  /// Waits until the window is open and no longer changes.
  init(_ program: GalleryProgram, desktop: Desktop) throws {
    self.program = program
    self.desktop = desktop
    var found: UInt?
    waitUntil {
      found = desktop.windows(ofProcess: program.pid).first
      return found != nil || !program.isRunning
    }
    xid = try XCTUnwrap(found, "the gallery opened no window; its errors: \(program.errors)")
    desktop.focus(xid)
    _ = try restingPicture { Set($0.pixels).count > 8 }
  }

  var frame: PixelRect { desktop.frame(of: xid) ?? PixelRect(x: 0, y: 0, width: 1, height: 1) }

  // MARK: Input

  /// Clicks at a fraction of the width and height.
  func click(_ x: Double = 0.5, _ y: Double = 0.75, button: Int = 1) {
    let frame = frame
    desktop.click(x: frame.x + Int(x * Double(frame.width)), y: frame.y + Int(y * Double(frame.height)), button: button)
  }

  /// Clicks the back button, and moves the pointer away, under which the button is highlighted.
  func clickBack() {
    click(atPixel: Self.backButton.x, Self.backButton.y)
    movePointerAway()
  }

  /// Moves the pointer to a distance in pixels from the window's upper left corner.
  func movePointer(_ x: Int, _ y: Int) { desktop.movePointer(x: frame.x + x, y: frame.y + y) }

  /// Moves the pointer out of the window.
  func movePointerAway() { desktop.movePointer(x: 10_000, y: 10_000) }

  /// Clicks at a distance in pixels from the window's upper left corner.
  func click(atPixel x: Int, _ y: Int) { desktop.click(x: frame.x + x, y: frame.y + y) }

  /// Presses at one point and drags to another one, in pixels from the window's upper left corner. Returns whether the
  /// drag took no longer than requested.
  @discardableResult
  func drag(
    from start: (x: Int, y: Int), to end: (x: Int, y: Int), steps: Int = 20, interval: Double = 0.008,
    releases: Bool = true
  ) -> Bool {
    movePointer(start.x, start.y)
    desktop.press()
    return continueDrag(from: start, to: end, steps: steps, interval: interval, releases: releases)
  }

  /// Continues a drag that has not been released.
  @discardableResult
  func continueDrag(
    from start: (x: Int, y: Int), to end: (x: Int, y: Int), steps: Int = 20, interval: Double = 0.008,
    releases: Bool = true
  ) -> Bool {
    desktop.drag(
      fromX: frame.x + start.x, fromY: frame.y + start.y, toX: frame.x + end.x, toY: frame.y + end.y, steps: steps,
      interval: interval, releases: releases)
  }

  func pressAtEdge() {
    desktop.movePointer(x: frame.x + Self.edge, y: frame.y + frame.height / 2)
    desktop.press()
  }

  /// Moves the pressed pointer in `steps` steps of `interval` seconds, between two distances in pixels from the
  /// window's left edge. Returns whether the drag took no longer than that.
  @discardableResult
  func drag(from start: Int, to end: Int, steps: Int, interval: Double, releases: Bool = false) -> Bool {
    let y = frame.y + frame.height / 2
    return desktop.drag(
      fromX: frame.x + start, fromY: y, toX: frame.x + end, toY: y, steps: steps, interval: interval,
      releases: releases)
  }

  func release() { desktop.release() }

  // MARK: Pixels

  /// Returns the window's pixels. Tries again if the window is being resized.
  func picture() throws -> Screenshot {
    var picture: Screenshot?
    waitUntil {
      picture = desktop.screenshot(of: xid)
      return picture != nil || !program.isRunning
    }
    return try XCTUnwrap(picture, "the window cannot be read; the gallery's errors: \(program.errors)")
  }

  /// Returns the picture when it no longer changes, the program sleeps, and `condition` is true.
  ///
  /// - Parameter isDragged: Whether a drag is in progress, during which the program does not sleep.
  func restingPicture(
    isDragged: Bool = false, file: StaticString = #filePath, line: UInt = #line,
    _ condition: (Screenshot) -> Bool = { _ in true }
  ) throws -> Screenshot {
    var last = try picture()
    var sleeps = ProcessUsage.sleeps(program.pid)
    var same = 0
    let rested = waitUntil {
      Thread.sleep(forTimeInterval: Self.lookInterval)
      guard let now = desktop.screenshot(of: xid) else { return false }
      // During a transition, a program that receives no processor time also shows an unchanged picture.
      let newSleeps = ProcessUsage.sleeps(program.pid)
      let isAsleep = newSleeps == sleeps && ProcessUsage.isAsleep(program.pid)
      same = now == last && (isAsleep || isDragged) ? same + 1 : 0
      (last, sleeps) = (now, newSleeps)
      return same >= Self.restingLooks && condition(now)
    }
    XCTAssertTrue(rested, "the picture did not become the expected one", file: file, line: line)
    return last
  }

  /// Waits until the picture differs from `old`.
  func waitForChange(from old: Screenshot, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertTrue(waitUntil { (try? picture()) != old }, "nothing moves", file: file, line: line)
  }

  /// Returns the colour of a numbered page outside of a transition.
  static func color(of picture: Screenshot) -> UInt32 {
    picture[picture.width - 2, Int(Double(picture.height) * plainRow)]
  }

  /// Returns the position of the left edge of the page with this colour, which extends to the right edge, or nil if the
  /// page is not visible.
  func leadingEdge(ofPage color: UInt32) -> Int? {
    let row = pixels(inRow: Self.plainRow)
    let x = row.count - row.reversed().prefix { $0 == color }.count
    return x == row.count ? nil : x
  }

  /// Returns the colour of the numbered page that fills the window to the right of a position, or nil during a
  /// transition, in which two pages are seen.
  func restingColor(rightOf x: Int) -> UInt32? {
    let page = pixels(inRow: Self.plainRow).dropFirst(x)
    guard let color = page.first, page.allSatisfy({ $0 == color }) else { return nil }
    return color
  }

  /// Returns the pixels of a row at a fraction of the height, or none if the window cannot be read.
  func pixels(inRow fraction: Double) -> [UInt32] {
    let size = frame
    let row = PixelRect(x: 0, y: Int(Double(size.height) * fraction), width: size.width, height: 1)
    return desktop.screenshot(of: xid, row)?.pixels ?? []
  }

  /// Returns the pixels of a column, from the top, or none if the window cannot be read.
  func pixels(inColumn x: Int) -> [UInt32] {
    desktop.screenshot(of: xid, PixelRect(x: x, y: 0, width: 1, height: frame.height))?.pixels ?? []
  }
}
