// SPDX-License-Identifier: MIT

// CGFloat, CGPoint, CGSize and CGRect are Foundation's.
@_exported import Foundation
