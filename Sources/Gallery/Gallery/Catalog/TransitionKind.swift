// SPDX-License-Identifier: MIT

/// A kind of transition for which a style can supply the animation.
enum TransitionKind: String, CaseIterable {
  case push, tab, present

  var title: String {
    switch self {
    case .push: "Push"
    case .tab: "Tab"
    case .present: "Present"
    }
  }
}
