// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@MainActor
final class FontDescriptorTests: UIKitTestCase {
  private let font = UIFont.systemFont(ofSize: 20)

  private func font(_ traits: UIFontDescriptor.SymbolicTraits) throws -> UIFont {
    UIFont(descriptor: try XCTUnwrap(font.fontDescriptor.withSymbolicTraits(traits)), size: 0)
  }

  func testADescriptorMakesTheSameFontAgain() async {
    for font in [font, .boldSystemFont(ofSize: 9), .italicSystemFont(ofSize: 12)] {
      XCTAssertEqual(UIFont(descriptor: font.fontDescriptor, size: 0), font)
      XCTAssertEqual(UIFont(descriptor: font.fontDescriptor, size: 33), font.withSize(33))
    }
  }

  func testSymbolicTraitsAreAddedAndRemoved() async throws {
    XCTAssertEqual(font.fontDescriptor.symbolicTraits, [])
    XCTAssertEqual(try font(.traitBold), .boldSystemFont(ofSize: 20))
    XCTAssertEqual(try font(.traitItalic), .italicSystemFont(ofSize: 20))
    XCTAssertEqual(try font(.traitMonoSpace), .monospacedSystemFont(ofSize: 20, weight: .regular))
    let both = try font([.traitBold, .traitItalic])
    XCTAssertEqual(both.fontDescriptor.symbolicTraits, [.traitBold, .traitItalic])
    XCTAssertEqual(UIFont(descriptor: try XCTUnwrap(both.fontDescriptor.withSymbolicTraits([])), size: 0), font)
  }

  func testAWidthIsPartOfTheDescriptor() async throws {
    let narrow = UIFont.systemFont(ofSize: 20, weight: .bold, width: .condensed)

    XCTAssertNotEqual(narrow, .systemFont(ofSize: 20, weight: .bold))
    XCTAssertEqual(narrow.fontDescriptor.symbolicTraits, [.traitBold, .traitCondensed])
    let traits = try XCTUnwrap(narrow.fontDescriptor.fontAttributes[.traits] as? [UIFontDescriptor.TraitKey: Any])
    XCTAssertEqual(traits[.width] as? CGFloat, UIFont.Width.condensed.rawValue)
    let wide = font.fontDescriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.width: UIFont.Width.expanded]])
    XCTAssertEqual(UIFont(descriptor: wide, size: 0), .systemFont(ofSize: 20, weight: .regular, width: .expanded))
    XCTAssertEqual(
      UIFont(descriptor: narrow.fontDescriptor.withSymbolicTraits(.traitBold) ?? wide, size: 0),
      .systemFont(ofSize: 20, weight: .bold))
  }

  func testTheLargestTitlesAreBold() async {
    let sizes = [UIFont.TextStyle.extraLargeTitle, .extraLargeTitle2].map {
      UIFont.preferredFont(forTextStyle: $0, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    }
    XCTAssertEqual(sizes.map(\.pointSize), [36, 28])
    XCTAssertTrue(sizes.allSatisfy { $0.fontDescriptor.symbolicTraits == .traitBold })
  }

  func testAHeavyFontStaysHeavyIfItIsMadeItalic() async throws {
    let heavy = UIFont.systemFont(ofSize: 20, weight: .heavy).fontDescriptor

    let italic = try XCTUnwrap(heavy.withSymbolicTraits([.traitBold, .traitItalic]))

    let traits = try XCTUnwrap(italic.fontAttributes[.traits] as? [UIFontDescriptor.TraitKey: Any])
    XCTAssertEqual(traits[.weight] as? CGFloat, UIFont.Weight.heavy.rawValue)
  }

  func testAbsentVariantsAreNil() async {
    XCTAssertNil(font.fontDescriptor.withSymbolicTraits(.traitCondensed))
    XCTAssertNil(font.fontDescriptor.withDesign(.rounded))
  }

  func testDesignsChangeTheFamily() async throws {
    let monospaced = UIFont(descriptor: try XCTUnwrap(font.fontDescriptor.withDesign(.monospaced)), size: 20)
    let serif = UIFont(descriptor: try XCTUnwrap(font.fontDescriptor.withDesign(.serif)), size: 20)

    XCTAssertEqual("iii".size(withAttributes: [.font: monospaced]), "mmm".size(withAttributes: [.font: monospaced]))
    XCTAssertNotEqual("Text".size(withAttributes: [.font: serif]), "Text".size(withAttributes: [.font: font]))
  }

  func testAttributesDescribeTheFont() async {
    let weight = [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]
    let descriptor = UIFontDescriptor(fontAttributes: [.size: 15, .traits: weight])

    XCTAssertEqual(UIFont(descriptor: descriptor, size: 0), .systemFont(ofSize: 15, weight: .bold))
    XCTAssertEqual(descriptor.pointSize, 15)
    XCTAssertEqual(descriptor.object(forKey: .family) as? String, font.familyName)
    XCTAssertEqual(descriptor.withSize(30).pointSize, 30)
    XCTAssertEqual(descriptor, UIFontDescriptor(fontAttributes: [.size: 15, .traits: weight]))
  }

  // MARK: Text sizes

  func testTextStylesFollowTheContentSizeCategory() async {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)

    XCTAssertEqual(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize, 28)
    XCTAssertEqual(UIFont.preferredFont(forTextStyle: .body, compatibleWith: nil).pointSize, 17)
    XCTAssertEqual(
      UIFontDescriptor.preferredFontDescriptor(withTextStyle: .caption2, compatibleWith: traits).pointSize, 20)
    XCTAssertTrue(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    XCTAssertFalse(UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    XCTAssertLessThan(UIContentSizeCategory.small, .medium)
  }

  func testMetricsScaleFontsAndDistancesLikeTheirTextStyle() async {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)

    XCTAssertEqual(metrics.scaledValue(for: 17), 17)
    XCTAssertEqual(metrics.scaledValue(for: 17, compatibleWith: large), 33, accuracy: 0.01)
    XCTAssertEqual(metrics.scaledFont(for: font, compatibleWith: large).pointSize, 20 * 33 / 17, accuracy: 0.01)
    XCTAssertEqual(metrics.scaledFont(for: font, maximumPointSize: 25, compatibleWith: large).pointSize, 25)
    XCTAssertEqual(UIFontMetrics.default.scaledValue(for: 1, compatibleWith: large), 33 / 17, accuracy: 0.01)
  }

  func testALabelFollowsTheTextSizeOfItsTraits() async {
    let host = ManualHost(size: CGSize(width: 300, height: 300))
    let controller = UIViewController()
    host.window.rootViewController = controller
    let (adaptive, fixed) = (UILabel(), UILabel())
    for label in [adaptive, fixed] {
      label.text = "Text"
      label.font = .preferredFont(forTextStyle: .body)
      controller.view.addSubview(label)
    }
    adaptive.adjustsFontForContentSizeCategory = true

    controller.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    host.flush()

    XCTAssertEqual(adaptive.font.pointSize, 23)
    XCTAssertEqual(fixed.font.pointSize, 17)
    host.window.close()
  }
}
