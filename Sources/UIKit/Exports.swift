// SPDX-License-Identifier: MIT
@_exported import UIKitCollections
@_exported import UIKitControllers
@_exported import UIKitControls
@_exported import UIKitCore
@_exported import UIKitEffects
import UIKitInspector

#if AutoLayout
  @_exported import UIKitAutoLayout
#endif
#if Containers
  @_exported import UIKitContainers
#endif
#if Dynamics
  @_exported import UIKitDynamics
#endif
#if Tables
  @_exported import UIKitTables
#endif
