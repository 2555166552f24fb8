// SPDX-License-Identifier: MIT
import Foundation

/// The steps of a run.
struct Run {
  private let package: URL
  private let folder: URL
  private let options: Options
  private let tree: MutatedTree
  /// The folder with the results for this version of the sources: mutations, coverage and trials.
  private let known: URL
  /// The fingerprints of mutations that do not compile.
  private var dropped: Lines { Lines(file: folder.appendingPathComponent("dropped")) }
  /// The numbers of the mutations in the copy: all that were ever chosen. A smaller choice therefore builds and
  /// measures nothing again.
  private var written: Lines { Lines(file: known.appendingPathComponent("written")) }

  /// The largest fraction of the mutations that may survive.
  private static let allowed = 0.05
  /// Test modules that start programs, or never reach the mutated code.
  private static let farModules = ["GalleryTests", "X11Tests", "CoreGraphicsTests"]

  init(package: URL, folder: URL, options: Options) throws {
    self.package = package
    self.folder = folder
    self.options = options
    tree = try MutatedTree(
      package: package, copy: folder.appendingPathComponent("tree"), folders: Options.folders)
    known = folder.appendingPathComponent("known/\(try tree.version())")
    try FileManager.default.createDirectory(at: trialFolder, withIntermediateDirectories: true)
  }

  func write() throws {
    let wanted = Set(chosen.map(\.number)).union(writtenNumbers)
    let numbers = Set(usable.map(\.number)).intersection(wanted)
    try written.save(Set(numbers.map(String.init)))
    try tree.write(numbers)
  }

  func drop() throws {
    let log = try String(contentsOf: folder.appendingPathComponent("build.log"), encoding: .utf8)
    let numbers = tree.mutations(in: log, written: writtenNumbers)
    guard !numbers.isEmpty else {
      throw Failure("the build of the copy fails, and not because of a mutation:\n\(log.suffix(3000))")
    }
    let rejected = tree.mutations.filter { numbers.contains($0.number) }
    try dropped.save(dropped.all.union(rejected.map { fingerprint($0.identity) }))
    print("\(numbers.count) mutations do not compile; others replace them")
    try write()
  }

  func list() {
    for mutation in chosen {
      print("\(mutation.number)\t\(mutation.location)\t\(mutation.change)\t\(mutation.code)")
    }
  }

  func reach() throws {
    let program = program
    let reached = reached
    try FileManager.default.createDirectory(at: reached.folder, withIntermediateDirectories: true)
    try reached.measure(options.share(of: classes(of: program)), with: program)
  }

  func tryOut() throws {
    let program = program
    let classes = try classes(of: program)
    let accepted = try accepted
    for mutation in options.share(of: chosen) where !isKilled(mutation, by: classes) {
      guard accepted.reason(for: mutation) == nil else {
        try Trial(accepted: mutation).save(in: trialFolder)
        continue
      }
      let trial = try Trial(mutation, classes: reached.classes(reaching: mutation, of: classes), program: program)
      try trial.save(in: trialFolder)
      guard trial.verdict != .killed else { continue }
      print("\(trial.verdict): \(mutation.number) \(mutation.location): \(mutation.change)")
    }
  }

  /// Prints the survivors among the chosen mutations. Returns whether they are few and each has a reason.
  func report() throws -> Bool {
    let accepted = try accepted
    let trials = chosen.compactMap { Trial.saved($0, in: trialFolder) }
    guard trials.count == chosen.count else {
      throw Failure("\(chosen.count - trials.count) mutations were not tried; leave the sources alone during a run")
    }
    let survivors = trials.filter { $0.verdict != .killed }
    let unexplained = survivors.filter { accepted.reason(for: $0.mutation) == nil }
    for survivor in survivors {
      let mutation = survivor.mutation
      print("\n\(mutation.location), mutant \(mutation.number)\n\(mutation.identity)")
      if let reason = accepted.reason(for: mutation) {
        print("Accepted: \(reason)")
        continue
      }
      print("No test detects this mutation.")
      print("Tests: \(survivor.tests.isEmpty ? "no test reaches it" : survivor.tests.joined(separator: ", "))")
    }
    print(
      "\nSeed \(options.seed): \(trials.count) tried, \(survivors.count) survived, \(unexplained.count) of them without "
        + "a reason")
    return unexplained.isEmpty && Double(survivors.count) <= Self.allowed * Double(trials.count)
  }

  // MARK: Helpers

  private var chosen: [Mutation] { options.choice(of: usable) }

  private var usable: [Mutation] {
    let dropped = dropped.all
    return tree.mutations.filter { !dropped.contains(fingerprint($0.identity)) }
  }

  private var writtenNumbers: Set<Int> { Set(written.all.compactMap { Int($0) }) }

  /// Returns whether the mutation was tried before and detected by a class of tests that has not changed since.
  private func isKilled(_ mutation: Mutation, by classes: [TestClass]) -> Bool {
    guard let trial = Trial.saved(mutation, in: trialFolder), trial.verdict == .killed else { return false }
    return trial.noticed.map(classes.contains) ?? false
  }

  private var accepted: AcceptedSurvivors {
    get throws {
      try AcceptedSurvivors(contentsOf: package.appendingPathComponent("Tools/Mutate/accepted-survivors.txt"))
    }
  }

  private var trialFolder: URL { known.appendingPathComponent("trials") }

  private var reached: Reach {
    let numbers = fingerprint(written.all.sorted().joined(separator: " "))
    return Reach(
      folder: known.appendingPathComponent("reached-\(numbers)"), highest: tree.mutations.last?.number ?? 0)
  }

  private var program: TestProgram {
    TestProgram(
      file: folder.appendingPathComponent("tree/.build/debug/PassagePackageTests.xctest"),
      log: folder.appendingPathComponent("output-\(options.worker.index)"))
  }

  private func classes(of program: TestProgram) throws -> [TestClass] {
    try TestClass.all(in: program.listTests(), package: package).filter { test in
      !Self.farModules.contains { test.name.hasPrefix("\($0).") }
    }
  }
}

/// A set of lines in a file.
private struct Lines {
  let file: URL

  var all: Set<String> {
    let text = try? String(contentsOf: file, encoding: .utf8)
    return Set((text ?? "").split(separator: "\n").map(String.init))
  }

  func save(_ lines: Set<String>) throws {
    try lines.sorted().joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
  }
}
