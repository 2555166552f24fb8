// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitFixtures

/// The pixels of controls in the light and dark styles.
@MainActor
final class ControlLookTests: UIKitTestCase {
  /// Returns a picture of a control at rest.
  private func picture(of view: UIView, size: CGSize, style: UIUserInterfaceStyle) throws -> Picture {
    let host = ManualHost(size: CGSize(width: 300, height: 100), style: style)
    defer { host.window.close() }
    view.frame = CGRect(origin: .zero, size: size)
    host.window.addSubview(view)
    host.flush()
    host.advanceToRest()
    return try Picture(view.layer)
  }

  func testASwitchIsGreenWhenOnAndGreyWhenOffInBothStyles() async throws {
    let looks: [(Bool, UIUserInterfaceStyle, track: UInt32)] = [
      (true, .light, 0xff34_c759), (true, .dark, 0xff30_d158), (false, .light, 0xffe9_e9ea),
      (false, .dark, 0xff39_393d),
    ]
    for (isOn, style, track) in looks {
      let control = UISwitch()
      control.isOn = isOn
      let picture = try picture(of: control, size: control.bounds.size, style: style)
      XCTAssertEqual(picture[isOn ? 8 : 43, 15], track)
      XCTAssertEqual(picture[isOn ? 36 : 15, 15], 0xffff_ffff)
    }
  }

  func testTheTrackOfASliderIsTintedUpToItsThumb() async throws {
    let slider = UISlider()
    slider.value = 0.5
    slider.tintColor = .red
    let picture = try picture(of: slider, size: CGSize(width: 200, height: 34), style: .light)

    XCTAssertEqual(picture[40, 17], 0xffff_0000)
    XCTAssertEqual(picture[100, 17], 0xffff_ffff)
    XCTAssertEqual(picture[180, 17] >> 24, UInt32((0.2 * 255).rounded()))
  }

  func testTheSelectedSegmentIsWhiteOrLightGrey() async throws {
    for (style, color) in [(UIUserInterfaceStyle.light, UInt32(0xffff_ffff)), (.dark, 0xff63_6366)] {
      let control = UISegmentedControl(items: ["", ""])
      control.selectedSegmentIndex = 1
      let picture = try picture(of: control, size: CGSize(width: 200, height: 32), style: style)
      XCTAssertEqual(picture[150, 16], color)
    }
  }

  func testAFilledButtonHasTheTintColourOfItsStyle() async throws {
    let button = UIButton(configuration: .filled())
    let light = try picture(of: button, size: CGSize(width: 80, height: 34), style: .light)
    XCTAssertEqual(light[40, 17], 0xff00_7aff)

    let dark = try picture(of: button, size: CGSize(width: 80, height: 34), style: .dark)
    XCTAssertEqual(dark[40, 17], 0xff0a_84ff)
    XCTAssertEqual(dark[0, 0], 0)
  }

  func testAProgressViewIsTintedUpToItsProgress() async throws {
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 0.25
    let picture = try picture(of: progress, size: CGSize(width: 200, height: 4), style: .light)

    XCTAssertEqual(picture[40, 2], 0xff00_7aff)
    XCTAssertNotEqual(picture[60, 2] & 0xffffff, 0x007aff)
  }
}
