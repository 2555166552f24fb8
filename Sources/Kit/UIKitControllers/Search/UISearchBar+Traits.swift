// SPDX-License-Identifier: MIT

// The traits are those of the field.
extension UISearchBar: UITextInputTraits {
}
