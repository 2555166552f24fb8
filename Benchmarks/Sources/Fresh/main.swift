// SPDX-License-Identifier: MIT
import UIKit

// A window in which each click pushes a page of new labels, and the mouse's back button removes it.
// fresh LABELS WIDTHxHEIGHT

let words = CommandLine.arguments.dropFirst()
let sides = (words.last ?? "").split(separator: "x").compactMap { Double($0) }
guard words.count == 2, let count = words.first.flatMap({ Int($0) }), sides.count == 2 else {
  FileHandle.standardError.write(Data("usage: fresh LABELS WIDTHxHEIGHT\n".utf8))
  exit(2)
}
FreshDelegate.labels = count
FreshDelegate.size = CGSize(width: sides[0], height: sides[1])
FreshDelegate.main()
