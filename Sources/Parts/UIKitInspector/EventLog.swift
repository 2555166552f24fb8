// SPDX-License-Identifier: MIT
import Diagnostics
import QuartzCore
import UIKitControllers
import UIKitCore

/// Writes the events of the chosen subjects to standard error, a line each:
///
///     gallery: [transitions] 1.204 #3 push from HomeController to PushPage, by PushPopAnimator in 404 ms
///
/// Windows of tools, such as the inspector, are left out.
final class EventLog {
  /// A kind of events, by its word in `PASSAGE_LOG`.
  enum Subject: String, CaseIterable {
    case transitions, gestures, frames
  }

  private let start = CACurrentMediaTime()
  private var lines = TransitionLines()
  private var observations = Observations()

  /// The subjects in the value of `PASSAGE_LOG`, separated by commas. Unknown words are reported.
  static func subjects(in value: String) -> Set<Subject> {
    let words = value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    for word in words where Subject(rawValue: word) == nil {
      let known = Subject.allCases.map(\.rawValue).joined(separator: ", ")
      warn("PASSAGE_LOG: there is no \"\(word)\"; choose some of \(known), separated by commas")
    }
    return Set(words.compactMap(Subject.init))
  }

  init(_ subjects: Set<Subject>) {
    if subjects.contains(.transitions) { observe(TransitionEvent.observers) { $0.write($1) } }
    if subjects.contains(.gestures) { observe(GestureEvent.observers) { $0.write($1) } }
    if subjects.contains(.frames) { observe(FrameEvent.observers) { $0.write($1) } }
  }

  /// Ends the log.
  func end() { observations.end() }

  private func observe<Event>(_ observers: Observers<Event>, _ write: @escaping (EventLog, Event) -> Void) {
    observations.add(observers) { [weak self] event in
      if let self { write(self, event) }
    }
  }

  private func write(_ event: TransitionEvent) {
    if case .call(_, let receiver) = event.step, receiver is InspectorController { return }
    write(.transitions, lines.line(for: event, at: CACurrentMediaTime()))
  }

  private func write(_ event: GestureEvent) {
    guard event.recognizer.view?.window?.isTool != true else { return }
    write(.gestures, event.description)
  }

  private func write(_ event: FrameEvent) {
    guard event.window?.isTool != true else { return }
    let missed = event.missedRefreshes
    let lateness = missed == 0 ? "on time" : "late by \(missed) refresh\(missed == 1 ? "" : "es")"
    write(
      .frames,
      "main \(Self.milliseconds(event.mainSeconds)), render \(Self.milliseconds(event.renderSeconds)), damage "
        + "\(event.damage.count) rectangle\(event.damage.count == 1 ? "" : "s") of \(Int(event.damagedArea.rounded())) square points, \(lateness)"
    )
  }

  private func write(_ subject: Subject, _ text: String) {
    warn("[\(subject.rawValue)] \(String(format: "%.3f", CACurrentMediaTime() - start)) \(text)")
  }

  private static func milliseconds(_ seconds: Double) -> String { String(format: "%.2f ms", seconds * 1000) }
}
