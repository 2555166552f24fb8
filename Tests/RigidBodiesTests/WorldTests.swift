// SPDX-License-Identifier: MIT
import RigidBodies
import XCTest

final class WorldTests: XCTestCase {
  private let gravity = Vector(0, 1000)

  /// A square that collides with everything.
  private func square(_ id: Int, at position: Vector, side: Double = 50, angle: Double = 0) -> Body {
    var body = Body(id: id, shape: .rectangle(width: side, height: side), pose: Pose(position: position, angle: angle))
    body.groups.collideWithBodies(in: 0)
    body.groups.collideWithBoundaries(in: 0)
    return body
  }

  private func world(_ bodies: [Body], width: Double = 800, height: Double = 600) -> World {
    var world = World()
    world.boundaries = [Boundary(id: 0, group: 0, enclosing: Box(min: .zero, max: Vector(width, height)))]
    for body in bodies { world.add(body) }
    return world
  }

  private func run(_ world: inout World, seconds: Double) { run(&world, seconds: seconds) { _ in } }

  private func run(_ world: inout World, seconds: Double, _ check: (World) throws -> Void) rethrows {
    for _ in 0..<Int((seconds / World.step).rounded()) {
      world.advance()
      try check(world)
    }
  }

  // MARK: One body

  func testFreeFallCoversHalfTheAccelerationTimesTheTimeSquared() throws {
    var body = Body(id: 0, shape: .circle(radius: 20), pose: Pose(position: .zero))
    body.load.acceleration = gravity
    var world = World()
    world.add(body)

    run(&world, seconds: 1.5)

    let end = try XCTUnwrap(world[0])
    XCTAssertEqual(end.pose.position.y, 1000 * 1.5 * 1.5 / 2, accuracy: 1e-6)
    XCTAssertEqual(end.motion.linear.y, 1500, accuracy: 1e-6)
  }

  func testAForceAcceleratesByItsSizeOverTheMass() throws {
    var body = Body(id: 0, shape: .rectangle(width: 100, height: 200), pose: Pose(position: .zero))
    body.load.force = Vector(100, 0)
    var world = World()
    world.add(body)

    run(&world, seconds: 1)

    XCTAssertEqual(try XCTUnwrap(world[0]).mass, 2, accuracy: 1e-9)
    XCTAssertEqual(try XCTUnwrap(world[0]).motion.linear.x, 50, accuracy: 1e-6)
  }

  func testResistanceMakesAVelocityDecayExponentially() throws {
    var body = Body(id: 0, shape: .circle(radius: 20), pose: Pose(position: .zero))
    body.motion = Motion(linear: Vector(400, 0), angular: 6)
    body.traits.resistance = 2
    body.traits.angularResistance = 3
    var world = World()
    world.add(body)

    run(&world, seconds: 0.5)

    XCTAssertEqual(try XCTUnwrap(world[0]).motion.linear.x, 400 * exp(-1), accuracy: 1e-6)
    XCTAssertEqual(try XCTUnwrap(world[0]).motion.angular, 6 * exp(-1.5), accuracy: 1e-6)
  }

  func testAnElasticBodyReachesItsHeightAgain() throws {
    var body = square(0, at: Vector(300, 100))
    body.traits.elasticity = 1
    body.load.acceleration = gravity
    var world = world([body])
    var (tops, last) = ([Double](), 0.0)

    try run(&world, seconds: 12) { world in
      let body = try XCTUnwrap(world[0])
      if last < 0, body.motion.linear.y >= 0 { tops.append(body.pose.position.y) }
      last = body.motion.linear.y
    }

    XCTAssertGreaterThan(tops.count, 4)
    for top in tops { XCTAssertEqual(top, 100, accuracy: 0.5) }
    XCTAssertEqual(try XCTUnwrap(world[0]).pose.angle, 0, accuracy: 1e-6)
  }

