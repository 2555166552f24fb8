// SPDX-License-Identifier: MIT

/// Finds out when bodies do not move any more.
///
/// Bodies in a heap can tremble or creep a little, so places count, and bodies with contacts can move farther.
struct Rest {
  /// Bodies rest after this many seconds.
  private static let time = 0.5
  /// Bodies that are faster than this do not rest, in points and radians per second.
  private static let (speed, rotation) = (12.0, 0.3)
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

  mutating func update(_ bodies: [Body], _ contacts: [Contact]) {
    let pressed = contacts.reduce(into: Set<Int>()) { if $1.isPressing { $0.formUnion([$1.a, $1.b]) } }
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
    return body.motion.linear.lengthSquared < Self.speed * Self.speed && abs(body.motion.angular) < Self.rotation
      && (body.pose.position - pose.position).lengthSquared < distance * distance
      && abs(body.pose.angle - pose.angle) < turn
  }
}
