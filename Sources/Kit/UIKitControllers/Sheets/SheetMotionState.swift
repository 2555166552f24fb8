// SPDX-License-Identifier: MIT

/// The state of a sheet's movement between its detents.
///
/// ```
/// animating ◄──► resting ──► dragging ──► dismissing
///                 ▲ │           │            ▲ │
///                 │ └───────────┼────────────┘ │
///                 └─────────────┴──────────────┘
/// ```
/// A drag stops a running animation of the sheet before it begins. If a presentation is running, it is completed in place;
/// if a dismissal is running, the drag continues it. When the drag goes below the smallest detent, it starts a dismissal,
/// which it drives from then on, up and down.
enum SheetMotionState {
  case resting
  /// An animation moves the sheet to a detent.
  case animating(SheetAnimation)
  /// A drag moves the body of the sheet.
  case dragging(SheetDrag)
  /// A drag moves the dismissal and, above the smallest detent, the body.
  case dismissing(SheetDrag, TransitionDriver)

  /// The current drag.
  var drag: SheetDrag? {
    switch self {
    case .resting, .animating: nil
    case .dragging(let drag), .dismissing(let drag, _): drag
    }
  }

  func canBecome(_ next: SheetMotionState) -> Bool {
    switch (self, next) {
    case (.resting, _), (_, .resting): true
    case (.dragging, .dragging), (.dragging, .dismissing): true
    default: false
    }
  }
}

/// An animation of a sheet from one extent to another.
struct SheetAnimation {
  let animator: UIViewPropertyAnimator
  let from: CGFloat
  let to: CGFloat

  /// The extent on screen.
  var extent: CGFloat { from + (to - from) * CGFloat(animator.progress) }
  /// The upward velocity in points per second.
  var velocity: CGFloat { (to - from) * CGFloat(animator.velocity) }
}

/// A drag of a sheet, and the rubber banding beyond the detents.
///
/// The *pull* is the extent before rubber banding. It differs from the extent on screen above the largest detent, and below
/// the smallest if the sheet must not be dismissed.
struct SheetDrag {
  /// The extent on screen when the drag began.
  let start: CGFloat
  /// The extent below which the drag dismisses the sheet, or is resisted.
  var floor: CGFloat
  /// Whether the sheet must not be dismissed by the user.
  var isRefused: Bool
  /// Whether the drag has stopped a dismissal, which continues if the drag is cancelled.
  var isDismissal = false
  private let above = RubberBand(limit: SheetMetrics.stretchAbove)
  private let below: RubberBand

  init(start: CGFloat, floor: CGFloat, isRefused: Bool) {
    self.start = start
    self.floor = floor
    self.isRefused = isRefused
    below = RubberBand(limit: max(SheetMetrics.stretchBelow, 2 * (floor - start)))
  }

  /// Returns whether a pull dismisses the sheet: it is below the smallest detent and below the start of the drag.
  func asksForDismissal(at pull: CGFloat) -> Bool { !isRefused && pull < floor && pull < start }

  /// Returns the extent on screen for a pull. `largest` is the extent of the largest detent.
  func extent(of pull: CGFloat, largest: CGFloat) -> CGFloat {
    if pull > largest { return largest + above.shown(pull - largest) }
    guard isRefused, pull < floor else { return pull }
    return floor - below.shown(floor - pull)
  }

  /// Returns the pull for an extent on screen.
  func pull(showing extent: CGFloat, largest: CGFloat) -> CGFloat {
    if extent > largest { return largest + above.pull(showing: extent - largest) }
    guard isRefused, extent < floor else { return extent }
    return floor - below.pull(showing: floor - extent)
  }
}