  func testABounceKeepsTheShareOfTheVelocityThatIsTheElasticity() throws {
    var body = Body(id: 0, shape: .circle(radius: 20), pose: Pose(position: Vector(100, 300)))
    body.groups.collideWithBoundaries(in: 0)
    body.motion.linear = Vector(600, 0)
    body.traits.elasticity = 0.5
    var world = world([body])

    run(&world, seconds: 2)

    XCTAssertEqual(try XCTUnwrap(world[0]).motion.linear.x, -300, accuracy: 1e-6)
  }

  func testFrictionStopsASlidingBodyAfterItsDistance() throws {
    var body = square(0, at: Vector(100, 575))
    body.load.acceleration = gravity
    body.traits.friction = 0.5
    body.traits.allowsRotation = false
    body.motion.linear = Vector(400, 0)
    var world = world([body])

    run(&world, seconds: 2)

    // v² / (2 μ g)
    XCTAssertEqual(try XCTUnwrap(world[0]).pose.position.x, 100 + 160, accuracy: 2)
  }

  // MARK: Collisions

  func testEqualBodiesExchangeTheirVelocitiesInAnElasticCollision() throws {
    var bodies = [0, 1].map { id -> Body in
      var body = Body(id: id, shape: .circle(radius: 20), pose: Pose(position: Vector(100 + Double(id) * 200, 300)))
      body.groups.collideWithBodies(in: 0)
      body.traits.elasticity = 1
      return body
    }
    bodies[0].motion.linear = Vector(500, 0)
    var world = world(bodies)

    run(&world, seconds: 1)

    XCTAssertEqual(try XCTUnwrap(world[0]).motion.linear.x, 0, accuracy: 1e-6)
    XCTAssertEqual(try XCTUnwrap(world[1]).motion.linear.x, 500, accuracy: 1e-6)
  }

  func testBodiesOfDifferentGroupsPassThroughEachOther() throws {
    var bodies = [0, 1].map {
      Body(id: $0, shape: .circle(radius: 20), pose: Pose(position: Vector(Double($0) * 100, 0)))
    }
    bodies[0].groups.collideWithBodies(in: 1)
    bodies[1].groups.collideWithBodies(in: 65)
    bodies[0].motion.linear = Vector(200, 0)
    var world = world(bodies)
    world.boundaries = []

    run(&world, seconds: 1)

    XCTAssertEqual(try XCTUnwrap(world[0]).pose.position.x, 200, accuracy: 1e-6)
    XCTAssertEqual(try XCTUnwrap(world[1]).pose.position.x, 100)
  }

  func testAFastBodyDoesNotPassThroughALine() throws {
    for angle in [0.0, 0.4, 1.2] {
      var body = square(0, at: Vector(0, 0), side: 10, angle: angle)
      body.motion.linear = Vector(20_000, 0)
      var world = World()
      world.boundaries = [Boundary(id: 0, group: 0, paths: [[Vector(333, -500), Vector(333, 500)]])]
      world.add(body)

      run(&world, seconds: 0.2)

      XCTAssertLessThan(try XCTUnwrap(world[0]).pose.position.x, 333, "\(angle)")
    }
  }

  func testAStackNeitherSinksNorTrembles() throws {
    for friction in [0, 0.3] {
      var world = world(
        (0..<10).map { index in
          var body = square(index, at: Vector(400, 575 - 50 * Double(index)))
          body.load.acceleration = gravity
          body.traits.friction = friction
          return body
        })

      run(&world, seconds: 2)

      XCTAssertTrue(world.isAtRest)
      for index in 0..<10 {
        let body = try XCTUnwrap(world[index])
        XCTAssertEqual(body.pose.position.y, 575 - 50 * Double(index), accuracy: 1.5)
        XCTAssertEqual(body.pose.position.x, 400, accuracy: 0.01)
        XCTAssertEqual(body.pose.angle, 0, accuracy: 1e-3)
        XCTAssertEqual(body.motion, .none)
      }
    }
  }

