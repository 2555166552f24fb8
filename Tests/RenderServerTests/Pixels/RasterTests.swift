// SPDX-License-Identifier: MIT
import CoreGraphics
import RenderTree
import X11
import XCTest

@testable import RenderServer

final class RasterTests: PixelTestCase {
  /// Returns a page with every kind of content, moving to the left.
  private func page(
    in tree: LayerTree, begin: Double, configure: (inout LayerState) -> Void = { _ in }
  ) -> LayerID {
    let page = tree.add(CGRect(x: 10, y: 10, width: 100, height: 80), color: .white, configure)
    tree.add(CGRect(x: 5, y: 5.3, width: 40, height: 20.4), color: .red, to: page) { $0.corners.radius = 6 }
    let faded = tree.add(CGRect(x: 30.5, y: 20, width: 50, height: 40), color: .green, to: page) { $0.opacity = 0.4 }
    tree.add(CGRect(x: 10, y: 10, width: 20, height: 60), color: .blue, to: faded) {
      $0.shadow.opacity = 0.5
      $0.border.width = 2
    }
    tree.change(page) {
      $0.animations = [.linear("position.x", from: 60, to: 20.7, begin: begin)]
    }
    return page
  }

  // Semantics: rasterization-scale.
  func testLayerIsRasterizedAtItsOwnScale() {
    func picture(rasterizationScale: CGFloat) -> CGImage {
      let tree = LayerTree(size: CGSize(width: 20, height: 20))
      let parent = tree.add(CGRect(x: 0, y: 0, width: 20, height: 20), color: .white) {
        $0.rasterization.isRequested = true
        $0.rasterization.scale = rasterizationScale
      }
      // At two pixels per point, its edge lies between two pixels of a raster with one.
      tree.add(CGRect(x: 0, y: 0, width: 10.5, height: 20), color: .black, to: parent)
      let surface = surface(40, 40, scale: 2)
      surface.commit(tree.commit())
      return surface.renderFrame(at: 0)
    }
    let (sharp, blurred) = (picture(rasterizationScale: 2), picture(rasterizationScale: 1))

    assertPixel(sharp, 20, 20, .black)
    assertPixel(sharp, 21, 20, .white)
    assertPixel(blurred, 18, 20, .black)
    assertPixel(blurred, 24, 20, .white)
    XCTAssertNotNil(blurred.firstDifference(from: sharp, tolerance: 40))
    // The raster has no more pixels than the screen.
    XCTAssertNil(picture(rasterizationScale: 3).firstDifference(from: sharp, tolerance: 0))
  }

  func testFlattenedSubtreeShowsTheSamePixelsAsItsLayers() {
    let configurations: [(inout LayerState) -> Void] = [
      { _ in }, { $0.opacity = 0.6 },
      {
        $0.corners.radius = 12
        $0.masksToBounds = true
      },
      {
        $0.shadow.opacity = 0.7
        $0.shadow.radius = 4
      }, { $0.backgroundColor = nil },
    ]
    for configure in configurations {
      let (width, height) = (160, 120)
      let tree = LayerTree(size: CGSize(width: width, height: height), color: CGColor(gray: 0.8, alpha: 1))
      let moved = page(in: tree, begin: 0, configure: configure)
      let commit = tree.commit()
      let flattening = surface(width, height)
      flattening.commit(commit)
      for step in 0..<10 {
        let time = Double(step) / 10
        let moving = flattening.renderFrame(at: time)

        // The same instant, committed without an animation.
        var still = commit
        for index in still.updated.indices where still.updated[index].id == moved {
          var node = still.updated[index].node
          node.animations = []
          node.state.position.x = 60 + (20.7 - 60) * time
          still.updated[index] = CommittedNode(node)
        }
        let plain = surface(width, height)
        plain.commit(still)
        XCTAssertNil(moving.firstDifference(from: plain.renderFrame(at: 0), tolerance: 1), "at \(time)")
      }
    }
  }

  /// A page below what fades and moves is drawn item by item in a fresh surface, and flattened in the other.
  func testPageBelowAnAnimationHasExactlyTheSamePixelsWhenItIsFlattened() {
    let (width, height) = (160, 120)
    let tree = LayerTree(size: CGSize(width: width, height: height), color: CGColor(gray: 0.8, alpha: 1))
    let page = tree.add(CGRect(x: 7, y: 5, width: 140, height: 100), color: CGColor(gray: 0.95, alpha: 1))
    for index in 0..<20 {
      let color = CGColor(red: CGFloat(index % 3) / 2, green: 0.4, blue: 0.5, alpha: index % 2 == 0 ? 0.6 : 1)
      // Some of them extend beyond the page.
      tree.add(CGRect(x: 13 * index - 20, y: 5 * index, width: 40, height: 9), color: color, to: page) {
        $0.corners.radius = CGFloat(index % 5)
        $0.shadow.opacity = index % 4 == 0 ? 0.5 : 0
      }
    }
    let dimming = tree.add(CGRect(x: 0, y: 0, width: width, height: height), color: .black) { $0.opacity = 0.02 }
    let card = tree.add(CGRect(x: 30, y: 110, width: 90, height: 90), color: .white) { $0.opacity = 0.9 }
    let kept = surface(width, height)

    for frame in 0..<30 {
      tree.set(dimming) { $0.opacity += 0.02 }
      tree.set(card) { $0.position.y -= 2.3 }
      kept.commit(tree.commit())
      let fresh = surface(width, height)
      fresh.commit(tree.wholeCommit())
      XCTAssertNil(kept.renderFrame(at: 0).firstDifference(from: fresh.renderFrame(at: 0)), "frame \(frame)")
    }
  }

