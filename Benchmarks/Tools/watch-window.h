// SPDX-License-Identifier: MIT
//
// For programs that watch the window of another one: start it, find its window, move the pointer, and read a row of its
// pixels on a connection of its own. Each program includes this file once.

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { START_MS = 30000, QUIET_MS = 500, POLL_US = 200, FIRST_BUTTON = 1, BACK_BUTTON = 8 };

// The row that is read, as a fraction of the height.
static double row_fraction = 0.3;

static Display *watcher, *mover;
static Window window;
static int origin_x, origin_y, width, height;

static double now_ms(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static void rest(long us) { nanosleep(&(struct timespec){us / 1000000, us % 1000000 * 1000}, NULL); }

static XImage *read_row(void) {
  return XGetImage(watcher, window, 0, (int)(height * row_fraction), (unsigned)width, 1, AllPlanes, ZPixmap);
}

// Waits until the row differs from `*pixels`, for at most `limit` milliseconds, and stores the new one.
static bool wait_for_change(XImage **pixels, double limit) {
  for (double start = now_ms(); now_ms() - start < limit; rest(POLL_US)) {
    XImage *next = read_row();
    if (!next) continue;
    bool is_changed = memcmp(next->data, (*pixels)->data, (size_t)next->bytes_per_line) != 0;
    XDestroyImage(is_changed ? *pixels : next);
    if (!is_changed) continue;
    *pixels = next;
    return true;
  }
  return false;
}

static bool find_window(void) {
  Window root, parent, *children = NULL;
  unsigned count = 0;
  XQueryTree(watcher, DefaultRootWindow(watcher), &root, &parent, &children, &count);
  for (unsigned i = 0; i < count; i++) {
    XWindowAttributes found;
    if (!XGetWindowAttributes(watcher, children[i], &found)) continue;
    if (found.map_state != IsViewable || found.width < 200) continue;
    window = children[i];
    origin_x = found.x, origin_y = found.y, width = found.width, height = found.height;
  }
  if (children) XFree(children);
  return window != None;
}

// Returns when the server has moved the pointer.
static void move_to(int x) {
  XTestFakeMotionEvent(mover, -1, origin_x + x, origin_y + height / 2, CurrentTime);
  XSync(mover, False);
}

static void press(unsigned button, bool is_down) {
  XTestFakeButtonEvent(mover, button, is_down, CurrentTime);
  XSync(mover, False);
}

// Waits until the pixels have not changed for a while.
static void settle(XImage **pixels) {
  while (wait_for_change(pixels, QUIET_MS)) continue;
}

static inline int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static pid_t program;

static void end_program(void) {
  kill(program, SIGTERM);
  waitpid(program, NULL, 0);
}

// Starts a program and waits for its window. Returns false if there is none.
static bool start_program(char **command) {
  watcher = XOpenDisplay(NULL), mover = XOpenDisplay(NULL);
  if (!watcher || !mover) {
    fprintf(stderr, "no display\n");
    return false;
  }
  program = fork();
  if (program == 0) {
    dup2(STDERR_FILENO, STDOUT_FILENO);
    execvp(command[0], command);
    perror(command[0]);
    _exit(127);
  }
  double start = now_ms();
  while (!find_window() && now_ms() - start < START_MS && waitpid(program, NULL, WNOHANG) == 0) rest(10000);
  if (!window) fprintf(stderr, "no window of %s\n", command[0]);
  return window != None;
}

// Prints the median, the 99th percentile and the maximum of the samples.
static inline void print_times(double *samples, int count) {
  qsort(samples, (size_t)count, sizeof *samples, compare);
  printf("%.2f %.2f %.2f\n", samples[count / 2], samples[count * 99 / 100], samples[count - 1]);
}
