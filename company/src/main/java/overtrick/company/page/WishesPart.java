package overtrick.company.page;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import overtrick.company.wish.Games;
import overtrick.company.wish.Wanted;
import overtrick.company.wish.Wishes;
import overtrick.house.table.PersonId;
import overtrick.page.Called;
import overtrick.page.Words;

/// The wishes that one may join.
public record WishesPart(Words words, List<Line> lines) {

    /// @param code by which the wish is known
    /// @param title who is looked for, and for what
    /// @param details how it is to be played, and when
    /// @param names of all who are in it
    /// @param mine whether the viewer has made it
    /// @param in whether they are in it
    /// @param full whether nobody is missing
    public record Line(
            String code,
            String title,
            String details,
            String names,
            boolean mine,
            boolean in,
            boolean full) {}

    public WishesPart {
        lines = List.copyOf(lines);
    }

    static WishesPart of(
            List<Wishes.Standing> wishes, PersonId viewer, Games games, Instant now, Words words) {
        var lines = wishes.stream().map(one -> line(one, viewer, games, now, words)).toList();
        return new WishesPart(words, lines);
    }

    private static Line line(
            Wishes.Standing one, PersonId viewer, Games games, Instant now, Words words) {
        var wish = one.wish();
        var names = wish.players().stream().map(person -> Called.in(words, person.name())).toList();
        return new Line(
                one.code(),
                title(one, words),
                details(one.wanted(), games, now, words),
                String.join(", ", names),
                wish.isOf(viewer),
                wish.has(viewer),
                wish.isFull());
    }

    private static String title(Wishes.Standing one, Words words) {
        var wanted = one.wanted();
        String game = words.get("meet.game." + wanted.game());
        String what =
                wanted.boards() == 0
                        ? game
                        : words.get(
                                "meet.boards.of",
                                words.count("meet.boards", wanted.boards()),
                                game);
        return one.wish().isFull()
                ? words.get("meet.full", what)
                : words.count("meet.missing", one.wish().missing(), what);
    }

    private static String details(Wanted wanted, Games games, Instant now, Words words) {
        var parts = new ArrayList<String>();
        parts.add(
                wanted.from().isAfter(now)
                        ? words.get("meet.from", words.when(wanted.from()))
                        : words.get("meet.now"));
        if (!wanted.system().isEmpty()) {
            parts.add(games.system(wanted.system(), words.locale()).orElse(wanted.system()));
        }
        parts.add(
                wanted.people() == 4
                        ? words.get("meet.people.only")
                        : wanted.robots()
                                .map(level ->
                                        words.get(
                                                "meet.robots.of",
                                                words.get("match.level." + level.word())))
                                .orElseGet(() -> words.get("meet.robots")));
        return String.join(" · ", parts);
    }
}
