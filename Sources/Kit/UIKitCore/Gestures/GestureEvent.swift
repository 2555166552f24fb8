// SPDX-License-Identifier: MIT
import Diagnostics

/// A decision of a gesture arena about one recognizer.
@MainActor
package struct GestureEvent {
  package enum Decision {
    /// The recognizer is in a new state, because it asked for it.
    case entered(UIGestureRecognizer.State)
    /// The recognizer asked for a state, and waits for it until another recognizer fails.
    case deferred(UIGestureRecognizer.State, until: UIGestureRecognizer)
    case failed(Reason)
  }

  /// The reason why a recognizer failed.
  package enum Reason {
    /// It asked to fail, because the touches do not form its gesture.
    case itself
    /// It requires the failure of a recognizer that has been recognized.
    case requiresFailure(of: UIGestureRecognizer)
    /// A recognizer that has been recognized does not permit this one beside itself.
    case prevented(by: UIGestureRecognizer)
    /// Its delegate or a view under the touch does not let it begin, or its targets no longer exist.
    case refused
    /// It was disabled, its view left the window, or its touches were cancelled.
    case removed
  }

  package static let observers = Observers<GestureEvent>()

  package let recognizer: UIGestureRecognizer
  package let decision: Decision
}

extension GestureEvent: @MainActor CustomStringConvertible {
  package var description: String { "\(Self.name(recognizer)) \(outcome)" }

  private var outcome: String {
    switch decision {
    case .entered(let state): "\(state)"
    case .deferred(let state, let other): "waits, \(state): requires \(Self.name(other)) to fail"
    case .failed(.itself): "failed: the touches are not its gesture"
    case .failed(.requiresFailure(let other)): "failed: requires \(Self.name(other)) to fail"
    case .failed(.prevented(let other)): "failed: prevented by \(Self.name(other))"
    case .failed(.refused): "failed: refused by its delegate or a view"
    case .failed(.removed): "failed: it was removed or disabled"
    }
  }

  /// The name that the program has given a recognizer, or its class, and the class of its view.
  private static func name(_ recognizer: UIGestureRecognizer) -> String {
    let view = recognizer.view.map { " of \(type(of: $0))" } ?? ""
    return (recognizer.name ?? "\(type(of: recognizer))") + view
  }
}
