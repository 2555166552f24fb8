// SPDX-License-Identifier: MIT

/// What moves a sheet between its detents, and away.
///
/// ```
/// animating ◄──► resting ──► dragging ──► dismissing
///                 ▲ │           │            ▲ │
///                 │ └───────────┼────────────┘ │
///                 └─────────────┴──────────────┘
/// ```
/// A drag begins at rest: what animates is stopped first, and continues the presentation or the dismissal that runs. Once
/// it goes below the smallest detent it starts a dismissal, which it drives from then on, up and down.
enum SheetMotionState {
  case resting
  /// The sheet runs to a detent by itself.
  case animating(SheetAnimation)
  /// A drag moves the body of the sheet.
  case dragging(SheetDrag)
  /// A drag moves the dismissal and, above it, the body.
  case dismissing(SheetDrag, TransitionDriver)

  /// The drag that is under way.
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

/// A movement of a sheet from one extent to another that runs by itself.
struct SheetAnimation {
  let animator: UIViewPropertyAnimator
  let from: CGFloat
  let to: CGFloat

  /// The extent on the screen.
  var extent: CGFloat { from + (to - from) * CGFloat(animator.progress) }
  /// In points per second, upward.
  var velocity: CGFloat { (to - from) * CGFloat(animator.velocity) }
}

/// A drag of a sheet, and the resistance that it meets past the detents.
///
/// The extent that is dragged to, the *pull*, is more than the extent that shows where a rubber band resists: above the
/// largest detent, and below the smallest if the sheet must stay.
struct SheetDrag {
  /// The extent on the screen when the drag began.
  let start: CGFloat
  /// The extent below which the drag dismisses the sheet, or is resisted.
  var floor: CGFloat
  /// Whether the sheet must not be dismissed by the user.
  var isRefused: Bool
  private let above = RubberBand(limit: SheetMetrics.stretchAbove)
  private let below: RubberBand

  init(start: CGFloat, floor: CGFloat, isRefused: Bool) {
    self.start = start
    self.floor = floor
    self.isRefused = isRefused
    below = RubberBand(limit: max(SheetMetrics.stretchBelow, 2 * (floor - start)))
  }

  /// Whether a pull is to dismiss the sheet: it goes below the smallest detent, and below where it began.
  func asksForDismissal(at pull: CGFloat) -> Bool { !isRefused && pull < floor && pull < start }

  /// Returns the extent that shows for a pull. `largest` is the extent of the largest detent.
  func extent(of pull: CGFloat, largest: CGFloat) -> CGFloat {
    if pull > largest { return largest + above.shown(pull - largest) }
    guard isRefused, pull < floor else { return pull }
    return floor - below.shown(floor - pull)
  }

  /// Returns the pull for which an extent shows.
  func pull(showing extent: CGFloat, largest: CGFloat) -> CGFloat {
    if extent > largest { return largest + above.pull(showing: extent - largest) }
    guard isRefused, extent < floor else { return extent }
    return floor - below.pull(showing: floor - extent)
  }
}
