package overtrick.robots.judgement;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import overtrick.cards.FormatException;
import overtrick.robots.bidding.GameReached;
import overtrick.robots.search.Solvers;
import overtrick.robots.stake.Stake;
import overtrick.solver.Cancellation;
import overtrick.solver.SearchCancelledException;
import overtrick.systems.Understanding;
import overtrick.systems.hand.Hand;

/// Chooses a call: by rules where it is clear, by layouts where it is close. The same hand, auction
/// and seed get the same call, unless thinking is cut short: then it is that of the rules. May be
/// shared between threads.
///
/// @param layouts in how many hands of the others calls are tried at most
/// @param stake what the table plays for, as it stands
/// @param solvers of the house
/// @param seed where its chance comes from
public record CallSearch(int layouts, Stake stake, Solvers solvers, long seed) {

    /// Layouts that a robot at a table tries.
    public static final int USUAL = 40;

    public CallSearch {
        if (layouts < 1) {
            throw new IllegalArgumentException("layouts are not 1 or more: " + layouts);
        }
    }

    public CallSearch(Stake stake, Solvers solvers, long seed) {
        this(USUAL, stake, solvers, seed);
    }

    /// @param auction as it was understood before each call, and now
    /// @param hand of the player in turn
    public Finding find(List<Understanding> auction, Hand hand) {
        return find(auction, hand, () -> false);
    }

    /// The same, unless it is told that it is enough or its thread is interrupted.
    public Finding find(List<Understanding> auction, Hand hand, BooleanSupplier enough) {
        var now = auction.getLast();
        var occasion = Occasion.of(now, hand, stake);
        if (occasion.isEmpty()) {
            return Finding.byRules(GameReached.choose(now, hand, stake));
        }
        return solvers.with(solver -> {
            solver.heed(enough::getAsBoolean);
            try {
                var chance = new SplittableRandom(mixed(now, hand));
                return new Deliberation(this, auction, hand, occasion.get(), solver, enough)
                        .finding(chance);
            } catch (SearchCancelledException | FormatException cutShort) {
                return Finding.byRules(occasion.get().usual());
            } finally {
                solver.heed(Cancellation.NEVER);
            }
        });
    }

    /// A number that is the same for what the player sees.
    private long mixed(Understanding now, Hand hand) {
        long mix = seed * 0x9E3779B97F4A7C15L + hand.cards().bits();
        mix = mix * 0x9E3779B97F4A7C15L + now.auction().text().hashCode();
        return mix * 0x9E3779B97F4A7C15L
                + now.auction().dealer().ordinal() * 4L
                + now.vulnerability().ordinal();
    }
}
