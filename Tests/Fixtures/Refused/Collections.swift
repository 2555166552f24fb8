// SPDX-License-Identifier: MIT
import UIKit

class FeedController: UIViewController {
  // expected-error@+2 {{'register(_:forCellWithReuseIdentifier:)' is unavailable: nib files are not available; register a class}}
  // expected-error@+1 {{'UINib' is unavailable: nib files are not available; create the views in code}}
  func setUp(_ view: UICollectionView) { view.register(Optional<UINib>.none, forCellWithReuseIdentifier: "cell") }
}
