// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The frames of the title, the subtitle and the image of a button with a configuration.
@MainActor
final class ButtonLayoutTests: UIKitTestCase {
  private let side: CGFloat = 20

  private func button(_ placement: NSDirectionalRectEdge, subtitle: String? = nil) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.subtitle = subtitle
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    configuration.image =
      UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { $0.fill(.zero) }
    configuration.imagePlacement = placement
    configuration.imagePadding = 5
    configuration.contentInsets = .zero
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    button.layoutIfNeeded()
    return button
  }

  private func frames(_ button: UIButton) throws -> (image: CGRect, title: CGRect) {
    (try XCTUnwrap(button.imageView).frame, try XCTUnwrap(button.titleLabel).frame)
  }

  func testTheImageOfAButtonCanLeadOrTrailTheTitle() async throws {
    let leading = try frames(button(.leading))
    XCTAssertEqual(leading.image.maxX + 5, leading.title.minX, accuracy: 1e-6)
    XCTAssertEqual((leading.image.minX + leading.title.maxX) / 2, 100, accuracy: 1e-6)
    XCTAssertEqual(leading.image.midY, 50, accuracy: 1e-6)
    XCTAssertEqual(leading.title.midY, 50, accuracy: 1e-6)

    let trailing = try frames(button(.trailing))
    XCTAssertEqual(trailing.title.maxX + 5, trailing.image.minX, accuracy: 1e-6)
  }

  func testTheImageOfAButtonCanBeAboveOrBelowTheTitle() async throws {
    let top = try frames(button(.top))
    XCTAssertEqual(top.image.maxY + 5, top.title.minY, accuracy: 1e-6)
    XCTAssertEqual(top.image.midX, 100, accuracy: 1e-6)
    XCTAssertEqual(top.title.midX, 100, accuracy: 1e-6)
    XCTAssertEqual((top.image.minY + top.title.maxY) / 2, 50, accuracy: 1e-6)

    let bottom = try frames(button(.bottom))
    XCTAssertEqual(bottom.title.maxY + 5, bottom.image.minY, accuracy: 1e-6)
  }

  func testTheSubtitleOfAButtonIsBelowItsTitle() async throws {
    let button = button(.leading, subtitle: "A longer subtitle")
    let title = try XCTUnwrap(button.titleLabel).frame
    let subtitle = try XCTUnwrap(button.subtitleLabel).frame

    XCTAssertEqual(title.maxY + 1, subtitle.minY, accuracy: 1e-6)
    XCTAssertEqual(title.midX, subtitle.midX, accuracy: 1e-6)
    XCTAssertEqual((title.minY + subtitle.maxY) / 2, 50, accuracy: 1e-6)
  }

  func testTheContentOfAButtonAlignsWithItsEdges() async throws {
    let button = button(.leading)
    button.contentHorizontalAlignment = .leading
    button.contentVerticalAlignment = .top
    button.layoutIfNeeded()
    XCTAssertEqual(try frames(button).image.minX, 0)
    XCTAssertEqual(min(try frames(button).image.minY, try frames(button).title.minY), 0)

    button.contentHorizontalAlignment = .trailing
    button.contentVerticalAlignment = .bottom
    button.layoutIfNeeded()
    XCTAssertEqual(try frames(button).title.maxX, 200, accuracy: 1e-6)
  }

  func testATitleWithoutRoomIsNarrowerAndTheImageKeepsItsSize() async throws {
    let button = button(.leading)
    button.frame.size.width = 40
    button.layoutIfNeeded()

    let parts = try frames(button)
    XCTAssertEqual(parts.image, CGRect(x: 0, y: 40, width: 20, height: 20))
    XCTAssertEqual(parts.title.minX, 25, accuracy: 1e-6)
    XCTAssertEqual(parts.title.width, 15, accuracy: 1e-6)
  }
}
