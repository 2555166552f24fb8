// SPDX-License-Identifier: MIT

import CX11
import DesktopTesting
import XCTest

@testable import X11

/// The clipboard among programs that do not follow its conventions.
final class HostileClipboardTests: XCTestCase {
  private func open() throws -> Clipboard {
    let clipboard = try Clipboard()
    addTeardownBlock { clipboard.stop() }
    _ = clipboard.targets
    return clipboard
  }

  /// Asserts that the clipboard's thread still serves its own program and others.
  private func assertWorks(
    _ clipboard: Clipboard, _ name: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let other = try open()
    clipboard.write(ClipboardContents(ClipboardContents.text(name)))
    XCTAssertEqual(clipboard.read(["UTF8_STRING"])?.text, name, "\(name): its own copy", file: file, line: line)
    XCTAssertEqual(other.read(["UTF8_STRING"])?.text, name, "\(name): another program", file: file, line: line)
    other.write(ClipboardContents(ClipboardContents.text("answer")))
    XCTAssertEqual(other.targets.first, "UTF8_STRING")
    XCTAssertEqual(
      clipboard.read(["UTF8_STRING"])?.text, "answer", "\(name): another program's copy", file: file, line: line)
  }

  func testAnOwnerThatBreaksTheConventionsIsGivenUpAndHasNothingLeftToWriteTo() throws {
    for behavior in HostileClipboardOwner.Behavior.allCases {
      let name = behavior.rawValue
      let reader = try open()
      let owner = try HostileClipboardOwner(behavior)
      defer { owner.stop() }

      XCTAssertNil(reader.read(["UTF8_STRING"]), name)

      XCTAssertTrue(owner.hasBeenAsked, name)
      if behavior != .dying {
        XCTAssertTrue(waitUntil { owner.remainingRequestors.isEmpty }, "\(name): the window remains")
      }
      try assertWorks(reader, name)
    }
  }

  func testAnOwnerThatChangesThePropertyWithoutEndIsGivenUp() throws {
    let window = try OtherProgram().window
    let receiver = SelectionReceiver(window: window, target: "UTF8_STRING", time: 0)
    var change = XPropertyEvent()
    change.window = receiver.xid

    for _ in 0..<SelectionReceiver.mostChanges { XCTAssertEqual(receiver.receive(change), .none) }

    XCTAssertEqual(receiver.receive(change), .refused)
    receiver.close()
  }

  func testAListOfFormatsIsReadWhateverTheOwnerDoesWithItsText() throws {
    let reader = try open()
    let owner = try HostileClipboardOwner(.endless)
    defer { owner.stop() }

    XCTAssertEqual(reader.targets, ["UTF8_STRING"])
  }

  func testAnAnswerOfTheWrongFormatIsNotAListOfFormats() throws {
    let reader = try open()
    let owner = try OtherProgram()
    owner.claim()
    let targets = LockedValue<[String]?>(nil)
    DispatchQueue.global().async {
      let read = reader.targets
      targets.withLock { $0 = read }
    }

    let window = owner.window
    XCTAssertTrue(owner.answer { window.write(Array("text".utf8), type: XA_ATOM, to: $0, of: $1) })

    XCTAssertTrue(waitUntil { targets.withLock { $0 } == [] })
  }

  // MARK: Programs that paste

  /// A program that has copied this many bytes, and another one that pastes.
  private func pair(copying count: Int) throws -> (owner: Clipboard, program: OtherProgram) {
    let owner = try open()
    let bytes = [UInt8](repeating: 1, count: count)
    owner.write(ClipboardContents([.init(target: "image/png", bytes: bytes)]))
    XCTAssertEqual(owner.targets, ["image/png"])
    return (owner, try OtherProgram())
  }

  private static let longContent = 3_000_000

