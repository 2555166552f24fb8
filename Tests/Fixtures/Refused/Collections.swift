// SPDX-License-Identifier: MIT
import UIKit

class FeedController: UIViewController {
  // expected-error@+1 {{'beginInteractiveMovementForItem(at:)' is unavailable: items cannot be moved interactively; call moveItem(at:to:)}}
  func move(in view: UICollectionView, _ path: IndexPath) { _ = view.beginInteractiveMovementForItem(at: path) }
}
