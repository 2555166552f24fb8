// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

/// The trait overrides of controllers and presentations, and the traits that follow from a window's size.
@MainActor
final class TraitOverrideTests: UIKitTestCase {
  func testTraitOverridesOfAControllerApplyToItsViewsAndChildrenUntilRemoved() async {
    let (host, root, child) = makeWindow()
    root.traitOverrides.userInterfaceStyle = .dark
    XCTAssertTrue(root.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    XCTAssertFalse(root.traitOverrides.contains(UITraitDisplayScale.self))
    XCTAssertEqual(root.overrideUserInterfaceStyle, .dark)
    XCTAssertEqual(child.traitCollection.userInterfaceStyle, .dark)
    XCTAssertEqual(host.window.traitCollection.userInterfaceStyle, .light)
    child.overrideUserInterfaceStyle = .light
    XCTAssertEqual(child.view.traitCollection.userInterfaceStyle, .light)
    child.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    root.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    XCTAssertEqual(child.traitCollection.userInterfaceStyle, .light)
    XCTAssertEqual(root.overrideUserInterfaceStyle, .unspecified)
  }

  func testEachTraitCanBeOverriddenAndRemoved() async {
    let controller = UIViewController()
    controller.traitOverrides.userInterfaceIdiom = .pad
    controller.traitOverrides.userInterfaceLevel = .elevated
    controller.traitOverrides.layoutDirection = .rightToLeft
    controller.traitOverrides.displayScale = 3
    controller.traitOverrides.horizontalSizeClass = .compact
    controller.traitOverrides.verticalSizeClass = .compact
    controller.traitOverrides.accessibilityContrast = .high
    let traits: [UITrait] = [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceLevel.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitAccessibilityContrast.self,
    ]
    for trait in traits {
      XCTAssertTrue(controller.traitOverrides.contains(trait), "\(trait)")
      controller.traitOverrides.remove(trait)
      XCTAssertFalse(controller.traitOverrides.contains(trait), "\(trait)")
    }
  }

  /// The container view and the presenter keep their traits.
  func testTraitOverridesOfAPresentationApplyOnlyToThePresentedController() async throws {
    let (host, root, _) = makeWindow()
    let page = TraitPage()
    page.modalPresentationStyle = .overFullScreen
    page.presentationController?.traitOverrides.userInterfaceStyle = .dark
    root.present(page, animated: false)
    host.flush()
    let presentation = try XCTUnwrap(page.presentationController)
    XCTAssertEqual(page.view.traitCollection.userInterfaceStyle, .dark)
    XCTAssertEqual(presentation.traitCollection.userInterfaceStyle, .dark)
    XCTAssertEqual(presentation.containerView?.traitCollection.userInterfaceStyle, .light)
    XCTAssertEqual(root.traitCollection.userInterfaceStyle, .light)
    presentation.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    XCTAssertEqual(page.traitCollection.userInterfaceStyle, .light)
    root.dismiss(animated: false)
    host.flush()
  }

  func testAResizeNotifiesAllVisibleControllersOfTheSizeClassBeforeTheSize() async {
    let (host, root, child) = makeWindow()
    let page = TraitPage()
    page.modalPresentationStyle = .overFullScreen
    root.present(page, animated: false)
    host.flush()
    for controller in [root, child, page] { controller.lines = [] }
    host.resize(to: CGSize(width: 1000, height: 600))
    for controller in [root, child] {
      XCTAssertEqual(
        controller.lines, ["willTransition to regular", "viewWillTransition to 1000.0", "was compact"])
    }
    // The presentation's container gets its new size when the window is laid out.
    XCTAssertEqual(page.lines, ["willTransition to regular", "was compact", "viewWillTransition to 1000.0"])
    for controller in [root, child, page] { controller.lines = [] }
    host.resize(to: CGSize(width: 1100, height: 600))
    for controller in [root, child, page] { XCTAssertEqual(controller.lines, ["viewWillTransition to 1100.0"]) }
    root.dismiss(animated: false)
    host.flush()
  }

  private func makeWindow() -> (ManualHost, TraitPage, TraitPage) {
    let host = ManualHost(size: CGSize(width: 400, height: 600))
    let (root, child) = (TraitPage(), TraitPage())
    host.window.rootViewController = root
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    host.advance(by: 0.1)
    return (host, root, child)
  }

  func testTraitsOfTheProgramsOwnAreInheritedAndReported() async {
    let (host, root, child) = makeWindow()
    var reported: [Double] = []
    child.registerForTraitChanges([DensityTrait.self]) { (child: UIViewController, previous: UITraitCollection) in
      reported += [previous.density, child.traitCollection.density]
    }
    XCTAssertEqual(child.traitCollection.density, 1)

    root.traitOverrides.density = 2
    XCTAssertEqual(child.view.traitCollection.density, 2)
    XCTAssertTrue(root.traitOverrides.contains(DensityTrait.self))
    XCTAssertEqual(UITraitCollection { $0.density = 3 }.density, 3)
    XCTAssertEqual(UITraitCollection { $0.density = 3 }, UITraitCollection { $0.density = 3 })
    XCTAssertNotEqual(UITraitCollection { $0.density = 3 }, UITraitCollection { $0.density = 4 })

    root.traitOverrides.remove(DensityTrait.self)
    host.flush()
    XCTAssertEqual(child.traitCollection.density, 1)
    XCTAssertEqual(reported, [1, 2, 2, 1])
  }

  func testOverridesOfAViewApplyToItAndEverythingBelow() async {
    let (host, root, child) = makeWindow()

    root.view.traitOverrides.density = 2
    root.view.traitOverrides.horizontalSizeClass = .compact
    root.view.updateTraitsIfNeeded()

    XCTAssertEqual(root.view.traitCollection.density, 2)
    XCTAssertEqual(child.view.traitCollection.density, 2)
    XCTAssertEqual(child.view.traitCollection.horizontalSizeClass, .compact)
    XCTAssertEqual(host.window.traitCollection.density, 1)
    root.view.traitOverrides.remove(DensityTrait.self)
    XCTAssertEqual(child.view.traitCollection.density, 1)
    XCTAssertFalse(root.view.traitOverrides.contains(DensityTrait.self))
    XCTAssertTrue(root.view.traitOverrides.contains(UITraitHorizontalSizeClass.self))
  }

  func testAContainerSetsTheTraitsOfAChild() async {
    let (_, root, child) = makeWindow()
    XCTAssertNil(root.overrideTraitCollection(forChild: child))

    root.setOverrideTraitCollection(UITraitCollection { $0.horizontalSizeClass = .compact }, forChild: child)
    XCTAssertEqual(child.traitCollection.horizontalSizeClass, .compact)
    XCTAssertEqual(root.overrideTraitCollection(forChild: child)?.horizontalSizeClass, .compact)
    root.setOverrideTraitCollection(nil, forChild: child)

    XCTAssertNil(root.overrideTraitCollection(forChild: child))
  }

  func testTheStyleOfAViewIsOneOfItsOverrides() async {
    let view = UIView()

    view.overrideUserInterfaceStyle = .dark
    XCTAssertEqual(view.traitOverrides.userInterfaceStyle, .dark)
    view.traitOverrides.remove(UITraitUserInterfaceStyle.self)

    XCTAssertEqual(view.overrideUserInterfaceStyle, .unspecified)
    XCTAssertEqual(view.traitCollection.userInterfaceStyle, .light)
  }

  func testOverridesAreValues() async {
    let controller = UIViewController()
    var overrides: UITraitOverrides = controller.traitOverrides

    overrides.displayScale = 3

    XCTAssertFalse(controller.traitOverrides.contains(UITraitDisplayScale.self))
    controller.traitOverrides = overrides
    XCTAssertEqual(controller.traitOverrides.displayScale, 3)
  }

  func testMethodsAreCalledAfterAChange() async {
    let (host, root, child) = makeWindow()
    let watcher = TraitWatcher()
    child.registerForTraitChanges([DensityTrait.self], action: TraitPage.densityChanged)
    child.registerForTraitChanges([DensityTrait.self], target: watcher, action: TraitWatcher.note)
    let stored = Selector(TraitWatcher.count)
    let registration = child.registerForTraitChanges([DensityTrait.self], target: watcher, action: stored)
    child.lines = []

    root.traitOverrides.density = 2
    child.unregisterForTraitChanges(registration)
    root.traitOverrides.density = 3
    root.traitOverrides.layoutDirection = .rightToLeft
    host.flush()

    XCTAssertEqual(child.lines, ["density 2.0", "density 3.0"])
    XCTAssertEqual(watcher.densities, [1, 2, 2, 3])
    XCTAssertEqual(watcher.calls, 1)
  }

  func testATraitHasANameAndAnIdentifier() async {
    XCTAssertEqual(DensityTrait.name, "density")
    XCTAssertTrue(DensityTrait.identifier.hasSuffix(".DensityTrait"))
    XCTAssertEqual(UITraitDisplayScale.name, "UITraitDisplayScale")
    let traits = UITraitCollection {
      $0.density = 2
      $0.displayScale = 3
    }
    XCTAssertEqual(traits.description, "<UITraitCollection: UITraitDisplayScale = 3.0, density = 2.0>")
  }

  func testTraitsOfTheSystemCanBeReadAndSetByTheirTypes() async {
    let traits = UITraitCollection { $0[UITraitUserInterfaceStyle.self] = .dark }
    XCTAssertEqual(traits.userInterfaceStyle, .dark)
    XCTAssertEqual(traits[UITraitUserInterfaceStyle.self], .dark)
    XCTAssertEqual(traits[UITraitDisplayScale.self], 0)
  }

  func testADynamicColorCanDependOnATraitOfTheProgramsOwn() async {
    let (bright, dim) = (UITraitCollection { $0.isDim = false }, UITraitCollection { $0.isDim = true })
    XCTAssertTrue(bright.hasDifferentColorAppearance(comparedTo: dim))
    XCTAssertFalse(
      bright.hasDifferentColorAppearance(
        comparedTo: UITraitCollection {
          $0.density = 3
          $0.isDim = false
        }))
    let color = UIColor { $0.isDim ? .black : .white }
    XCTAssertEqual(color.resolvedColor(with: dim), .black)
  }
}

@MainActor private final class TraitWatcher {
  private(set) var densities: [Double] = []
  private(set) var calls = 0

