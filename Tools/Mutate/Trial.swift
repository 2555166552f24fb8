// SPDX-License-Identifier: MIT
import Foundation

/// The result of testing one mutation, stored in a folder with one file for each mutation that was tried.
struct Trial: Codable {
  enum Verdict: String, Codable {
    case killed, survived, unreached
    /// Not tried, because no test needs to detect it.
    case accepted
  }

  let mutation: Mutation
  let verdict: Verdict
  /// The classes that were run, the nearest first.
  let tests: [String]
  /// The class that detected the mutation.
  let noticed: TestClass?

  /// The processor time in seconds for the tests of one process. Processes follow each other until one fails.
  private static let budgets = [1.0, 3.0, 12.0]
  /// The factor and the number of seconds by which a mutation may slow tests down before it counts as detected.
  private static let slowdown = (factor: 3.0, seconds: 10.0)

  init(_ mutation: Mutation, classes: [(test: TestClass, seconds: Double)], program: TestProgram) throws {
    self.mutation = mutation
    var (rest, tests) = (classes[...], [String]())
    for budget in Self.budgets where !rest.isEmpty {
      let batch = Self.takeBatch(from: &rest, budget: budget)
      tests += batch.tests.map(\.name)
      let limit = batch.seconds * Self.slowdown.factor + Self.slowdown.seconds
      let environment = [MutantSwitch.numberVariable: "\(mutation.number)"]
      guard try program.run(batch.tests, limit: limit, environment: environment).0 != .passed else { continue }
      (verdict, self.tests, noticed) = (.killed, tests, program.firstFailure(of: batch.tests))
      return
    }
    (verdict, self.tests, noticed) = (tests.isEmpty ? .unreached : .survived, tests, nil)
  }

  /// Creates the trial of a mutation that is known to survive for a reason.
  init(accepted mutation: Mutation) {
    (self.mutation, verdict, tests, noticed) = (mutation, .accepted, [], nil)
  }

  /// Removes and returns the first classes whose total time is within a budget, but at least one.
  private static func takeBatch(
    from classes: inout ArraySlice<(test: TestClass, seconds: Double)>, budget: Double
  ) -> (tests: [TestClass], seconds: Double) {
    var (tests, seconds) = ([TestClass](), 0.0)
    while let next = classes.first, tests.isEmpty || seconds + next.seconds <= budget {
      tests.append(next.test)
      seconds += next.seconds
      classes.removeFirst()
    }
    return (tests, seconds)
  }

  // MARK: Files

  func save(in folder: URL) throws {
    try JSONEncoder().encode(self).write(to: Self.file(mutation, in: folder), options: .atomic)
  }

  static func saved(_ mutation: Mutation, in folder: URL) -> Trial? {
    (try? Data(contentsOf: file(mutation, in: folder))).flatMap { try? JSONDecoder().decode(Trial.self, from: $0) }
  }

  private static func file(_ mutation: Mutation, in folder: URL) -> URL {
    folder.appendingPathComponent("\(mutation.number).json")
  }
}
