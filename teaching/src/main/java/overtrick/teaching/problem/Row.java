package overtrick.teaching.problem;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Doubling;
import overtrick.cards.Card;
import overtrick.cards.Deal;
import overtrick.cards.FormatException;
import overtrick.teaching.problem.draft.Draft;
import overtrick.teaching.problem.draft.Drafts;
import overtrick.teaching.problem.draft.Theme;
import overtrick.teaching.problem.sight.Fact;
import overtrick.teaching.problem.sight.Layouts;
import overtrick.teaching.problem.sight.Sight;

/// A proved problem as a line of numbers; its cards are made anew from them.
///
/// @param level of the contract
/// @param layout the place, among the layouts that are claimed, of the one that is played
public record Row(
        Theme theme,
        int number,
        int level,
        Card right,
        Card wrong,
        int layout,
        List<Fact> counted,
        Figures figures) {

    private static final int FIXED = 13;

    public Row {
        counted = List.copyOf(counted);
    }

    /// The problem itself.
    ///
    /// @throws IllegalStateException when the numbers belong to no problem
    public Problem problem() {
        var draft =
                Drafts.of(theme, number)
                        .orElseThrow(() -> new IllegalStateException("no draft: " + text()));
        var sight = sight(draft, contract(draft));
        var layouts = layouts(sight, draft);
        if (layout >= layouts.size()) {
            throw new IllegalStateException("no such layout: " + text());
        }
        return new Problem(
                theme,
                number,
                sight,
                draft.known(),
                counted,
                right,
                wrong,
                figures,
                layouts.get(layout));
    }

    /// The layouts that are claimed.
    public List<Deal> layouts() {
        var draft = Drafts.of(theme, number).orElseThrow();
        return layouts(sight(draft, contract(draft)), draft);
    }

    private List<Deal> layouts(Sight sight, Draft draft) {
        return claimed(theme, number, sight, draft.known(), counted);
    }

    static List<Deal> claimed(
            Theme theme, int number, Sight sight, List<Fact> known, List<Fact> counted) {
        var facts = Stream.concat(known.stream(), counted.stream()).toList();
        var chance = new SplittableRandom(104_729L * number + theme.ordinal());
        return Layouts.draw(sight, facts, Maker.MANY, chance);
    }

    private Contract contract(Draft draft) {
        var strain = draft.sight().contract().strain();
        var declarer = draft.sight().contract().declarer();
        return new Contract(new Bid(level, strain), Doubling.UNDOUBLED, declarer);
    }

    static Sight sight(Draft draft, Contract contract) {
        var sight = draft.sight();
        return new Sight(contract, sight.me(), sight.shown(), sight.cards());
    }

    /// The line of numbers.
    public String text() {
        var numbers =
                new ArrayList<>(
                        List.of(
                                theme.ordinal(),
                                number,
                                level,
                                right.place(),
                                wrong.place(),
                                layout,
                                figures.claimed(),
                                figures.fails(),
                                figures.wide(),
                                figures.right(),
                                figures.wrong(),
                                figures.next(),
                                figures.played()));
        counted.forEach(fact -> numbers.add(fact.code()));
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    /// Reads a line of numbers.
    ///
    /// @throws FormatException when it is none
    public static Row parse(String text) {
        try {
            var n = Arrays.stream(text.split(" ")).mapToInt(Integer::parseInt).toArray();
            var counted = new ArrayList<Fact>();
            for (int at = FIXED; at < n.length; at++) {
                int code = n[at];
                counted.add(
                        Fact.of(code).orElseThrow(() -> new FormatException("no fact: " + code)));
            }
            return new Row(
                    Theme.values()[n[0]],
                    n[1],
                    n[2],
                    Card.at(n[3]),
                    Card.at(n[4]),
                    n[5],
                    counted,
                    new Figures(n[6], n[7], n[8], n[9], n[10], n[11], n[12]));
        } catch (NumberFormatException | IndexOutOfBoundsException wrong) {
            throw new FormatException("row is not of a problem: " + text);
        }
    }
}
