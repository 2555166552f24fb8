// SPDX-License-Identifier: MIT
import Drawer
import Testing
import UIKit
import UIKitTesting

/// The library in `iOS/Drawer`, which scripts/port has rewritten.
@Suite @MainActor
struct DrawerTests {
  @Test func aDrawerOpensToTheHeightOfItsDelegate() {
    let open = OpenDrawer()
    defer { open.stage.close() }
    open.stage.advance(by: 0.2)

    #expect(abs(open.stage.shown(open.drawer.view).frame.minY - 450) < 1)
    #expect(open.stage.advanceToRest())
    #expect(open.stage.shown(open.drawer.view).frame == CGRect(x: 0, y: 300, width: 400, height: 300))
    #expect(open.drawer.children.first?.view.frame == CGRect(x: 0, y: 24, width: 400, height: 276))
    #expect(open.drawer.view.layer.cornerRadius == 12)
    #expect(open.log.entries == ["will open"])
  }

  @Test func aTapBesideTheDrawerClosesIt() {
    let open = OpenDrawer()
    defer { open.stage.close() }
    open.stage.advanceToRest()

    open.stage.tap(at: CGPoint(x: 200, y: 100))

    #expect(open.stage.advanceToRest())
    #expect(open.root.presentedViewController == nil)
    #expect(open.log.entries == ["will open", "did close"])
  }

  @Test func aDelegateKeepsADrawerOpen() {
    let open = OpenDrawer()
    defer { open.stage.close() }
    open.stage.advanceToRest()
    open.log.closes = false

    open.stage.tap(at: CGPoint(x: 200, y: 100))

    #expect(open.stage.advanceToRest())
    #expect(open.root.presentedViewController === open.drawer)
  }

  @Test func aDragMovesTheDrawerAndAShortOneIsCancelled() {
    let open = OpenDrawer()
    defer { open.stage.close() }
    open.stage.advanceToRest()

    open.stage.touchBegan(at: CGPoint(x: 200, y: 310))
    open.stage.move(from: CGPoint(x: 200, y: 310), to: CGPoint(x: 200, y: 400), duration: 0.3)
    let dragged = open.stage.shown(open.drawer.view).frame.minY
    open.stage.touchEnded(at: CGPoint(x: 200, y: 400))

    #expect((350..<395).contains(dragged))
    #expect(open.stage.advanceToRest())
    #expect(open.stage.shown(open.drawer.view).frame.minY == 300)
    #expect(open.root.presentedViewController === open.drawer)
  }

  @Test func aLongDragClosesTheDrawer() {
    let open = OpenDrawer()
    defer { open.stage.close() }
    open.stage.advanceToRest()

    open.stage.drag(from: CGPoint(x: 200, y: 310), to: CGPoint(x: 200, y: 560), duration: 0.3)

    #expect(open.stage.advanceToRest())
    #expect(open.root.presentedViewController == nil)
  }
}

/// A drawer that begins to open.
@MainActor
private final class OpenDrawer {
  let root = UIViewController()
  let stage: TestStage
  let log = Log()
  let drawer = DrawerController(content: UIViewController())

  init() {
    stage = TestStage(root, size: CGSize(width: 400, height: 600))
    stage.advance(by: 0.1)
    drawer.delegate = log
    root.present(drawer, animated: true)
  }
}

private final class Log: DrawerControllerDelegate {
  var entries: [String] = []
  var closes = true

  func drawerWillOpen(_ drawer: DrawerController) { entries.append("will open") }
  func drawerDidClose(_ drawer: DrawerController) { entries.append("did close") }
  func drawerShouldClose(_ drawer: DrawerController) -> Bool { closes }
}
