// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@MainActor
final class ColorTests: UIKitTestCase {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  func testADynamicColourResolvesInGivenTraits() async {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

    XCTAssertEqual(color.resolvedColor(with: light), .black)
    XCTAssertEqual(color.resolvedColor(with: dark), .white)
    XCTAssertEqual(color.cgColor, .black)
    dark.performAsCurrent { XCTAssertEqual(color.cgColor, .white) }
    XCTAssertEqual(color.cgColor, .black)
  }

  func testDynamicColorThatReturnsDynamicColorsResolvesToAFixedOne() async {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .systemBackground : .label }

    XCTAssertEqual(color.resolvedColor(with: dark), .black)
    XCTAssertEqual(color.resolvedColor(with: light), .black)
  }

  // Semantics: grey-components.
  func testAGreyHasTwoComponents() async {
    let grey = UIColor(white: 0.25, alpha: 0.5).cgColor
    XCTAssertEqual(grey.components, [0.25, 0.5])
    XCTAssertEqual(grey.numberOfComponents, 2)
    XCTAssertEqual(grey.colorSpace?.model, .monochrome)
    XCTAssertEqual(CGColor(gray: 1, alpha: 1).copy(alpha: 0.5)?.components, [1, 0.5])
    XCTAssertEqual(UIColor.white.withAlphaComponent(0.5).cgColor.numberOfComponents, 2)

    let color = UIColor(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5).cgColor
    XCTAssertEqual(color.components, [0.25, 0.25, 0.25, 0.5])
    XCTAssertEqual(color.colorSpace?.model, .rgb)
    XCTAssertEqual(color, grey)
    XCTAssertEqual(color.hashValue, grey.hashValue)
    XCTAssertEqual(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.25, 0.5]), grey)
    XCTAssertEqual(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 0, 0, 1])?.red, 1)
  }

  func testTheWhiteOfAGreyIsItsBrightness() async {
    var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
    XCTAssertTrue(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
    XCTAssertEqual([white, alpha], [0.25, 0.5])
    XCTAssertFalse(UIColor.red.getWhite(&white, alpha: nil))
    XCTAssertEqual(white, 0.25)
  }

  func testWithAlphaComponentKeepsAColorDynamic() async {
    let color = UIColor.label.withAlphaComponent(0.5)

    XCTAssertEqual(color.resolvedColor(with: light), UIColor(white: 0, alpha: 0.5))
    XCTAssertEqual(color.resolvedColor(with: dark), UIColor(white: 1, alpha: 0.5))
  }

  func testFixedColoursAreEqualByValueAndDynamicOnesByIdentity() async {
    let provider: (UITraitCollection) -> UIColor = { _ in .red }
    let (one, other) = (UIColor(dynamicProvider: provider), UIColor(dynamicProvider: provider))

    XCTAssertEqual(UIColor(red: 1, green: 0, blue: 0, alpha: 1), .red)
    XCTAssertEqual(UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash, UIColor.red.hash)
    XCTAssertNotEqual(UIColor.red, .green)
    XCTAssertEqual(one, one)
    XCTAssertNotEqual(one, other)
    XCTAssertNotEqual(one, .red)
    XCTAssertEqual(UIColor.systemBlue, .systemBlue)
    XCTAssertEqual(Set<UIColor>([.red, UIColor(hex: 0xff0000), .blue]).count, 2)
  }

  func testComponentsAreClamped() async {
    XCTAssertEqual(UIColor(red: 2, green: -1, blue: 0.5, alpha: 9), UIColor(red: 1, green: 0, blue: 0.5, alpha: 1))
  }

  func testHueSaturationAndBrightnessRoundTrip() async {
    for red in stride(from: 0.0, through: 1, by: 0.25) {
      for green in stride(from: 0.0, through: 1, by: 0.25) {
        for blue in stride(from: 0.0, through: 1, by: 0.25) {
          var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
          UIColor(red: red, green: green, blue: blue, alpha: 0.5)
            .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
          let back = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha).cgColor
          XCTAssertEqual(back.red, red, accuracy: 1e-9)
          XCTAssertEqual(back.green, green, accuracy: 1e-9)
          XCTAssertEqual(back.blue, blue, accuracy: 1e-9)
          XCTAssertEqual(back.alpha, 0.5)
        }
      }
    }
  }

  func testKnownHues() async {
    func color(_ hue: CGFloat) -> UIColor { UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1) }

    XCTAssertEqual(color(0), .red)
    XCTAssertEqual(color(1), .red)
    XCTAssertEqual(color(1.0 / 6), .yellow)
    XCTAssertEqual(color(1.0 / 3), .green)
    XCTAssertEqual(color(2.0 / 3), .blue)
    XCTAssertEqual(UIColor(hue: 0.3, saturation: 0, brightness: 0.5, alpha: 1), .gray)
  }

  func testComponentsAreThoseOfTheCurrentTraits() async {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)

    dark.performAsCurrent {
      _ = UIColor.systemRed.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    }

    XCTAssertEqual([red, green, blue, alpha], [1, 0x45 / 255.0, 0x3a / 255.0, 1])
  }

  func testAColourMayBeUsedOnAnyThread() async {
    let color = UIColor.label

    let resolved = await Task.detached { color.cgColor }.value

    XCTAssertEqual(resolved, .black)
  }

  func testViewsDrawAndLayOutInTheirOwnTraits() async {
    let host = ManualHost(size: CGSize(width: 100, height: 100))
    let view = TraitView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.overrideUserInterfaceStyle = .dark
    host.window.addSubview(view)
    host.flush()

    XCTAssertEqual(view.seen, ["layout": .dark, "draw": .dark])
    host.window.close()
  }
}

private final class TraitView: UIView {
  private(set) var seen: [String: UIUserInterfaceStyle] = [:]

  override func layoutSubviews() { seen["layout"] = UITraitCollection.current.userInterfaceStyle }
  override func draw(_ rect: CGRect) { seen["draw"] = UITraitCollection.current.userInterfaceStyle }
}
