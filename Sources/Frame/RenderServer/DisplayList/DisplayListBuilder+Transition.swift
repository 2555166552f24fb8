// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11

// Lists a CATransition, which replaces the old content of the layer by the new.
extension DisplayListBuilder {
  func appendTransition(
    _ transition: ActiveTransition, of layer: SampledLayer, frame: PixelRect, clip: PixelRect,
    to items: inout [DisplayItem]
  ) {
    let progress = min(max(transition.progress, 0), 1)
    let start = transition.effect.direction.offset(in: frame)
    let moving = Motion(isMoving: true, movesSublayers: true)
    let previous = tree.sampleLayer(transition.effect.previous, parentTime: layer.localTime, at: time)

    func moved(_ fraction: Double) -> PixelRect {
      frame.offsetBy(x: Int((Double(start.x) * fraction).rounded()), y: Int((Double(start.y) * fraction).rounded()))
    }
    func appendPrevious(_ fraction: Double, to items: inout [DisplayItem]) {
      guard let previous, progress < 1 else { return }
      appendStretched(previous, to: layer, in: moved(fraction), clip: clip, moving, to: &items)
    }
    func appendCurrent(_ fraction: Double, to items: inout [DisplayItem]) {
      guard progress > 0 else { return }
      appendAppearance(of: layer.withoutTransition, frame: moved(fraction), clip: clip, moving, to: &items)
    }

    switch transition.effect.kind {
    case .fade:
      var (before, after): ([DisplayItem], [DisplayItem]) = ([], [])
      appendPrevious(0, to: &before)
      appendCurrent(0, to: &after)
      appendDissolve(from: before, to: after, progress: progress, of: layer, transition.effect, to: &items)
    case .push:
      appendPrevious(-progress, to: &items)
      appendCurrent(1 - progress, to: &items)
    case .moveIn:
      appendPrevious(0, to: &items)
      appendCurrent(1 - progress, to: &items)
    case .reveal:
      appendCurrent(0, to: &items)
      appendPrevious(-progress, to: &items)
    }
  }

  /// Lists the old content of a layer, stretched if the size of the layer has changed since.
  private func appendStretched(
    _ previous: SampledLayer, to layer: SampledLayer, in frame: PixelRect, clip: PixelRect, _ moving: Motion,
    to items: inout [DisplayItem]
  ) {
    let size = PixelSize(previous.bounds.size, scale: scale)
    guard previous.bounds.size != layer.bounds.size, size.width > 0, size.height > 0 else {
      return appendAppearance(of: previous, frame: frame, clip: clip, moving, to: &items)
    }
    let placement = PlaneTransform.enlarging(size, to: frame.size)
      .concatenating(.translation(x: Double(frame.x), y: Double(frame.y)))
    let inner = innerClip(frame: PixelRect(size), placement: placement, clip: clip)
    var own: [DisplayItem] = []
    appendAppearance(of: previous, frame: PixelRect(size), clip: inner, moving, to: &own)
    var group = Group(own)
    group.placement = placement
    let rect = (group.placement.bounds(of: group.bounds) ?? clip).intersection(clip)
    if !rect.isEmpty { items.append(DisplayItem(previous.id, .turned, .group(group), rect: rect)) }
  }

  private func appendDissolve(
    from before: [DisplayItem], to after: [DisplayItem], progress: Double, of layer: SampledLayer,
    _ effect: TransitionEffect, to items: inout [DisplayItem]
  ) {
    if progress <= 0 || after.isEmpty && before.isEmpty {
      items += before
      return
    }
    if progress >= 1 {
      items += after
      return
    }
    var current = DisplayItem(layer.id, .current, .group(Group(after)), rect: after.bounds)
    current.opacity = progress
    if before.largestOpaqueRect.contains(after.bounds), before.bounds == after.bounds,
      after.largestOpaqueRect == after.bounds
    {
      // Over an opaque picture, compositing the new one has the same result as adding the two.
      items += before
      items.append(current)
      return
    }
    var previous = DisplayItem(effect.previous, .previous, .group(Group(before)), rect: before.bounds)
    previous.opacity = 1 - progress
    current.isAdditive = true
    let group = Group([previous, current].filter { !$0.rect.isEmpty })
    items.append(DisplayItem(layer.id, .dissolve, .group(group), rect: group.bounds))
  }
}

extension TransitionEffect.Direction {
  /// Returns the offset from which the new content starts: a whole frame in the direction from which it comes.
  fileprivate func offset(in frame: PixelRect) -> PixelPoint {
    switch self {
    case .fromLeft: PixelPoint(x: -frame.width, y: 0)
    case .fromRight: PixelPoint(x: frame.width, y: 0)
    case .fromTop: PixelPoint(x: 0, y: -frame.height)
    case .fromBottom: PixelPoint(x: 0, y: frame.height)
    }
  }
}
