// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// Initialisers that a program adds in extensions set properties as any other code does: the observers run.
@MainActor
final class InitializerInExtensionTests: UIKitTestCase {
  func testAnImageViewShowsItsImage() async {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { $0.fill($0.format.bounds) }

    XCTAssertEqual(UIImageView(showing: image).intrinsicContentSize, CGSize(width: 3, height: 2))
    XCTAssertNotNil(UIImageView(showing: image).layer.contents)
  }

  func testAButtonHasTheSizeOfItsConfiguration() async {
    let button = UIButton(type: .system)
    button.configuration = .filled(titled: "Go")

    XCTAssertEqual(UIButton(filledWithTitle: "Go").intrinsicContentSize, button.intrinsicContentSize)
  }

  func testALabelFitsItsText() async {
    XCTAssertGreaterThan(UILabel(fitting: "Text").bounds.width, 0)
  }

  func testAnIndicatorThatDoesNotHideIsVisible() async {
    XCTAssertFalse(UIActivityIndicatorView(hides: false).isHidden)
  }

  func testAPageControlHasItsDots() async {
    XCTAssertGreaterThan(UIPageControl(pages: 5).intrinsicContentSize.width, UIPageControl().intrinsicContentSize.width)
  }

  func testABlurHasItsBackground() async {
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))

    XCTAssertEqual(UIVisualEffectView(blur: .dark).subviews.count, blur.subviews.count)
  }

  func testASubclassObservesItsOwnProperty() async {
    let view = ObservingImageView(showing: UIImage())

    XCTAssertEqual(view.changes, 1)
  }
}

private final class ObservingImageView: UIImageView {
  var changes = 0
  override var image: UIImage? { didSet { changes += 1 } }
}

extension UIImageView {
  fileprivate convenience init(showing picture: UIImage) {
    self.init(frame: .zero)
    image = picture
  }
}

extension UIButton.Configuration {
  fileprivate static func filled(titled title: String) -> UIButton.Configuration {
    var configuration = filled()
    configuration.title = title
    return configuration
  }
}

extension UIButton {
  fileprivate convenience init(filledWithTitle title: String) {
    self.init(type: .system)
    configuration = .filled(titled: title)
  }
}

extension UILabel {
  fileprivate convenience init(fitting words: String) {
    self.init()
    sizeToFit()
    text = words
    sizeToFit()
  }
}

extension UIActivityIndicatorView {
  fileprivate convenience init(hides: Bool) {
    self.init(style: .medium)
    hidesWhenStopped = hides
  }
}

extension UIPageControl {
  fileprivate convenience init(pages: Int) {
    self.init()
    numberOfPages = pages
  }
}

extension UIVisualEffectView {
  fileprivate convenience init(blur style: UIBlurEffect.Style) {
    self.init(effect: nil)
    effect = UIBlurEffect(style: style)
  }
}
