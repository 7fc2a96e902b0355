/*
 * dds_bench - measure the DDS double-dummy library (Debian: libdds-dev).
 * Own code of this project.
 *
 * build:  gcc -O2 -std=c11 dds_bench.c -o dds_bench -ldds
 *
 * use:    dds_bench MODE FILE [threads=1] [memMB=0] [repeat=1] [quiet]
 *
 * MODE, with FILE = one full deal "N:<13> <13> <13> <13>" per line:
 *   table     full 20-result table, one library call per deal
 *   batch     full tables, 32 deals per library call (best for threads > 1)
 *   par       table + par for dealer N at vul none/both/NS/EW
 *   solve1    one strain, one leader, exact tricks   (target -1, solutions 1)
 *   solve3    one strain, one leader, all 13 leads   (target -1, solutions 3)
 *   genpos3   play 3 tricks of best cards, print positions  } own format:
 *   genpos6   play 6 tricks of best cards, print positions  } "<trump> <leader> N:..."
 * MODE, with FILE = positions as printed by genpos*:
 *   pos1      exact tricks for the side on lead      (target -1, solutions 1)
 *   pos3      every legal card with its tricks       (target -1, solutions 3)
 *
 * Table output: deal, then 20 hex digits: strain S,H,D,C,NT x declarer N,E,S,W.
 * solve and pos output: trump leader tricks [card:score ...], cards sorted.
 * With DDS_BENCH_ITEMS in the environment: the CPU ms of each item on stderr.
 * The last line on stderr: items, user CPU ms, wall ms, peak RSS.
 */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <dds/dll.h>

#define MAXL 20000
static char *line[MAXL];
static int nlines;
static double item_ms[MAXL];

static double cpu_ms(void) {
  struct rusage r;
  getrusage(RUSAGE_SELF, &r);
  return r.ru_utime.tv_sec * 1e3 + r.ru_utime.tv_usec / 1e3;
}
static double wall_ms(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}
static double thread_ms(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}
static void die(int rc, const char *what) {
  if (rc != RETURN_NO_FAULT) {
    fprintf(stderr, "%s: DDS error %d\n", what, rc);
    exit(1);
  }
}
static void read_file(const char *name) {
  char buf[512];
  FILE *f = fopen(name, "r");
  if (!f) { perror(name); exit(1); }
  while (nlines < MAXL && fgets(buf, sizeof buf, f)) {
    size_t n = strlen(buf);
    while (n && (buf[n - 1] == '\n' || buf[n - 1] == '\r')) buf[--n] = 0;
    if (n < 3 || buf[0] == '#') continue;
    line[nlines] = malloc(n + 1);
    memcpy(line[nlines++], buf, n + 1);
  }
  fclose(f);
}
static const char RANKS[] = "..23456789TJQKA";
static const char SUITS[] = "SHDCN";

