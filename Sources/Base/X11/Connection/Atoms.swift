// SPDX-License-Identifier: MIT

/// The atoms of ``AtomName`` and the selections of the screen, interned in one round trip.
package struct Atoms: Sendable {
  private let values: [AtomName: UInt]
  /// The selection whose owner holds the desktop's settings for this connection's screen.
  package let xsettingsSelection: UInt
  /// The selection that a compositing manager of this connection's screen owns.
  package let compositorSelection: UInt

  package subscript(name: AtomName) -> UInt { values[name, default: 0] }

  /// The questions for the atoms.
  struct Questions {
    private let names: [AtomName: Question<UInt>]
    private let xsettingsSelection: Question<UInt>
    private let compositorSelection: Question<UInt>

    init(on line: ServerLine) {
      names = Dictionary(uniqueKeysWithValues: AtomName.allCases.map { ($0, line.atom($0.rawValue)) })
      xsettingsSelection = line.atom("_XSETTINGS_S\(line.screenNumber)")
      compositorSelection = line.atom("_NET_WM_CM_S\(line.screenNumber)")
    }

    func answer() -> Atoms {
      Atoms(
        values: names.compactMapValues { $0.answer() }, xsettingsSelection: xsettingsSelection.answer() ?? 0,
        compositorSelection: compositorSelection.answer() ?? 0)
    }
  }
}
