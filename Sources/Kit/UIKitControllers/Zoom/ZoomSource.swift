// SPDX-License-Identifier: MIT

/// The two view controllers of a zoom, and the source: the view of the lower one from which the upper one grows.
final class ZoomPair {
  private weak var lower: UIViewController?
  private weak var upper: UIViewController?
  let recipe: ZoomRecipe

  init(lower: UIViewController, upper: UIViewController, recipe: ZoomRecipe) {
    self.lower = lower
    self.upper = upper
    self.recipe = recipe
  }

  nonisolated deinit {}

  /// Whether there is a source. A bar button counts even if its bar is not on screen yet.
  var hasSource: Bool {
    if case .barButton(let provider) = recipe.source { return context.flatMap(provider) != nil }
    return findSourceView() != nil
  }

  /// Calls the client's provider. Returns `nil` if there is no visible source view.
  private func findSourceView() -> UIView? {
    guard let lower, let upper, let view = givenView, view.bounds.width > 0, view.bounds.height > 0 else { return nil }
    if let page = upper.viewIfLoaded, view.isDescendant(of: page) { return nil }
    if let page = lower.viewIfLoaded, view.isDescendant(of: page) { return view }
    return view.window == nil ? nil : view
  }

  private var givenView: UIView? {
    guard let context else { return nil }
    switch recipe.source {
    case .view(let provider): return provider(context)
    case .barButton(let provider): return provider(context)?.shownView
    }
  }

  private var context: ZoomRecipe.Context? {
    guard let lower, let upper else { return nil }
    return ZoomRecipe.Context(source: lower, zoomed: upper)
  }

  /// Returns the bars for both pages, or nil if the pages have none.
  func takeBars() -> ZoomBars? {
    guard let lower, let upper else { return nil }
    return ZoomBars(lower: lower, upper: upper)
  }

  /// Calls the client's provider, and returns the source with its frame in a container that the lower page fills.
  ///
  /// - Parameter cover: The view over the lower page with its bars, which fills the container, too, and shrinks with it.
  func findSource(in container: UIView, cover: UIView?) -> ZoomSource? {
    guard let view = findSourceView() else { return nil }
    if let cover, view.isDescendant(of: cover) {
      return ZoomSource(view: view, frame: cover.convert(view.bounds, from: view))
    }
    guard let page = lower?.viewIfLoaded, view !== page, view.isDescendant(of: page) else {
      return ZoomSource(view: view, frame: container.convert(view.bounds, from: view))
    }
    // The frame is computed in the page, because the page may be scaled down now but is not at the end.
    let inPage = page.convert(view.bounds, from: view)
    let center = page.superview.map { container.convert(page.center, from: $0) } ?? container.bounds.middle
    let origin = CGPoint(x: center.x - page.bounds.midX, y: center.y - page.bounds.midY)
    return ZoomSource(view: view, frame: inPage.offsetBy(dx: origin.x, dy: origin.y))
  }

  /// Returns the part of the upper page that corresponds to a source, or `nil` if the client has no preference.
  func alignmentRect(for source: UIView) -> CGRect? {
    guard let upper, let provider = recipe.options?.alignmentRectProvider else { return nil }
    let rect = provider(
      UIViewController.Transition.ZoomOptions.AlignmentRectContext(sourceView: source, zoomedViewController: upper))
    guard let rect, !rect.isNull, rect.width > 0, rect.height > 0 else { return nil }
    return rect
  }

  /// Returns whether a gesture may dismiss the upper page. The client's `interactiveDismissShouldBegin` decides, if set.
  func shouldBegin(_ request: ZoomRequest) -> Bool {
    guard let ask = recipe.options?.interactiveDismissShouldBegin, let page = upper?.viewIfLoaded else {
      return request.isDismissal
    }
    return ask(
      UIViewController.Transition.ZoomOptions.InteractionContext(
        location: page.convert(request.location, from: request.view),
        velocity: CGVector(dx: request.velocity.x, dy: request.velocity.y), willBegin: request.isDismissal))
  }
}

/// The view from which a page grows, and its frame in the container.
struct ZoomSource {
  let view: UIView
  let frame: CGRect

