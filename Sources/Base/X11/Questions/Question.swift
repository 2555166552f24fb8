// SPDX-License-Identifier: MIT

/// A question to the server. It is sent when it is made, and waits when its answer is read.
///
/// Questions that are made before the first of their answers is read take one round trip together:
///
/// ```swift
/// let names = ["WM_NAME", "WM_CLASS"].map(line.atom)
/// let atoms = names.map { $0.answer() }
/// ```
final class Question<Value> {
  private let line: ServerLine
  private let number: UInt32
  private let value: (Answer) -> Value?
  private var isRead = false

  /// Asks the question.
  ///
  /// - Parameter value: Returns the value of an answer, or nil for an answer without one.
  init(_ request: Request, on line: ServerLine, value: @escaping (Answer) -> Value?) {
    self.line = line
    self.value = value
    number = line.ask(request)
  }

  deinit {
    if !isRead { line.forget(number) }
  }

  /// Waits for the answer, and returns its value. Returns nil if the server refuses one, or the connection is lost. Call it
  /// once.
  func answer() -> Value? {
    assert(!isRead, "the answer to a question has been read already")
    isRead = true
    return line.wait(for: number).flatMap(value)
  }
}
