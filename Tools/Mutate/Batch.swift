// SPDX-License-Identifier: MIT

/// The classes of tests that one process runs with a mutation.
struct Batch {
  enum Outcome {
    case passed
    /// A test failed, or the tests do not end. The class is that of the test, if the output names it.
    case failed(TestClass?)
  }

  private(set) var tests: [TestClass] = []
  private var seconds = 0.0

  /// The factor and the number of seconds by which a mutation may slow tests down before it counts as detected.
  private static let slowdown = (factor: 3.0, seconds: 10.0)

  /// Removes the first classes whose total time is within a budget, but at least one.
  init(from classes: inout ArraySlice<(test: TestClass, seconds: Double)>, budget: Double) {
    while let next = classes.first, tests.isEmpty || seconds + next.seconds <= budget {
      tests.append(next.test)
      seconds += next.seconds
      classes.removeFirst()
    }
  }

  /// Runs the tests. A failure has to occur twice, because a test may fail once on a busy machine.
  func run(with mutation: Mutation, in program: TestProgram) throws -> Outcome {
    let limit = seconds * Self.slowdown.factor + Self.slowdown.seconds
    func run(_ tests: [TestClass]) throws -> TestProgram.Outcome {
      let environment = [MutantSwitch.numberVariable: "\(mutation.number)"]
      return try program.run(tests, limit: limit, environment: environment).0
    }
    let first = try run(tests)
    guard first != .passed else { return .passed }
    let failed = program.firstFailure(of: tests)
    guard first == .failed else { return .failed(failed) }
    if let failed, try run([failed]) != .passed { return .failed(failed) }
    return try run(tests) == .passed ? .passed : .failed(failed)
  }
}
