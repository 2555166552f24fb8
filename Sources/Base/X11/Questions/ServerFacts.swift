// SPDX-License-Identifier: MIT

/// The facts about a server that all connections to a screen share.
struct ServerFacts: Sendable {
  let extensions: Extensions
  let atoms: Atoms

  /// Asks for the facts, which takes two round trips. Returns nil if the connection is lost.
  init?(asking line: ServerLine) {
    let atoms = Atoms.Questions(on: line)
    extensions = Extensions(asking: line)
    self.atoms = atoms.answer()
    if line.isLost { return nil }
  }
}
