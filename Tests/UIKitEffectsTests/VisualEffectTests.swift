// SPDX-License-Identifier: MIT
import UIKit
import UIKitTesting
import XCTest

@testable import UIKitEffects

@MainActor
final class VisualEffectTests: XCTestCase {
  /// A window whose left half is black and whose right half is white, with an effect view above.
  private func makeStage(
    _ glass: UIVisualEffectView, frame: CGRect = CGRect(x: 0, y: 0, width: 200, height: 100)
  ) -> TestStage {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    half.backgroundColor = .black
    controller.view.addSubview(half)
    glass.frame = frame
    controller.view.addSubview(glass)
    return TestStage(controller, size: CGSize(width: 200, height: 100))
  }

  private func grey(_ stage: TestStage, x: CGFloat, y: CGFloat = 50) throws -> CGFloat {
    try XCTUnwrap(stage.picture().color(at: CGPoint(x: x, y: y))).green
  }

  func testTheContentViewHasTheSizeOfTheViewAtOnce() async {
    let glass = UIVisualEffectView(effect: UIBlurEffect(style: .dark))

    glass.bounds.size = CGSize(width: 40, height: 30)
    XCTAssertEqual(glass.contentView.frame, CGRect(x: 0, y: 0, width: 40, height: 30))
    glass.frame = CGRect(x: 5, y: 6, width: 70, height: 80)
    XCTAssertEqual(glass.contentView.frame, CGRect(x: 0, y: 0, width: 70, height: 80))
  }

  // MARK: What is shown

  func testABlurMixesWhatIsBehindAndLaysItsColorOverIt() async throws {
    let stage = makeStage(UIVisualEffectView(effect: UIBlurEffect(style: .dark)))

    // Half of black and white, under 0.11 with an opacity of 0.73.
    XCTAssertEqual(try grey(stage, x: 100), 0.11 * 0.73 + 0.5 * 0.27, accuracy: 0.03)
    XCTAssertLessThan(try grey(stage, x: 50), try grey(stage, x: 95))
    XCTAssertLessThan(try grey(stage, x: 95), try grey(stage, x: 105))
    XCTAssertLessThan(try grey(stage, x: 105), try grey(stage, x: 150))
  }

  func testWithoutAnEffectTheViewIsTransparent() async throws {
    let glass = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    let stage = makeStage(glass)

    glass.effect = nil

    XCTAssertEqual(try grey(stage, x: 99), 0)
    XCTAssertEqual(try grey(stage, x: 100), 1)
  }

  func testAdaptiveStylesFollowTheAppearance() async throws {
    for style in [UIBlurEffect.Style.regular, .prominent, .systemMaterial, .systemChromeMaterial] {
      let stage = makeStage(UIVisualEffectView(effect: UIBlurEffect(style: style)))
      let light = try grey(stage, x: 100)

      stage.interfaceStyle = .dark

      XCTAssertGreaterThan(light, 0.5, "\(style)")
      XCTAssertLessThan(try grey(stage, x: 100), 0.5, "\(style)")
    }
  }

  func testFixedStylesDoNotFollowTheAppearance() async throws {
    for style in [UIBlurEffect.Style.extraLight, .dark, .systemThinMaterialLight, .systemThickMaterialDark] {
      let stage = makeStage(UIVisualEffectView(effect: UIBlurEffect(style: style)))
      let light = try grey(stage, x: 100)

      stage.interfaceStyle = .dark

      XCTAssertEqual(try grey(stage, x: 100), light, "\(style)")
    }
  }

  func testThickerMaterialsAreMoreOpaque() async {
    let materials: [UIBlurEffect.Style] = [
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
    ]
    for isDark in [false, true] {
      let opacities = materials.map { Material($0, isDark: isDark).alpha }
      XCTAssertEqual(opacities, opacities.sorted())
      XCTAssertEqual(Set(opacities).count, materials.count)
    }
  }

