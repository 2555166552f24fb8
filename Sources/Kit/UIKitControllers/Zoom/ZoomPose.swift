// SPDX-License-Identifier: MIT

/// The state of all views of a zoom at one moment. Poses are interpolated linearly.
struct ZoomPose: Equatable {
  /// The scale of a view in the card, and its position relative to the card's middle.
  struct Placement: Equatable {
    var offset = CGPoint.zero
    var scale: CGFloat = 1
  }

  /// The size of the source's picture, its position relative to the card's middle, and the radius of its own corners. At
  /// the source the card rounds them.
  struct PicturePlacement: Equatable {
    var offset = CGPoint.zero
    var size = CGSize.zero
    var radius: CGFloat = 0
  }

  /// The card's position, in the container.
  var center: CGPoint
  var size: CGSize
  /// In radians, clockwise.
  var angle: CGFloat = 0
  var cornerRadius: CGFloat = ZoomMetrics.cornerRadius
  var shadowAlpha: CGFloat = ZoomMetrics.shadowAlpha
  /// The transform of the live page, whose own size is the container's.
  var page = Placement()
  var picture = PicturePlacement()
  /// The position, from the page's middle, and the size of what the page itself shows of the picture's bitmap, in the
  /// page's coordinates. It is `nil` if the page shows none.
  var shared: PicturePlacement?
  var pictureAlpha: CGFloat = 0
  var alpha: CGFloat = 1
  /// The fraction, from 0 to 1, by which the page below is dimmed and scaled down.
  var coverage: CGFloat = 1

  /// The radius of the card's corners on the screen. Those of a card that nearly fills the container become square.
  var shownRadius: CGFloat {
    coverage == 0 ? cornerRadius : cornerRadius * min(max((1 - page.scale) / (1 - ZoomMetrics.squaring), 0), 1)
  }

  /// The fraction of the way to another pose at which the corners begin, or cease, to become square.
  func squaringStart(to end: ZoomPose) -> CGFloat {
    let distance = end.page.scale - page.scale
    return distance == 0 ? 0 : min(max((ZoomMetrics.squaring - page.scale) / distance, 0), 1)
  }

  /// The fractions of the way to this pose between which the picture fades. It does not fade out before it lies exactly
  /// over the same bitmap on the page, whose edge would be seen through it.
  var fading: ClosedRange<CGFloat> {
    (shared != nil && coverage > 0 ? ZoomMetrics.cropping : 0)...CGFloat(ZoomMetrics.fade)
  }

  /// Returns a pose between this one and another. The picture fades in a part of the progress.
  func mixed(with end: ZoomPose, _ fraction: CGFloat) -> ZoomPose {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)) }
    func mix(_ a: Placement, _ b: Placement) -> Placement {
      Placement(offset: mix(a.offset, b.offset), scale: mix(a.scale, b.scale))
    }
    func mix(_ a: CGSize, _ b: CGSize) -> CGSize {
      CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height))
    }
    let faded = min(max((fraction - end.fading.lowerBound) / (end.fading.upperBound - end.fading.lowerBound), 0), 1)
    return ZoomPose(
      center: mix(center, end.center),
      size: mix(size, end.size), angle: mix(angle, end.angle), cornerRadius: mix(cornerRadius, end.cornerRadius),
      shadowAlpha: mix(shadowAlpha, end.shadowAlpha), page: mix(page, end.page),
      picture: mixedPicture(with: end, fraction), shared: end.shared,
      pictureAlpha: pictureAlpha + (end.pictureAlpha - pictureAlpha) * faded, alpha: mix(alpha, end.alpha),
      coverage: mix(coverage, end.coverage))
  }

  /// Returns the picture's placement in a pose between this one and another.
  ///
  /// Away from the source, the picture lies exactly over what the page shows of the same bitmap, so that the bitmap is not
  /// seen twice while the picture fades.
  private func mixedPicture(with end: ZoomPose, _ fraction: CGFloat) -> PicturePlacement {
    guard end.shared != nil else { return picture.mixed(with: end.picture, fraction) }
    let knee = end.croppingEnd
    let middle = coveringPicture(on: end, at: knee)
    return fraction < knee
      ? picture.mixed(with: middle, fraction / knee)
      : middle.mixed(with: end.picture, (fraction - knee) / (1 - knee))
  }

  /// The fraction of the way to this pose at which the picture has, or begins to lose, the shape that it has on the page.
  var croppingEnd: CGFloat { coverage == 0 ? 1 - ZoomMetrics.cropping : ZoomMetrics.cropping }

  /// Returns the placement in which the picture lies exactly over what the page shows of its bitmap, at a fraction of the
  /// way to another pose.
  private func coveringPicture(on end: ZoomPose, at fraction: CGFloat) -> PicturePlacement {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
    let part = end.shared ?? PicturePlacement()
    let scale = mix(page.scale, end.page.scale)
    return PicturePlacement(
      offset: CGPoint(
        x: mix(page.offset.x, end.page.offset.x) + part.offset.x * scale,
        y: mix(page.offset.y, end.page.offset.y) + part.offset.y * scale),
      size: CGSize(width: part.size.width * scale, height: part.size.height * scale), radius: part.radius)
  }

  /// Returns the pose of the card scaled and turned about a point of the container, and then moved.
  func displaced(by offset: CGVector, scale: CGFloat, angle turn: CGFloat = 0, about anchor: CGPoint) -> ZoomPose {
    let arm = CGVector(dx: (center.x - anchor.x) * scale, dy: (center.y - anchor.y) * scale)
    var pose = self
    pose.center = CGPoint(
      x: anchor.x + offset.dx + arm.dx * cos(turn) - arm.dy * sin(turn),
      y: anchor.y + offset.dy + arm.dx * sin(turn) + arm.dy * cos(turn))
    pose.angle += turn
    pose.size = CGSize(width: size.width * scale, height: size.height * scale)
    pose.page.scale *= scale
    pose.picture.size = CGSize(width: picture.size.width * scale, height: picture.size.height * scale)
    for offset in [\ZoomPose.page.offset, \ZoomPose.picture.offset] {
      pose[keyPath: offset].x *= scale
      pose[keyPath: offset].y *= scale
    }
    return pose
  }

  /// Returns the corresponding pose in a container of another size.
  func fitted(from old: CGSize, to new: CGSize) -> ZoomPose {
    guard old != new, old.width > 0, old.height > 0 else { return self }
    let (x, y) = (new.width / old.width, new.height / old.height)
    var pose = self
    pose.center = CGPoint(x: center.x * x, y: center.y * y)
    pose.size = CGSize(width: size.width * x, height: size.height * y)
    pose.page.offset = CGPoint(x: page.offset.x * x, y: page.offset.y * y)
    return pose
  }
}

extension ZoomPose.PicturePlacement {
  fileprivate func mixed(with end: Self, _ fraction: CGFloat) -> Self {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
    return Self(
      offset: CGPoint(x: mix(offset.x, end.offset.x), y: mix(offset.y, end.offset.y)),
      size: CGSize(width: mix(size.width, end.size.width), height: mix(size.height, end.size.height)),
      radius: mix(radius, end.radius))
  }
}
