// SPDX-License-Identifier: MIT
import UIKit

class ConfettiView: UIView {
  // expected-error@+1 {{'CAEmitterLayer' is unavailable: particle emitters are not available; animate layers of your own}}
  override class var layerClass: AnyClass { CAEmitterLayer.self }

  // expected-error@+1 {{'CAReplicatorLayer' is unavailable: replicator layers are not available; add the copies as sublayers}}
  let replicator = CAReplicatorLayer()
  // expected-error@+1 {{'CATextLayer' is unavailable: text layers are not available; use the layer of a UILabel}}
  let text = CATextLayer()
  // expected-error@+1 {{'CATiledLayer' is unavailable: tiled layers are not available; draw in a view, whose content is sharp at any scale}}
  let tiles = CATiledLayer()
  // expected-error@+1 {{'CATransformLayer' is unavailable: transform layers are not available; set sublayerTransform of a CALayer}}
  let cube = CATransformLayer()
}
