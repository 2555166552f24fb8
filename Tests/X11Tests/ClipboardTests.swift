// SPDX-License-Identifier: MIT

import CX11
import DesktopTesting
import Synchronization
import XCTest

@testable import X11

/// Two programs, each with the clipboard on a connection of its own.
final class ClipboardTests: XCTestCase {
  private typealias Representation = ClipboardContents.Representation

  private func open(onForeignChange: @escaping @Sendable () -> Void = {}) throws -> Clipboard {
    let clipboard = try Clipboard(onForeignChange: onForeignChange)
    addTeardownBlock { clipboard.stop() }
    // Its thread observes the clipboard as soon as it answers.
    _ = clipboard.targets
    return clipboard
  }

  /// Two programs. The second one has copied.
  private func pair(with representations: [Representation]) throws -> (reader: Clipboard, owner: Clipboard) {
    let (reader, owner) = (try open(), try open())
    copy(representations, in: owner)
    return (reader, owner)
  }

  /// Copies in a program, and waits until it owns the clipboard.
  private func copy(_ representations: [Representation], in owner: Clipboard) {
    owner.write(ClipboardContents(representations))
    XCTAssertEqual(owner.targets, representations.map(\.target), "it has what it has written")
  }

  func testAnotherProgramReadsTheTextThatOneHasCopied() throws {
    let (reader, _) = try pair(with: ClipboardContents.text("Grüße, 世界"))

    XCTAssertEqual(reader.read(ClipboardContents.textTargets)?.text, "Grüße, 世界")
  }

  func testTheFormatsAreListedWithThoseOfTheConventions() throws {
    let (reader, _) = try pair(with: ClipboardContents.text("Grüße"))

    XCTAssertEqual(
      Set(reader.targets),
      [
        "TARGETS", "TIMESTAMP", "MULTIPLE", "SAVE_TARGETS", "UTF8_STRING", "STRING", "TEXT", "text/plain",
        "text/plain;charset=utf-8",
      ])
  }

  func testLatin1IsSentWithoutEncodingAndReadAsText() throws {
    let (reader, _) = try pair(with: ClipboardContents.text("Grüße"))

    let read = reader.read(["STRING"])

    XCTAssertEqual(read?.bytes.count, 5)
    XCTAssertEqual(read?.text, "Grüße")
  }

  func testTextThatIsNotLatin1HasNoSuchFormat() throws {
    let (reader, _) = try pair(with: ClipboardContents.text("世界"))

    XCTAssertNil(reader.read(["STRING"]))
    XCTAssertEqual(reader.read(["STRING", "TEXT"])?.text, "世界", "the next format is read")
  }

  func testTheFirstFormatThatTheOwnerHasIsRead() throws {
    let picture = Representation(target: "image/png", bytes: [1, 2, 3])
    let (reader, _) = try pair(with: [picture] + ClipboardContents.text("picture"))

    XCTAssertEqual(reader.read(["image/tiff", "image/png"]), picture)
    XCTAssertNil(reader.read(["text/uri-list"]))
  }

  func testLongDataIsTransferredInPieces() throws {
    let bytes = (0..<3_000_001).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let (reader, owner) = try pair(with: [Representation(target: "image/png", bytes: bytes)])

    XCTAssertEqual(reader.read(["image/png"])?.bytes, bytes)
    XCTAssertEqual(reader.read(["image/png"])?.bytes, bytes, "a second time")
    XCTAssertEqual(owner.read(["image/png"])?.bytes, bytes, "in the program itself")
  }

  func testAnEmptyTextIsNotTheLackOfOne() throws {
    let (reader, owner) = try pair(with: ClipboardContents.text(""))

    XCTAssertEqual(reader.read(ClipboardContents.textTargets)?.text, "")
    copy([], in: owner)
    XCTAssertNil(reader.read(ClipboardContents.textTargets))
  }

