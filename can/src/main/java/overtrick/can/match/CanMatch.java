package overtrick.can.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.can.deal.Dealers;
import overtrick.can.rules.CanRules;
import overtrick.can.tribute.Debt;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// Trận đấu: eight deals and what may follow them (can.md §§3, 11).
///
/// @param first the side that deals first; empty until everybody is seated
/// @param dealers empty until the first dealer is named
/// @param debts the tribute due in the next deal
/// @param record the deals played
/// @param awards goals that rulings gave while a deal went on
public record CanMatch(
        CanRules rules,
        Chairs chairs,
        Optional<Side> first,
        Optional<Dealers> dealers,
        List<Debt> debts,
        List<DealRecord> record,
        List<Side> awards,
        Stage stage) {

    public CanMatch {
        debts = List.copyOf(debts);
        record = List.copyOf(record);
        awards = List.copyOf(awards);
    }

    /// Bàn thắng: the goals of a side in deals; a shoot-out has its own.
    public int goals(Side side) {
        int scored = 0;
        for (var line : record) {
            scored += line.goal().equals(Optional.of(side)) ? 1 : 0;
        }
        for (var award : awards) {
            scored += award == side ? 1 : 0;
        }
        return scored;
    }

    /// Whether both sides have as many goals.
    public boolean isLevel() {
        return goals(Side.NORTH_SOUTH) == goals(Side.EAST_WEST);
    }

    /// The side with more goals; empty when it is level.
    public Optional<Side> leader() {
        if (isLevel()) {
            return Optional.empty();
        }
        boolean north = goals(Side.NORTH_SOUTH) > goals(Side.EAST_WEST);
        return Optional.of(north ? Side.NORTH_SOUTH : Side.EAST_WEST);
    }

    /// The step of the deal under way, when it is of this kind.
    public <T extends DealStep> Optional<T> step(Class<T> kind) {
        return stage instanceof DealInPlay deal && kind.isInstance(deal.step())
                ? Optional.of(kind.cast(deal.step()))
                : Optional.empty();
    }

    /// Whether the match has its result.
    public boolean isOver() {
        return stage instanceof Stage.Ended;
    }

    /// Who deals this deal (can.md §3).
    public Seat dealer(int deal) {
        return dealers.orElseThrow().dealer(deal, rules);
    }

    /// The match at another stage.
    public CanMatch with(Stage next) {
        return new CanMatch(rules, chairs, first, dealers, debts, record, awards, next);
    }

    /// The match with people in other chairs.
    public CanMatch withChairs(Chairs next) {
        return new CanMatch(rules, next, first, dealers, debts, record, awards, stage);
    }

    /// The match when the side that deals first is known.
    public CanMatch withFirst(Side side) {
        return new CanMatch(
                rules, chairs, Optional.of(side), dealers, debts, record, awards, stage);
    }

    /// The match when a dealer has been named.
    public CanMatch withDealers(Dealers next) {
        return new CanMatch(rules, chairs, first, Optional.of(next), debts, record, awards, stage);
    }

    /// The match with other tribute due in the next deal.
    public CanMatch withDebts(List<Debt> next) {
        return new CanMatch(rules, chairs, first, dealers, next, record, awards, stage);
    }

    /// The match with one more deal on its record.
    public CanMatch withRecord(DealRecord line) {
        var lines = more(record, line);
        return new CanMatch(rules, chairs, first, dealers, debts, lines, awards, stage);
    }

    /// The match with one more goal for a side that a ruling gave.
    public CanMatch withAward(Side side) {
        var sides = more(awards, side);
        return new CanMatch(rules, chairs, first, dealers, debts, record, sides, stage);
    }

    private static <T> List<T> more(List<T> all, T one) {
        var more = new ArrayList<>(all);
        more.add(one);
        return more;
    }
}
