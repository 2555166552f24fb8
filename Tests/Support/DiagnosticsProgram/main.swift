// SPDX-License-Identifier: MIT
import Diagnostics

// For the tests of Diagnostics: a program that fails a requirement if it gets no argument.
warn("starting with \(CommandLine.arguments.count - 1) arguments")
require(CommandLine.arguments.count > 1, "no argument was given; give one")
warn("ending")
