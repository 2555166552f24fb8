// SPDX-License-Identifier: MIT
import RenderTree

/// The presenting controller's page: a picture of its view that lies curled over the presented one.
///
/// It takes touches where paper is seen, and lets them through where what is below is.
final class CurlPageView: UIView {
  /// The view of which it is a picture.
  private weak var original: UIView?
  private var picture: UIView?
  private lazy var tap = UITapGestureRecognizer(target: self, action: CurlPageView.tapped)

  /// Called for a tap on the paper.
  var onTap: (() -> Void)?

  init(of original: UIView, size: CGSize) {
    self.original = original
    super.init(frame: CGRect(origin: .zero, size: size))
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addGestureRecognizer(tap)
    renewPicture(afterUpdates: original.window == nil)
  }

  required init?(coder: NSCoder) { fatalError("CurlPageView is made by the view that it shows") }

  nonisolated deinit {}

  /// 0 flat, 1 gone. Animates.
  var progress: CGFloat {
    get { layer.pageCurl.progress }
    set { layer.pageCurl = CurlMetrics.curl(newValue, of: bounds.size, style: traitCollection.userInterfaceStyle) }
  }

  /// Takes what the original shows, or, after updates, is to show.
  func renewPicture(afterUpdates: Bool) {
    guard let original else { return }
    let old = picture
    picture = original.snapshotView(afterScreenUpdates: afterUpdates)
    old?.removeFromSuperview()
    guard let picture else { return }
    picture.frame = bounds
    addSubview(picture)
  }

  /// In another size the page is laid out anew, while nobody else does that.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let picture, picture.bounds.size != bounds.size, let original else { return }
    if original.window == nil {
      original.bounds.size = bounds.size
      renewPicture(afterUpdates: true)
    } else {
      picture.frame = bounds
    }
    progress = layer.pageCurl.progress
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard previousTraitCollection?.userInterfaceStyle != traitCollection.userInterfaceStyle else { return }
    if original?.window == nil { renewPicture(afterUpdates: true) }
    UIView.performWithoutAnimation { progress = layer.pageCurl.progress }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let curl = layer.presentation()?.pageCurl ?? layer.pageCurl
    return CurlGeometry(curl, size: bounds.size).covers(point)
  }

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    if recognizer.state == .ended { onTap?() }
  }
}