  func note(_ page: UIViewController, _ previous: UITraitCollection) {
    densities += [previous.density, page.traitCollection.density]
  }

  func count() { calls += 1 }
}

private final class TraitPage: UIViewController {
  var lines: [String] = []

  func densityChanged() { lines.append("density \(traitCollection.density)") }

  nonisolated deinit {}

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    lines.append("willTransition to \(newCollection.horizontalSizeClass)")
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    lines.append("viewWillTransition to \(size.width)")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let previousTraitCollection,
      previousTraitCollection.horizontalSizeClass != traitCollection.horizontalSizeClass
    else { return }
    lines.append("was \(previousTraitCollection.horizontalSizeClass)")
  }
}

nonisolated private struct DensityTrait: UITraitDefinition {
  static let defaultValue = 1.0
  static let name = "density"
}

nonisolated private struct DimTrait: UITraitDefinition {
  static let defaultValue = false
  static let affectsColorAppearance = true
}

nonisolated extension UITraitCollection {
  fileprivate var density: Double { self[DensityTrait.self] }
  fileprivate var isDim: Bool { self[DimTrait.self] }
}

nonisolated extension UIMutableTraits {
  fileprivate var density: Double {
    get { self[DensityTrait.self] }
    set { self[DensityTrait.self] = newValue }
  }

  fileprivate var isDim: Bool {
    get { self[DimTrait.self] }
    set { self[DimTrait.self] = newValue }
  }
}
