package overtrick.laid.page;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import overtrick.house.table.Member;
import overtrick.laid.LaidGame;
import overtrick.laid.LaidHall;
import overtrick.page.Words;
import overtrick.tournament.laid.Occasion;

/// The deals of today and of this week, game by game, and what the visitor has played lately.
///
/// @param games in the order of the visitor's language
/// @param latest what they have played before
/// @param named whether they have said how they are called
/// @param kept whether what they play stays theirs on other devices too
public record ListPage(
        Words words, List<OfGame> games, List<Slot> latest, boolean named, boolean kept) {

    private static final int LATEST = 12;

    /// A game with its deals.
    ///
    /// @param slots of the day, and of the week
    public record OfGame(String word, String title, List<Slot> slots) {
        public OfGame {
            slots = List.copyOf(slots);
        }
    }

    public ListPage {
        games = List.copyOf(games);
        latest = List.copyOf(latest);
    }

    static ListPage of(
            LaidHall hall,
            Words words,
            Optional<Member.Person> viewer,
            boolean named,
            boolean kept) {
        var games =
                inOrder(hall, words).stream()
                        .map(game ->
                                new OfGame(
                                        game.word(),
                                        Titles.game(game.word(), words),
                                        now(hall, game, viewer, words)))
                        .toList();
        var shown = games.stream().flatMap(game -> game.slots().stream()).toList();
        var latest = new ArrayList<Slot>();
        viewer.ifPresent(person -> {
            for (var line : hall.sets().of(person.id(), LATEST)) {
                boolean here = shown.stream().anyMatch(slot -> slot.line().equals(line));
                if (!here) {
                    Slot.of(hall, line, viewer, words).ifPresent(latest::add);
                }
            }
        });
        return new ListPage(words, games, latest, named, kept);
    }

    /// The game first that is played at home where the visitor's language is.
    static List<LaidGame> inOrder(LaidHall hall, Words words) {
        String language = words.locale().getLanguage();
        return hall.games().stream()
                .sorted(Comparator.comparing((LaidGame game) -> !game.home().equals(language)))
                .toList();
    }

    /// The deals of a game that are played now: of the day, and of the week.
    static List<Slot> now(
            LaidHall hall, LaidGame game, Optional<Member.Person> viewer, Words words) {
        var today = LocalDate.ofInstant(hall.house().clock().instant(), ZoneId.systemDefault());
        var slots = new ArrayList<Slot>();
        for (var occasion : List.of(new Occasion.Day(today), Occasion.Week.of(today))) {
            hall.sets()
                    .find(occasion, game.word())
                    .flatMap(line -> Slot.of(hall, line, viewer, words))
                    .ifPresent(slots::add);
        }
        return slots;
    }

    /// How many deals a challenge may have.
    public List<Integer> lengths() {
        return List.of(1, 2, 4, 8);
    }
}
