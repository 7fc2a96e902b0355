package overtrick.laws.poll;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.cards.CardSet;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.laws.LawBook;

/// A decision that others are asked about, who do not know the case.
///
/// @param auction up to the decision
/// @param hand of the player in turn
/// @param taken what that player called; empty when the director does not say
/// @param suggested calls that the information made more attractive than others
public record Poll(
        LawBook book,
        Auction auction,
        Vulnerability vulnerability,
        CardSet hand,
        Optional<Call> taken,
        Set<Call> suggested) {

    private static final int CARDS = 13;

    /// @throws FormatException for a hand that is not of thirteen cards, an auction that is over,
    ///   or a call that could not be made
    public Poll {
        suggested = Set.copyOf(suggested);
        if (hand.size() != CARDS) {
            throw new FormatException("hand is not of 13 cards: " + hand.size());
        }
        if (auction.turn().isEmpty()) {
            throw new FormatException("the auction is over");
        }
        var legal = Set.copyOf(auction.legalCalls());
        if (!legal.containsAll(suggested) || !taken.map(legal::contains).orElse(true)) {
            throw new FormatException("a call cannot be made here");
        }
    }

    /// Whose hand it is; those who are asked are not told.
    public Seat owner() {
        return auction.turn().orElseThrow();
    }

    /// What somebody who is asked would call.
    ///
    /// @param considered what they thought of seriously, the call itself included
    public record Voice(Call chosen, Set<Call> considered) {

        /// The chosen call is among those considered, whether it is named there or not.
        public Voice {
            var all = new HashSet<>(considered);
            all.add(chosen);
            considered = Set.copyOf(all);
        }

        /// They thought of nothing else.
        public static Voice of(Call chosen) {
            return new Voice(chosen, Set.of());
        }
    }
}
