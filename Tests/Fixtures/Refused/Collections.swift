// SPDX-License-Identifier: MIT
import UIKit

class FeedController: UIViewController {
  // expected-error@+1 {{'UICollectionViewCompositionalLayout' is unavailable: compositional layouts are not available; use a UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout}}
  var layout: UICollectionViewCompositionalLayout?
}
