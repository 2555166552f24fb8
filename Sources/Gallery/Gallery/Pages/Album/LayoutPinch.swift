// SPDX-License-Identifier: MIT
import UIKit

/// A pinch that moves the pictures of the album between two layouts: apart to a layout with larger pictures, together to
/// one with smaller ones.
final class LayoutPinch: NSObject {
  private weak var album: UICollectionView?
  private var layout: UICollectionViewTransitionLayout?
  private var target: AlbumPageLayout.Kind?
  private var onChange: ((AlbumPageLayout.Kind) -> Void)?

  var isActive: Bool { layout != nil }

  /// - Parameter onChange: Called with the new layout when a pinch has finished.
  func attach(to album: UICollectionView, onChange: @escaping (AlbumPageLayout.Kind) -> Void) {
    self.album = album
    self.onChange = onChange
    album.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: LayoutPinch.pinch))
  }

  private func pinch(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began: break
    case .changed:
      if layout == nil { begin(opens: pinch.scale > 1) }
      layout?.transitionProgress = progress(pinch)
      layout?.invalidateLayout()
    case .ended:
      let speed = opens ? pinch.velocity : -pinch.velocity
      end(finishing: Release.finishes(at: progress(pinch), velocity: speed))
    case .cancelled, .failed: end(finishing: false)
    case .possible: break
    }
  }

  private var opens = true

  private func progress(_ pinch: UIPinchGestureRecognizer) -> CGFloat {
    min(max(opens ? pinch.scale - 1 : (1 - pinch.scale) * 2, 0), 1)
  }

  private func begin(opens: Bool) {
    guard let album, let kind = (album.collectionViewLayout as? AlbumPageLayout)?.kind,
      let target = opens ? kind.next : kind.previous
    else { return }
    self.opens = opens
    self.target = target
    layout = album.startInteractiveTransition(to: AlbumPageLayout(target)) { [weak self] _, isNew in
      self?.layout = nil
      if isNew { self?.onChange?(target) }
    }
  }

  private func end(finishing: Bool) {
    guard layout != nil else { return }
    if finishing { album?.finishInteractiveTransition() } else { album?.cancelInteractiveTransition() }
  }
}
