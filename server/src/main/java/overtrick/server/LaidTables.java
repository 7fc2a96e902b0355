package overtrick.server;

import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.game.GameTables;
import overtrick.house.table.Access;
import overtrick.house.table.Member;
import overtrick.house.table.TableCommand.SeatRobot;
import overtrick.house.table.TableCommand.Sit;
import overtrick.house.table.Terms;
import overtrick.page.Robots;
import overtrick.page.Words;

/// Tables at which deals are played that are laid for everybody alike.
final class LaidTables {

    private static final Words WORDS = Words.in(Words.LANGUAGES.getFirst());

    private LaidTables() {}

    /// Opens one for somebody, who sits South.
    ///
    /// @param alone whether robots take the other chairs at once
    static <C> TableId open(GameTables<C, ?> tables, Member.Person by, Terms terms, boolean alone) {
        String name = WORDS.get("table.of", by.name());
        var table = tables.open(by, name, terms, Access.FRIENDS);
        var _ = tables.send(table, by, new Sit<C>(Seat.SOUTH));
        if (alone) {
            tables.fill(table, by, Robots.at(terms, WORDS));
        }
        return table;
    }

    /// Opens one for robots alone.
    static <C> TableId robots(GameTables<C, ?> tables, Terms terms) {
        var name = Robots.at(terms, WORDS);
        var table = tables.open(Member.House.HOUSE, WORDS.get("laid.robots"), terms, Access.CLOSED);
        for (var seat : Seat.values()) {
            var _ =
                    tables.send(
                            table, Member.House.HOUSE, new SeatRobot<C>(seat, name.apply(seat)));
        }
        return table;
    }
}
