// SPDX-License-Identifier: MIT
@_exported import CoreGraphics
@_exported import ObjectRuntime

@_exported import struct RenderTree.CATransform3D
