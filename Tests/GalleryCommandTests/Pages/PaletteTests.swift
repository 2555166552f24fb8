// SPDX-License-Identifier: MIT
import UIKit
import XCTest

@testable import Gallery

/// The contrast of texts, by the formula of the Web Content Accessibility Guidelines 2.1.
@MainActor
final class PaletteTests: XCTestCase {
  /// The least contrast of text: level AA.
  private static let leastContrast = 4.5

  private static let backgrounds: [(name: String, color: UIColor)] = [
    ("system", .systemBackground), ("secondary system", .secondarySystemBackground),
    ("grouped", .systemGroupedBackground), ("secondary grouped", .secondarySystemGroupedBackground),
    ("tertiary grouped", .tertiarySystemGroupedBackground),
  ]
  /// The fills of controls over a background: of none, of one at rest, and of one under the pointer or the finger.
  private static let fills: [(name: String, color: UIColor)] = [
    ("nothing", .clear), ("tertiary fill", .tertiarySystemFill), ("fill", .systemFill),
  ]

  func testSecondaryTextIsReadableOnEveryBackground() async {
    for traits in Self.traits {
      for background in Self.backgrounds {
        for fill in Self.fills {
          let below = Pigment(fill.color, traits).over(Pigment(background.color, traits))
          assertReadable(
            Palette.secondaryText, on: below, traits, "\(fill.name) over \(background.name) in \(traits)")
        }
      }
    }
  }

  func testEveryColourOfSourceIsReadable() async {
    let kinds: [SwiftHighlighter.Kind] = [.plain, .keyword, .type, .string, .number, .comment]
    for traits in Self.traits {
      for kind in kinds {
        assertReadable(kind.color, on: Pigment(.systemBackground, traits), traits, "\(kind) in \(traits)")
      }
    }
  }

  func testTextsOnNumberedPagesAreReadable() async {
    for traits in Self.traits {
      for number in 1...60 {
        let page = Pigment(Palette.page(number), traits)
        assertReadable(Palette.ink(number), on: page, traits, "ink of page \(number) in \(traits)")
        assertReadable(Palette.secondaryText, on: page, traits, "secondary text of page \(number) in \(traits)")
      }
    }
  }

  func testTheContrastIsThatOfTheGuidelines() async {
    let traits = Self.traits[0]
    XCTAssertEqual(Pigment(.white, traits).contrast(to: Pigment(.black, traits)), 21, accuracy: 0.001)
    XCTAssertEqual(
      Pigment(UIColor(white: 0x77 / 255, alpha: 1), traits).contrast(to: Pigment(.white, traits)), 4.48, accuracy: 0.01)
    let below = Pigment(.systemGroupedBackground, traits)
    XCTAssertLessThan(Pigment(.secondaryLabel, traits).over(below).contrast(to: below), Self.leastContrast)
  }

  private func assertReadable(_ text: UIColor, on below: Pigment, _ traits: UITraitCollection, _ message: String) {
    let contrast = Pigment(text, traits).over(below).contrast(to: below)
    XCTAssertGreaterThanOrEqual(contrast, Self.leastContrast, message)
  }

  private static let traits: [UITraitCollection] = [UIUserInterfaceStyle.light, .dark].flatMap { style in
    [UIUserInterfaceLevel.base, .elevated].map { level in
      UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: style), UITraitCollection(userInterfaceLevel: level),
      ])
    }
  }
}
