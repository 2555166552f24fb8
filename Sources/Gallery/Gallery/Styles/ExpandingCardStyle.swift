// SPDX-License-Identifier: MIT
import UIKit

/// Expanding card
///
/// A picture of the page below grows into the whole page, and bounces. Dragged back, the page shrinks to a card; when
/// the finger releases it, the card flies back into its picture.
/// Try: Drag back a little and release, then drag further.
/// Watch: The dismissal has two stages. The drag moves the first one; the second one follows the release.
/// From: the App Store, after AppStoreiOS11InteractiveTransition (Wirawit Rueopas): a scale of 0.86, corners of 16
/// points, 0.6 s, and a spring whose damping falls from 1 to 0.7 with the distance.
enum ExpandingCardStyle {
  static let entry = TransitionStyle(
    id: "expanding-card", title: "Expanding card",
    blurb: "A picture grows into the page, which is dragged back as a card.",
    kinds: [.push, .present], animator: { ExpandingCardAnimator(move: $0) },
    presentation: StylePresentation(hasClearBar: true),
    timing: StyleTiming(percentage: { min(2 * $0, 1) * ExpandingCardAnimator.shrinking }), group: .elements,
    source: { SamplePicture() })
}

final class ExpandingCardAnimator: PoseAnimator {
  /// The part of the dismissal in which the page shrinks to a card.
  static let shrinking: CGFloat = 0.4
  private static let scale: CGFloat = 0.86
  private static let radius: CGFloat = 16
  private static let darkness: CGFloat = 0.5
  /// The part of the time in which the card has its full size, while it still bounces.
  private static let growing: CGFloat = 0.6
  /// The part of the growth before the page's text appears.
  private static let veiled: CGFloat = 0.4
  private let window = UIView()
  private let shadow = UIView()
  private var shade: UIView?
  /// Covers the page's text while the card is so narrow that it would be cut.
  private var veil: UIView?
  private var picture: UIView?
  /// The pictures of the lower and the upper page, which are hidden while their copy moves.
  private var source: UIView?
  private var target: UIView?
  /// The frame of the upper page's picture, or of all of the page if it has none.
  private var part = CGRect.zero
  private var home = CroppedPage.full(.zero)

  init(move: Move) { super.init(move: move, duration: move.isForward ? 0.7 : 0.6) }

  override func prepare(_ pages: Pages) {
    guard let page = upper(pages), let lower = lower(pages) else { return }
    for view in [page, lower] { view.layoutIfNeeded() }
    pages.fadeBar()
    shade = lower.addShade()
    home = makeHome(pages, page)
    window.backgroundColor = .black
    page.mask = window
    shadow.backgroundColor = page.backgroundColor
    pages.container.insertSubview(shadow, belowSubview: page)
    guard let source else { return }
    veil = page.addShade(page.backgroundColor ?? .clear)
    picture = source.makeFlyingCopy(afterUpdates: true)
    // The copy is in the page, so that it shows through the card only and stays in its place on the page.
    picture.map(page.addSubview)
    for view in [source, target] { view?.alpha = 0 }
  }

  /// Returns the card over the picture from which the page grows, or a card in the middle if there is none.
  private func makeHome(_ pages: Pages, _ page: UIView) -> CroppedPage {
    let (lowerKey, upperKey): (UITransitionContextViewControllerKey, UITransitionContextViewControllerKey) =
      move.isForward ? (.from, .to) : (.to, .from)
    source = pages.movingView(lowerKey)
    guard let source else { return CroppedPage.full(page.bounds).scaled(0.3, radius: Self.radius) }
    let frame = pages.frame(of: source)
    target = pages.movingView(upperKey)
    part = target.map { $0.convert($0.bounds, to: page) } ?? page.bounds
    let scale = max(frame.width / max(part.width, 1), frame.height / max(part.height, 1))
    return CroppedPage(
      rect: frame, scale: scale, origin: CGPoint(x: frame.midX - part.midX * scale, y: frame.midY - part.midY * scale),
      radius: source.layer.cornerRadius)
  }

  override func pose(_ pages: Pages, at fraction: CGFloat) {
    guard let page = upper(pages) else { return }
    let full = CroppedPage.full(page.bounds)
    if move.isForward {
      let grown = Pace.easeInOut(min(fraction / Self.growing, 1))
      show(home.mixed(with: full, grown, vertically: bounce(fraction, grown, pages)), on: page, openness: grown)
    } else {
      let card = full.scaled(Self.scale, radius: Self.radius)
      let shrunk = min(fraction / Self.shrinking, 1)
      let flown = Pace.spring(max(fraction - Self.shrinking, 0) / (1 - Self.shrinking))
      let shrunkCard = full.mixed(with: card, shrunk, vertically: shrunk)
      show(shrunkCard.mixed(with: home, flown, vertically: flown), on: page, openness: 1 - flown)
    }
  }

  /// The vertical movement: a spring that swings more, the further the card is from the upper edge. It is behind the
  /// growth at most until the card is full, which would leave a gap at the page's edges, and swings beyond it after that.
  private func bounce(_ time: CGFloat, _ grown: CGFloat, _ pages: Pages) -> CGFloat {
    let ratio = 1 - 0.3 * min(max(home.rect.minY / max(pages.size.height, 1), 0), 0.99)
    let decay: CGFloat = 7
    let frequency = decay / ratio * max(1 - ratio * ratio, 1e-6).squareRoot()
    let rest = exp(-decay * time) * (cos(frequency * time) + decay / frequency * sin(frequency * time))
    return time >= 1 ? 1 : 1 - (rest > 0 ? rest * (1 - grown) : rest)
  }

  private func show(_ card: CroppedPage, on page: UIView, openness: CGFloat) {
    page.transform = card.transform(of: page.bounds)
    window.frame = card.window(in: page.bounds)
    window.layer.cornerRadius = card.radius / card.scale
    shadow.frame = card.rect
    shadow.layer.cornerRadius = card.radius
    shadow.cast(PageShadow(), strength: min(openness * 4, 1))
    // The shadow of corners whose radius changes would be made in each frame.
    shadow.layer.shadowPath = CGPath(rect: shadow.bounds, transform: nil)
    // The copy becomes the page's picture. If the page has none, it fades.
    picture?.frame = home.window(in: page.bounds).mixed(with: part, openness)
    let radius = home.radius / home.scale
    picture?.layer.cornerRadius = radius + ((target?.layer.cornerRadius ?? 0) - radius) * openness
    picture?.alpha = target == nil ? 1 - min(openness * 3, 1) : 1
    shade?.alpha = openness * Self.darkness
    veil?.alpha = 1 - min(max((openness - Self.veiled) / (1 - Self.veiled), 0), 1)
  }

  override func restore(_ pages: Pages) {
    super.restore(pages)
    upper(pages)?.mask = nil
    for view in [source, target] { view?.alpha = 1 }
    for view in [shadow, picture, shade, veil] { view?.removeFromSuperview() }
  }
}
