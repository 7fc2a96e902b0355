package overtrick.evening.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.score.Result;
import overtrick.bridgetable.page.ResultText;
import overtrick.page.Words;
import overtrick.scoring.Outcome;

/// What makes one look twice at a result: it can be, but seldom is.
public final class Doubts {

    /// Tricks over and under beyond which somebody has rather mistyped (a ruling of ours).
    private static final int OVER = 4;

    private static final int UNDER = -6;

    /// Other tables that must agree with each other before one is held against them.
    private static final int ENOUGH = 2;

    private Doubts() {}

    /// Sentences; none when nothing is odd.
    ///
    /// @param others what the board came to at other tables
    public static List<String> of(Outcome outcome, Stream<Outcome> others, Words words) {
        var doubts = new ArrayList<String>();
        var played = played(outcome);
        if (played.isEmpty()) {
            return doubts;
        }
        var contract = played.get().contract();
        int margin = played.get().tricks() - contract.bid().tricks();
        if (margin >= OVER || margin <= UNDER) {
            doubts.add(words.get("ev.doubt.far", ResultText.margin(margin)));
        }
        if (isAlone(contract, others)) {
            doubts.add(words.get("ev.doubt.side", words.name(contract.declarer().side())));
        }
        return doubts;
    }

    /// Of a thousand tables it looks at no more than it must.
    private static boolean isAlone(Contract contract, Stream<Outcome> others) {
        int opposed = 0;
        var elsewhere = others.flatMap(one -> played(one).stream()).iterator();
        while (elsewhere.hasNext()) {
            if (!isSameWayRound(elsewhere.next().contract(), contract)) {
                return false;
            }
            opposed++;
        }
        return opposed >= ENOUGH;
    }

    /// The same strain, and declared by the other side.
    private static boolean isSameWayRound(Contract other, Contract contract) {
        return other.bid().strain() == contract.bid().strain()
                && other.declarer().side() != contract.declarer().side();
    }

    private static Optional<Result.Played> played(Outcome outcome) {
        return outcome instanceof Outcome.Scored(_, var result)
                        && result.isPresent()
                        && result.get() instanceof Result.Played played
                ? Optional.of(played)
                : Optional.empty();
    }
}
