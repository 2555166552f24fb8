// SPDX-License-Identifier: MIT

import Foundation

/// The entry points that the toolchain's fuzzer calls. The fuzzer provides the program's `main`.
enum Fuzzer {
  static let targets: [String: any FuzzTarget.Type] = [
    "settings": SettingsTarget.self,
    "image": ImageTarget.self,
    "path": PathTarget.self,
    "text": TextTarget.self,
    "layers": LayersTarget.self,
    "xinput": XInputTarget.self,
    "client": ClientTarget.self,
    "command": CommandTarget.self,
    "program": ProgramTarget.self,
  ]

  /// The target whose name is in the variable FUZZ_TARGET.
  nonisolated(unsafe) static let target: any FuzzTarget = {
    let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
    guard let type = targets[name] else {
      print("FUZZ_TARGET is '\(name)'; set it to one of \(targets.keys.sorted().joined(separator: ", "))")
      exit(2)
    }
    do { return try type.init() } catch {
      print("the target \(name) cannot start: \(error)")
      exit(2)
    }
  }()
}

@_cdecl("LLVMFuzzerInitialize")
public func initializeFuzzer(_ count: UnsafeMutableRawPointer, _ arguments: UnsafeMutableRawPointer) -> CInt {
  _ = Fuzzer.target
  return 0
}

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(Array(UnsafeBufferPointer(start: bytes, count: count)))
  Fuzzer.target.run(&input)
  return 0
}