  func testTheProgramThatCopiesLastOwnsTheClipboard() throws {
    let changes = Mutex(0)
    let first = try open { changes.withLock { $0 += 1 } }
    let second = try open()
    copy(ClipboardContents.text("first"), in: first)
    XCTAssertEqual(second.read(["UTF8_STRING"])?.text, "first")
    XCTAssertEqual(changes.withLock { $0 }, 0, "it is not told of its own change")

    copy(ClipboardContents.text("second"), in: second)

    XCTAssertTrue(waitUntil { changes.withLock { $0 } == 1 }, "it is told of another program's")
    XCTAssertEqual(first.read(["UTF8_STRING"])?.text, "second")
  }

  /// The program that copied first has received no event since.
  func testWhatAnotherProgramHasCopiedIsReadBeforeItIsAnnounced() throws {
    let connection = try Connection()
    let window = SelectionWindow(connection: connection, name: .primary)
    let first = SelectionService(window: window, transfers: SelectionTransfers(window: window))
    first.owner.own(ClipboardContents(ClipboardContents.text("first")))
    let second = try open()
    second.write(ClipboardContents(ClipboardContents.text("second")), to: .primary)
    XCTAssertEqual(second.read(ClipboardContents.textTargets, from: .primary)?.text, "second")

    let read = Reply.wait(atMost: 0) { (reply: Reply<ClipboardContents.Representation>) in
      first.read(ClipboardContents.textTargets, until: .infinity, reply)
    }

    XCTAssertNil(read, "what it has copied itself is not answered at once")
    first.reader.cancel()
    connection.close()
  }

  func testNothingIsLeftOfAProgramThatHasEnded() throws {
    let changes = Mutex(0)
    let reader = try open { changes.withLock { $0 += 1 } }
    let owner = try Clipboard()
    copy(ClipboardContents.text("gone"), in: owner)
    XCTAssertEqual(reader.read(["UTF8_STRING"])?.text, "gone")

    owner.stop()

    XCTAssertNil(reader.read(["UTF8_STRING"]))
    XCTAssertEqual(reader.targets, [])
    XCTAssertTrue(waitUntil { changes.withLock { $0 } == 2 })
  }

  // MARK: The selected text

  func testTheSelectedTextIsApartFromTheClipboard() throws {
    let (reader, owner) = try pair(with: ClipboardContents.text("copied"))
    owner.write(ClipboardContents(ClipboardContents.text("selected")), to: .primary)
    XCTAssertTrue(owner.targets(of: .primary).contains("UTF8_STRING"))

    XCTAssertEqual(reader.read(["UTF8_STRING"], from: .primary)?.text, "selected")
    XCTAssertEqual(reader.read(["UTF8_STRING"])?.text, "copied")
    reader.write(ClipboardContents(ClipboardContents.text("selected there")), to: .primary)
    XCTAssertTrue(reader.targets(of: .primary).contains("UTF8_STRING"))
    XCTAssertEqual(owner.read(["UTF8_STRING"], from: .primary)?.text, "selected there", "it has lost the selection")
    XCTAssertEqual(owner.read(["UTF8_STRING"])?.text, "copied", "and kept the clipboard")
  }

  func testSelectionsInOtherProgramsAreNoChangesOfTheClipboard() throws {
    let changes = Mutex(0)
    let first = try open { changes.withLock { $0 += 1 } }
    let program = try OtherProgram()
    let second = try open()

    program.claim("PRIMARY")
    copy(ClipboardContents.text("copied"), in: second)

    XCTAssertEqual(first.read(["UTF8_STRING"])?.text, "copied")
    XCTAssertTrue(waitUntil { changes.withLock { $0 } > 0 })
    XCTAssertEqual(changes.withLock { $0 }, 1, "the clipboard alone is observed")
  }

  // MARK: Other programs

  func testTheTimeOfTheCopyCanBeRead() throws {
    let (_, _) = try pair(with: ClipboardContents.text("time"))
    let program = try OtherProgram()

    XCTAssertEqual(program.convert("TIMESTAMP")?.values.count, 1)
    XCTAssertGreaterThan(program.convert("TIMESTAMP")?.values.first ?? 0, 0)
  }