  func testTouchesBeginAndEnd() throws {
    var body = square(7, at: Vector(300, 300))
    body.motion.linear = Vector(0, 500)
    body.traits.elasticity = 1
    var world = world([body])

    run(&world, seconds: 1)
    let touches = world.takeTouches()

    XCTAssertEqual(touches.map(\.body), [7, 7])
    XCTAssertEqual(touches.map(\.other), [.boundary(0), .boundary(0)])
    XCTAssertEqual(try XCTUnwrap(touches[0].point).y, 600, accuracy: 2.5)
    XCTAssertNil(touches[1].point)
    XCTAssertTrue(world.takeTouches().isEmpty)
  }
}

// MARK: Joints

extension WorldTests {
  func testARodKeepsItsLength() throws {
    var body = Body(id: 0, shape: .circle(radius: 20), pose: Pose(position: Vector(100, 0)))
    body.load.acceleration = gravity
    var world = World()
    world.add(body)
    world.joints = [Joint(id: 0, kind: .distance(100, nil), bodies: (0, nil), anchors: (.zero, .zero))]

    try run(&world, seconds: 5) { world in
      XCTAssertEqual(try XCTUnwrap(world[0]).pose.position.length, 100, accuracy: 0.5)
    }

    XCTAssertGreaterThan(world.kineticEnergy, 0)
  }

  func testAPendulumKeepsItsHeight() throws {
    let kinds: [(Joint.Kind, Vector, accuracy: Double)] = [
      (.distance(100, nil), .zero, 0.1), (.rope(100), .zero, 0.1),
      (.pin(range: nil, friction: 0), Vector(-100, 0), 0.5),
    ]
    for (kind, anchor, accuracy) in kinds {
      var body = Body(id: 0, shape: .rectangle(width: 60, height: 20), pose: Pose(position: Vector(100, 0)))
      body.load.acceleration = gravity
      var world = World()
      world.add(body)
      world.joints = [Joint(id: 0, kind: kind, bodies: (0, nil), anchors: (anchor, .zero))]
      run(&world, seconds: 60)
      var highest = Double.infinity

      try run(&world, seconds: 3) { highest = min(highest, try XCTUnwrap($0[0]).pose.position.y) }

      XCTAssertEqual(highest, 0, accuracy: accuracy, "\(kind)")
    }
  }

  func testASlidingBodyTurnsItsRailWithoutGainingEnergy() throws {
    var rail = Body(id: 0, shape: .rectangle(width: 200, height: 10), pose: Pose(position: .zero))
    rail.motion.angular = 4
    var bead = Body(id: 1, shape: .rectangle(width: 20, height: 20), pose: Pose(position: Vector(40, 0)))
    bead.motion = Motion(linear: Vector(0, 160), angular: 4)
    var world = World()
    for body in [rail, bead] { world.add(body) }
    world.joints = [
      Joint(id: 0, kind: .pin(range: nil, friction: 0), bodies: (0, nil), anchors: (.zero, .zero)),
      Joint(id: 1, kind: .slide(axis: Vector(1, 0), range: nil), bodies: (1, 0), anchors: (.zero, .zero)),
    ]
    func momentum(_ world: World) throws -> Double {
      let (rail, bead) = (try XCTUnwrap(world[0]), try XCTUnwrap(world[1]))
      let (r, v) = (bead.pose.position, bead.motion.linear)
      return rail.inertia * rail.motion.angular + bead.inertia * bead.motion.angular
        + bead.mass * (r.x * v.y - r.y * v.x)
    }
    let (energy, start) = (world.kineticEnergy, try momentum(world))

    try run(&world, seconds: 1) { world in
      XCTAssertEqual(world.kineticEnergy, energy, accuracy: energy * 0.02)
      XCTAssertEqual(try momentum(world), start, accuracy: start * 0.02)
    }

    XCTAssertGreaterThan(try XCTUnwrap(world[1]).pose.position.length, 100)
  }

