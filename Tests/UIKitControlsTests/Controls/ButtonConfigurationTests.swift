// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The titles, images and colours of a button's configuration.
@MainActor
final class ButtonConfigurationTests: UIKitTestCase {
  private func button(
    _ configuration: UIButton.Configuration = .filled(), _ change: (inout UIButton.Configuration) -> Void = { _ in }
  ) -> UIButton {
    var configuration = configuration
    configuration.title = "Title"
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  private func attributes(of label: UILabel?, at index: Int = 0) throws -> [NSAttributedString.Key: Any] {
    try XCTUnwrap(label?.attributedText).attributes(at: index, effectiveRange: nil)
  }

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { $0.fill(.zero) }
  }

  // MARK: Texts

  func testSettingATitleSetsTheAttributedTitleAndTheOtherWayRound() async {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Plain"
    XCTAssertEqual(configuration.attributedTitle, AttributedString("Plain"))

    var text = AttributedString("Styled")
    text.foregroundColor = .systemRed
    configuration.attributedTitle = text
    XCTAssertEqual(configuration.title, "Styled")
    XCTAssertEqual(configuration.attributedTitle, text)

    configuration.title = "Plain again"
    XCTAssertEqual(configuration.attributedTitle, AttributedString("Plain again"))
    configuration.attributedSubtitle = text
    XCTAssertEqual(configuration.subtitle, "Styled")
    configuration.subtitle = nil
    XCTAssertNil(configuration.attributedSubtitle)
  }

  func testAnAttributedTitleHasTheFontAndTheColourOfTheStyleWhereItHasNone() async throws {
    var text = AttributedString("Red")
    text.foregroundColor = .systemRed
    text += AttributedString(" and white")
    let button = button { $0.attributedTitle = text }

    XCTAssertEqual(button.titleLabel?.text, "Red and white")
    XCTAssertEqual(try attributes(of: button.titleLabel)[.foregroundColor] as? UIColor, .systemRed)
    XCTAssertEqual(try attributes(of: button.titleLabel, at: 5)[.foregroundColor] as? UIColor, .white)
    XCTAssertEqual(try attributes(of: button.titleLabel)[.font] as? UIFont, .preferredFont(forTextStyle: .body))
    XCTAssertEqual(button.currentAttributedTitle?.string, "Red and white")
  }

  func testATitleTransformerReceivesTheAttributesOfTheStyleAndTheStateAndDeterminesWhatIsShown() async throws {
    var received: [UIColor?] = []
    let button = button {
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        received.append(incoming.foregroundColor)
        var outgoing = incoming
        outgoing.font = .boldSystemFont(ofSize: 21)
        return outgoing
      }
    }

