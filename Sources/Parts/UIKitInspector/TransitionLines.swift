// SPDX-License-Identifier: MIT
import UIKitControllers

/// The events of transitions in words, with the time since each transition began.
struct TransitionLines {
  private var starts: [Int: Double] = [:]

  /// - Parameter time: The time of the event in seconds.
  mutating func line(for event: TransitionEvent, at time: Double) -> String {
    guard let number = event.transition else { return words(for: event.step) }
    if case .began = event.step { starts[number] = time }
    let elapsed = starts[number].map { String(format: " %+.0f ms", (time - $0) * 1000) } ?? ""
    if case .phase(.ended) = event.step { ends.append(number) }
    return "#\(number)\(elapsed) \(words(for: event.step))"
  }

  /// The transitions that have ended, whose last callbacks still follow.
  private var ends: [Int] = [] {
    didSet {
      guard ends.count > Self.keptEnds else { return }
      starts[ends.removeFirst()] = nil
    }
  }
  private static let keptEnds = 16

  private func words(for step: TransitionEvent.Step) -> String {
    switch step {
    case .began(let summary): Self.words(for: summary)
    case .phase(let phase): Self.words(for: phase)
    case .call(let name, let receiver): "\(type(of: receiver)) \(name)"
    }
  }

  private static func words(for summary: TransitionSummary) -> String {
    let container = summary.container.map { " in \($0)" } ?? ""
    let pages = "\(summary.kind) from \(summary.from ?? "nothing") to \(summary.to ?? "nothing")\(container)"
    guard let animator = summary.animator else { return "\(pages), without animation" }
    let duration = Int((summary.duration * 1000).rounded())
    return "\(pages), by \(animator) in \(duration) ms\(summary.isInteractive ? ", interactive" : "")"
  }

  private static func words(for phase: TransitionPhase) -> String {
    switch phase {
    case .preparing: "is prepared"
    case .running: "runs"
    case .interactive: "is interactive"
    case .settling(.finish): "is released and finishes"
    case .settling(.start): "is released and returns"
    case .ended(let didComplete): didComplete ? "has completed" : "was cancelled"
    }
  }
}
