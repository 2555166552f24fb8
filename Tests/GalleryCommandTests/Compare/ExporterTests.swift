// SPDX-License-Identifier: MIT
import LeakTesting
import UIKit
import XCTest

@testable import Gallery

/// Exports from the page “Compare”, which can be used meanwhile.
@MainActor
final class ExporterTests: UIKitTestCase {
  private var host: ManualHost!
  private var page: CompareController!
  private var exporter: Exporter!
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  override func release() {
    host?.window.rootViewController = nil
    host?.advance(by: 0.5)
    (host, page, exporter) = (nil, nil, nil)
    try? FileManager.default.removeItem(at: folder)
  }

  private func open(cells: Int = 2, size: CGSize = CGSize(width: 480, height: 420), folder: URL? = nil) {
    host = ManualHost(size: size)
    page = CompareController(
      Comparison(cells: (0..<cells).map { ComparedStyle($0 % 2 == 0 ? "slide" : "cube", .push) }),
      folder: folder ?? self.folder)
    host.window.rootViewController = page
    host.advance(by: 0.5)
    exporter = page.exporter
  }

  /// Takes all pictures, one in each frame, and waits for the file.
  private func finish() async {
    while case .filming = exporter.state { host.advance(by: ManualHost.frameDuration) }
    await exporter.writing?.value
  }

  private struct NotWritten: Error {
    let state: Exporter.State
  }

  private func written() throws -> URL {
    guard case .written(let file) = exporter.state else { throw NotWritten(state: exporter.state) }
    return file
  }

  private func settings(_ format: ExportFormat) -> ExportSettings {
    ExportSettings(format: format, frames: 4, framesPerSecond: 10, scale: 0.25)
  }

  private var covers: [GridCover] { PageStage.all(GridCover.self, in: page.grid.view) }

  func testEveryFormatOfACellIsWrittenToItsFile() async throws {
    open()
    for format in ExportFormat.allCases {
      exporter.export(page.cells[0], settings(format))
      await finish()
      XCTAssertEqual(exporter.state, .written(folder.appendingPathComponent("slide-push.\(format.fileExtension)")))
      XCTAssertGreaterThan(try Data(contentsOf: written()).count, 1000, format.title)
    }
  }

  func testAnExportReplacesNoEarlierOne() async throws {
    open()
    for name in ["slide-push.swift", "slide-push-2.swift", "slide-push-3.swift"] {
      exporter.export(page.cells[0], settings(.swift))
      XCTAssertEqual(try written().lastPathComponent, name)
    }
  }

  func testAFolderThatCannotBeWrittenIsNamed() async throws {
    open(folder: URL(fileURLWithPath: "/dev/null/pictures"))
    exporter.export(page.cells[0], settings(.strip))
    await finish()
    XCTAssertTrue(try XCTUnwrap(exporter.state.text).contains("/dev/null/pictures"))
  }

