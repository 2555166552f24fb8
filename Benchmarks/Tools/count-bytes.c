// SPDX-License-Identifier: MIT
//
// A proxy between X clients and an X server that counts bytes and requests.
//
// count-bytes LISTEN TARGET, both display numbers: clients connect to :LISTEN, and their data is forwarded to :TARGET.
// Prints READY when it listens. On SIGUSR1 it prints one line, `to_server BYTES to_client BYTES requests COUNT`, and
// resets the counts. File descriptors in messages (DRI3, shared memory) are forwarded.

#define _GNU_SOURCE
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

enum { MAX_CONNECTIONS = 32, BUFFER_SIZE = 1 << 18, CONTROL_SIZE = 512 };

// Counts the requests in a client's stream. All clients here are on this machine, so numbers are little-endian.
struct request_reader {
  bool is_set_up;
  unsigned char header[12];
  int header_size;
  unsigned long long bytes_to_skip;
};

struct connection {
  int client, server;
  struct request_reader reader;
};

static struct connection connections[MAX_CONNECTIONS];
static unsigned long long bytes_to_server, bytes_to_client, requests;
static volatile sig_atomic_t is_report_due;

static void ask_for_report(int signal) {
  (void)signal;
  is_report_due = 1;
}

static void report(void) {
  is_report_due = 0;
  printf("to_server %llu to_client %llu requests %llu\n", bytes_to_server, bytes_to_client, requests);
  fflush(stdout);
  bytes_to_server = bytes_to_client = requests = 0;
}

static void fail(const char *what) {
  fprintf(stderr, "count-bytes: %s: %s\n", what, strerror(errno));
  exit(1);
}

static struct sockaddr_un address_of_display(const char *number) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  snprintf(address.sun_path, sizeof address.sun_path, "/tmp/.X11-unix/X%d", atoi(number));
  return address;
}

static int listen_on(const char *display) {
  struct sockaddr_un address = address_of_display(display);
  unlink(address.sun_path);
  int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (fd < 0 || bind(fd, (struct sockaddr *)&address, sizeof address) || listen(fd, 8)) fail(address.sun_path);
  return fd;
}

static void accept_client(int listener, const char *target) {
  struct sockaddr_un address = address_of_display(target);
  int client = accept4(listener, NULL, NULL, SOCK_CLOEXEC);
  int server = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  int slot = 0;
  while (slot < MAX_CONNECTIONS && connections[slot].client >= 0) slot++;
  if (client < 0 || slot == MAX_CONNECTIONS || connect(server, (struct sockaddr *)&address, sizeof address)) {
    close(client);
    close(server);
    return;
  }
  connections[slot] = (struct connection){.client = client, .server = server};
}

static void hang_up(struct connection *c) {
  close(c->client);
  close(c->server);
  c->client = -1;
}

// ---- Counting requests

static unsigned card16(const unsigned char *p) { return p[0] | p[1] << 8; }
static unsigned card32(const unsigned char *p) { return card16(p) | card16(p + 2) << 16; }
static unsigned padded(unsigned n) { return (n + 3) & ~3u; }

// The number of header bytes that contain the length: 12 for the connection setup, 4 for a request, 8 for a big
// request, whose short length is 0.
static int header_needed(const struct request_reader *r) {
  if (!r->is_set_up) return 12;
  return r->header_size >= 4 && card16(r->header + 2) == 0 ? 8 : 4;
}

static void finish_header(struct request_reader *r) {
  unsigned long long length;
  if (!r->is_set_up) {
    length = 12 + padded(card16(r->header + 6)) + padded(card16(r->header + 8));
    r->is_set_up = true;
  } else {
    unsigned short_length = card16(r->header + 2);
    length = 4ull * (short_length ? short_length : card32(r->header + 4));
    requests++;
  }
  r->bytes_to_skip = length > (unsigned)r->header_size ? length - r->header_size : 0;
  r->header_size = 0;
}

