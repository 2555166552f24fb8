// SPDX-License-Identifier: MIT
import UIKitAccessibility
@_exported import UIKitAutoLayout
@_exported import UIKitCollections
@_exported import UIKitContainers
@_exported import UIKitControllers
@_exported import UIKitControls
@_exported import UIKitCore
@_exported import UIKitDragAndDrop
@_exported import UIKitDynamics
@_exported import UIKitEffects
import UIKitInspector
@_exported import UIKitTables
