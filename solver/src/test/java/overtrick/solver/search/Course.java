package overtrick.solver.search;

/// What is learnt by the [LeadSchool], and how.
enum Course {
    /// The weights for late positions, from positions of all stages.
    LATE(new int[] {0, 0, 0, 2000, 800, 500, 400, 260, 120, 100, 60, 40, 27, 20}, 450, 60_000),

    /// The weights for early positions, starting from the late ones. Costly positions count for
    /// more: a few wrong choices in them take a fifth of the time of the hardest deals.
    EARLY(new int[] {0, 0, 0, 0, 0, 0, 0, 0, 0, 150, 80, 25, 8, 2}, 1500, 150_000);

    /// One in so many decided positions is asked about, by the tricks left; the early ones are few,
    /// and each of them matters more.
    private final int[] oneIn;

    /// Random deals whose positions are asked about, unless said otherwise.
    final int deals;

    /// Leads searched before a question is given up: the lead counts as one that does not decide.
    final long patience;

    Course(int[] oneIn, int deals, long patience) {
        this.oneIn = oneIn;
        this.deals = deals;
        this.patience = patience;
    }

    int oneIn(int left) {
        return oneIn[left];
    }

    /// The weight of a position whose best lead costs so much.
    double importance(double best) {
        return this == LATE ? 1 : Math.pow(best, 0.4);
    }

    /// The weights to begin with and to stay near to.
    double[] start() {
        var start = new double[LeadWeights.count()];
        for (int i = 0; i < start.length && this == EARLY; i++) {
            start[i] = (double) LeadWeights.of(i) / Teacher.SCALE;
        }
        return start;
    }

    /// The weights in use.
    double[] now() {
        var now = new double[LeadWeights.count()];
        int set = LeadWeights.set(this == EARLY ? LeadWeights.EARLY : 0);
        for (int i = 0; i < now.length; i++) {
            now[i] = LeadWeights.of(set + i);
        }
        return now;
    }

    double rate() {
        return this == LATE ? 0.05 : 0.02;
    }

    /// How strongly the weights are drawn back to the start.
    double decay() {
        return this == LATE ? 3e-6 : 1e-5;
    }
}