  func testASpringOscillatesWithItsFrequency() throws {
    let body = Body(id: 0, shape: .circle(radius: 20), pose: Pose(position: Vector(150, 0)))
    var world = World()
    world.add(body)
    let spring = Joint.Spring(frequency: 2, damping: 0)
    world.joints = [Joint(id: 0, kind: .distance(100, spring), bodies: (0, nil), anchors: (.zero, .zero))]
    var (last, crossings) = (50.0, 0)

    try run(&world, seconds: 2) { world in
      let stretch = try XCTUnwrap(world[0]).pose.position.x - 100
      if stretch < 0, last >= 0 { crossings += 1 }
      last = stretch
    }

    XCTAssertEqual(crossings, 4)
  }

  func testARopeHasALongestLengthOnly() throws {
    var body = Body(id: 0, shape: .circle(radius: 20), pose: Pose(position: Vector(0, 50)))
    body.load.acceleration = gravity
    var world = World()
    world.add(body)
    world.joints = [Joint(id: 0, kind: .rope(200), bodies: (0, nil), anchors: (.zero, .zero))]
    var nearest = 200.0

    try run(&world, seconds: 3) { world in
      let length = try XCTUnwrap(world[0]).pose.position.length
      nearest = min(nearest, length)
      XCTAssertLessThan(length, 200.5)
    }

    XCTAssertLessThan(nearest, 60)
    XCTAssertEqual(try XCTUnwrap(world[0]).pose.position.y, 200, accuracy: 0.5)
  }

  func testHingesWeldsAndSlidesKeepTheirBodiesTogether() throws {
    let kinds: [Joint.Kind] = [
      .pin(range: nil, friction: 0), .pin(range: -0.3...0.3, friction: 0), .weld,
      .slide(axis: Vector(1, 0), range: -40...40),
    ]
    for kind in kinds {
      var first = Body(id: 0, shape: .rectangle(width: 60, height: 20), pose: Pose(position: Vector(60, 0)))
      first.load.acceleration = gravity
      first.motion.linear = Vector(150, 0)
      var second = Body(id: 1, shape: .rectangle(width: 60, height: 20), pose: Pose(position: .zero))
      second.traits.isAnchored = true
      var world = World()
      for body in [first, second] { world.add(body) }
      world.joints = [Joint(id: 0, kind: kind, bodies: (0, 1), anchors: (Vector(-30, 0), Vector(30, 0)))]

      try run(&world, seconds: 3) { world in
        let pose = try XCTUnwrap(world[0]).pose
        let gap = pose.world(Vector(-30, 0)) - Vector(30, 0)
        switch kind {
        case .slide:
          XCTAssertEqual(gap.y, 0, accuracy: 1)
          XCTAssertLessThan(abs(gap.x), 41)
          XCTAssertEqual(pose.angle, 0, accuracy: 0.05)
        case .weld:
          XCTAssertEqual(gap.length, 0, accuracy: 1)
          XCTAssertEqual(pose.angle, 0, accuracy: 0.05)
        case .pin(let range, _):
          XCTAssertEqual(gap.length, 0, accuracy: 1)
          if let range { XCTAssertTrue((range.lowerBound - 0.05...range.upperBound + 0.05).contains(pose.angle)) }
        default: XCTFail("another kind")
        }
      }
    }
  }
}

// MARK: Invariants