  func testSeveralFormatsAreReadAtOnceAndAMissingOneIsMarked() throws {
    let (_, _) = try pair(with: ClipboardContents.text("both"))
    let program = try OtherProgram()
    let window = program.window

    let answer = program.convert("MULTIPLE", with: [("UTF8_STRING", "FIRST"), ("image/png", "SECOND")])

    XCTAssertEqual(
      answer?.values, [window.atom("UTF8_STRING"), window.atom("FIRST"), window.atom("image/png"), 0])
    let first = program.read("FIRST")
    XCTAssertEqual(first.map { String(decoding: $0.bytes, as: UTF8.self) }, "both")
  }

  func testAClipboardManagerTakesTheContentOverFromAProgramThatEnds() throws {
    let manager = try OtherProgram()
    manager.claim("CLIPBOARD_MANAGER")
    let owner = try Clipboard()
    copy(ClipboardContents.text("kept"), in: owner)
    let isDone = Mutex(false)
    DispatchQueue.global().async {
      owner.stop()
      isDone.withLock { $0 = true }
    }

    var text: String?
    XCTAssertTrue(
      manager.answer { _, _ in
        text = manager.convert("UTF8_STRING").map { String(decoding: $0.bytes, as: UTF8.self) }
      })

    XCTAssertEqual(text, "kept")
    XCTAssertTrue(waitUntil { isDone.withLock { $0 } })
  }

  func testAProgramEndsThoughTheClipboardManagerDoesNotAnswer() throws {
    let manager = try OtherProgram()
    manager.claim("CLIPBOARD_MANAGER")
    let owner = try Clipboard()
    copy(ClipboardContents.text("lost"), in: owner)
    let start = ServerClock.now

    owner.stop()

    XCTAssertLessThan(ServerClock.now - start, 2)
  }

  func testAnOwnerThatDoesNotAnswerIsNotWaitedForAgainAndAgain() throws {
    let reader = try open()
    let program = try OtherProgram()
    program.claim()

    let start = ServerClock.now
    XCTAssertNil(reader.read(ClipboardContents.textTargets))
    let first = ServerClock.now - start
    XCTAssertEqual(reader.targets, [])
    let second = ServerClock.now - start - first

    XCTAssertLessThan(first, Clipboard.longestWait, "the wait is limited")
    XCTAssertLessThan(second, SelectionReading.patience / 2, "the second request does not wait")
  }

  func testTheEndOfATransferThatStopsInTheMiddleIsNotWaitedFor() throws {
    let reader = try open()
    let program = try OtherProgram()
    program.claim()
    let isDone = Mutex(false)
    let content = Mutex<Representation?>(nil)
    DispatchQueue.global().async {
      content.withLock { $0 = reader.read(["UTF8_STRING"]) }
      isDone.withLock { $0 = true }
    }

    // It lists its formats, announces data in pieces, and sends none.
    let window = program.window
    XCTAssertTrue(program.answer { window.write([window.atom("UTF8_STRING")], type: XA_ATOM, to: $0, of: $1) })
    XCTAssertTrue(program.answer { window.write([UInt(100)], type: window.incremental, to: $0, of: $1) })

    XCTAssertTrue(waitUntil { isDone.withLock { $0 } })
    XCTAssertNil(content.withLock { $0 })
  }

  func testAnOwnerThatListsNoFormatsIsAskedForTheFirstOne() throws {
    let reader = try open()
    let program = try OtherProgram()
    program.claim()
    let text = Mutex<String?>(nil)
    DispatchQueue.global().async {
      let read = reader.read(["UTF8_STRING"])?.text
      text.withLock { $0 = read }
    }

    let window = program.window
    XCTAssertTrue(program.answer(nil))
    XCTAssertTrue(
      program.answer { window.write(Array("old".utf8), type: window.atom("UTF8_STRING"), to: $0, of: $1) })

    XCTAssertTrue(waitUntil { text.withLock { $0 } == "old" })
  }
}
