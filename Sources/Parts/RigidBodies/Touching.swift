// SPDX-License-Identifier: MIT

/// The beginning or the end of a contact.
public struct Touch: Hashable, Sendable {
  public enum Other: Hashable, Sendable {
    case body(Int)
    case boundary(Int)
  }

  public let body: Int
  public let other: Other
  /// Where the contact began, or nil if it ended.
  public let point: Vector?
}

/// The contacts that last, and those that began or ended.
struct Touching {
  private struct Pair: Hashable {
    let a, b: Int
  }

  /// Contacts end when the bodies are farther apart than this, in points.
  private static let end = 0.4

  private var pairs: [Pair] = []
  private var touches: [Touch] = []

  mutating func take() -> [Touch] {
    defer { touches = [] }
    return touches
  }

  mutating func update(_ contacts: [Contact], _ bodies: [Body]) {
    var near: Set<Pair> = []
    var known = Set(pairs)
    for contact in contacts {
      let pair = Pair(a: contact.key.a, b: contact.key.b)
      if contact.isPressing || contact.separation < Self.end { near.insert(pair) }
      guard contact.isPressing || contact.separation <= 0, known.insert(pair).inserted else { continue }
      pairs.append(pair)
      let deepest =
        contact.second.map { $0.separation < contact.first.separation ? $0 : contact.first } ?? contact.first
      let point = bodies[contact.a].previous.position + deepest.offsetA
      touches.append(Self.touch(pair, at: point))
    }
    pairs.removeAll { pair in
      guard !near.contains(pair) else { return false }
      touches.append(Self.touch(pair, at: nil))
      return true
    }
  }

  private static func touch(_ pair: Pair, at point: Vector?) -> Touch {
    Touch(body: pair.a, other: pair.b < 0 ? .boundary(-2 - pair.b) : .body(pair.b), point: point)
  }
}
