// SPDX-License-Identifier: MIT

extension UIStepper {
}
