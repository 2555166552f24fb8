// SPDX-License-Identifier: MIT
import Foundation

// Runs one step of scripts/mutate. The script's folder, MUTATE_FOLDER, contains the mutated copy of the package
// (`tree`) and the results that the steps pass on.
//
// write           writes the mutated sources into the copy
// drop            removes the mutations to which errors of the compiler in `build.log` refer
// list            prints the chosen mutations
// reach           measures which mutations the classes of tests reach
// try             tests the chosen mutations
// report          prints the survivors among the chosen mutations. The status is 1 if more than one in twenty
//                 survived, or one without a reason.

setvbuf(stdout, nil, _IOLBF, 0)
do {
  let environment = ProcessInfo.processInfo.environment
  guard let package = environment["PACKAGE"], let folder = environment["MUTATE_FOLDER"] else {
    throw Failure("PACKAGE or MUTATE_FOLDER is not set; run scripts/mutate")
  }
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  let run = try Run(package: URL(fileURLWithPath: package), folder: URL(fileURLWithPath: folder), options: options)
  switch options.step {
  case "write": try run.write()
  case "drop": try run.drop()
  case "list": run.list()
  case "reach": try run.reach()
  case "try": try run.tryOut()
  case "report": exit(try run.report() ? 0 : 1)
  default: throw Failure("\(options.step) is not a step")
  }
} catch {
  FileHandle.standardError.write(Data("mutate: \(error)\n".utf8))
  exit(2)
}
