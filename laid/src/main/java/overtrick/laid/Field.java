package overtrick.laid;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import overtrick.cards.Side;
import overtrick.house.codes.TableId;
import overtrick.house.table.PersonId;
import overtrick.laid.LaidGame.Played;
import overtrick.laid.set.LaidSet;
import overtrick.scoring.reckoning.Fraction;
import overtrick.tournament.laid.LaidField;
import overtrick.tournament.laid.LaidRanking;
import overtrick.tournament.laid.LaidRanking.Player;

/// All who play the same deals, with what they have made of them so far.
///
/// @param tables what has been played at each
/// @param compared the same as it is compared
/// @param ranking of those who have played all
public record Field(
        LaidSet set, Map<TableId, List<Played>> tables, LaidField compared, LaidRanking ranking) {

    public Field {
        tables = Map.copyOf(tables);
    }

    /// Reads what has been played.
    ///
    /// @param before the same as it was read before: a table that had finished is not read again,
    ///   and nothing is compared again where nothing has been played since
    static Field of(LaidSet set, LaidGame game, Optional<Field> before) {
        int deals = set.plan().orElseThrow().deals();
        var tables = new LinkedHashMap<TableId, List<Played>>();
        for (var table : tables(set)) {
            tables.put(
                    table,
                    before.map(known -> known.tables.get(table))
                            .filter(played -> played.size() >= deals)
                            .orElseGet(() -> game.played(table)));
        }
        return before.filter(known -> known.set.equals(set) && known.isOf(tables))
                .orElseGet(() -> compared(set, game, tables, before));
    }

    /// Where they are played, each table once.
    private static Set<TableId> tables(LaidSet set) {
        var tables = new LinkedHashSet<TableId>();
        set.robots().ifPresent(tables::add);
        set.entries().values().forEach(entry -> tables.add(entry.table()));
        return tables;
    }

    private boolean isOf(Map<TableId, List<Played>> others) {
        return scores(tables).equals(scores(others));
    }

    private static Map<TableId, List<Integer>> scores(Map<TableId, List<Played>> tables) {
        var scores = new HashMap<TableId, List<Integer>>();
        tables.forEach(
                (table, played) -> scores.put(table, played.stream().map(Played::score).toList()));
        return scores;
    }

    private static Field compared(
            LaidSet set, LaidGame game, Map<TableId, List<Played>> tables, Optional<Field> before) {
        int deals = set.plan().orElseThrow().deals();
        var scores = new LinkedHashMap<String, List<Integer>>();
        tables.forEach((table, played) -> scores.put(table.code(), compared(played, deals, game)));
        var field = new LaidField(scores);
        var players = new ArrayList<Player>();
        for (var entry : set.entries().values()) {
            before.flatMap(known -> known.player(entry))
                    .or(() -> player(entry, tables, deals, game))
                    .ifPresent(players::add);
        }
        int units = game.together() ? 1 : deals;
        var ranking =
                set.results()
                        .map(results -> kept(results, players))
                        .orElseGet(() -> LaidRanking.of(field, units, players));
        return new Field(set, tables, field, ranking);
    }

    /// Somebody who had finished already.
    private Optional<Player> player(LaidSet.Entry entry) {
        return line(entry.person().id())
                .map(LaidRanking.Line::player)
                .filter(player -> player.table().equals(entry.table().code()));
    }

    /// Somebody who has finished, and sat there all the time.
    private static Optional<Player> player(
            LaidSet.Entry entry, Map<TableId, List<Played>> tables, int deals, LaidGame game) {
        int played = Objects.requireNonNull(tables.get(entry.table())).size();
        if (played < deals) {
            return Optional.empty();
        }
        var sides = sides(entry, played, game);
        var units = game.together() ? sides.subList(0, Math.min(1, sides.size())) : sides;
        return sides.size() == deals
                ? Optional.of(new Player(entry.person().id().value(), entry.table().code(), units))
                : Optional.empty();
    }

    /// The ranking as it was when the deals were closed, whatever has been played to its end since.
    private static LaidRanking kept(List<LaidSet.Placed> results, List<Player> players) {
        var lines = new ArrayList<LaidRanking.Line>();
        for (var one : results) {
            players.stream()
                    .filter(player -> player.who().equals(one.person().id().value()))
                    .map(player ->
                            new LaidRanking.Line(
                                    one.place(),
                                    false,
                                    player,
                                    Fraction.parse(one.percent()),
                                    Fraction.parse(one.imps())))
                    .forEach(lines::add);
        }
        return LaidRanking.of(lines);
    }

    /// What is compared of a table: each deal, or what all of them have come to.
    private static List<Integer> compared(List<Played> played, int deals, LaidGame game) {
        if (!game.together()) {
            return played.stream().map(Played::score).toList();
        }
        return played.size() < deals
                ? List.of()
                : List.of(played.stream().mapToInt(Played::score).sum());
    }

    /// Where somebody sat, as far as they sat on one side all the time.
    private static List<Side> sides(LaidSet.Entry entry, int played, LaidGame game) {
        var sides = new ArrayList<Side>();
        for (int deal = 1; deal <= played; deal++) {
            game.side(entry.person().id(), entry.table(), deal).ifPresent(sides::add);
        }
        boolean one = sides.stream().distinct().count() == 1;
        return !game.together() || one ? sides : List.of();
    }

    /// How many deals somebody’s table has finished.
    public int played(PersonId person) {
        return set.tableOf(person).map(tables::get).map(List::size).orElse(0);
    }

    /// Whether somebody has played all.
    public boolean hasFinished(PersonId person) {
        return line(person).isPresent();
    }

    /// How somebody stands; empty until they have played all.
    public Optional<LaidRanking.Line> line(PersonId person) {
        return ranking.lines().stream()
                .filter(line -> line.player().who().equals(person.value()))
                .findFirst();
    }

    /// The results as they are kept when the deals are closed.
    List<LaidSet.Placed> placed() {
        return ranking.lines().stream()
                .map(line ->
                        new LaidSet.Placed(
                                Objects.requireNonNull(
                                                set.entries()
                                                        .get(new PersonId(line.player().who())))
                                        .person(),
                                line.place(),
                                line.percent().exact(),
                                line.imps().exact()))
                .toList();
    }
}
