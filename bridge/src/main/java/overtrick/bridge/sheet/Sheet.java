package overtrick.bridge.sheet;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

/// A score sheet: a column for each side, or for each player where everybody plays for themselves.
/// Points below the line add up to games; when one is won a line is drawn, and what anybody had
/// below it counts towards the next game no more.
///
/// @param <C> whose columns they are
/// @param game points below the line that make a game
/// @param entries in the order in which they were written
public record Sheet<C>(List<C> columns, int game, List<Entry<C>> entries) {

    public Sheet {
        columns = List.copyOf(columns);
        entries = List.copyOf(entries);
        if (game < 1) {
            throw new IllegalArgumentException("game is not 1 point or more: " + game);
        }
        for (var entry : entries) {
            if (!columns.contains(entry.column())) {
                throw new IllegalArgumentException(
                        "sheet has no column for %s, only %s".formatted(entry.column(), columns));
            }
        }
    }

    /// A sheet with nothing written on it.
    public static <C> Sheet<C> of(List<C> columns, int game) {
        return new Sheet<>(columns, game, List.of());
    }

    /// The sheet with more entries at its end.
    public Sheet<C> with(Collection<Entry<C>> more) {
        return new Sheet<>(columns, game, Stream.concat(entries.stream(), more.stream()).toList());
    }

    /// The sheet with one more entry at its end.
    public Sheet<C> with(Entry<C> entry) {
        return with(List.of(entry));
    }

    /// All points of a column, above and below the line.
    public int total(C column) {
        return sum(entries.stream().filter(entry -> entry.column().equals(column)));
    }

    /// What the column has below the line, all games together.
    public int below(C column) {
        return sum(
                entries.stream().filter(entry -> entry.below() && entry.column().equals(column)));
    }

    /// The points of a column above the line.
    public int above(C column) {
        return total(column) - below(column);
    }

    /// Points below the line towards the game that is being played.
    public int partScore(C column) {
        return tally().parts.getOrDefault(column, 0);
    }

    /// Games won so far.
    public int games(C column) {
        return (int) tally().winners.stream().filter(column::equals).count();
    }

    /// Who won each game, in order.
    public List<C> gameWinners() {
        return List.copyOf(tally().winners);
    }

    /// The deals after which a line is drawn, one for each game in order.
    public List<Integer> lines() {
        return List.copyOf(tally().lines);
    }

    /// What the column has below the line, game by game: a list for each game that was won by
    /// anybody, and last that of the game under way.
    public List<List<Entry<C>>> belowByGame(C column) {
        var games = new ArrayList<List<Entry<C>>>();
        int after = 0;
        for (int line : lines()) {
            games.add(below(column, after, line));
            after = line;
        }
        games.add(below(column, after, Integer.MAX_VALUE));
        return List.copyOf(games);
    }

    private List<Entry<C>> below(C column, int after, int upTo) {
        return entries.stream()
                .filter(entry -> entry.below() && entry.column().equals(column))
                .filter(entry -> entry.deal() > after && entry.deal() <= upTo)
                .toList();
    }

    /// The same sheet whose columns are told otherwise.
    public <D> Sheet<D> by(Function<? super C, D> other) {
        return new Sheet<>(
                columns.stream().map(other).toList(),
                game,
                entries.stream().map(entry -> entry.by(other)).toList());
    }

    private Tally tally() {
        var tally = new Tally();
        entries.stream().filter(Entry::below).forEach(tally::add);
        return tally;
    }

    private int sum(Stream<Entry<C>> some) {
        return some.mapToInt(Entry::points).sum();
    }

    /// Adds up below the line, entry by entry.
    private final class Tally {

        private final Map<C, Integer> parts = new HashMap<>();
        private final List<C> winners = new ArrayList<>();
        private final List<Integer> lines = new ArrayList<>();

        void add(Entry<C> entry) {
            if (parts.merge(entry.column(), entry.points(), Integer::sum) >= game) {
                winners.add(entry.column());
                lines.add(entry.deal());
                parts.clear();
            }
        }
    }
}
