// SPDX-License-Identifier: MIT
import UIKit

/// Shows the chosen overlay over the cells: ghosts over all of them, or the difference of the chosen one from another.
final class CellOverlays {
  private var skins: [ObjectIdentifier: OnionSkin] = [:]
  private(set) var difference: CellDifference?
  private var isUpdating = false

  /// Makes the overlays of these cells again, after their motions have changed.
  func reset() {
    for skin in skins.values { skin.removeFromSuperview() }
    skins = [:]
    difference?.close()
    difference = nil
  }

  /// - Parameter chosen: The cell whose difference from the first one is shown, or of the second if it is the first.
  func show(_ overlay: CellOverlay, over cells: [CompareCell], chosen: CompareCell?) {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    if overlay == .onion { showSkins(cells) } else { removeSkins() }
    if overlay == .difference { showDifference(cells, chosen) } else { removeDifference() }
  }

  private func showSkins(_ cells: [CompareCell]) {
    for cell in cells where skins[ObjectIdentifier(cell)] == nil && cell.isReady {
      let skin = OnionSkin(of: cell)
      skins[ObjectIdentifier(cell)] = skin
      cell.addOverlay(skin)
    }
  }

  private func removeSkins() {
    for skin in skins.values { skin.removeFromSuperview() }
    skins = [:]
  }

  private func showDifference(_ cells: [CompareCell], _ chosen: CompareCell?) {
    guard let first = cells.first, let chosen, cells.count > 1 else { return removeDifference() }
    let second = chosen === first ? cells[1] : chosen
    if difference?.isBetween(first, second) != true {
      removeDifference()
      guard first.isReady, second.isReady, let made = CellDifference(of: second, from: first) else { return }
      difference = made
      second.addOverlay(made)
    }
    difference?.update()
  }

  private func removeDifference() {
    difference?.close()
    difference = nil
  }
}
