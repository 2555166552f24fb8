// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// Registers a nib file.
  @available(*, unavailable, message: "nib files are not available; register a class")
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
}
