// SPDX-License-Identifier: MIT

/// The state of a view controller's view, according to the appearance callbacks that have been sent.
///
/// ```
///            viewWillAppear              viewDidAppear
/// disappeared ───────────► appearing ──────────────────► appeared
///      ▲                     │   ▲                           │
///      │                     ▼   │                           │
///      └─────────────── disappearing ◄───────────────────────┘
///       viewDidDisappear             viewWillDisappear
/// ```
package enum AppearanceState {
  case disappeared, appearing, appeared, disappearing

  func canBecome(_ next: AppearanceState) -> Bool {
    switch (self, next) {
    case (.disappeared, .appearing), (.appearing, .appeared): true
    case (.appeared, .disappearing), (.disappearing, .disappeared): true
    case (.appearing, .disappearing), (.disappearing, .appearing): true
    default: false
    }
  }

  var isVisible: Bool { self == .appearing || self == .appeared }
  var isInTransition: Bool { self == .appearing || self == .disappearing }
}
