package overtrick.can.view;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.PlayCard;
import overtrick.can.match.Chairs;
import overtrick.can.match.DealRecord;
import overtrick.can.match.Stage.Drawn;
import overtrick.can.match.Stage.Purpose;
import overtrick.can.rules.CanRules;
import overtrick.can.score.Outcome;
import overtrick.can.tribute.Debt;
import overtrick.cards.Party;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// What one viewer may know of a match (can.md §12). Pages and robots get this and never the match
/// itself.
///
/// @param first the side that deals first, once everybody is seated
/// @param goals of each side, in deals
/// @param record the deals played
/// @param debts the tribute due in the deal under way or to come
/// @param hands the hands that the viewer may see: their own
/// @param draw what is being drawn for, and the cards drawn so far
/// @param drawn see `draw`
/// @param lastDeal the tricks of the deal before, between two deals
/// @param awaited whose turn it is to do something; nobody when the house is awaited
/// @param offers all that the viewer may do now
public record CanView(
        Party viewer,
        CanRules rules,
        Chairs chairs,
        Optional<Side> first,
        Map<Side, Integer> goals,
        List<DealRecord> record,
        List<Debt> debts,
        Map<Seat, CanSet> hands,
        Optional<Purpose> draw,
        List<Drawn> drawn,
        Map<Seat, Seat> chairsTaken,
        Optional<DealView> deal,
        Optional<KickView> kick,
        Optional<PlayView> lastDeal,
        Optional<Outcome> outcome,
        Set<Seat> awaited,
        List<CanCommand> offers) {

    public CanView {
        goals = Map.copyOf(goals);
        record = List.copyOf(record);
        debts = List.copyOf(debts);
        hands = Map.copyOf(hands);
        drawn = List.copyOf(drawn);
        chairsTaken = Map.copyOf(chairsTaken);
        awaited = Set.copyOf(awaited);
        offers = List.copyOf(offers);
    }

    /// The seat the viewer sits in; empty for those who watch.
    public Optional<Seat> seat() {
        return viewer instanceof Seat seat ? Optional.of(seat) : Optional.empty();
    }

    /// What the viewer holds; nothing for those who watch.
    public CanSet hand() {
        return seat().flatMap(seat -> Optional.ofNullable(hands.get(seat))).orElse(CanSet.NONE);
    }

    /// Whether the match has its result.
    public boolean isOver() {
        return outcome.isPresent();
    }

    /// The play under way, of a deal or of a kick.
    public Optional<PlayView> play() {
        return deal.flatMap(DealView::play).or(() -> kick.flatMap(KickView::play));
    }

    /// Whether the viewer is one of those who are to do something.
    public boolean isMyTurn() {
        return seat().filter(awaited::contains).isPresent();
    }

    /// The cards the viewer may play now.
    public CanSet playable() {
        var cards =
                offers.stream()
                        .filter(PlayCard.class::isInstance)
                        .<CanCard>map(offer -> ((PlayCard) offer).card())
                        .toList();
        return CanSet.copyOf(cards);
    }
}
