// SPDX-License-Identifier: MIT
import Diagnostics

// A program that makes the mistake of passing no argument, for the tests of Diagnostics.
warn("starting with \(CommandLine.arguments.count - 1) arguments")
require(CommandLine.arguments.count > 1, "no argument was given; give one")
warn("ending")
