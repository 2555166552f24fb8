// SPDX-License-Identifier: MIT
import UIKit

class SelfSizingLayout: UICollectionViewFlowLayout {
  // expected-error@+2 {{'estimatedItemSize' is unavailable: cells do not size themselves; set itemSize, or implement collectionView(_:layout:sizeForItemAt:)}}
  // expected-error@+1 {{'automaticSize' is unavailable: cells do not size themselves; set itemSize, or implement collectionView(_:layout:sizeForItemAt:)}}
  func size() { estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
}

class FeedController: UIViewController {
  // expected-error@+1 {{'UICollectionViewCompositionalLayout' is unavailable: compositional layouts are not available; use a UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout}}
  var layout: UICollectionViewCompositionalLayout?
}
