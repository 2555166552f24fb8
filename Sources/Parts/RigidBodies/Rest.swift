// SPDX-License-Identifier: MIT

/// Finds out when bodies do not move any more.
///
/// Bodies in a heap can tremble or creep a little, so positions count, and bodies with contacts can move farther.
struct Rest {
  /// Bodies rest after this many seconds.
  private static let time = 0.5
  /// Bodies that are faster than this do not rest, in points and radians per second.
  fileprivate static let (speed, rotation) = (12.0, 0.3)
  /// Bodies that go farther than this do not rest, in points and radians.
  private static let (distance, turn) = (0.1, 0.004)
  private static let (distanceInContact, turnInContact) = (0.75, 0.015)

  private var poses: [Int: Pose] = [:]
  private var restingTime = 0.0

  var isReached: Bool { restingTime >= Self.time }

  mutating func end() {
    restingTime = 0
    poses = [:]
  }

  /// - Parameter pressed: The indices of the bodies that something presses on.
  mutating func update(_ bodies: [Body], _ pressed: Set<Int>) {
    let areSlow = bodies.indices.allSatisfy { isAtRest(bodies[$0], isInContact: pressed.contains($0)) }
    if restingTime > 0, areSlow {
      restingTime += World.step
    } else {
      poses = Dictionary(uniqueKeysWithValues: bodies.map { ($0.id, $0.pose) })
      restingTime = World.step
    }
  }

  private func isAtRest(_ body: Body, isInContact: Bool) -> Bool {
    guard let pose = poses[body.id] else { return false }
    let (distance, turn) = isInContact ? (Self.distanceInContact, Self.turnInContact) : (Self.distance, Self.turn)
    return body.isSlow && (body.pose.position - pose.position).lengthSquared < distance * distance
      && abs(body.pose.angle - pose.angle) < turn
  }
}

extension Body {
  /// The share of its velocity that a slow body in a heap keeps in a step. Chosen by experiment: three columns of twelve
  /// boxes come to rest within 1.5 s, and without it after up to 14 s.
  private static let calming = 0.9

  fileprivate var isSlow: Bool {
    motion.linear.lengthSquared < Rest.speed * Rest.speed && abs(motion.angular) < Rest.rotation
  }

  /// Slows a slow body down on which others press. A step ends before the impulses of a heap agree to the last bit, and
  /// what is missing keeps it swaying.
  mutating func calm() {
    guard isSlow else { return }
    motion.linear = motion.linear * Self.calming
    motion.angular *= Self.calming
  }
}
