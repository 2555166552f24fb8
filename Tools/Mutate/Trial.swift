// SPDX-License-Identifier: MIT
import Foundation

/// Whether the tests notice a mutation; kept in a folder, one file for each mutation that was tried.
struct Trial: Codable {
  enum Verdict: String, Codable { case killed, survived, unreached }

  let mutation: Mutation
  let verdict: Verdict
  /// The classes that ran; of one that was killed, the last is the one that noticed.
  let tests: [String]

  /// Seconds of processor time for the tests of one mutation: those that are nearest, one at the least.
  private static let budget = 60.0
  /// A mutation may make a class this many times slower, and by this many seconds, before it counts as noticed.
  private static let slowdown = (factor: 3.0, seconds: 10.0)

  init(_ mutation: Mutation, classes: [(test: TestClass, seconds: Double)], program: TestProgram) throws {
    self.mutation = mutation
    var tests: [String] = []
    var spent = 0.0
    for (test, seconds) in classes where tests.isEmpty || spent + seconds <= Self.budget {
      tests.append(test.name)
      let limit = seconds * Self.slowdown.factor + Self.slowdown.seconds
      let environment = [MutantSwitch.numberVariable: "\(mutation.number)"]
      let (outcome, used) = try program.run(test, limit: limit, environment: environment)
      spent += used
      if outcome != .passed {
        (verdict, self.tests) = (.killed, tests)
        return
      }
    }
    verdict = tests.isEmpty ? .unreached : .survived
    self.tests = tests
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
