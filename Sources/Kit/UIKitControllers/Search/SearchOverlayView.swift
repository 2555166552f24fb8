// SPDX-License-Identifier: MIT
@_spi(Framework) import UIKitCore

/// The view of a search controller over a page: the results, or a dimming, or nothing, which lets touches through.
final class SearchOverlayView: UIView {
  private let veil = UIView()
  /// Called after a click on the dimmed page.
  var onTap: (() -> Void)?

  private static let dimming: (light: CGFloat, dark: CGFloat) = (SheetMetrics.dimming, SheetMetrics.darkDimming)

  override init(frame: CGRect) {
    super.init(frame: frame)
    veil.backgroundColor = UIColor {
      UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? Self.dimming.dark : Self.dimming.light)
    }
    veil.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.onTap?() })
    veil.isHidden = true
    addSubview(veil)
  }

  required init?(coder: NSCoder) { nil }

  nonisolated deinit {}

  override class var drawsNothing: Bool { true }

  /// Whether the page is dimmed.
  var dims: Bool {
    get { !veil.isHidden }
    set { veil.isHidden = !newValue }
  }

  /// The amount of dimming, from 0 to 1.
  var dimming: CGFloat {
    get { veil.alpha }
    set { veil.alpha = newValue }
  }

  /// The view with the results.
  var results: UIView? {
    didSet {
      guard results !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let results else { return }
      results.frame = bounds
      results.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      results.alpha = 1
      addSubview(results)
    }
  }

  var resultsAlpha: CGFloat {
    get { results?.alpha ?? 0 }
    set { results?.alpha = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    veil.frame = bounds
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    (dims || results != nil) && super.point(inside: point, with: event)
  }
}
