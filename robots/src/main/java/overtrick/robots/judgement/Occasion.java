package overtrick.robots.judgement;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.auction.Standing;
import overtrick.cards.Side;
import overtrick.robots.bidding.GameReached;
import overtrick.robots.stake.Plain;
import overtrick.robots.stake.Stake;
import overtrick.systems.Choice;
import overtrick.systems.Meant;
import overtrick.systems.Understanding;
import overtrick.systems.hand.Hand;
import overtrick.systems.language.Force;
import overtrick.systems.language.Offer;
import overtrick.systems.language.Purpose;

/// A decision that is worth a search: beside the call that the rules make there are others which
/// the hand is hardly too weak, too strong or too short for.
///
/// @param usual what the rules call
/// @param others what else may be called, the nearest to its meaning first
record Occasion(Choice usual, List<Call> others) {

    /// Calls that are tried, the usual one among them.
    static final int MOST = 4;

    /// From this level on opponents have said enough.
    private static final int LATE = 3;

    Occasion {
        others = List.copyOf(others);
    }

    /// Empty where the call is clear, or says what only its answers make something of.
    ///
    /// @param stake what the table plays for: with a part-score less is a game
    static Optional<Occasion> of(Understanding now, Hand hand, Stake stake) {
        return new Decision(now, stake).occasion(hand);
    }

    /// A place in an auction.
    private record Decision(Understanding now, Stake stake) {

        Optional<Occasion> occasion(Hand hand) {
            var usual = GameReached.choose(now, hand, stake);
            if (isEarly() || isTold(usual.row()) || keepsOpen(usual)) {
                return Optional.empty();
            }
            var others = others(hand, usual);
            boolean decisive =
                    isDecisive(usual.row())
                            || now.offers().stream()
                                    .filter(offer -> others.contains(offer.call()))
                                    .anyMatch(this::isDecisive);
            return others.isEmpty() || !decisive
                    ? Optional.empty()
                    : Optional.of(new Occasion(usual, others));
        }

        private Side side() {
            return now.auction().turn().orElseThrow().side();
        }

        private boolean isGame(Bid bid) {
            return stake.isGame(bid, side());
        }

        /// Nobody has bid, or the opponents alone and low: too little is known for layouts to say
        /// more than points do.
        private boolean isEarly() {
            var bid = now.auction().standing().bid();
            boolean silent =
                    now.calls().stream()
                            .noneMatch(m -> m.call() != Word.PASS && m.caller().side() == side());
            return bid.filter(standing -> !silent || standing.level() >= LATE).isEmpty();
        }

        /// A forcing bid below game decides nothing yet.
        private boolean keepsOpen(Choice usual) {
            var force = usual.row().force();
            boolean forcing = force == Force.FORCING || force == Force.GAME_FORCING;
            return forcing && usual.call() instanceof Bid bid && !isGame(bid);
        }

        private List<Call> others(Hand hand, Choice usual) {
            Map<Call, Integer> near = new LinkedHashMap<>();
            for (var offer : now.offers()) {
                var call = offer.call();
                if (!call.equals(usual.call()) && !isTold(offer) && isPossible(call)) {
                    near.merge(call, Steps.outside(offer.shows(), hand), Math::min);
                }
            }
            near.values().removeIf(steps -> steps > Steps.MOST);
            var others = new ArrayList<Call>();
            for (var word : List.of(Word.PASS, Word.DOUBLE)) {
                if (near.remove(word) != null) {
                    others.add(word);
                }
            }
            for (int steps = 0; steps <= Steps.MOST; steps++) {
                for (var one : near.entrySet()) {
                    if (one.getValue() == steps && others.size() < MOST - 1) {
                        others.add(one.getKey());
                    }
                }
            }
            return others;
        }

        /// Partner's forcing call is not passed.
        private boolean isPossible(Call call) {
            return call != Word.PASS || !isForced();
        }

        private boolean isForced() {
            var calls = now.calls();
            boolean disturbed = !calls.isEmpty() && calls.getLast().call() != Word.PASS;
            if (disturbed) {
                return false;
            }
            boolean asked = calls.size() >= 2 && calls.get(calls.size() - 2).isForcing();
            boolean ours = bidder().filter(side -> side == side()).isPresent();
            boolean game =
                    calls.stream()
                            .anyMatch(meant ->
                                    meant.caller().side() == side()
                                            && meant.row().force() == Force.GAME_FORCING);
            boolean below = now.auction().standing().bid().filter(this::isGame).isEmpty();
            return asked || (game && ours && below);
        }

        /// The side that has made the last bid.
        private Optional<Side> bidder() {
            return now.calls().reversed().stream()
                    .filter(meant -> meant.call() instanceof Bid)
                    .findFirst()
                    .map(meant -> meant.caller().side());
        }

        /// Games and slams, invitations to them, what is bid against opponents at the three level
        /// or higher, and doubles and passes that leave such bids in.
        private boolean isDecisive(Offer offer) {
            var standing = now.auction().standing();
            boolean high = standing.bid().filter(this::isHigh).isPresent();
            boolean contested = isContested(now);
            return switch (offer.call()) {
                case Bid bid ->
                        isGame(bid)
                                || offer.force() == Force.INVITATION
                                || (contested && bid.level() >= LATE);
                case Word.DOUBLE -> high || offer.purpose() == Purpose.PUNISHES;
                case Word.PASS ->
                        contested && (high || (standing.passes() == 2 && isTwoOrMore(standing)));
                case Word.REDOUBLE -> false;
            };
        }

        /// From the three level on, or a game with what its side has below the line.
        private boolean isHigh(Bid bid) {
            return bid.level() >= LATE
                    || bidder().filter(side -> stake.isGame(bid, side)).isPresent();
        }
    }

    /// Answers to a question tell what was asked.
    private static boolean isTold(Offer offer) {
        return offer.purpose() == Purpose.TELLS_ACES || offer.purpose() == Purpose.TELLS_KEY_CARDS;
    }

    private static boolean isTwoOrMore(Standing standing) {
        return standing.bid().filter(bid -> bid.level() >= 2).isPresent();
    }

    /// Whether the bid is a game by itself.
    static boolean isGame(Bid bid) {
        return Plain.IMPS.isGame(bid, Side.NORTH_SOUTH);
    }

    /// Whether an opponent of the player in turn has bid.
    static boolean isContested(Understanding now) {
        var turn = now.auction().turn().orElseThrow();
        return now.calls().stream()
                .filter(m -> m.call() instanceof Bid)
                .map(Meant::caller)
                .anyMatch(turn::opposes);
    }
}
