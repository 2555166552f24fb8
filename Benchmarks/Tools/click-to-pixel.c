// SPDX-License-Identifier: MIT
//
// click-to-pixel SAMPLES COMMAND ARGUMENTS…: starts a program whose window shows another page after a click, and goes back
// at the mouse's back button, and measures the time from the release of the button in the server until pixels of the
// window differ. Prints the median, the 99th percentile and the maximum in milliseconds.
//
// XTEST presses the server's buttons. A row of pixels is read again and again on a connection of its own. Between two
// clicks the program rests for a random time, so that they fall anywhere between two refreshes. Use an X server without
// other windows.

#include "watch-window.h"

enum { STEP_MS = 10000, MAX_SAMPLES = 10000, RANDOM_REST_US = 33333 };

// Returns the number of samples, or 0 if a click changes no pixels.
static int measure(double *samples, int count) {
  XImage *pixels = read_row();
  if (!pixels) return 0;
  settle(&pixels);
  int done = 0;
  for (; done < count; done++) {
    move_to(width / 2);
    press(FIRST_BUTTON, true);
    double start = now_ms();
    press(FIRST_BUTTON, false);
    if (!wait_for_change(&pixels, STEP_MS)) break;
    samples[done] = now_ms() - start;
    settle(&pixels);
    press(BACK_BUTTON, true);
    press(BACK_BUTTON, false);
    if (!wait_for_change(&pixels, STEP_MS)) break;
    settle(&pixels);
    rest(random() % RANDOM_REST_US);
  }
  XDestroyImage(pixels);
  return done == count ? count : 0;
}

int main(int argument_count, char **arguments) {
  static double samples[MAX_SAMPLES];
  int count = argument_count > 2 ? atoi(arguments[1]) : 0;
  if (count < 1 || count > MAX_SAMPLES) {
    fprintf(stderr, "usage: click-to-pixel SAMPLES COMMAND ARGUMENTS…\n");
    return 2;
  }
  if (!start_program(arguments + 2)) return 1;
  int measured = measure(samples, count);
  end_program();
  if (!measured) {
    fprintf(stderr, "click-to-pixel: a click changed no pixels\n");
    return 1;
  }
  print_times(samples, measured);
  return 0;
}
