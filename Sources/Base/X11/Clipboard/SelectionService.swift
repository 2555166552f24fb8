// SPDX-License-Identifier: MIT
import CX11

/// The work of the clipboard's thread for one selection: it owns it, and reads it from its owner.
struct SelectionService {
  let window: SelectionWindow
  let owner: SelectionOwner
  let reader: SelectionReader

  init(window: SelectionWindow, transfers: SelectionTransfers) {
    self.window = window
    owner = SelectionOwner(window: window, transfers: transfers)
    reader = SelectionReader(window: window)
  }

  func list(until end: Double, _ reply: Reply<[String]>) {
    if let contents = owner.confirmedContents() { return reply.send(contents.targets) }
    reader.list(until: end) { reply.send($0) }
  }

  func read(_ targets: [String], until end: Double, _ reply: Reply<ClipboardContents.Representation>) {
    guard let contents = owner.confirmedContents() else { return reader.read(targets, until: end) { reply.send($0) } }
    if let found = contents.representation(in: targets) { reply.send(found) }
  }

  /// Reads the content in a format that the owner has, at a time that it knows.
  func convert(
    to target: String, at time: UInt, until end: Double, _ reply: Reply<ClipboardContents.Representation>
  ) {
    guard let contents = owner.confirmedContents() else {
      return reader.convert(to: target, at: time, until: end) { reply.send($0) }
    }
    if let found = contents.representation(in: [target]) { reply.send(found) }
  }
}
