package overtrick.bridge.auction;

import static overtrick.bridge.auction.CallRefusal.AUCTION_OVER;
import static overtrick.bridge.auction.CallRefusal.DECLARE_NOW;
import static overtrick.bridge.auction.CallRefusal.DOUBLED_ENOUGH;
import static overtrick.bridge.auction.CallRefusal.NO_BID_TO_DOUBLE;
import static overtrick.bridge.auction.CallRefusal.NO_DOUBLE_TO_REDOUBLE;
import static overtrick.bridge.auction.CallRefusal.ONLY_TRUMPS_ARE_NAMED;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// Bridge-whist: the dealer names trumps or notrump, or leaves it to their partner, who must. Then
/// the other side may double, the makers may redouble, and so on to and fro; of each side the one
/// whose turn it is in the matter speaks first, and when they are content their partner.
///
/// Calls are those of the auction: trumps are named by a bid of one, a pass leaves it to partner
/// and later says that one is content.
///
/// @param values of one odd trick, undoubled
public record Declaring(TrickValues values, Cap cap, Maker dummyIsPartnerOf) implements Bidding {

    /// When doubling ends.
    public enum Cap {
        /// Never, but after twenty doubles.
        NONE,
        /// Before a trick would be worth more than 100.
        AT_MOST_100,
        /// With the double that makes a trick worth 100 or more; it is then worth 100.
        CUT_TO_100
    }

    /// Who declares, so that their partner is dummy.
    public enum Maker {
        /// The dealer, even when their partner has named trumps.
        DEALER,
        /// Whoever has named trumps.
        NAMER
    }

    private static final int LIMIT = 100;

    /// What one odd trick is worth, after so many doublings.
    public int trick(Strain strain, int doublings) {
        int worth = values.of(strain) << doublings;
        return cap == Cap.CUT_TO_100 ? Math.min(worth, LIMIT) : worth;
    }

    @Override
    public Optional<Seat> turn(Seat dealer, List<Call> calls) {
        return talk(dealer, calls).turn;
    }

    @Override
    public Optional<CallRefusal> refusal(Seat dealer, List<Call> calls, Call next) {
        var talk = talk(dealer, calls);
        if (talk.turn.isEmpty()) {
            return Optional.of(AUCTION_OVER);
        }
        if (talk.named.isEmpty()) {
            return switch (next) {
                case Bid bid -> ONLY_TRUMPS_ARE_NAMED.unless(bid.level() == 1);
                case Word.PASS -> DECLARE_NOW.unless(calls.isEmpty());
                case Word.DOUBLE -> Optional.of(NO_BID_TO_DOUBLE);
                case Word.REDOUBLE -> Optional.of(NO_DOUBLE_TO_REDOUBLE);
            };
        }
        boolean makers = talk.turn.get().side() == dealer.side();
        return switch (next) {
            case Bid _ -> Optional.of(ONLY_TRUMPS_ARE_NAMED);
            case Word.PASS -> Optional.empty();
            case Word.DOUBLE -> makers ? Optional.of(NO_BID_TO_DOUBLE) : enough(talk);
            case Word.REDOUBLE -> makers ? enough(talk) : Optional.of(NO_DOUBLE_TO_REDOUBLE);
        };
    }

    private Optional<CallRefusal> enough(Talk talk) {
        int worth = values.of(talk.named.orElseThrow()) << talk.doublings;
        return DOUBLED_ENOUGH.unless(
                talk.doublings < AuctionRules.MOST_DOUBLINGS
                        && switch (cap) {
                            case NONE -> true;
                            case AT_MOST_100 -> 2 * worth <= LIMIT;
                            case CUT_TO_100 -> worth < LIMIT;
                        });
    }

    @Override
    public Optional<AuctionResult> result(Seat dealer, List<Call> calls) {
        var talk = talk(dealer, calls);
        if (talk.turn.isPresent()) {
            return Optional.empty();
        }
        var declarer = dummyIsPartnerOf == Maker.DEALER ? dealer : talk.namer;
        var bid = new Bid(1, talk.named.orElseThrow());
        return Optional.of(new Contract(bid, Doubling.of(talk.doublings), declarer));
    }

    @Override
    public int doublings(List<Call> calls) {
        return talk(Seat.NORTH, calls).doublings;
    }

    private static Talk talk(Seat dealer, List<Call> calls) {
        var talk = new Talk(dealer);
        calls.forEach(talk::hear);
        return talk;
    }

    /// What has been said so far. Mutable while it listens.
    private static final class Talk {

        private final Map<Side, Seat> firstToSpeak = new EnumMap<>(Side.class);
        private Optional<Seat> turn;
        private Optional<Strain> named = Optional.empty();
        private Seat namer;
        private int doublings;
        private boolean partnerIsContent;

        Talk(Seat dealer) {
            turn = Optional.of(dealer);
            namer = dealer;
            firstToSpeak.put(dealer.left().side(), dealer.left()); // the eldest hand
        }

        void hear(Call call) {
            var speaker = turn.orElseThrow();
            switch (call) {
                case Bid bid -> {
                    named = Optional.of(bid.strain());
                    namer = speaker;
                    firstToSpeak.put(speaker.side(), speaker);
                    ask(speaker.side().other());
                }
                case Word.PASS -> {
                    boolean goesOn = named.isEmpty() || !partnerIsContent;
                    partnerIsContent = named.isPresent();
                    turn = goesOn ? Optional.of(speaker.partner()) : Optional.empty();
                }
                case Word.DOUBLE, Word.REDOUBLE -> {
                    doublings++;
                    firstToSpeak.put(speaker.side(), speaker);
                    ask(speaker.side().other());
                }
            }
        }

        private void ask(Side side) {
            partnerIsContent = false;
            turn = Optional.ofNullable(firstToSpeak.get(side));
        }
    }
}
