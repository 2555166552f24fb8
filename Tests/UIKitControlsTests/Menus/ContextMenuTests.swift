// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import UIKitControls

/// The menus of context menu interactions.
@MainActor
final class ContextMenuTests: UIKitTestCase {
  private final class Provider: NSObject, UIContextMenuInteractionDelegate {
    var menu: UIMenu?
    var log: [String] = []
    var location = CGPoint.zero

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      self.location = location
      return menu.map { menu in
        UIContextMenuConfiguration(identifier: "name" as NSString, previewProvider: nil) { _ in menu }
      }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("display \(configuration.identifier)")
      animator?.addAnimations { [self] in log.append("animation") }
      animator?.addCompletion { [self] in log.append("shown") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("end")
      animator?.addCompletion { [self] in log.append("hidden") }
    }
  }

  private var stage: MenuStage!
  private var provider: Provider!
  private var interaction: UIContextMenuInteraction!
  private let place = CGPoint(x: 250, y: 150)

  override func setUp() async throws {
    try await super.setUp()
    stage = MenuStage()
    provider = Provider()
    provider.menu = stage.menu("Copy", "Delete")
    interaction = UIContextMenuInteraction(delegate: provider)
    let view = UIView(frame: CGRect(x: 200, y: 100, width: 300, height: 300))
    view.addInteraction(interaction)
    stage.host.window.addSubview(view)
    stage.host.flush()
  }

  override func release() { (stage, provider, interaction) = (nil, nil, nil) }

  private func click() {
    stage.host.touchBegan(at: place, buttons: .secondary)
    stage.host.advance(by: 0.05)
    stage.host.touchEnded(at: place)
    stage.host.advance(by: 1)
  }

  func testTheSecondaryButtonOpensTheMenuAtThePointer() async {
    click()

    XCTAssertEqual(stage.titles, ["Copy", "Delete"])
    XCTAssertEqual(stage.view?.card.frame.origin, place)
    XCTAssertEqual(provider.location, CGPoint(x: 50, y: 50))
    XCTAssertEqual(interaction.location(in: interaction.view), CGPoint(x: 50, y: 50))
    XCTAssertEqual(interaction.menuAppearance, .compact)
  }

  func testTheDelegateIsToldAndItsAnimationsRun() async {
    click()
    XCTAssertEqual(provider.log, ["display name", "animation", "shown"])
    provider.log = []

    stage.tap("Copy")
    XCTAssertEqual(provider.log, ["end", "hidden"])
    XCTAssertEqual(stage.chosen, ["Copy"])
    XCTAssertEqual(interaction.menuAppearance, .unknown)
  }

  func testTheSecondaryButtonCanBeDraggedOntoARow() async {
    stage.host.touchBegan(at: place, buttons: .secondary)
    stage.host.advance(by: 0.5)
    stage.host.touchMoved(to: stage.place(of: "Delete"))
    stage.host.touchEnded(at: stage.place(of: "Delete"))
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.chosen, ["Delete"])
  }

  func testASmallMovementOfThePressChoosesNothing() async {
    stage.host.touchBegan(at: place, buttons: .secondary)
    stage.host.advance(by: 0.1)
    let end = CGPoint(x: place.x + 3, y: place.y + 5)
    stage.host.touchMoved(to: end)
    stage.host.touchEnded(at: end)
    stage.host.advance(by: 1)
    XCTAssertTrue(stage.isOpen)
    XCTAssertEqual(stage.chosen, [])
  }

  func testALongPressOpensTheMenuAndTheSamePressChooses() async {
    stage.host.touchBegan(at: place)
    stage.host.advance(by: 0.4)
    XCTAssertFalse(stage.isOpen)
    stage.host.advance(by: 0.6)
    XCTAssertTrue(stage.isOpen)
    stage.host.touchMoved(to: stage.place(of: "Delete"))
    stage.host.touchEnded(at: stage.place(of: "Delete"))
    stage.host.advance(by: 1)
    XCTAssertEqual(stage.chosen, ["Delete"])
  }

  func testWithoutAConfigurationTheInteractionOfTheViewAroundIsAsked() async {
    let (inner, silent) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), Provider())
    let innerInteraction = UIContextMenuInteraction(delegate: silent)
    inner.addInteraction(innerInteraction)
    interaction.view?.addSubview(inner)
    click()
    XCTAssertEqual(stage.titles, ["Copy", "Delete"])
  }

  func testTheMenuOpensAboveThePointerWhereThereIsNoRoomBelow() async {
    interaction.view?.frame = stage.host.window.bounds
    let low = CGPoint(x: 590, y: 490)
    stage.host.touchBegan(at: low, buttons: .secondary)
    stage.host.touchEnded(at: low)
    stage.host.advance(by: 1)
    let frame = stage.view!.card.frame
    XCTAssertEqual(Double(frame.maxY), 490, accuracy: 1)
    XCTAssertEqual(Double(frame.maxX), 590, accuracy: 1)
  }

  func testThePointerHighlightsARowOnceItMoves() async {
    stage.host.movePointer(to: CGPoint(x: 260, y: 170))
    stage.host.touchBegan(at: CGPoint(x: 260, y: 165), buttons: .secondary)
    stage.host.touchEnded(at: CGPoint(x: 260, y: 165))
    stage.host.advance(by: 1)
    XCTAssertNil(stage.highlighted)
    stage.host.movePointer(to: stage.place(of: "Copy"))
    XCTAssertEqual(stage.highlighted, "Copy")
    stage.host.movePointer(to: CGPoint(x: 20, y: 20))
    XCTAssertNil(stage.highlighted)
  }

  func testTheVisibleMenuCanBeReplacedAndDismissed() async {
    click()
    interaction.updateVisibleMenu { $0.replacingChildren([stage.action("Paste")]) }
    stage.host.flush()
    XCTAssertEqual(stage.titles, ["Paste"])
    interaction.dismissMenu()
    stage.host.advance(by: 1)
    XCTAssertFalse(stage.isOpen)
  }

  func testARemovedInteractionShowsNoMenu() async {
    interaction.view?.removeInteraction(interaction)
    click()
    XCTAssertFalse(stage.isOpen)
  }
}