/* "N:spades.hearts.diamonds.clubs ..." -> bit r (2..14) per hand and suit */
static void parse_pbn(const char *s, unsigned c[4][4]) {
  int hand = 0, suit = 0;
  memset(c, 0, 16 * sizeof(unsigned));
  s += 2;
  for (; *s; s++) {
    if (*s == ' ') { hand++; suit = 0; }
    else if (*s == '.') suit++;
    else {
      const char *p = strchr(RANKS + 2, *s);
      if (p && hand < 4 && suit < 4) c[hand][suit] |= 1u << (p - RANKS);
    }
  }
}
static void print_pbn(unsigned c[4][4]) {
  printf("N:");
  for (int h = 0; h < 4; h++) {
    for (int s = 0; s < 4; s++) {
      for (int r = 14; r >= 2; r--)
        if (c[h][s] & (1u << r)) putchar(RANKS[r]);
      if (s < 3) putchar('.');
    }
    if (h < 3) putchar(' ');
  }
}
static void print_table(const char *deal, struct ddTableResults *t) {
  printf("%s ", deal);
  for (int s = 0; s < 5; s++)
    for (int h = 0; h < 4; h++) putchar("0123456789ABCD"[t->resTable[s][h]]);
}
/* scores for every single card: expand the "equals" bit sets */
static void print_future(int trump, int first, struct futureTricks *f, int all) {
  int best = 0, sc[4][15];
  memset(sc, -1, sizeof sc);
  for (int i = 0; i < f->cards; i++) {
    if (f->score[i] > best) best = f->score[i];
    sc[f->suit[i]][f->rank[i]] = f->score[i];
    for (int r = 2; r <= 14; r++)
      if (f->equals[i] & (1 << r)) sc[f->suit[i]][r] = f->score[i];
  }
  printf("%c %c %d", SUITS[trump], "NESW"[first], best);
  if (all)
    for (int s = 0; s < 4; s++)
      for (int r = 14; r >= 2; r--)
        if (sc[s][r] >= 0) printf(" %c%c:%d", SUITS[s], RANKS[r], sc[s][r]);
  putchar('\n');
}
static unsigned long long rng = 88172645463325252ULL;
static unsigned rnd(unsigned n) {
  rng ^= rng << 13; rng ^= rng >> 7; rng ^= rng << 17;
  return (unsigned)((rng >> 33) % n);
}
static void genpos(const char *deal, int trump, int first, int tricks) {
  struct deal d;
  memset(&d, 0, sizeof d);
  parse_pbn(deal, d.remainCards);
  d.trump = trump;
  d.first = first;
  for (int t = 0; t < tricks; t++) {
    int leader = d.first, ws = 0, wr = 0, wh = 0;
    for (int k = 0; k < 4; k++) {
      struct futureTricks f;
      die(SolveBoard(d, -1, 2, 1, &f, 0), "SolveBoard");
      int i = (int)rnd((unsigned)f.cards);
      int s = f.suit[i], r = f.rank[i], h = (leader + k) % 4;
      d.remainCards[h][s] &= ~(1u << r);
      if (k == 0 || (s == ws ? r > wr : s == trump)) { ws = s; wr = r; wh = h; }
      if (k < 3) { d.currentTrickSuit[k] = s; d.currentTrickRank[k] = r; }
    }
    memset(d.currentTrickSuit, 0, sizeof d.currentTrickSuit);
    memset(d.currentTrickRank, 0, sizeof d.currentTrickRank);
    d.first = wh;
  }
  printf("%c %c ", SUITS[trump], "NESW"[d.first]);
  print_pbn(d.remainCards);
  putchar('\n');
}
static int cmpd(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return x < y ? -1 : x > y;
}
int main(int argc, char **argv) {
  if (argc < 3) { fprintf(stderr, "see the head of the source\n"); return 2; }
  const char *mode = argv[1];
  int threads = argc > 3 ? atoi(argv[3]) : 1;
  int mem = argc > 4 ? atoi(argv[4]) : 0;
  int repeat = argc > 5 ? atoi(argv[5]) : 1;
  int quiet = argc > 6;
  read_file(argv[2]);
  SetResources(mem, threads);
  double c0 = cpu_ms(), w0 = wall_ms();
  for (int rep = 0; rep < repeat; rep++) {
    int out = !quiet && rep == 0;
    if (!strcmp(mode, "batch")) {
      static struct ddTableDealsPBN in;
      static struct ddTablesRes res;
      static struct allParResults pr;
      int filter[5] = {0, 0, 0, 0, 0};
      for (int i = 0; i < nlines; i += 32) {
        int n = nlines - i < 32 ? nlines - i : 32;
        in.noOfTables = n;
        for (int k = 0; k < n; k++)
          snprintf(in.deals[k].cards, sizeof in.deals[k].cards, "%s", line[i + k]);
        die(CalcAllTablesPBN(&in, -1, filter, &res, &pr), "CalcAllTablesPBN");
        if (out)
          for (int k = 0; k < n; k++) { print_table(line[i + k], &res.results[k]); putchar('\n'); }
      }
      continue;
    }
    for (int i = 0; i < nlines; i++) {
      double t0 = thread_ms();
      if (!strcmp(mode, "table") || !strcmp(mode, "par")) {
        struct ddTableDealPBN p;
        struct ddTableResults t;
        snprintf(p.cards, sizeof p.cards, "%s", line[i]);
        die(CalcDDtablePBN(p, &t), "CalcDDtablePBN");
        item_ms[i] = thread_ms() - t0;
        if (out) print_table(line[i], &t);
        if (mode[0] == 'p') {
          static const char *vn[] = {"none", "both", "NS", "EW"};
          for (int v = 0; v < 4; v++) {
            struct parResultsDealer pd;
            die(DealerPar(&t, &pd, 0, v), "DealerPar");
            if (!out) continue;
            printf(" | %s %d", vn[v], pd.score);
            for (int k = 0; k < pd.number; k++) printf(" %s", pd.contracts[k]);
          }
        }
        if (out) putchar('\n');
      } else if (!strncmp(mode, "solve", 5)) {
        struct deal d;
        struct futureTricks f;
        memset(&d, 0, sizeof d);
        parse_pbn(line[i], d.remainCards);
        d.trump = i % 5;
        d.first = (i / 5) % 4;
        die(SolveBoard(d, -1, mode[5] - '0', 1, &f, 0), "SolveBoard");
        item_ms[i] = thread_ms() - t0;
        if (out) print_future(d.trump, d.first, &f, mode[5] == '3');
      } else if (!strncmp(mode, "genpos", 6)) {
        genpos(line[i], i % 5, (i / 5) % 4, atoi(mode + 6));
      } else if (!strncmp(mode, "pos", 3)) {
        struct deal d;
        struct futureTricks f;
        memset(&d, 0, sizeof d);
        d.trump = (int)(strchr(SUITS, line[i][0]) - SUITS);
        d.first = (int)(strchr("NESW", line[i][2]) - "NESW");
        parse_pbn(line[i] + 4, d.remainCards);
        die(SolveBoard(d, -1, mode[3] - '0', 1, &f, 0), "SolveBoard");
        item_ms[i] = thread_ms() - t0;
        if (out) print_future(d.trump, d.first, &f, mode[3] == '3');
      } else { fprintf(stderr, "unknown mode\n"); return 2; }
    }
  }
  double c1 = cpu_ms(), w1 = wall_ms();
  struct rusage r;
  getrusage(RUSAGE_SELF, &r);
  if (getenv("DDS_BENCH_ITEMS"))
    for (int i = 0; i < nlines; i++) fprintf(stderr, "item %.4f\n", item_ms[i]);
  qsort(item_ms, (size_t)nlines, sizeof(double), cmpd);
  fprintf(stderr, "%s threads=%d items=%d user_ms/item=%.3f wall_ms/item=%.3f median=%.3f p95=%.3f max=%.1f rss_MB=%.1f\n",
          mode, threads, nlines * repeat, (c1 - c0) / (nlines * repeat), (w1 - w0) / (nlines * repeat),
          item_ms[nlines / 2], item_ms[nlines * 95 / 100], item_ms[nlines - 1], r.ru_maxrss / 1024.0);
  return 0;
}
