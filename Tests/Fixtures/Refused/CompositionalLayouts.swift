// SPDX-License-Identifier: MIT
import UIKit

class GridController: UIViewController {
  func makeLayout() -> UICollectionViewLayout {
    // expected-error@+1 {{'NSCollectionLayoutSize' is unavailable: compositional layouts are not available; use a UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout}}
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(80))
    // expected-error@+1 {{'NSCollectionLayoutItem' is unavailable: compositional layouts are not available; use a UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout}}
    let item = NSCollectionLayoutItem(layoutSize: size)
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    // expected-error@+1 {{'NSCollectionLayoutGroup' is unavailable: compositional layouts are not available; use a UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout}}
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    group.interItemSpacing = .fixed(8)
    // expected-error@+1 {{'NSCollectionLayoutSection' is unavailable: compositional layouts are not available; use a UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout}}
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.orthogonalScrollingBehavior = .groupPaging
    // expected-error@+1 {{'UICollectionViewCompositionalLayout' is unavailable: compositional layouts are not available; use a UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout}}
    return UICollectionViewCompositionalLayout(section: section)
  }

  func makeList() -> UICollectionViewLayout {
    // expected-error@+2 {{'UICollectionLayoutListConfiguration' is unavailable: compositional layouts are not available; use a UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout}}
    // expected-error@+1 {{'UICollectionViewCompositionalLayout' is unavailable: compositional layouts are not available; use a UICollectionViewFlowLayout, or a subclass of UICollectionViewLayout}}
    UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
  }
}
