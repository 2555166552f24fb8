// SPDX-License-Identifier: MIT

/// Fades out snapshots of a bar over its new content, after interruptions.
///
/// A snapshot taken while an earlier one still fades out contains the earlier one and replaces it. The nesting is limited:
/// in a quick series of interruptions, every few times the bar changes without a fade.
final class BarDissolve {
  private unowned let bar: UIView
  /// The snapshot that is being faded out, and how many earlier snapshots it contains.
  private var current: (picture: UIView, nesting: Int)?
  private static let maximumNesting = 3
  /// In seconds. Estimated: shorter than a push.
  private static let duration = 0.15

  init(bar: UIView) { self.bar = bar }

  nonisolated deinit {}

  func start(from picture: UIView) {
    current?.picture.removeFromSuperview()
    let nesting = current.map { $0.nesting + 1 } ?? 0
    current = nil
    guard nesting <= Self.maximumNesting else { return }
    current = (picture, nesting)
    UIView.performWithoutAnimation {
      picture.frame = CGRect(x: 0, y: 0, width: bar.bounds.width, height: picture.bounds.height)
      bar.addSubview(picture)
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: .allowUserInteraction, animations: { picture.alpha = 0 },
      completion: { [weak self] _ in
        picture.removeFromSuperview()
        if self?.current?.picture === picture { self?.current = nil }
      })
  }
}
