// SPDX-License-Identifier: MIT
import Diagnostics

/// One turn of the event loop: the passes that lead from what has happened to what is shown.
///
/// | pass         | what it does                                                                             |
/// |--------------|------------------------------------------------------------------------------------------|
/// | input        | delivers the presses, releases, keys and settings that have arrived                      |
/// | frame        | delivers the motion that has been collected for a frame, and fires its display links     |
/// | timers       | fires the timers that are due                                                            |
/// | completions  | ends the animations and deadlines that are due, and calls their completions              |
/// | sizes        | gives the windows the sizes that the desktop has given them                              |
/// | commit       | updates properties, lays out, displays, and sends the changes to the render server       |
/// | follow-up    | repeats completions and commit while they cause something that is due at once            |
/// | finish       | tells the desktop what has changed, and lets the render server draw                      |
///
/// The order is Core Animation's: the run loop handles its sources, then the main queue, on which animations end, and
/// the transaction is committed last, before the loop sleeps. So a frame shows all that its input, its display links and
/// the ends of animations have changed. The desktop and the manual clock of tests and recordings run the same passes.
@MainActor
struct Turn {
  /// The number of repetitions in one turn. The rest waits for the next turn, so that input is handled even if a
  /// program's layout invalidates itself each time. The value is a choice; a push that appears and pushes again takes 3.
  static let maximumRepetitions = 20

  private static var hasWarned = false

  private let host: any TurnHost

  init(_ host: any TurnHost) { self.host = host }

  /// Runs all passes.
  func run() {
    host.handleInput()
    host.handleFrame()
    host.fireTimers()
    endAnimations()
    host.applyResizes()
    commit()
    followUp()
    host.finishTurn()
  }

  private func endAnimations() { CATransaction.advance(to: host.now) }

  private func commit() { CATransaction.flush(at: host.now) }

  /// A page appears with its first layout, however long that took, before anything else that is due by then, such as a
  /// block on the main queue that pushes another page.
  private func followUp() {
    for _ in 0..<Self.maximumRepetitions {
      guard isSomethingDue else { return }
      endAnimations()
      commit()
    }
    if isSomethingDue { warnOfRepetition() }
  }

  private var isSomethingDue: Bool {
    host.needsCommit || CATransaction.nextCompletionTime.map { $0 <= host.now } ?? false
  }

  private func warnOfRepetition() {
    guard !Self.hasWarned else { return }
    Self.hasWarned = true
    warn(
      "layout or the end of an animation causes another one each time, so the rest waits for the next turn of the event "
        + "loop; look for setNeedsLayout() in layoutSubviews() and for animations of no duration that repeat themselves"
    )
  }
}
