// SPDX-License-Identifier: MIT
print("gallery")
