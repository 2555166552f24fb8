// SPDX-License-Identifier: MIT
#pragma once
/* Counts another reference to an object of Swift and returns it, or returns NULL if the object is being destroyed. A
   function of Swift's runtime, which Swift itself calls to read a weak reference. */
extern void * _Nullable swift_tryRetain(void * _Nonnull object);
/* Under a name of its own, because Swift code may not refer to functions of the runtime. */
static inline void * _Nullable runtime_try_retain(void * _Nonnull object) { return swift_tryRetain(object); }
