package overtrick.robots.judgement;

import overtrick.robots.search.Scoring;
import overtrick.scoring.board.ImpTable;

/// What one outcome is worth against another in the scoring of a table.
enum Gain {
    IMPS(0.4) {
        @Override
        double of(int difference) {
            return ImpTable.imps(difference);
        }
    },
    MATCHPOINTS(0.08) {
        @Override
        double of(int difference) {
            return Integer.signum(difference);
        }
    },
    POINTS(0.4) {
        @Override
        double of(int difference) {
            return difference / POINT;
        }
    };

    /// About as many points as an IMP is worth.
    private static final double POINT = 40;

    private final double margin;

    Gain(double margin) {
        this.margin = margin;
    }

    static Gain of(Scoring scoring) {
        return switch (scoring) {
            case IMPS, TRICKS -> IMPS;
            case MATCHPOINTS -> MATCHPOINTS;
            case TOTAL_POINTS -> POINTS;
        };
    }

    /// What so many points more are worth.
    abstract double of(int difference);

    /// So much better than the rules' own call another must be: rules know more of what comes next
    /// than layouts tell.
    double margin() {
        return margin;
    }

    /// The mean over what play makes of the two.
    double between(Outcome one, Outcome other) {
        if (one.contract().equals(other.contract())) {
            return 0;
        }
        var first = one.spread().parts();
        var second = other.spread().parts();
        double sum = 0;
        if (one.sharesLuck(other)) {
            for (int at = 0; at < first.length; at++) {
                sum += (first[at] + second[at]) / 2 * of(one.points()[at] - other.points()[at]);
            }
            return sum;
        }
        for (int at = 0; at < first.length; at++) {
            for (int there = 0; there < second.length; there++) {
                double chance = first[at] * second[there];
                sum += chance == 0 ? 0 : chance * of(one.points()[at] - other.points()[there]);
            }
        }
        return sum;
    }
}
