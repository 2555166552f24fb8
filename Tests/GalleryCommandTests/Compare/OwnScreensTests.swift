// SPDX-License-Identifier: MIT
import CoreGraphics
import UIKit
import XCTest

@testable import Gallery

/// The user's own screens, and the frames of devices.
@MainActor
final class OwnScreensTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("own screens \(UUID().uuidString)")

  override func tearDown() async throws { try? FileManager.default.removeItem(at: folder) }

  /// Writes a red picture of 200 × 400 pixels with a green rectangle, and returns its path.
  private func picture(_ name: String, element: CGRect) throws -> String {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 200, height: 400)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor.green.setFill()
      context.fill(element)
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    try XCTUnwrap(image.pngData()).write(to: file)
    return file.path
  }

  private func screens() throws -> OwnScreens {
    let (small, large) = (CGRect(x: 20, y: 40, width: 50, height: 50), CGRect(x: 0, y: 0, width: 200, height: 200))
    return OwnScreens(
      from: .init(path: try picture("a.png", element: small), element: small),
      to: .init(path: try picture("b.png", element: large), element: large))
  }

  func testScreensAreKeptInTheAddressAlsoIfTheirPathHasASpace() async throws {
    var comparison = Comparison.initial
    comparison.screens = try screens()
    comparison.device = .phone
    comparison.cells[1].device = .tablet
    XCTAssertEqual(Comparison(address: comparison.address), comparison)
    XCTAssertTrue(comparison.line.contains("own\\ screens"))
    XCTAssertEqual(Comparison(line: comparison.line + "\n"), comparison)
    XCTAssertEqual(ComparedStyle("slide", .push).address, "slide:push")
    for word in ["1/2/3", "a/b/c/d", "0/0/0/5", "nan/0/5/5", "0/0/5/99999", "-1/0/5/5"] {
      XCTAssertThrowsError(try comparison.set("--from-element", to: word), word)
    }
  }

  func testPicturesThatCannotBeReadAreRefusedForARecording() async throws {
    let path = try screens().from.path
    for words in [["--from", path], ["--from", path, "--to", "/nowhere.png"]] {
      XCTAssertThrowsError(
        try CommandParser.parse(["record", "--compare", "slide,cube", "--out", "a.gif"] + words), "\(words)"
      ) { XCTAssertTrue("\($0)".contains("--to"), "\($0)") }
    }
  }

  func testAZoomAndAMagicMoveBeginAndEndAtTheElements() async throws {
    let content = ComparedContent(pages: .places, screens: try screens())
    for style in ["magic-move", "zoom"] {
      let host = ManualHost(size: CGSize(width: 390, height: 900))
      let cell = try XCTUnwrap(CompareCell(ComparedStyle(style, .push), pages: content))
      cell.device = .phone
      host.window.rootViewController = cell
      cell.show(.time(0), isForward: true)
      host.advance(by: 0.3)
      XCTAssertTrue(cell.isReady, style)
      XCTAssertEqual(cell.pagesView.bounds.size, Device.phone.size)
      let pages = PageStage.all(UIView.self, in: cell.pagesView).compactMap { $0.next as? ScreenController }
      let from = try XCTUnwrap(pages.first)
      // The picture of 200 × 400 is scaled to the height of the phone, and its middle is seen.
      let scale = Device.phone.size.height / 400
      XCTAssertEqual(from.movingView.frame.width, 50 * scale, accuracy: 1)
      XCTAssertEqual(from.movingView.frame.minY, 40 * scale, accuracy: 1)
      host.window.rootViewController = nil
      host.advance(by: 0.5)
      host.window.close()
    }
  }

  func testTheBarOfTheWindowStaysWhileScreensArePushedAndPresented() async throws {
    let host = ManualHost(size: CGSize(width: 900, height: 700))
    var comparison = Comparison(cells: [ComparedStyle("system", .push), ComparedStyle("cover", .present)])
    comparison.screens = try screens()
    let page = CompareController(comparison)
    let navigation = UINavigationController(rootViewController: page)
    host.window.rootViewController = navigation
    host.advance(by: 0.5)

    XCTAssertFalse(navigation.isNavigationBarHidden)
    let pushing = try XCTUnwrap(page.cells[0].children.first as? UINavigationController)
    XCTAssertTrue(pushing.isNavigationBarHidden, "the pictures have bars of their own")
    host.window.rootViewController = nil
    host.advance(by: 0.5)
    host.window.close()
  }

  func testADragOnAPictureDrawsTheRectangle() async throws {
    let host = ManualHost(size: CGSize(width: 120, height: 120))
    let well = ScreenWell(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    host.window.addSubview(well)
    well.show(try OwnScreens.Screen(path: screens().from.path))
    host.advance(by: 0.05)
    var elements: [CGRect?] = []
    well.onElement = { elements.append($0) }

    // The picture is 50 points wide, in the middle of the well.
    host.touchBegan(at: CGPoint(x: 45, y: 20))
    host.touchMoved(to: CGPoint(x: 65, y: 50))
    host.touchEnded(at: CGPoint(x: 65, y: 50))
    host.tap(at: CGPoint(x: 60, y: 60))

    XCTAssertEqual(elements, [CGRect(x: 40, y: 40, width: 80, height: 120), nil])
    host.window.close()
  }

  func testAPastedPictureIsKeptInAFileOfItsContent() async throws {
    let store = ScreenStore(folder: folder.appendingPathComponent("screens"))
    let image = try XCTUnwrap(UIImage(contentsOfFile: screens().from.path))
    let path = try XCTUnwrap(store.save(image))
    XCTAssertEqual(store.save(image), path)
    XCTAssertEqual(UIImage(contentsOfFile: path)?.size, image.size)
  }

  func testADroppedFileIsUsedWhereItIsAndAnotherPictureIsKeptInAFile() async throws {
    let host = ManualHost(size: CGSize(width: 200, height: 100))
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 100))
    let well = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    for view in [card, well] { host.window.addSubview(view) }
    let path = try screens().from.path
    let (image, store) = (try XCTUnwrap(UIImage(contentsOfFile: path)), ScreenStore(folder: folder))
    let source = PictureSource([.picture(at: path), NSItemProvider(object: image)])
    let drag = UIDragInteraction(delegate: source)
    drag.isEnabled = true
    card.addInteraction(drag)
    var dropped: [String] = []
    let drop = PictureDrop(on: well, store: store) { dropped = $0 }

    host.touchBegan(at: CGPoint(x: 40, y: 50))
    host.move(from: CGPoint(x: 40, y: 50), to: CGPoint(x: 150, y: 50), duration: 0.05)
    XCTAssertGreaterThan(well.layer.borderWidth, 0)
    host.touchEnded(at: CGPoint(x: 150, y: 50))
    host.advance(by: 0.1)

    XCTAssertEqual(dropped, [path, store.save(image)])
    XCTAssertEqual(well.layer.borderWidth, 0)
    withExtendedLifetime((source, drop)) {}
    host.window.close()
  }

  func testOnePictureFillsTheFirstEmptyPlaceAndTwoReplaceBoth() async {
    var screens = OwnScreens()
    for (paths, result) in [
      (["a"], ["a", ""]), (["b"], ["a", "b"]), (["c"], ["a", "c"]), (["d", "e"], ["d", "e"]),
    ] {
      screens.add(paths)
      XCTAssertEqual([screens.from.path, screens.to.path], result)
    }
    screens.replace(with: ["f", "g"], from: 1)
    XCTAssertEqual([screens.from.path, screens.to.path], ["g", "f"])
  }

  func testTheFrameOfADeviceHasItsRatioAndIsNoLargerThanIt() async {
    for device in Device.allCases {
      for size in [CGSize(width: 300, height: 200), CGSize(width: 90, height: 800), CGSize(width: 4000, height: 4000)] {
        let (room, ratio) = (CGRect(origin: CGPoint(x: 5, y: 7), size: size), device.size.width / device.size.height)
        let frame = device.frame(in: room)
        XCTAssertTrue(room.insetBy(dx: -1, dy: -1).contains(frame), "\(device) in \(size)")
        XCTAssertEqual(frame.width, frame.height * ratio, accuracy: 1.5)
        XCTAssertLessThanOrEqual(frame.width, device.size.width)
      }
    }
  }
}

/// Drags pictures.
private final class PictureSource: NSObject, UIDragInteractionDelegate {
  private let providers: [NSItemProvider]

  init(_ providers: [NSItemProvider]) { self.providers = providers }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { providers.map(UIDragItem.init) }
}

extension NSItemProvider {
  /// Returns a provider of a file with a picture, as the drags of file managers have it.
  fileprivate static func picture(at path: String) -> NSItemProvider {
    let (provider, url) = (NSItemProvider(), URL(fileURLWithPath: path))
    let picture = FileManager.default.contents(atPath: path)
    for (identifier, data) in [("public.file-url", Data(url.absoluteString.utf8)), ("public.png", picture)] {
      provider.registerDataRepresentation(forTypeIdentifier: identifier, visibility: .all) {
        $0(data, nil)
        return nil
      }
    }
    return provider
  }
}
