package overtrick.dealing.run;

import java.util.Arrays;
import java.util.function.Supplier;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.dealing.code.Facts;
import overtrick.dealing.script.Script;
import overtrick.solver.DoubleDummyTable;
import overtrick.solver.Solver;
import overtrick.solver.analysis.Par;

/// What a deal makes with all cards seen, each answer worked out once.
final class Makes implements Facts {

    private final Deal deal;
    private final Supplier<Solver> solver;
    private final Source source;
    private final Script.Frame frame;
    private final byte[] tricks = new byte[Strain.values().length * 4];

    Makes(Deal deal, Supplier<Solver> solver, Source source, Script.Frame frame) {
        this.deal = deal;
        this.solver = solver;
        this.source = source;
        this.frame = frame;
        Arrays.fill(tricks, (byte) -1);
    }

    @Override
    public int tricks(int seat, int strain) {
        int at = 4 * strain + seat;
        if (tricks[at] < 0) {
            var wanted = Strain.values()[strain];
            tricks[at] = (byte) solver.get().tricks(deal, wanted, Seat.values()[seat]);
        }
        return tricks[at];
    }

    @Override
    public int par() {
        var table =
                DoubleDummyTable.of(
                        (strain, declarer) -> tricks(declarer.ordinal(), strain.ordinal()));
        return Par.of(
                        table,
                        frame.vulnerability().orElse(Vulnerability.NONE),
                        frame.dealer().orElse(Seat.NORTH))
                .score();
    }

    @Override
    public int chance(int bound) {
        return source.chance(bound);
    }
}
