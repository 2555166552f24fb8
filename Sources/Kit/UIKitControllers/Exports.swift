// SPDX-License-Identifier: MIT
@_exported import UIKitControls
@_exported import UIKitEffects
