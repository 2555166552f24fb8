// SPDX-License-Identifier: MIT
import UIKit

// expected-error@+1 {{'UITableViewCell' is unavailable: table views are not available; use a UICollectionView with a UICollectionViewFlowLayout whose items are as wide as the view}}
class RowCell: UITableViewCell {}

// expected-error@+2 {{'UITableViewDataSource' is unavailable: table views are not available; use a UICollectionView with a UICollectionViewFlowLayout whose items are as wide as the view}}
// expected-error@+1 {{'UITableViewDelegate' is unavailable: table views are not available; use a UICollectionView with a UICollectionViewFlowLayout whose items are as wide as the view}}
class RowsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  // expected-error@+2 {{'UITableView' is unavailable: table views are not available; use a UICollectionView with a UICollectionViewFlowLayout whose items are as wide as the view}}
  // expected-error@+1 {{'init(frame:style:)' is unavailable: table views are not available; use a UICollectionView with a UICollectionViewFlowLayout whose items are as wide as the view}}
  let table = UITableView(frame: .zero, style: .grouped)
}

// expected-error@+1 {{'UITableViewController' is unavailable: table views are not available; use a UICollectionViewController with a UICollectionViewFlowLayout whose items are as wide as the view}}
class MenuController: UITableViewController {}