static void read_requests(struct request_reader *r, const unsigned char *bytes, size_t count) {
  while (count > 0) {
    if (r->bytes_to_skip > 0) {
      size_t skipped = r->bytes_to_skip < count ? r->bytes_to_skip : count;
      r->bytes_to_skip -= skipped;
      bytes += skipped;
      count -= skipped;
      continue;
    }
    while (r->header_size < header_needed(r) && count > 0) {
      r->header[r->header_size++] = *bytes++;
      count--;
    }
    if (r->header_size == header_needed(r)) finish_header(r);
  }
}

// ---- Forwarding

static void close_descriptors(struct msghdr *message) {
  for (struct cmsghdr *c = CMSG_FIRSTHDR(message); c; c = CMSG_NXTHDR(message, c)) {
    if (c->cmsg_level != SOL_SOCKET || c->cmsg_type != SCM_RIGHTS) continue;
    int *descriptors = (int *)CMSG_DATA(c);
    size_t count = (c->cmsg_len - CMSG_LEN(0)) / sizeof(int);
    for (size_t i = 0; i < count; i++) close(descriptors[i]);
  }
}

// Sends the whole message. The descriptors are sent with its first part.
static bool send_all(int fd, struct msghdr *message) {
  struct iovec *part = message->msg_iov;
  while (part->iov_len > 0) {
    ssize_t sent = sendmsg(fd, message, MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent < 0) return false;
    close_descriptors(message);
    message->msg_controllen = 0;
    part->iov_base = (char *)part->iov_base + sent;
    part->iov_len -= sent;
  }
  return true;
}

static void pass_on(struct connection *c, bool is_to_server) {
  static unsigned char buffer[BUFFER_SIZE];
  static _Alignas(struct cmsghdr) char control[CONTROL_SIZE];
  struct iovec part = {buffer, sizeof buffer};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control};
  ssize_t count = recvmsg(is_to_server ? c->client : c->server, &message, MSG_CMSG_CLOEXEC);
  if (count < 0 && errno == EINTR) return;
  if (count <= 0) {
    hang_up(c);
    return;
  }
  if (is_to_server) {
    bytes_to_server += count;
    read_requests(&c->reader, buffer, count);
  } else {
    bytes_to_client += count;
  }
  part.iov_len = count;
  if (!send_all(is_to_server ? c->server : c->client, &message)) hang_up(c);
}

int main(int argument_count, char **arguments) {
  if (argument_count != 3) {
    fprintf(stderr, "usage: count-bytes LISTEN TARGET\n");
    return 2;
  }
  struct sigaction action = {.sa_handler = ask_for_report};
  sigaction(SIGUSR1, &action, NULL);
  for (int i = 0; i < MAX_CONNECTIONS; i++) connections[i].client = -1;
  int listener = listen_on(arguments[1]);
  printf("READY\n");
  fflush(stdout);

  for (;;) {
    if (is_report_due) report();
    struct pollfd polled[1 + 2 * MAX_CONNECTIONS] = {{listener, POLLIN, 0}};
    for (int i = 0; i < MAX_CONNECTIONS; i++) {
      // poll ignores negative descriptors.
      bool is_open = connections[i].client >= 0;
      polled[1 + 2 * i] = (struct pollfd){connections[i].client, POLLIN, 0};
      polled[2 + 2 * i] = (struct pollfd){is_open ? connections[i].server : -1, POLLIN, 0};
    }
    if (poll(polled, 1 + 2 * MAX_CONNECTIONS, -1) < 0) continue;
    for (int i = 0; i < MAX_CONNECTIONS; i++) {
      if (polled[1 + 2 * i].revents) pass_on(&connections[i], true);
      if (polled[2 + 2 * i].revents && connections[i].client >= 0) pass_on(&connections[i], false);
    }
    if (polled[0].revents) accept_client(listener, arguments[2]);
  }
}