  func testChangeInAFlattenedSubtreeIsVisibleImmediately() {
    let tree = LayerTree(size: CGSize(width: 160, height: 120))
    let page = page(in: tree, begin: 0)
    let spot = tree.add(CGRect(x: 60, y: 60, width: 10, height: 10), color: .red, to: page)
    let surface = surface(160, 120)
    surface.commit(tree.commit())
    _ = surface.renderFrame(at: 0)
    assertPixel(surface.renderFrame(at: 0.01), 75, 75, .red)

    tree.set(spot) { $0.backgroundColor = .blue }
    surface.commit(tree.commit())

    assertPixel(surface.renderFrame(at: 0.02), 75, 75, .blue)
  }

  func testFramesDrawnFromDamageEqualFreshlyDrawnFrames() {
    let tree = LayerTree(size: CGSize(width: 120, height: 90))
    var boxes: [LayerID] = []
    for index in 0..<12 {
      let color = CGColor(red: CGFloat(index % 3) / 2, green: CGFloat(index % 4) / 3, blue: 0.5, alpha: 0.7)
      boxes.append(
        tree.add(CGRect(x: 8 * index, y: 5 * index, width: 30, height: 25), color: color) {
          $0.corners.radius = CGFloat(index)
          $0.shadow.opacity = index % 3 == 0 ? 0.5 : 0
        })
    }
    let kept = surface(120, 90)
    kept.commit(tree.commit())
    _ = kept.renderFrame(at: 0)
    var random = SplitMix(state: 3)

    for round in 0..<60 {
      let box = boxes[random.next(boxes.count)]
      tree.set(box) {
        switch round % 5 {
        case 0: $0.position.x += 7
        case 1: $0.position.y -= 4
        case 2: $0.opacity = $0.opacity == 1 ? 0.5 : 1
        case 3: $0.zPosition += 1
        default: $0.isHidden.toggle()
        }
      }
      kept.commit(tree.commit())
      let fresh = surface(120, 90)
      var whole = Commit(sequence: 1, time: 0, root: tree.root)
      whole.updated = tree.allNodes.map(CommittedNode.init)
      fresh.commit(whole)
      XCTAssertNil(kept.renderFrame(at: 0).firstDifference(from: fresh.renderFrame(at: 0)), "round \(round)")
    }
  }

  /// Random changes of nested layers: the caches must not affect the pixels.
  func testCachesDoNotAffectPixelsWhateverChangesInANestedTree() {
    let (width, height) = (150, 130)
    for seed in 1...8 as ClosedRange<UInt64> {
      var random = SplitMix(state: seed)
      let tree = LayerTree(size: CGSize(width: width, height: height), color: CGColor(gray: 0.9, alpha: 1))
      var layers = [tree.root]
      func addLayer() {
        let frame = CGRect(
          x: random.next(60), y: random.next(60), width: 8 + random.next(60), height: 8 + random.next(60))
        let color = CGColor(
          red: CGFloat(random.next(5)) / 4, green: CGFloat(random.next(5)) / 4, blue: 0.5,
          alpha: random.next(3) == 0 ? 0.6 : 1)
        let superlayer = layers[random.next(layers.count)]
        layers.append(tree.add(frame, color: random.next(5) == 0 ? nil : color, to: superlayer))
      }
      for _ in 0..<24 { addLayer() }
      let kept = surface(width, height)
      kept.commit(tree.commit())
      _ = kept.renderFrame(at: 0)

      for round in 0..<50 {
        for _ in 0..<1 + random.next(2) { Self.change(layers[1 + random.next(layers.count - 1)], in: tree, &random) }
        if random.next(8) == 0 { addLayer() }
        kept.commit(tree.commit())
        let fresh = surface(width, height)
        var whole = Commit(sequence: 1, time: 0, root: tree.root)
        whole.updated = tree.allNodes.map(CommittedNode.init)
        fresh.commit(whole)
        // Each flattening rounds translucent pixels once more.
        let difference = kept.renderFrame(at: 0).firstDifference(from: fresh.renderFrame(at: 0), tolerance: 6)
        XCTAssertNil(difference, "seed \(seed), round \(round)")
        if difference != nil { return }
      }
    }
  }

  static func change(_ layer: LayerID, in tree: LayerTree, _ random: inout SplitMix) {
    let amount = CGFloat(random.next(9)) - 4
    let choice = random.next(12)
    tree.set(layer) {
      switch choice {
      case 0...2: $0.position.x += amount
      case 3: $0.position.y += amount * 1.3
      case 4: $0.opacity = $0.opacity == 1 ? 0.5 : 1
      case 5: $0.bounds.origin.y += amount
      case 6: $0.corners.radius = abs(amount) * 2
      case 7: $0.masksToBounds.toggle()
      case 8: $0.isHidden.toggle()
      case 9: $0.transform = CATransform3D(CGAffineTransform(rotationAngle: amount / 4))
      case 10: $0.transform = .scale(1 + amount / 8, 1)
      default: $0.shadow.opacity = $0.shadow.opacity == 0 ? 0.5 : 0
      }
    }
  }
}
