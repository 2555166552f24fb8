// SPDX-License-Identifier: MIT

// CGFloat, CGPoint, CGSize and CGRect come from Foundation.
@_exported import Foundation
