// SPDX-License-Identifier: MIT
import UIKit

class ConfettiView: UIView {
  // expected-error@+1 {{'CAEmitterLayer' is unavailable: particle emitters are not available; animate layers of your own}}
  override class var layerClass: AnyClass { CAEmitterLayer.self }

  // expected-error@+1 {{'CAReplicatorLayer' is unavailable: replicator layers are not available; add the copies as sublayers}}
  let replicator = CAReplicatorLayer()
  // expected-error@+1 {{'CATiledLayer' is unavailable: tiled layers are not available; draw in a view, whose content is sharp at any scale}}
  let tiles = CATiledLayer()

  func start() {
    // expected-error@+1 {{'CAEmitterLayer' is unavailable: particle emitters are not available; animate layers of your own}}
    let emitter = CAEmitterLayer()
    emitter.emitterPosition = center
    emitter.emitterShape = .line
    // expected-error@+1 {{'CAEmitterCell' is unavailable: particle emitters are not available; animate layers of your own}}
    let cell = CAEmitterCell()
    cell.birthRate = 20
    cell.velocityRange = 50
    emitter.emitterCells = [cell]
    layer.addSublayer(emitter)
    replicator.instanceCount = 3
  }
}
