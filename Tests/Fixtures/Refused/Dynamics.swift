// SPDX-License-Identifier: MIT
import UIKit

@MainActor func weigh(_ view: UIView) {
  let behavior = UIDynamicItemBehavior(items: [view])
  // expected-error@+1 {{'charge' is unavailable: electric and magnetic fields are not available; use a UIPushBehavior}}
  behavior.charge = 1
}

// expected-error@+1 {{'UIFieldBehavior' is unavailable: fields of forces are not available; set a UIPushBehavior in an action}}
class Wind: UIFieldBehavior {}

// expected-error@+1 {{'UIDynamicItemGroup' is unavailable: item groups are not available; use UIAttachmentBehavior.fixedAttachment}}
func move(_ group: UIDynamicItemGroup) {}
