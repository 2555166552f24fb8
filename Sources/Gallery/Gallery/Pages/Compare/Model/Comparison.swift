// SPDX-License-Identifier: MIT
import UIKit

/// The compared styles and the settings of the page “Compare”.
///
/// It is a value. The controls change it, the cells follow it, the command line can state it, and it is restored when
/// the program starts again; see `Comparison+Address`.
struct Comparison: Equatable {
  static let cellLimits = 2...9

  var cells: [ComparedStyle]
  var pages = ComparedPages.places
  /// The user's own screens, which replace the pages.
  var screens: OwnScreens?
  var direction = PlaybackDirection.both
  var loops = true
  /// The seconds of the transitions that pass in one second.
  var speed = 1.0
  /// The position as a fraction of the longest duration, or nil to play from the start.
  var position: Double?
  var overlay = CellOverlay.none
  /// The number of the cell with which an overlay compares the chosen one, or nil for the first one.
  var reference: Int?
  /// The device of the cells that have none of their own, or nil to fill the cells.
  var device: Device?
  /// The drag that moves the pages of all cells, or nil if they move by themselves.
  var drag: RecordedDrag?

  static let initial = Comparison(
    cells: [("system", .push), ("sheet", .present), ("cube", .push), ("zoom", .push)].map { ComparedStyle($0, $1) })

  /// The pages between which all cells show their transitions.
  var content: ComparedContent { ComparedContent(pages: pages, screens: screens) }

  /// Whether cells show something else than those of another comparison.
  func differs(from other: Comparison) -> Bool {
    cells != other.cells || content != other.content || drag != other.drag || device != other.device
  }

  var canAdd: Bool { cells.count < Self.cellLimits.upperBound }
  var canRemove: Bool { cells.count > Self.cellLimits.lowerBound }
}

/// One cell of a comparison: a style in one kind of transition, with the curve and the duration that replace its own.
struct ComparedStyle: Equatable {
  var style: String
  var kind: TransitionKind
  /// The curve along which the pages move, or nil for the style's own.
  var curve: MotionCurve?
  /// The duration in seconds, or nil for the style's own, or for that of the curve if it is a spring.
  var duration: TimeInterval?
  /// The device in whose frame the pages are, or nil for that of the comparison.
  var device: Device?

  init(style: String, kind: TransitionKind, curve: MotionCurve? = nil, duration: TimeInterval? = nil) {
    self.style = style
    self.kind = kind
    self.curve = curve
    self.duration = duration
  }

  init(_ style: String, _ kind: TransitionKind) { self.init(style: style, kind: kind) }
}

/// The direction in which the transitions are played.
enum PlaybackDirection: String, CaseIterable {
  /// From the first page to the second: a push or a presentation.
  case forward
  /// From the second page to the first: a pop or a dismissal.
  case backward
  /// Forward and backward in turn.
  case both

  var next: PlaybackDirection {
    switch self {
    case .forward: .backward
    case .backward: .both
    case .both: .forward
    }
  }
}

/// An overlay on a cell.
enum CellOverlay: String, CaseIterable {
  case none
  /// Ghosts of the pages at every tenth of the duration.
  case onion
  /// The differences between the pixels of this cell and those of another one.
  case difference
  /// The pages of another cell up to a divider, and those of this one from there on.
  case wipe

  var title: String {
    switch self {
    case .none: "None"
    case .onion: "Onion skin"
    case .difference: "Difference"
    case .wipe: "Wipe"
    }
  }

  /// Whether the overlay compares the chosen cell with another one.
  var hasReference: Bool { self == .difference || self == .wipe }
}
