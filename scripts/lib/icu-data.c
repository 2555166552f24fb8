// SPDX-License-Identifier: MIT
// Stands in for the data of ICU, 34 MB, in programs that Swift's libraries are linked into. Foundation formats numbers and
// dates for a locale with them, which the gallery does not do. It is an empty table in ICU's common data format; ICU treats
// what it does not find there as missing.
#include <_foundation_unicode/udata.h>

const struct {
  uint16_t headerSize;
  uint8_t magic[2];
  UDataInfo info;
  uint8_t padding[8];
  uint32_t count, end[3];
} U_ICUDATA_ENTRY_POINT __attribute__((aligned(16))) = {
  .headerSize = 32,
  .magic = {0xda, 0x27},
  .info = {.size = sizeof(UDataInfo), .sizeofUChar = sizeof(UChar), .dataFormat = {'C', 'm', 'n', 'D'}, .formatVersion = {1}},
};
