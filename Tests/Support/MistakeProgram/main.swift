// SPDX-License-Identifier: MIT
import UIKit

// For `MistakeTests`: a program that makes the mistake that its argument names.
let mistakes: [String: () -> Void] = [
  "attributes frame": {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 1))
    attributes.frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 44)
  },
  "attributes center": {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "header", with: IndexPath(item: 0, section: 2))
    attributes.center.y = .infinity
  },
  "attributes alpha": {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.alpha = .nan
  },
  "attributes transform": {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.transform = CGAffineTransform(scaleX: .infinity, y: 1)
  },
  "flow item size": { layOut { $0.itemSize.height = .nan } },
  "flow spacing": { layOut { $0.minimumInteritemSpacing = .infinity } },
  "flow inset": { layOut { $0.sectionInset.left = .nan } },
  "flow header": { layOut { $0.headerReferenceSize.height = .infinity } },
  "flow query": {
    layOut { _ = $0.layoutAttributesForElements(in: CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)) }
  },
  "flow reload": { layOut { $0.collectionView?.reloadItems(at: [IndexPath(item: 7, section: 0)]) } },
  "snapshot part": {
    _ = snapshot(from: CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 10), capInsets: .zero)
  },
  "snapshot insets": {
    _ = snapshot(
      from: CGRect(x: 0, y: 0, width: 10, height: 10),
      capInsets: UIEdgeInsets(top: 0, left: .nan, bottom: 0, right: 0))
  },
  "action of another class": { UIButton().addTarget(UIView(), action: Editor.pressed, for: .touchUpInside) },
  "effect view": { UIVisualEffectView(effect: nil).addSubview(UILabel()) },
  "nib": { UIViewController(nibName: "Card", bundle: nil).loadViewIfNeeded() },
  "bounds": { UIView().bounds.size.width = .nan },
]

final class Editor: NSObject {
  func pressed(_ sender: UIButton) {}
}

/// A data source with three items in one section.
final class ThreeItems: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// Lays out three items, changes the layout, and lays them out again.
func layOut(_ change: (UICollectionViewFlowLayout) -> Void) {
  let (layout, items) = (UICollectionViewFlowLayout(), ThreeItems())
  let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
  view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  view.dataSource = items
  view.layoutIfNeeded()
  change(layout)
  layout.invalidateLayout()
  view.layoutIfNeeded()
  print("\(view.visibleCells.count) cells")
}

func snapshot(from rect: CGRect, capInsets: UIEdgeInsets) -> UIView? {
  UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    .resizableSnapshotView(from: rect, afterScreenUpdates: true, withCapInsets: capInsets)
}

guard let mistake = CommandLine.arguments.dropFirst().first.flatMap({ mistakes[$0] }) else {
  print("give one of these mistakes: \(mistakes.keys.sorted().joined(separator: ", "))")
  exit(2)
}
mistake()
