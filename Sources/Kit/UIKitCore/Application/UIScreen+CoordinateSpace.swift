// SPDX-License-Identifier: MIT

/// The coordinates of a screen are those of any window on it: for a program, its window fills the screen (see
/// ``bounds``). That differs from UIKit where a window is moved.
extension UIScreen: UICoordinateSpace {
}
