// SPDX-License-Identifier: MIT

/// A gesture that drives transitions.
enum StyleGesture: CaseIterable {
  case sideways, down, up, pinch

  var title: String {
    switch self {
    case .sideways: "Sideways"
    case .down: "Down"
    case .up: "Up"
    case .pinch: "Pinch"
    }
  }
}

extension TransitionStyle {
  /// The gestures that drive the style's transitions.
  var gestures: Set<StyleGesture> {
    var gestures: Set<StyleGesture> = kinds.contains { $0 != .present } ? [.sideways] : []
    if interaction.backGesture != nil { gestures.insert(.pinch) }
    guard kinds.contains(.present), presentation.transitionStyle != .partialCurl else { return gestures }
    // The gestures of zooms and sheets are the system's.
    if preferredTransition != nil { return gestures.union([.down, .pinch]) }
    if presentation.style == .pageSheet { return gestures.union([.down]) }
    return gestures.union(interaction.backDirections.map(\.gesture))
  }
}

extension BackDirection {
  fileprivate var gesture: StyleGesture {
    switch self {
    case .right, .leading: .sideways
    case .down: .down
    case .up: .up
    }
  }
}
