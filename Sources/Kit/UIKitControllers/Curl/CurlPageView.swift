// SPDX-License-Identifier: MIT
import RenderTree

/// The presenting controller's page: a snapshot of its view, curled over the presented view.
///
/// It receives touches on the visible paper, and lets other touches through to the view below.
final class CurlPageView: UIView {
  /// The view whose snapshot the page shows.
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

  required init?(coder: NSCoder) { fatalError("CurlPageView has no archives; create it with a view") }

  nonisolated deinit {}

  /// The progress of the curl, from 0 (flat) to 1 (out of sight). Animatable.
  var progress: CGFloat {
    get { layer.pageCurl.progress }
    set { layer.pageCurl = CurlMetrics.curl(newValue, of: bounds.size, style: traitCollection.userInterfaceStyle) }
  }

  /// Replaces the snapshot of the view, optionally after the view's pending updates.
  func renewPicture(afterUpdates: Bool) {
    guard let original else { return }
    let old = picture
    picture = original.snapshotView(afterScreenUpdates: afterUpdates)
    old?.removeFromSuperview()
    guard let picture else { return }
    picture.frame = bounds
    addSubview(picture)
  }

  /// Adapts the page to a new size. Takes a new snapshot unless the view is in a window, where it lays itself out.
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
