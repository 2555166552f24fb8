// SPDX-License-Identifier: MIT

/// The function by which mutated code chooses between its forms.
enum MutantSwitch {
  /// The variable with the number of the mutation to switch on.
  static let numberVariable = "MUTANT"
  /// The variable with a file, one byte for each mutation, in which those that are reached are marked.
  static let reachedVariable = "MUTANTS_REACHED"

  /// Goes into each module with mutated code. The file is shared memory, so that a process that ends by a signal has
  /// marked what it reached, too.
  static let source = """
    import Foundation

    nonisolated private let active = ProcessInfo.processInfo.environment["\(numberVariable)"].flatMap { Int($0) } ?? 0

    nonisolated(unsafe) private let reached: UnsafeMutablePointer<UInt8>? = {
      guard let path = ProcessInfo.processInfo.environment["\(reachedVariable)"] else { return nil }
      let file = open(path, O_RDWR)
      let size = lseek(file, 0, SEEK_END)
      defer { close(file) }
      guard file >= 0, size > 0 else { return nil }
      return mmap(nil, Int(size), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)?.assumingMemoryBound(to: UInt8.self)
    }()

    nonisolated func mutant(_ number: Int) -> Bool {
      if let reached { reached[number] = 1 }
      return number == active
    }

    """
}
