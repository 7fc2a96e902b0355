package overtrick.cantable;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.can.CanCard;
import overtrick.can.match.Stage.Purpose;
import overtrick.can.rules.CanRules;
import overtrick.can.score.Outcome;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// What has been played of a match: everybody may know it. Players are known by the chairs they
/// came to.
///
/// @param first the side that deals first, empty until it is known
/// @param chose the players whose side chose its chairs
/// @param signed the players who have agreed to the result
public record MatchStory(
        CanRules rules,
        List<Draw> draws,
        List<Seat> chose,
        Optional<Side> first,
        List<PlayedDeal> deals,
        List<PlayedKick> kicks,
        Optional<Outcome> outcome,
        List<Seat> signed) {

    /// A card that a player has drawn.
    ///
    /// @param by the chair they came to
    public record Draw(Purpose purpose, Seat by, CanCard card) {}

    public MatchStory {
        draws = List.copyOf(draws);
        chose = List.copyOf(chose);
        deals = List.copyOf(deals);
        kicks = List.copyOf(kicks);
        signed = List.copyOf(signed);
    }

    static MatchStory begun(CanRules rules) {
        return new MatchStory(
                rules,
                List.of(),
                List.of(),
                Optional.empty(),
                List.of(),
                List.of(),
                Optional.empty(),
                List.of());
    }

    /// Bàn thắng: the goals of a side in deals, of those that a result or a ruling gave.
    public int goals(Side side) {
        return goals(side, deals.size());
    }

    /// The goals of a side after so many deals.
    public int goals(Side side, int played) {
        return (int)
                deals.subList(0, played).stream()
                        .filter(deal -> deal.ending().goal().equals(Optional.of(side)))
                        .count();
    }

    /// The goals of a side after so many kicks of the shoot-out.
    public int kicked(Side side, int taken) {
        return (int)
                kicks.subList(0, taken).stream()
                        .map(PlayedKick::result)
                        .filter(kick -> kick.side() == side && kick.isGoal())
                        .count();
    }

    public Optional<PlayedDeal> last() {
        return deals.isEmpty() ? Optional.empty() : Optional.of(deals.getLast());
    }

    MatchStory with(Draw draw) {
        return new MatchStory(
                rules, more(draws, draw), chose, first, deals, kicks, outcome, signed);
    }

    MatchStory withChosen(Seat by) {
        return new MatchStory(rules, draws, more(chose, by), first, deals, kicks, outcome, signed);
    }

    MatchStory withFirst(Side side) {
        return new MatchStory(
                rules, draws, chose, Optional.of(side), deals, kicks, outcome, signed);
    }

    MatchStory with(PlayedDeal deal) {
        return new MatchStory(
                rules, draws, chose, first, more(deals, deal), kicks, outcome, signed);
    }

    MatchStory with(PlayedKick kick) {
        return new MatchStory(
                rules, draws, chose, first, deals, more(kicks, kick), outcome, signed);
    }

    MatchStory with(Outcome ended) {
        return new MatchStory(rules, draws, chose, first, deals, kicks, Optional.of(ended), signed);
    }

    MatchStory withSigned(Seat by) {
        return new MatchStory(rules, draws, chose, first, deals, kicks, outcome, more(signed, by));
    }

    private static <T> List<T> more(List<T> some, T one) {
        var all = new ArrayList<>(some);
        all.add(one);
        return all;
    }
}