  func testReducedTransparencyMakesABlurOpaque() async throws {
    let stage = makeStage(UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial)))
    defer { UIAccessibility.isReduceTransparencyEnabled = false }

    UIAccessibility.isReduceTransparencyEnabled = true

    let left = try grey(stage, x: 20)
    XCTAssertEqual(try grey(stage, x: 180), left)
    XCTAssertGreaterThan(left, 0.9)
  }

  func testVibrantContentHasOneColorThatSuitsTheBlur() async throws {
    for (style, isLight) in [(UIBlurEffect.Style.systemThickMaterialDark, true), (.systemThickMaterialLight, false)] {
      let blur = UIBlurEffect(style: style)
      let glass = UIVisualEffectView(effect: blur)
      let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur))
      vibrancy.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      let shape = UIView(frame: CGRect(x: 90, y: 40, width: 20, height: 20))
      shape.backgroundColor = .red
      vibrancy.contentView.addSubview(shape)
      glass.contentView.addSubview(vibrancy)
      let stage = makeStage(glass)

      let inside = try XCTUnwrap(stage.picture().color(at: CGPoint(x: 100, y: 50)))

      XCTAssertEqual(inside.red, inside.blue, accuracy: 0.01)
      XCTAssertEqual(inside.green > 0.8, isLight)
      XCTAssertEqual(inside.green < 0.2, !isLight)
    }
  }

  func testSecondaryVibrancyIsFainter() async {
    let traits = UITraitCollection(userInterfaceStyle: .light)
    let blur = UIBlurEffect(style: .systemMaterial)
    func alpha(_ style: UIVibrancyEffectStyle) -> CGFloat {
      UIVibrancyEffect(blurEffect: blur, style: style).look(for: traits).contentColor?.cgColor.alpha ?? 0
    }
    XCTAssertGreaterThan(alpha(.label), alpha(.secondaryLabel))
    XCTAssertGreaterThan(alpha(.secondaryLabel), alpha(.tertiaryLabel))
    XCTAssertGreaterThan(alpha(.tertiaryLabel), alpha(.quaternaryLabel))
  }

  // MARK: The view

  func testTheContentViewFillsTheView() async {
    let glass = UIVisualEffectView(effect: nil)
    glass.frame = CGRect(x: 5, y: 5, width: 120, height: 60)
    glass.layoutIfNeeded()

    XCTAssertEqual(glass.contentView.frame, CGRect(x: 0, y: 0, width: 120, height: 60))
    XCTAssertTrue(glass.contentView.superview === glass)
  }

  func testContentIsAboveTheBlurAndReceivesTouches() async throws {
    let glass = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    let button = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
    button.backgroundColor = .white
    glass.contentView.addSubview(button)
    let stage = makeStage(glass)

    XCTAssertEqual(try grey(stage, x: 30, y: 30), 1)
    XCTAssertTrue(stage.window.hitTest(CGPoint(x: 30, y: 30), with: nil) === button)
  }

  func testCornersCutTheBlur() async throws {
    let glass = UIVisualEffectView(effect: UIBlurEffect(style: .extraLight))
    glass.layer.cornerRadius = 30
    glass.clipsToBounds = true
    let stage = makeStage(glass, frame: CGRect(x: 10, y: 10, width: 80, height: 80))

    XCTAssertEqual(try grey(stage, x: 12, y: 12), 0)
    XCTAssertGreaterThan(try grey(stage, x: 50), 0.7)
  }

  func testEffectsAreTheirOwnCopies() async {
    let effect = UIBlurEffect(style: .light)
    XCTAssertTrue(effect.copy() as AnyObject === effect)
  }

  // MARK: Animation

  func testAPropertyAnimatorScrubsTheBlur() async throws {
    let glass = UIVisualEffectView(effect: nil)
    let stage = makeStage(glass)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      glass.effect = UIBlurEffect(style: .dark)
    }

    var greys: [CGFloat] = []
    for fraction in [0, 0.25, 0.5, 0.75] {
      animator.fractionComplete = fraction
      greys.append(try grey(stage, x: 180))
    }

    XCTAssertEqual(greys[0], 1, accuracy: 0.01)
    XCTAssertEqual(greys, greys.sorted(by: >))
    XCTAssertEqual(greys[2], 0.635 + 0.365 * 0.11, accuracy: 0.03)
    animator.stopAnimation(true)
  }

  func testAChangeOutsideAnAnimationIsImmediate() async throws {
    let glass = UIVisualEffectView(effect: nil)
    let stage = makeStage(glass)

    glass.effect = UIBlurEffect(style: .dark)

    XCTAssertEqual(try grey(stage, x: 190), 0.11 * 0.73 + 0.27, accuracy: 0.02)
  }

  func testTheBlurFollowsWhatMovesBehindIt() async throws {
    let glass = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    let stage = makeStage(glass)
    let half = try XCTUnwrap(glass.superview?.subviews.first)
    let before = try grey(stage, x: 150)

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { half.frame.origin.x = 100 }
    stage.advance(by: 0.5)
    let middle = try grey(stage, x: 150)
    stage.advanceToRest()

    XCTAssertLessThan(middle, before)
    XCTAssertLessThan(try grey(stage, x: 150), middle)
  }

  func testAnAnimatorThatEndsAtItsStartRestoresTheEffect() async {
    let effect = UIBlurEffect(style: .dark)
    let glass = UIVisualEffectView(effect: effect)
    let stage = makeStage(glass)
    defer { stage.close() }

    let undone = UIViewPropertyAnimator(duration: 1, curve: .linear) { glass.effect = nil }
    undone.fractionComplete = 0.5
    XCTAssertNil(glass.effect)
    undone.stopAnimation(false)
    undone.finishAnimation(at: .start)
    XCTAssertIdentical(glass.effect, effect)

    let reversed = UIViewPropertyAnimator(duration: 1, curve: .linear) { glass.effect = nil }
    reversed.startAnimation()
    stage.advance(by: 0.5)
    reversed.isReversed = true
    stage.advanceToRest()
    XCTAssertIdentical(glass.effect, effect)

    let other = UIBlurEffect(style: .light)
    let overtaken = UIViewPropertyAnimator(duration: 1, curve: .linear) { glass.effect = nil }
    overtaken.fractionComplete = 0.5
    glass.effect = other
    overtaken.stopAnimation(false)
    overtaken.finishAnimation(at: .start)
    XCTAssertIdentical(glass.effect, other, "what has been set since then stays")
  }

  func testConstraintsInTheContentViewDetermineTheSizeOfTheView() async {
    let (page, glass, label) = (UIViewController(), UIVisualEffectView(effect: UIBlurEffect(style: .dark)), UILabel())
    label.text = "Saved"
    for (view, superview) in [(glass, page.view), (label, glass.contentView)] as [(UIView, UIView?)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      superview?.addSubview(view)
    }
    NSLayoutConstraint.activate([
      glass.centerXAnchor.constraint(equalTo: page.view.centerXAnchor),
      glass.topAnchor.constraint(equalTo: page.view.topAnchor),
      label.leadingAnchor.constraint(equalTo: glass.contentView.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: glass.contentView.trailingAnchor, constant: -12),
      label.topAnchor.constraint(equalTo: glass.contentView.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: glass.contentView.bottomAnchor, constant: -8),
    ])
    let stage = TestStage(page, size: CGSize(width: 300, height: 200))
    defer { stage.close() }
    let text = label.intrinsicContentSize
    XCTAssertEqual(glass.frame.width, text.width + 24, accuracy: 1)
    XCTAssertEqual(glass.frame.height, text.height + 16, accuracy: 1)
    XCTAssertEqual(glass.contentView.frame, glass.bounds)
    XCTAssertEqual(label.frame.minX, 12)

    label.text = "Saved in the library"
    stage.advance(by: 0.02)
    XCTAssertEqual(glass.frame.width, label.intrinsicContentSize.width + 24, accuracy: 1)
  }
}
