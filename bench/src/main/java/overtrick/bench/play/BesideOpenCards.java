package overtrick.bench.play;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import overtrick.bench.bidding.Tally;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Strain;

/// Declarer's tricks beside those with all cards open, by the kind of contract: what searches for a
/// call count with (`overtrick.robots.judgement.SingleDummy`).
final class BesideOpenCards {

    private enum Kind {
        PART_SCORE,
        NOTRUMP_PART_SCORE,
        GAME,
        NOTRUMP_GAME,
        SLAM;

        static Kind of(Contract contract) {
            int level = contract.bid().level();
            var strain = contract.strain();
            if (level >= 6) {
                return SLAM;
            }
            if (strain == Strain.NOTRUMP) {
                return level >= 3 ? NOTRUMP_GAME : NOTRUMP_PART_SCORE;
            }
            boolean major = strain.compareTo(Strain.HEARTS) >= 0;
            return level >= (major ? 4 : 5) ? GAME : PART_SCORE;
        }
    }

    /// How often declarer took fewer, as many, more; and the mean.
    private static final class Count {
        private final int[] times = new int[3];
        private final Tally mean = new Tally();

        String text(Kind kind) {
            double all = mean.count();
            return String.format(
                    Locale.ROOT,
                    "    %s: %.2f fewer, %.2f as many, %.2f more; %s tricks (%d)",
                    kind.name().toLowerCase(Locale.ROOT).replace('_', ' '),
                    times[0] / all,
                    times[1] / all,
                    times[2] / all,
                    mean.signed(),
                    mean.count());
        }
    }

    private final Map<Kind, Count> counts = new EnumMap<>(Kind.class);

    void add(Performance performance) {
        var contract = performance.play().contract();
        int open =
                performance.board().deal().table().tricks(contract.strain(), contract.declarer());
        int more = performance.play().won(contract.declarer().side()) - open;
        var count = counts.computeIfAbsent(Kind.of(contract), _ -> new Count());
        count.times[1 + Integer.signum(more)]++;
        count.mean.add(more);
    }

    String text() {
        return counts.entrySet().stream()
                .map(one -> one.getValue().text(one.getKey()))
                .collect(Collectors.joining(System.lineSeparator()));
    }
}