extension WorldTests {
  /// Random bodies in a room, with joints between some of them.
  private func randomWorld(_ seed: UInt64, gravity: Vector) -> World {
    var random = Random(state: seed)
    var bodies: [Body] = []
    for id in 0..<30 {
      let (width, height) = (random.number(12...60), random.number(12...60))
      let shape: Shape =
        [.rectangle(width: width, height: height), .circle(radius: width / 2), .ellipse(width: width, height: height)][
          id % 3]
      let place = Vector(60 + Double(id % 6) * 120, 60 + Double(id / 6) * 100)
      var body = Body(id: id, shape: shape, pose: Pose(position: place, angle: random.number(-3...3)))
      body.groups.collideWithBodies(in: 0)
      body.groups.collideWithBoundaries(in: 0)
      body.motion = Motion(
        linear: Vector(random.number(-900...900), random.number(-900...900)), angular: random.number(-8...8))
      body.load.acceleration = gravity
      body.traits.elasticity = random.number(0...0.9)
      body.traits.friction = random.number(0...0.8)
      body.traits.density = random.number(0.5...2)
      bodies.append(body)
    }
    var world = world(bodies)
    world.joints = [(0, 7), (12, 13), (20, 26)].enumerated().map { number, pair in
      let way = bodies[pair.0].pose.position - bodies[pair.1].pose.position
      return Joint(id: number, kind: .distance(way.length, nil), bodies: pair, anchors: (.zero, .zero))
    }
    return world
  }

  func testBodiesStayInsideAndTheirEnergyDoesNotGrow() throws {
    for seed in 1...6 as ClosedRange<UInt64> {
      var world = randomWorld(seed, gravity: .zero)
      var energy = world.kineticEnergy * 1.001

      try run(&world, seconds: 2) { world in
        for id in 0..<30 {
          let position = try XCTUnwrap(world[id]).pose.position
          XCTAssertTrue(position.x > 0 && position.x < 800 && position.y > 0 && position.y < 600, "seed \(seed)")
        }
        XCTAssertLessThan(world.kineticEnergy, energy * 1.02 + 1, "seed \(seed)")
        energy = min(energy, world.kineticEnergy)
      }
    }
  }

  func testFallenBodiesComeToRest() {
    for seed in 1...2 as ClosedRange<UInt64> {
      var world = randomWorld(seed, gravity: gravity)
      world.joints = []
      var steps = 0
      while !world.isAtRest, steps < 240 * 20 {
        world.advance()
        steps += 1
      }
      XCTAssertTrue(world.isAtRest, "seed \(seed)")
    }
  }

  func testATallHeapComesToRestSoon() {
    for seed in [1, 2, 6] as [UInt64] {
      var random = Random(state: seed)
      let bodies = (0..<36).map { index -> Body in
        let x = 148 + Double(index % 3) * 52 + random.number(-3...3)
        let place = Vector(x, 560 - Double(index / 3) * 55)
        var body = square(index, at: place, angle: random.number(-0.06...0.06))
        body.load.acceleration = gravity
        body.traits.friction = 0.2
        return body
      }
      var world = World()
      world.boundaries = [Boundary(id: 0, group: 0, enclosing: Box(min: Vector(0, -400), max: Vector(400, 600)))]
      for body in bodies { world.add(body) }

      run(&world, seconds: 1.6)

      XCTAssertTrue(world.isAtRest, "seed \(seed)")
    }
  }

  func testTheSameInputLeadsToTheSameMotion() throws {
    var (one, two) = (randomWorld(3, gravity: gravity), randomWorld(3, gravity: gravity))

    run(&one, seconds: 3)
    run(&two, seconds: 3)

    for id in 0..<30 {
      XCTAssertEqual(one[id]?.pose, two[id]?.pose)
      XCTAssertEqual(one[id]?.motion, two[id]?.motion)
    }
  }

  func testHullsAreConvexAndCountTheirArea() {
    let star = [Vector(0, 0), Vector(10, 0), Vector(5, 2), Vector(10, 10), Vector(0, 10), Vector(5, 5)]

    XCTAssertEqual(Shape.hull(of: star)?.area ?? 0, 100, accuracy: 1e-9)
    XCTAssertNil(Shape.hull(of: [Vector(0, 0), Vector(5, 5), Vector(10, 10)]))
    XCTAssertEqual(Shape.ellipse(width: 20, height: 20), .circle(radius: 10))
  }
}

/// Numbers that are the same with each run: a linear congruential generator with Knuth's constants.
private struct Random {
  var state: UInt64

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + (range.upperBound - range.lowerBound) * Double(state >> 11) / Double(1 << 53)
  }
}