  func testAListOfVeryManyFormatsAtOnceIsRefused() throws {
    let (owner, program) = try pair(copying: 10)
    let pairs = (0..<10_000).map { _ in (target: "image/png", property: "PIECE") }

    XCTAssertNil(program.convert("MULTIPLE", with: pairs))

    XCTAssertNotNil(program.convert("MULTIPLE", with: Array(pairs.prefix(4))))
    try assertWorks(owner, "many formats")
  }

  func testSeveralFormatsInsideOfSeveralFormatsAreRefused() throws {
    let (owner, program) = try pair(copying: 10)

    let answer = program.convert("MULTIPLE", with: [("MULTIPLE", "OTHER_PROGRAM"), ("image/png", "PIECE")])

    XCTAssertEqual(answer?.values.map { $0 != 0 }, [true, false, true, true])
    try assertWorks(owner, "nested formats")
  }

  func testAProgramThatStartsThousandsOfTransfersIsRefusedAndTheOthersAreServed() throws {
    let (owner, program) = try pair(copying: Self.longContent)
    let requests = 2000
    for index in 0..<requests { program.request("image/png", to: program.window.atom("PIECE_\(index)")) }

    var answers: [XSelectionEvent] = []
    XCTAssertTrue(
      waitUntil {
        while let event = program.next(SelectionNotify) { answers.append(event.xselection) }
        return answers.count == requests
      })

    XCTAssertEqual(
      answers.filter { $0.property != 0 }.count, SelectionTransfers.mostTransfersToOne, "the others are refused")
    let other = try open()
    XCTAssertEqual(other.read(["image/png"])?.bytes.count, Self.longContent)
    try assertWorks(owner, "thousands of transfers")
  }

  func testARequestInTheNameOfTheOwnersOwnWindowTakesNothingFromIt() throws {
    let (owner, program) = try pair(copying: Self.longContent)
    let window = program.window
    var event = XEvent()
    event.xselectionrequest.type = SelectionRequest
    event.xselectionrequest.owner = window.selectionOwner
    event.xselectionrequest.requestor = window.selectionOwner
    event.xselectionrequest.selection = window.selection
    event.xselectionrequest.target = window.atom("image/png")
    event.xselectionrequest.property = window.atom("PIECE")
    XSendEvent(window.display, window.selectionOwner, False, 0, &event)
    program.connection.synchronize()

    try assertWorks(owner, "its own window")
    XCTAssertNil(window.read(window.atom("PIECE"), of: event.xselectionrequest.requestor, atMost: 4))
  }

  func testAClipboardWithoutAThreadIsAnErrorThatSaysWhatToDo() {
    XCTAssertThrowsError(try Clipboard(stackSize: 1 << 60)) {
      XCTAssertEqual(($0 as? ConnectionError)?.exitStatus, 1)
      XCTAssertTrue("\($0)".contains("\"clipboard\""), "\($0)")
    }
  }

  // MARK: A silent server

  func testTheTimeOfASilentServerIsNotWaitedForWithoutLimit() throws {
    let server = try XServer()
    defer { server.end() }
    let connection = try Connection(displayName: server.displayName)
    let window = SelectionWindow(connection: connection, name: .clipboard)
    XCTAssertNotEqual(window.serverTime(), UInt(CurrentTime))

    server.signal(SIGSTOP)

    XCTAssertEqual(window.serverTime(), UInt(CurrentTime))
    server.signal(SIGCONT)
    connection.close()
  }

  func testTheClipboardOfASilentServerAnswersNothingAndCanBeLeft() throws {
    let server = try XServer()
    defer { server.end() }
    let clipboard = try Clipboard(displayName: server.displayName)
    clipboard.write(ClipboardContents(ClipboardContents.text("copied")))
    XCTAssertEqual(clipboard.read(["UTF8_STRING"])?.text, "copied")

    server.signal(SIGSTOP)

    clipboard.write(ClipboardContents([]))
    XCTAssertNil(clipboard.read(["UTF8_STRING"]))
    clipboard.stop()
  }
}
