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
import overtrick.bridge.auction.Strain;
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
    static Optional<Occasion> of(Understanding now, Hand hand) {
        var usual = now.choose(hand);
        if (isEarly(now) || isAnswer(usual) || keepsOpen(usual)) {
            return Optional.empty();
        }
        var others = others(now, hand, usual);
        boolean decisive =
                isDecisive(now, usual.row())
                        || now.offers().stream()
                                .filter(offer -> others.contains(offer.call()))
                                .anyMatch(offer -> isDecisive(now, offer));
        return others.isEmpty() || !decisive
                ? Optional.empty()
                : Optional.of(new Occasion(usual, others));
    }

    /// Nobody has bid, or the opponents alone and low: too little is known for layouts to say more
    /// than points do.
    private static boolean isEarly(Understanding now) {
        var bid = now.auction().standing().bid();
        var turn = now.auction().turn().orElseThrow();
        boolean silent =
                now.calls().stream()
                        .noneMatch(m -> m.call() != Word.PASS && !m.caller().opposes(turn));
        return bid.filter(standing -> !silent || standing.level() >= LATE).isEmpty();
    }

    /// Answers to a question tell what was asked.
    private static boolean isAnswer(Choice usual) {
        return isTold(usual.row());
    }

    /// A forcing bid below game decides nothing yet.
    private static boolean keepsOpen(Choice usual) {
        var force = usual.row().force();
        boolean forcing = force == Force.FORCING || force == Force.GAME_FORCING;
        return forcing && usual.call() instanceof Bid bid && !isGame(bid);
    }

    private static List<Call> others(Understanding now, Hand hand, Choice usual) {
        Map<Call, Integer> near = new LinkedHashMap<>();
        for (var offer : now.offers()) {
            var call = offer.call();
            if (!call.equals(usual.call()) && !isTold(offer) && isPossible(now, call)) {
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

    private static boolean isTold(Offer offer) {
        return offer.purpose() == Purpose.TELLS_ACES || offer.purpose() == Purpose.TELLS_KEY_CARDS;
    }

    /// Partner's forcing call is not passed.
    private static boolean isPossible(Understanding now, Call call) {
        return call != Word.PASS || !isForced(now);
    }

    private static boolean isForced(Understanding now) {
        var calls = now.calls();
        var turn = now.auction().turn().orElseThrow();
        boolean disturbed = !calls.isEmpty() && calls.getLast().call() != Word.PASS;
        if (disturbed) {
            return false;
        }
        boolean asked = calls.size() >= 2 && calls.get(calls.size() - 2).isForcing();
        boolean ours =
                calls.reversed().stream()
                        .filter(meant -> meant.call() instanceof Bid)
                        .findFirst()
                        .filter(meant -> !meant.caller().opposes(turn))
                        .isPresent();
        boolean game =
                calls.stream()
                        .anyMatch(meant ->
                                !meant.caller().opposes(turn)
                                        && meant.row().force() == Force.GAME_FORCING);
        boolean below = now.auction().standing().bid().filter(Occasion::isGame).isEmpty();
        return asked || (game && ours && below);
    }

    /// Games and slams, invitations to them, what is bid against opponents at the three level or
    /// higher, and doubles and passes that leave such bids in.
    private static boolean isDecisive(Understanding now, Offer offer) {
        var standing = now.auction().standing();
        boolean high = standing.bid().filter(bid -> bid.level() >= 3).isPresent();
        boolean contested = isContested(now);
        return switch (offer.call()) {
            case Bid bid ->
                    isGame(bid)
                            || offer.force() == Force.INVITATION
                            || (contested && bid.level() >= 3);
            case Word.DOUBLE -> high || offer.purpose() == Purpose.PUNISHES;
            case Word.PASS ->
                    contested && (high || (standing.passes() == 2 && isTwoOrMore(standing)));
            case Word.REDOUBLE -> false;
        };
    }

    private static boolean isTwoOrMore(Standing standing) {
        return standing.bid().filter(bid -> bid.level() >= 2).isPresent();
    }

    static boolean isGame(Bid bid) {
        return bid.level()
                >= (bid.strain() == Strain.NOTRUMP
                        ? 3
                        : bid.strain().compareTo(Strain.HEARTS) >= 0 ? 4 : 5);
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