    XCTAssertEqual(try attributes(of: button.titleLabel)[.font] as? UIFont, .boldSystemFont(ofSize: 21))
    XCTAssertEqual(received.last, .white)
    button.isEnabled = false
    XCTAssertEqual(received.last, .tertiaryLabel)
    XCTAssertEqual(button.titleLabel?.text, "Title")
  }

  func testASubtitleHasItsOwnTransformer() async throws {
    let button = button {
      $0.subtitle = "Subtitle"
      $0.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
        var outgoing = incoming
        outgoing.foregroundColor = .systemGreen
        return outgoing
      }
    }

    XCTAssertEqual(try attributes(of: button.subtitleLabel)[.foregroundColor] as? UIColor, .systemGreen)
    XCTAssertEqual(button.titleLabel?.textColor, .white)
  }

  func testATitleWithoutRoomIsBrokenIntoLinesUnlessItsLineBreakModeTruncates() async throws {
    let button = button { $0.title = "A title of several words" }
    let line = button.intrinsicContentSize
    button.frame = CGRect(x: 0, y: 0, width: line.width / 2 + 24, height: 100)
    button.layoutIfNeeded()
    let height = try XCTUnwrap(button.titleLabel).frame.height
    XCTAssertGreaterThan(height, line.height)

    button.configuration?.titleLineBreakMode = .byTruncatingTail
    button.layoutIfNeeded()
    let label = try XCTUnwrap(button.titleLabel)
    XCTAssertLessThan(label.frame.height, line.height)
    XCTAssertEqual(label.lineBreakMode, .byTruncatingTail)
  }

  func testTheTitleAlignmentPlacesTheShorterTextBesideTheLongerOne() async throws {
    let button = button {
      $0.subtitle = "A subtitle that is longer"
      $0.titleAlignment = .leading
    }
    let (title, subtitle) = (try XCTUnwrap(button.titleLabel), try XCTUnwrap(button.subtitleLabel))
    button.frame.size.width = 300
    button.layoutIfNeeded()
    XCTAssertEqual(title.frame.minX, subtitle.frame.minX)
    XCTAssertEqual(subtitle.frame.midX, 150, accuracy: 1)

    button.configuration?.titleAlignment = .trailing
    button.layoutIfNeeded()
    XCTAssertEqual(title.frame.maxX, subtitle.frame.maxX)

    button.configuration?.titleAlignment = .automatic
    button.layoutIfNeeded()
    XCTAssertEqual(title.frame.midX, subtitle.frame.midX, accuracy: 1e-6)
    button.contentHorizontalAlignment = .leading
    button.layoutIfNeeded()
    XCTAssertEqual(title.frame.minX, subtitle.frame.minX)
  }

  // MARK: The image

  func testAReservationIsRoomInWhichASmallerImageIsCentred() async throws {
    let picture = image(20, 20)
    let plain = button { $0.image = picture }
    let button = button {
      $0.image = picture
      $0.imageReservation = 50
    }
    button.layoutIfNeeded()

    XCTAssertEqual(button.intrinsicContentSize.width, plain.intrinsicContentSize.width + 30)
    XCTAssertEqual(button.imageView?.frame.minX, 12 + 15)
    button.configuration?.imageReservation = 10
    XCTAssertEqual(button.intrinsicContentSize, plain.intrinsicContentSize)
  }

  func testAnActivityIndicatorTurnsInThePlaceOfTheImage() async throws {
    let picture = image(30, 30)
    let host = ManualHost(size: CGSize(width: 300, height: 200))
    let button = button { $0.image = picture }
    host.window.addSubview(button)

    button.configuration?.showsActivityIndicator = true
    button.sizeToFit()
    host.flush()

    let wheel = try XCTUnwrap(button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
    XCTAssertTrue(wheel.isAnimating)
    XCTAssertEqual(wheel.color, .white)
    XCTAssertEqual(wheel.frame, button.imageView?.frame)
    XCTAssertEqual(wheel.frame.size, CGSize(width: 20, height: 20))
    XCTAssertNil(button.imageView?.image)
    button.configuration?.showsActivityIndicator = false
    XCTAssertNil(wheel.superview)
    XCTAssertTrue(button.imageView?.image === picture)
    host.window.close()
  }

  func testColourTransformersChangeTheImageTheWheelTheBackgroundAndTheBorder() async throws {
    let button = button(.tinted()) {
      $0.imageColorTransformer = UIConfigurationColorTransformer { _ in .systemRed }
      $0.activityIndicatorColorTransformer = UIConfigurationColorTransformer { _ in .systemGreen }
      $0.showsActivityIndicator = true
      $0.background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .systemOrange }
      $0.background.strokeColorTransformer = UIConfigurationColorTransformer { _ in .black }
      $0.background.strokeWidth = 1
    }

    XCTAssertEqual(button.imageView?.tintColor, .systemRed)
    XCTAssertEqual(
      button.subviews.compactMap { ($0 as? UIActivityIndicatorView)?.color }, [.systemGreen])
    XCTAssertEqual(button.subviews[0].backgroundColor, .systemOrange)
    XCTAssertEqual(button.subviews[0].layer.borderColor, UIColor.black.cgColor)
    XCTAssertEqual(button.titleLabel?.textColor, .systemBlue)
  }

  func testStandardColourTransformers() async {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    XCTAssertEqual(UIConfigurationColorTransformer.grayscale(red).cgColor, UIColor(white: 0.2126, alpha: 0.5).cgColor)
    XCTAssertEqual(UIConfigurationColorTransformer.preferredTint(red).cgColor, red.cgColor)
    XCTAssertEqual(
      UIConfigurationColorTransformer.monochromeTint(red), UIConfigurationColorTransformer.monochromeTint(.blue))
  }

  func testABackgroundWithoutColoursHasTheTintColour() async {
    var background = UIBackgroundConfiguration.clear()
    XCTAssertEqual(background.resolvedBackgroundColor(for: .systemPink), .clear)
    background.backgroundColor = nil
    XCTAssertEqual(background.resolvedBackgroundColor(for: .systemPink), .systemPink)
    XCTAssertEqual(background.resolvedStrokeColor(for: .systemPink), .systemPink)
  }

  func testTheTextAndTheImageOfAListHaveTransformedColours() async throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.image = UIImage(systemName: "star")
    content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .systemRed }
    content.imageProperties.tintColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    let view = UIListContentView(configuration: content)
    view.tintColor = .systemGreen

    XCTAssertEqual(view.textLabel?.textColor, .systemRed)
    XCTAssertEqual(view.imageView?.tintColor.cgColor, UIColor.systemGreen.withAlphaComponent(0.5).cgColor)
  }

  // MARK: States

  func testASelectedButtonIsEmphasisedUnlessItsConfigurationSaysOtherwise() async {
    let button = button(.tinted())
    let background = button.subviews[0]
    button.isSelected = true
    XCTAssertEqual(background.backgroundColor, .systemBlue)
    XCTAssertEqual(button.titleLabel?.textColor, .white)

    button.configuration?.automaticallyUpdateForSelection = false
    XCTAssertEqual(button.titleLabel?.textColor, .systemBlue)
  }

  func testAConfigurationThatIsNotUpdatedAutomaticallyHasTheColoursOfTheStateItWasUpdatedFor() async throws {
    let button = button()
    button.automaticallyUpdatesConfiguration = false
    button.isEnabled = false
    XCTAssertEqual(button.titleLabel?.textColor, .white)

    button.configuration = try XCTUnwrap(button.configuration).updated(for: button)
    XCTAssertEqual(button.titleLabel?.textColor, .tertiaryLabel)
  }

  // Semantics: button-updates.
  func testTheUpdateHandlerIsCalledOnceBeforeTheNextLayoutAndCanSetTheConfiguration() async {
    let host = ManualHost(size: CGSize(width: 300, height: 200))
    let button = button(.gray())
    host.window.addSubview(button)
    host.flush()
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isSelected ? "Selected" : "Not"
    }

    button.isSelected = true
    button.isHighlighted = true
    button.setNeedsUpdateConfiguration()
    XCTAssertEqual(states, [])
    host.flush()
    XCTAssertEqual(states, [[.selected, .highlighted]])
    XCTAssertEqual(button.titleLabel?.text, "Selected")

    button.isSelected = false
    XCTAssertEqual(button.intrinsicContentSize.width, UIButtonWidth.of("Not"))
    XCTAssertEqual(states.count, 2)
    host.flush()
    XCTAssertEqual(states.count, 2)
    host.window.close()
  }

  // Semantics: button-updates.
  func testASubclassAdaptsItsConfigurationBeforeItIsFirstShown() async {
    let button = SymbolButton(configuration: .plain())

    button.layoutIfNeeded()
    XCTAssertEqual(button.titleLabel?.text, "Off")
    button.isSelected = true
    button.layoutIfNeeded()
    XCTAssertEqual(button.titleLabel?.text, "On")
  }

  func testAButtonWhoseConfigurationIsRemovedShowsItsOwnTitleAgain() async {
    let button = button {
      $0.subtitle = "Subtitle"
      $0.showsActivityIndicator = true
    }
    button.setTitle("Own", for: .normal)

    button.configuration = nil

    XCTAssertEqual(button.titleLabel?.text, "Own")
    XCTAssertNil(button.subtitleLabel?.text)
    XCTAssertEqual(button.titleLabel?.numberOfLines, 1)
    XCTAssertFalse(button.subviews.contains { $0 is UIActivityIndicatorView })
  }
}

/// The width of a button of the style `.gray` with a title.
private enum UIButtonWidth {
  @MainActor static func of(_ title: String) -> CGFloat {
    var configuration = UIButton.Configuration.gray()
    configuration.title = title
    return UIButton(configuration: configuration).intrinsicContentSize.width
  }
}

private final class SymbolButton: UIButton {
  override func updateConfiguration() {
    super.updateConfiguration()
    configuration?.title = isSelected ? "On" : "Off"
  }
}
