// SPDX-License-Identifier: MIT
import UIKit

// Subclasses with the initialisers that published code overrides.

public class GaugeLayer: CALayer {
  public var progress: CGFloat = 0

  override init() { super.init() }

  override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? GaugeLayer { progress = layer.progress }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

public class GaugeView: UIView {
  public override class var layerClass: AnyClass { GaugeLayer.self }

  public var gauge: GaugeLayer { layer as! GaugeLayer }

  public var shownProgress: CGFloat? { gauge.presentation()?.progress }
}

public class TitleCell: UICollectionViewCell {
  public let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

class ShortPan: UIPanGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .began { return }
  }
}

class PagedScrollView: UIScrollView {
  override var delegate: UIScrollViewDelegate? { didSet { isPagingEnabled = delegate != nil } }
}

class PagedCollectionView: UICollectionView {
  override var delegate: UICollectionViewDelegate? { didSet { isPagingEnabled = delegate != nil } }
}

class TallBar: UINavigationBar {
  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}
