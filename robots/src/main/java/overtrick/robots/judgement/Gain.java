package overtrick.robots.judgement;

import overtrick.robots.stake.Stake;

/// What one outcome is worth against another in what the table plays for.
record Gain(Stake stake) {

    /// So much better than the rules' own call another must be.
    double margin() {
        return stake.measure().margin();
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
                sum +=
                        (first[at] + second[at])
                                / 2
                                * stake.gain(one.points()[at], other.points()[at]);
            }
            return sum;
        }
        for (int at = 0; at < first.length; at++) {
            for (int there = 0; there < second.length; there++) {
                double chance = first[at] * second[there];
                sum +=
                        chance == 0
                                ? 0
                                : chance * stake.gain(one.points()[at], other.points()[there]);
            }
        }
        return sum;
    }
}
