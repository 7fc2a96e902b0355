package overtrick.laid;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
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

    static Field of(LaidSet set, LaidGame game) {
        int deals = set.plan().orElseThrow().deals();
        var tables = new LinkedHashMap<TableId, List<Played>>();
        set.robots().ifPresent(table -> tables.put(table, game.played(table)));
        for (var entry : set.entries().values()) {
            tables.computeIfAbsent(entry.table(), game::played);
        }
        var scores = new LinkedHashMap<String, List<Integer>>();
        tables.forEach((table, played) -> scores.put(table.code(), compared(played, deals, game)));
        var field = new LaidField(scores);
        var players = new ArrayList<Player>();
        for (var entry : set.entries().values()) {
            var played = Objects.requireNonNull(tables.get(entry.table()));
            var sides = sides(entry, played.size(), game);
            if (played.size() >= deals && sides.size() == deals) {
                var units = game.together() ? sides.subList(0, 1) : sides;
                var who = entry.person().id().value();
                players.add(new Player(who, entry.table().code(), units));
            }
        }
        int units = game.together() ? 1 : deals;
        var ranking =
                set.results()
                        .map(results -> kept(results, players))
                        .orElseGet(() -> LaidRanking.of(field, units, players));
        return new Field(set, tables, field, ranking);
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
                                    player,
                                    Fraction.parse(one.percent()),
                                    Fraction.parse(one.imps())))
                    .forEach(lines::add);
        }
        return new LaidRanking(lines);
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
