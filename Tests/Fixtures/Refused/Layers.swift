// SPDX-License-Identifier: MIT
import UIKit

class ConfettiView: UIView {
  // expected-error@+1 {{'CAEmitterLayer' is unavailable: particle emitters are not available; animate layers of your own}}
  override class var layerClass: AnyClass { CAEmitterLayer.self }

  // expected-error@+1 {{'CAReplicatorLayer' is unavailable: replicator layers are not available; add the copies as sublayers}}
  let replicator = CAReplicatorLayer()
  // expected-error@+1 {{'CATiledLayer' is unavailable: tiled layers are not available; draw in a view, whose content is sharp at any scale}}
  let tiles = CATiledLayer()
}
