// SPDX-License-Identifier: MIT
import UIKit

guard let options = ScrollOptions(Array(CommandLine.arguments.dropFirst())) else {
  FileHandle.standardError.write(Data((ScrollOptions.usage + "\n").utf8))
  exit(2)
}
ScrollDelegate.options = options
ScrollDelegate.main()
