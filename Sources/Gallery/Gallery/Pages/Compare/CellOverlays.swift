// SPDX-License-Identifier: MIT
import UIKit

/// Shows the chosen overlay over the cells: ghosts over all of them, or the chosen one's difference from another or a wipe
/// between the two.
final class CellOverlays {
  private var skins: [ObjectIdentifier: OnionSkin] = [:]
  private(set) var difference: CellDifference?
  private(set) var wipe: CellWipe?
  /// The position of the divider as a part of the width, which stays from one wipe to the next.
  private var dividerPosition: CGFloat = 0.5
  private var isUpdating = false

  /// Makes the overlays of these cells again, after their motions have changed.
  func reset() {
    for skin in skins.values { skin.removeFromSuperview() }
    skins = [:]
    removeDifference()
    removeWipe()
  }

  /// - Parameters:
  ///   - chosen: The cell with the difference or the wipe.
  ///   - reference: The cell with which it is compared. If it is the chosen one, another one takes its place.
  func show(_ overlay: CellOverlay, over cells: [CompareCell], chosen: CompareCell?, against reference: CompareCell?) {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    if overlay == .onion { showSkins(cells) } else { removeSkins() }
    let first = reference === chosen ? cells.first { $0 !== chosen } : reference
    if overlay == .difference { showDifference(of: chosen, from: first) } else { removeDifference() }
    if overlay == .wipe { showWipe(of: first, over: chosen) } else { removeWipe() }
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

  private func showDifference(of second: CompareCell?, from first: CompareCell?) {
    guard let first, let second, first.isReady, second.isReady else { return removeDifference() }
    if difference?.isBetween(first, second) != true {
      removeDifference()
      guard let made = CellDifference(of: second, from: first) else { return }
      difference = made
      second.addOverlay(made)
    }
    difference?.update()
  }

  private func showWipe(of first: CompareCell?, over second: CompareCell?) {
    guard let first, let second, first.isReady, second.isReady else { return removeWipe() }
    if wipe?.isBetween(first, second) != true {
      removeWipe()
      wipe = CellWipe(of: first, over: second, at: dividerPosition)
    }
    wipe?.update()
  }

  private func removeWipe() {
    dividerPosition = wipe?.position ?? dividerPosition
    wipe?.close()
    wipe = nil
  }

  private func removeDifference() {
    difference?.close()
    difference = nil
  }
}
