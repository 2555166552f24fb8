// SPDX-License-Identifier: MIT
#pragma once
#include <sys/timerfd.h>
#include <sys/eventfd.h>
#include <sys/epoll.h>
#include <malloc.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <time.h>
/* libdispatch's main-queue hooks, exported for run loops other than its own. */
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);
/* poll.h declares it under _GNU_SOURCE only. */
extern int ppoll(struct pollfd *descriptors, nfds_t count, const struct timespec *timeout, const sigset_t *mask);
/* The name that ps and debuggers show for the calling thread, up to 15 bytes. */
static inline void linux_set_thread_name(const char *name) { prctl(PR_SET_NAME, name); }
