// SPDX-License-Identifier: MIT

/// A transition that is measured, and the cost that it must not exceed.
struct TransitionRow {
  let name: String
  /// The style and the kind, as `gallery play` has them.
  let style: String
  let kind: String
  /// The number of labels on each page, or nil for that of the run.
  var labels: Int?
  let baseline: Baseline
  var goal = Goal()

  /// The program with whose frames the transition's are compared.
  enum Baseline {
    /// The composition of this name, written by hand in C.
    case composition(String)
    /// The same transition with this number of labels. Only frames in the middle are compared.
    case labels(Int)
  }

  /// The largest values that count as reached. nil where there is no goal.
  struct Goal {
    /// The CPU time of client and server, relative to the baseline's.
    var ratio: Double?
    /// The CPU time of a frame in milliseconds.
    var total, client: Double?
    var bytes, requests: Double?
    var lateFrames: Double?
  }

  static let all = [
    TransitionRow(
      name: "push", style: "system", kind: "push", baseline: .composition("push"),
      goal: Goal(ratio: 0.9, client: 0.15, bytes: 256, requests: 10, lateFrames: 0)),
    TransitionRow(
      name: "slide", style: "slide", kind: "push", baseline: .composition("slide"), goal: Goal(ratio: 1)),
    TransitionRow(
      name: "dissolve", style: "dissolve", kind: "push", baseline: .composition("dissolve"),
      goal: Goal(ratio: 1.05, bytes: 256, requests: 10)),
    TransitionRow(
      name: "sheet", style: "sheet", kind: "present", baseline: .composition("sheet"),
      goal: Goal(ratio: 1.05, bytes: 400, requests: 14)),
    TransitionRow(
      name: "overlay", style: "overlay", kind: "present", baseline: .composition("scale"), goal: Goal(ratio: 0.8)),
    TransitionRow(
      name: "zoom-slide", style: "zoom-slide", kind: "push", baseline: .composition("scale"), goal: Goal(ratio: 0.8)),
    TransitionRow(
      name: "flip", style: "flip", kind: "push", baseline: .composition("flip"), goal: Goal(ratio: 0.6, bytes: 12000)),
    TransitionRow(name: "album", style: "album", kind: "push", baseline: .composition("flip"), goal: Goal(ratio: 0.6)),
    TransitionRow(name: "cube", style: "cube", kind: "push", baseline: .composition("flip"), goal: Goal(ratio: 0.6)),
    TransitionRow(
      name: "page-curl", style: "page-curl", kind: "push", baseline: .composition("flip"),
      goal: Goal(total: 2.5, bytes: 6000, lateFrames: 0)),
    TransitionRow(
      name: "bubble", style: "bubble", kind: "present", baseline: .composition("scale"),
      goal: Goal(total: 2.5, bytes: 1000, lateFrames: 0)),
    TransitionRow(
      name: "push-10000", style: "system", kind: "push", labels: 10_000, baseline: .labels(10),
      goal: Goal(ratio: 1.05)),
  ]
}