  func testAllCellsAreExportedAndLeftAsTheyWere() async throws {
    open()
    page.playback.scrub(to: 0.1)
    host.advance(by: 0.2)
    let fractions = page.cells.map(\.fraction)

    exporter.exportAll(settings(.strip), hasChart: true, moved: nil)
    await finish()
    XCTAssertEqual(try written().lastPathComponent, "comparison.png")
    exporter.exportAll(settings(.swift), hasChart: false, moved: nil)
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: written().path).sorted(), ["Package.swift", "Sources"])

    XCTAssertEqual(page.cells.map(\.fraction), fractions)
    XCTAssertTrue(try XCTUnwrap(page.chosenCell).isChosen)
    XCTAssertNil(page.grid.cellsView.backgroundColor)
    XCTAssertEqual(covers, [])
  }

  func testTheButtonOfThePanelStaysWhateverIsChosen() async throws {
    open(size: CGSize(width: 1180, height: 480))
    page.panels.open(.export)
    host.advance(by: 0.2)
    let panel = try XCTUnwrap(PageStage.all(ExportPanel.self, in: page.panels).first)
    let button = try XCTUnwrap(
      PageStage.all(ToolButton.self, in: panel).first { $0.accessibilityIdentifier == "export" })
    let frame = button.frame
    XCTAssertTrue(panel.bounds.contains(frame))

    for control in PageStage.all(UISegmentedControl.self, in: panel) {
      for index in 0..<control.numberOfSegments {
        control.selectedSegmentIndex = index
        control.sendActions(for: .valueChanged)
        panel.layoutIfNeeded()
        XCTAssertEqual(button.frame, frame, "\(control.accessibilityLabel ?? "") \(index)")
      }
    }
    host.tap(at: button.convert(button.bounds.boundsCenter, to: nil))
    panel.layoutIfNeeded()
    XCTAssertNoThrow(try written())
    XCTAssertEqual(button.frame, frame, "with a result above it")
  }

  func testPicturesOfAllCellsHaveASwitchForTheChart() async throws {
    open(size: CGSize(width: 1180, height: 600))
    page.panels.open(.export)
    host.advance(by: 0.2)
    let panel = try XCTUnwrap(PageStage.all(ExportPanel.self, in: page.panels).first)
    let chart = try XCTUnwrap(PageStage.all(SwitchRow.self, in: panel).first)
    let pickers = PageStage.all(UISegmentedControl.self, in: panel)
    func choose(_ target: Int, _ format: ExportFormat) throws {
      for (picker, index) in zip(pickers, [target, try XCTUnwrap(ExportFormat.allCases.firstIndex(of: format))]) {
        picker.selectedSegmentIndex = index
        picker.sendActions(for: .valueChanged)
      }
      panel.layoutIfNeeded()
    }
    try choose(0, .gif)
    XCTAssertTrue(chart.isHidden)
    try choose(1, .swift)
    XCTAssertTrue(chart.isHidden)
    try choose(1, .gif)
    XCTAssertFalse(chart.isHidden)
    XCTAssertFalse(chart.isOn)
    host.tap(at: chart.convert(CGPoint(x: chart.bounds.maxX - 10, y: chart.bounds.midY), to: nil))
    XCTAssertTrue(chart.isOn)
  }

  func testCellsThatAreScrolledOutOfSightAreExported() async throws {
    open(cells: 9, size: CGSize(width: 480, height: 300))
    let all = page.grid.cellsView.bounds.size
    XCTAssertGreaterThan(all.height, page.grid.view.bounds.height + 100)

    exporter.exportAll(settings(.apng), hasChart: false, moved: nil)
    await finish()

    let size = try XCTUnwrap(UIImage(contentsOfFile: written().path)?.size)
    XCTAssertEqual(size.width, (all.width + 32) / 4, accuracy: 1)
    XCTAssertEqual(size.height, (all.height + 32) / 4, accuracy: 1)
  }

  func testAnExportTakesAPictureInEachFrameAndIsCancelled() async throws {
    open()
    XCTAssertTrue(page.playback.isPlaying)
    exporter.exportAll(settings(.gif), hasChart: false, moved: nil)
    guard case .filming(0, let count) = exporter.state else { return XCTFail("\(exporter.state)") }
    XCTAssertFalse(page.playback.isPlaying, "the position stays")

    for taken in 1...2 {
      host.advance(by: ManualHost.frameDuration)
      XCTAssertEqual(exporter.state, .filming(taken: taken, count: count))
    }
    let cover = try XCTUnwrap(covers.first)
    let cancel = try XCTUnwrap(PageStage.all(ToolButton.self, in: cover).first)
    host.tap(at: cancel.convert(cancel.bounds.boundsCenter, to: nil))

    XCTAssertEqual(exporter.state, .idle)
    XCTAssertEqual(covers, [])
    XCTAssertTrue(page.playback.isPlaying)
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path))
  }

  func testAnExportThatIsCancelledWhileItIsWrittenWritesNothing() async throws {
    open()
    exporter.export(page.cells[1], settings(.apng))
    while case .filming = exporter.state { host.advance(by: ManualHost.frameDuration) }
    XCTAssertEqual(exporter.state, .writing)
    XCTAssertEqual(covers, [], "the cells can be used while the file is made")
    let writing = exporter.writing

    host.key(PageStage.Key.escape)
    await writing?.value

    XCTAssertEqual(exporter.state, .idle)
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path))
  }

  func testAChangeOfTheCellsEndsTheirExport() async throws {
    open()
    let changes: [() -> Void] = [
      { self.page.add(ComparedStyle("fold", .push)) }, { self.page.comparison.pages = .grid },
      { self.host.resize(to: CGSize(width: 700, height: 500)) }, { self.page.comparison.drag = .flick },
    ]
    for (index, change) in changes.enumerated() {
      exporter.exportAll(settings(.gif), hasChart: false, moved: nil)
      host.advance(by: ManualHost.frameDuration)
      change()
      host.advance(by: 0.5)
      guard case .failed(let reason) = exporter.state else { return XCTFail("\(exporter.state) after \(index)") }
      XCTAssertTrue(reason.hasPrefix("The cells changed"), reason)
      XCTAssertEqual(covers, [], "after \(index)")
      XCTAssertTrue(page.grid.isReady)
    }
  }
}
