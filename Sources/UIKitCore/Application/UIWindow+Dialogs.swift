// SPDX-License-Identifier: MIT

extension UIWindow {
  /// Returns the window of which this one is a dialog: the uppermost window below it in its scene or, for a level above
  /// `normal`, the key window. Returns nil if it is not a dialog.
  func findOwner() -> UIWindow? {
    if let owner = ownerInScene() { return owner }
    guard windowLevel > .normal else { return nil }
    let below = UIApplication.shared.windows.filter {
      $0 !== self && $0.windowLevel <= windowLevel && !$0.isOwned(by: self)
    }
    return below.first(where: \.isKeyWindow) ?? below.last
  }

  /// Returns the uppermost visible window below this one in its scene.
  private func ownerInScene() -> UIWindow? {
    let members = windowScene?.windows ?? []
    guard let index = members.firstIndex(identicalTo: self) else { return nil }
    let below = members.indices.filter {
      members[$0].isVisible && (members[$0].windowLevel, $0) < (windowLevel, index)
    }
    return below.max { (members[$0].windowLevel, $0) < (members[$1].windowLevel, $1) }.map { members[$0] }
  }

  /// Whether this window is a dialog of another window, or of one of its dialogs.
  private func isOwned(by other: UIWindow) -> Bool {
    var owner = dialogOwner
    while let current = owner {
      if current === other { return true }
      owner = current.dialogOwner
    }
    return false
  }
}