  var cornerRadius: CGFloat { min(view.layer.cornerRadius, min(frame.width, frame.height) / 2) }

  /// Returns the pose at the source, with the source's picture over the page or the corresponding part of it.
  func pose(of page: CGRect, aligning part: CGRect?) -> ZoomPose {
    let aspect = part == nil ? nil : bitmapAspect
    let part = part ?? page
    let (width, height) = (frame.width / part.width, frame.height / part.height)
    // A bitmap that both crop, in different shapes, is equally large in both, so that it is not seen twice.
    let scale = aspect.map { filledWidth(frame.size, $0) / filledWidth(part.size, $0) } ?? max(width, height)
    var pose = ZoomPose(center: frame.middle, size: frame.size)
    pose.cornerRadius = cornerRadius
    pose.shadowAlpha = 0
    pose.page.scale = scale
    pose.page.offset = CGPoint(x: (page.midX - part.midX) * scale, y: (page.midY - part.midY) * scale)
    pose.picture.size = frame.size
    if aspect != nil { pose.shared = picturePlacement(over: page, aligning: part) }
    pose.pictureAlpha = 1
    pose.coverage = 0
    return pose
  }

  /// Returns the radius of the picture's own corners away from the source.
  ///
  /// The view on the page that shows the same bitmap may have round corners, which a square picture would cover.
  /// Elsewhere the page would be seen in the corners.
  private func pictureRadius(aligning part: CGRect?) -> CGFloat {
    part == nil || bitmapAspect == nil ? 0 : cornerRadius
  }

  /// Returns the placement of the source's picture on the open page: on the corresponding part, or filling the page.
  func picturePlacement(over page: CGRect, aligning aligned: CGRect?) -> ZoomPose.PicturePlacement {
    let part = aligned ?? page
    var size = part.size
    if bitmapAspect == nil {
      let (x, y) = (part.width / frame.width, part.height / frame.height)
      let scale = part == page ? max(x, y) : min(x, y)
      size = CGSize(width: frame.width * scale, height: frame.height * scale)
    }
    return ZoomPose.PicturePlacement(
      offset: CGPoint(x: part.midX - page.midX, y: part.midY - page.midY), size: size,
      radius: pictureRadius(aligning: aligned))
  }

  /// Returns a picture of the source without its round corners, which are the card's.
  ///
  /// A bitmap is shown as such, in its own resolution. A snapshot has only that of the source, which may be much smaller
  /// than the page.
  func makePicture() -> UIView? {
    if showsBitmap {
      let picture = UIView(frame: CGRect(origin: .zero, size: frame.size))
      picture.isUserInteractionEnabled = false
      picture.backgroundColor = view.backgroundColor
      picture.clipsToBounds = true
      let (layer, copy) = (view.layer, picture.layer)
      copy.contents = layer.contents
      copy.contentsGravity = layer.contentsGravity
      copy.contentsScale = layer.contentsScale
      copy.contentsRect = layer.contentsRect
      copy.contentsCenter = layer.contentsCenter
      return picture
    }
    let picture = view.snapshotView(afterScreenUpdates: true)
    picture?.bounds.size = frame.size
    picture?.layoutIfNeeded()
    for content in picture?.layer.sublayers ?? [] { for copy in content.sublayers ?? [] { copy.cornerRadius = 0 } }
    return picture
  }

  /// Whether the source shows a bitmap and nothing else.
  private var showsBitmap: Bool {
    view.layer.contents is CGImage && view.layer.mask == nil && (view.layer.sublayers ?? []).isEmpty
  }

  /// The ratio of width to height of the bitmap that the source shows if it fills the source in any shape, cropped.
  private var bitmapAspect: CGFloat? {
    guard showsBitmap, view.layer.contentsGravity == .resizeAspectFill, let image = view.layer.contents as? CGImage,
      image.height > 0
    else { return nil }
    return CGFloat(image.width) / CGFloat(image.height)
  }

  /// Returns the width of a bitmap that fills a size.
  private func filledWidth(_ size: CGSize, _ aspect: CGFloat) -> CGFloat { max(size.width, size.height * aspect) }
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
