// SPDX-License-Identifier: MIT

// Deliberately empty. The toolchain's Testing module declares a cross-import overlay of this name for Apple's
// module; without a module to import, `import Testing` beside ours would not compile.
