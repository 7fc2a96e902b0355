package overtrick.evening.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.bridgetable.page.ResultText;
import overtrick.cards.Side;
import overtrick.evening.tournament.Format;
import overtrick.page.Words;
import overtrick.scoring.Unit;
import overtrick.scoring.rank.Ranking;
import overtrick.scoring.rank.Ranking.Standings;
import overtrick.tournament.view.Standing;
import overtrick.tournament.view.TournamentView;

/// One list of a ranking, as pages show it.
///
/// @param caption empty when it is the only one
/// @param unit the head of the column of numbers
public record RankingLines(String caption, String unit, List<Line> lines) {

    /// In the place of a number that there is not yet: who has no board that counts has no place.
    private static final String NONE = "–";

    /// One contestant.
    ///
    /// @param value as the event is counted: a percentage, else the total
    public record Line(
            String place,
            String number,
            String name,
            String value,
            String total,
            int boards,
            String adjusted) {}

    public RankingLines {
        lines = List.copyOf(lines);
    }

    /// The lists of an event; none while there is nothing to rank.
    public static List<RankingLines> of(
            TournamentView view, Format format, Roster roster, Words words) {
        return format == Format.KNOCK_OUT
                ? KnockOutLines.of(view, roster, words)
                : of(view.standing(), roster, words);
    }

    /// The same with places in each section; none where there is only one.
    public static List<RankingLines> sections(Standing standing, Roster roster, Words words) {
        return standing.sections()
                .map(ranking ->
                        ranking.lists().stream()
                                .map(list -> of(ranking, list, roster, words))
                                .toList())
                .orElse(List.of());
    }

    private static List<RankingLines> of(Standing standing, Roster roster, Words words) {
        return standing.ranking().map(ranking -> lists(ranking, roster, words)).orElse(List.of());
    }

    static List<RankingLines> lists(Ranking ranking, Roster roster, Words words) {
        return ranking.lists().stream().map(list -> of(ranking, list, roster, words)).toList();
    }

    /// The same with a caption above its own.
    RankingLines under(String above) {
        return new RankingLines(caption.isEmpty() ? above : above + " · " + caption, unit, lines);
    }

    private static RankingLines of(Ranking ranking, Standings list, Roster roster, Words words) {
        boolean percent = ranking.unit() == Unit.MATCHPOINTS;
        var lines = new ArrayList<Line>();
        for (var line : list.lines()) {
            boolean none = isBlank(line);
            String total = none ? NONE : ResultText.number(line.total(), 2, words);
            lines.add(
                    new Line(
                            none ? NONE : line.placeText(),
                            line.contestant().id(),
                            roster.name(line.contestant()),
                            line.percentage()
                                    .filter(_ -> percent)
                                    .map(one -> ResultText.number(one, 2, words))
                                    .orElse(total),
                            total,
                            line.boards(),
                            line.adjustment().signum() == 0
                                    ? ""
                                    : ResultText.number(line.adjustment(), 2, words)));
        }
        String caption = caption(list.section(), list.side(), words);
        return new RankingLines(caption, percent ? "%" : unit(ranking.unit(), words), lines);
    }

    /// Whether somebody has neither a board that counts nor anything else: no place, either.
    public static boolean isBlank(Ranking.Line line) {
        return line.boards() == 0 && line.total().signum() == 0;
    }

    public static String caption(String name, Optional<Side> direction, Words words) {
        String section = name.isEmpty() ? "" : words.get("ev.section", name);
        return direction
                .map(words::name)
                .map(side -> section.isEmpty() ? side : section + " · " + side)
                .orElse(section);
    }

    /// A number of the column with its unit: `54.17%`, `12.5 VP`.
    public static String amount(String value, String unit) {
        return unit.equals("%") ? value + unit : value + " " + unit;
    }

    static String unit(Unit unit, Words words) {
        return unit == Unit.POINTS ? words.get("ev.points") : unit.code();
    }
}
