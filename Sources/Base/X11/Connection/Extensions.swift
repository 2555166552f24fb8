// SPDX-License-Identifier: MIT

import CX11

/// The extensions of a server, with the versions that both sides support. nil for an extension that the server lacks.
package struct Extensions: Sendable {
  package struct Extension: Sendable, Equatable {
    /// The name that the protocol defines, for messages.
    package let name: String
    package let opcode: Int32
    package let eventBase: Int32
    package let errorBase: Int32
    package let major: Int
    package let minor: Int

    package func isAtLeast(_ major: Int, _ minor: Int) -> Bool { (self.major, self.minor) >= (major, minor) }
  }

  /// The numbers by which the protocol refers to an extension.
  struct Codes {
    let opcode: Int32
    let eventBase: Int32
    let errorBase: Int32
  }

  private let found: [ExtensionName: Extension]

  package var render: Extension? { found[.render] }
  package var present: Extension? { found[.present] }
  package var xinput: Extension? { found[.xinput] }
  package var sync: Extension? { found[.sync] }
  package var fixes: Extension? { found[.fixes] }
  package var randr: Extension? { found[.randr] }

  package var all: [Extension] { Array(found.values) }

  /// Asks for the extensions, which takes two round trips.
  init(asking line: ServerLine) {
    let presence = ExtensionName.allCases.map { ($0, line.codes(ofExtension: $0.rawValue)) }
    let codes = presence.compactMap { name, question in question.answer().map { (name, $0) } }
    let versions = codes.map { ($0, $1, $0.version($1.opcode, on: line)) }
    let extensions = versions.compactMap { name, codes, question -> (ExtensionName, Extension)? in
      guard let (major, minor) = question.answer(), major >= name.leastMajorVersion else { return nil }
      let found = Extension(
        name: name.rawValue, opcode: codes.opcode, eventBase: codes.eventBase, errorBase: codes.errorBase, major: major,
        minor: minor)
      return (name, found)
    }
    found = Dictionary(uniqueKeysWithValues: extensions)
  }

  /// Tells the server over another line which versions this client supports: some extensions serve only clients that have
  /// told. It waits for nothing.
  func announce(on line: ServerLine) {
    for (name, found) in found { _ = name.version(found.opcode, on: line) }
  }
}
