// SPDX-License-Identifier: MIT
import Foundation
import UIKit
import UIKitTesting

// Measures how the CPU time of the main thread grows with the number of views. It opens no window. `scripts/bench --only
// growth` builds and runs it.

/// The numbers of views, and how many times as long four times as many may take: twice as long for each view.
private let (few, many, limit) = (250, 1000, 8.0)
private let repetitions = 7
private let nameWidth = 44

private func cpuMilliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
}

/// Returns the median of the CPU time of an operation, in a new window each time.
private func milliseconds(_ operation: Operation, _ count: Int) -> Double {
  let times = (0..<repetitions).map { _ in
    let stage = TestStage(UIViewController())
    let work = operation.prepare(count, stage)
    let start = cpuMilliseconds()
    work()
    let time = cpuMilliseconds() - start
    stage.close()
    return time
  }
  return times.sorted()[repetitions / 2]
}

print("CPU time in ms with \(few) and \(many) views, medians of \(repetitions); growth at most \(limit)")
for operation in Operation.all {
  let (short, long) = (milliseconds(operation, few), milliseconds(operation, many))
  let figures = String(format: "%8.3f %8.3f   %.1f", short, long, long / short)
  let name = operation.name.padding(toLength: nameWidth, withPad: " ", startingAt: 0)
  print(name + figures + (long / short <= limit ? "" : " !"))
}
