package overtrick.laws.board;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.Meaning;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.laws.table.Made;

/// What is known of a board beside the calls and cards that count.
///
/// @param faceUp cards shown before the play, till it begins (Law 24)
/// @param judged what the director has said of calls as replacements
/// @param understood what was established last of a withdrawn call
/// @param said what the callers have said of their calls
/// @param trail the events of this board, those that no longer count among them
/// @param directed whether a person directs
/// @param adjustment the director's score in place of the one at the table
public record Notes(
        Map<Seat, CardSet> faceUp,
        Map<Call, Boolean> judged,
        Optional<FreeEvent.Understood> understood,
        Map<Made, Meaning> said,
        List<FreeEvent> trail,
        boolean directed,
        Optional<Adjustment> adjustment) {

    public Notes {
        faceUp = Map.copyOf(faceUp);
        judged = Map.copyOf(judged);
        said = Map.copyOf(said);
        trail = List.copyOf(trail);
    }

    static Notes of(FreeEvent opening, boolean directed) {
        return new Notes(
                Map.of(),
                Map.of(),
                Optional.empty(),
                Map.of(),
                List.of(opening),
                directed,
                Optional.empty());
    }

    CardSet faceUp(Seat seat) {
        return faceUp.getOrDefault(seat, CardSet.NONE);
    }

    Notes withFaceUp(Seat seat, Set<Card> cards) {
        var shown = new EnumMap<Seat, CardSet>(Seat.class);
        shown.putAll(faceUp);
        shown.merge(seat, CardSet.copyOf(cards), CardSet::union);
        return new Notes(shown, judged, understood, said, trail, directed, adjustment);
    }

    Notes withSaid(Seat seat, Call call, Meaning meaning) {
        var more = new HashMap<>(said);
        more.put(new Made(seat, call), meaning);
        return new Notes(faceUp, judged, understood, more, trail, directed, adjustment);
    }

    Notes withJudged(Map<Call, Boolean> all) {
        return new Notes(faceUp, all, understood, said, trail, directed, adjustment);
    }

    Notes with(FreeEvent.Understood established) {
        return new Notes(
                faceUp, judged, Optional.of(established), said, trail, directed, adjustment);
    }

    Notes withTrail(List<FreeEvent> all) {
        return new Notes(faceUp, judged, understood, said, all, directed, adjustment);
    }

    Notes withAdjustment(Adjustment given) {
        return new Notes(faceUp, judged, understood, said, trail, directed, Optional.of(given));
    }
}
