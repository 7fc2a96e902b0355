package overtrick.scoring.rating;

/// Made-up chance for simulated results: +1 or −1 for each thing and each simulation. It depends on
/// the thing’s own name and on nothing else, so that simulations stay as they are wherever nothing
/// has changed.
final class Signs {

    /// How many simulations there are signs for.
    static final int SIMULATIONS = Long.SIZE;

    private static final long OFFSET = 0xcbf29ce484222325L;
    private static final long PRIME = 0x100000001b3L;

    private final long[] unknowns;
    private final long[] rows;

    Signs(Design design) {
        unknowns = new long[design.unknowns()];
        for (int at = 0; at < design.players.size(); at++) {
            unknowns[at] = mixed(key(design.players.get(at)));
        }
        for (int at = 0; at < design.pairs.size(); at++) {
            var pair = design.pairs.get(at);
            unknowns[design.unknownOf(at)] =
                    mixed(PRIME * mixed(key(pair.first())) + key(pair.second()));
        }
        rows = new long[design.rows()];
        for (var set : design.sets) {
            long key = key(OFFSET, set.id());
            for (int row = set.first(); row < set.end(); row++) {
                rows[row] = mixed(key + PRIME * (row - set.first() + 1));
            }
        }
    }

    double ofUnknown(int unknown, int simulation) {
        return sign(unknowns[unknown], simulation);
    }

    double ofRow(int row, int simulation) {
        return sign(rows[row], simulation);
    }

    private static double sign(long bits, int simulation) {
        return (bits >>> simulation & 1) == 0 ? -1 : 1;
    }

    private static long key(Player player) {
        return key(OFFSET + player.kind().ordinal(), player.id());
    }

    private static long key(long from, String text) {
        long key = from;
        for (int at = 0; at < text.length(); at++) {
            key = (key ^ text.charAt(at)) * PRIME;
        }
        return key;
    }

    /// Every bit of the key moves half of the bits (the last step of SplittableRandom).
    private static long mixed(long key) {
        long bits = key + 0x9e3779b97f4a7c15L;
        bits = (bits ^ bits >>> 30) * 0xbf58476d1ce4e5b9L;
        bits = (bits ^ bits >>> 27) * 0x94d049bb133111ebL;
        return bits ^ bits >>> 31;
    }
}
