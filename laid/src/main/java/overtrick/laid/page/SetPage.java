package overtrick.laid.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import overtrick.cards.Side;
import overtrick.house.codes.TableId;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.laid.Field;
import overtrick.laid.LaidGame;
import overtrick.laid.LaidHall;
import overtrick.laid.set.LaidSet;
import overtrick.laid.set.LaidSets;
import overtrick.page.Called;
import overtrick.page.Words;

/// A set of deals: how far the visitor is, and, as soon as they have played all, how the others
/// did.
///
/// @param game what is played
/// @param by who challenges; empty where the house has laid the deals
/// @param going the path of the visitor's table; empty before they have begun
/// @param ranking of those who have finished; none before the visitor may see it
/// @param deals what came of each deal; none before the visitor may see it
/// @param seals what binds the house to the deals
/// @param key from which all packs follow; empty until the deals are closed, and where each deal
///   has a key of its own
/// @param link by which others are challenged; empty where the house has laid the deals
/// @param named whether the visitor has said how they are called
/// @param kept whether what they play stays theirs on other devices too
public record SetPage(
        Words words,
        Slot slot,
        String game,
        Optional<String> by,
        Optional<String> going,
        List<Ranked> ranking,
        List<Deal> deals,
        List<String> seals,
        String key,
        Optional<String> link,
        Manner manner,
        boolean named,
        boolean kept) {

    /// The most lines of a ranking, and of a deal.
    private static final int SHOWN = 100;

    /// What is particular to a game.
    ///
    /// @param imps whether IMPs say something
    /// @param together whether only what all deals come to is compared
    /// @param sealing the key of what the seals are
    public record Manner(boolean imps, boolean together, String sealing) {

        private static Manner of(LaidGame game) {
            return new Manner(
                    game.hasImps(),
                    game.together(),
                    game.packs() ? "laid.seals.packs" : "laid.seals.how");
        }
    }

    /// Somebody who has finished.
    ///
    /// @param place such as `3`, or `3=` where it is shared
    public record Ranked(String place, String name, String percent, String imps, boolean own) {}

    /// What came of a deal.
    ///
    /// @param number from 1; 0 where all deals are compared together
    /// @param best what best play would have given; empty while the deals are open
    public record Deal(int number, List<Made> made, Optional<String> best) {
        public Deal {
            made = List.copyOf(made);
        }
    }

    /// What a deal came to at a table.
    ///
    /// @param who sat there
    /// @param path where its cards are seen
    /// @param percent of the side that is told
    public record Made(
            String who, String told, String score, String percent, String path, boolean own) {}

    public SetPage {
        ranking = List.copyOf(ranking);
        deals = List.copyOf(deals);
        seals = List.copyOf(seals);
    }

    /// @param links what links begin with
    static SetPage of(
            LaidHall hall,
            LaidSets.Line line,
            Field field,
            Optional<Member.Person> viewer,
            Words words,
            String links,
            boolean kept) {
        var set = field.set();
        var plan = set.plan().orElseThrow();
        var game = hall.game(plan.game()).orElseThrow();
        var slot = Slot.of(hall, line, field, viewer, words);
        boolean open = slot.state() == State.FINISHED || slot.state() == State.CLOSED;
        var seen = new Seen(line.code(), field, game, viewer.map(Member.Person::id), words);
        return new SetPage(
                words,
                slot,
                Titles.game(plan.game(), words),
                plan.by().map(one -> Called.in(words, one.name())),
                viewer.flatMap(person -> set.tableOf(person.id()))
                        .map(table -> "/tables/" + table.code()),
                open ? seen.ranking() : List.of(),
                open ? seen.deals() : List.of(),
                plan.seals(),
                game.packs() ? plan.key() : "",
                plan.by().map(_ -> links + slot.path()),
                Manner.of(game),
                viewer.isPresent(),
                kept);
    }

    /// The field with the eyes of somebody who may see it.
    private record Seen(
            TournamentId code, Field field, LaidGame game, Optional<PersonId> viewer, Words words) {

        private List<Ranked> ranking() {
            return field.ranking().lines().stream()
                    .limit(SHOWN)
                    .map(line -> {
                        var who = new PersonId(line.player().who());
                        return new Ranked(
                                line.placeText(),
                                name(field.set(), who),
                                Slot.percent(line.percent(), words),
                                words.signed((int) line.imps().nearest()),
                                viewer.equals(Optional.of(who)));
                    })
                    .toList();
        }

        private String name(LaidSet set, PersonId who) {
            var entry = Objects.requireNonNull(set.entries().get(who));
            return Called.in(words, entry.person().name());
        }

        private List<Deal> deals() {
            int all = field.set().plan().orElseThrow().deals();
            var deals = new ArrayList<Deal>();
            for (int at = 0; at < all; at++) {
                deals.add(deal(at));
            }
            return deals;
        }

        private Deal deal(int at) {
            var made = new ArrayList<Made>();
            var own = viewer.flatMap(field.set()::tableOf);
            own.ifPresent(table -> add(made, at, table, true));
            field.set().robots().ifPresent(table -> add(made, at, table, false));
            field.tables().keySet().stream()
                    .filter(table -> !own.equals(Optional.of(table)))
                    .filter(table -> !field.set().robots().equals(Optional.of(table)))
                    .limit(SHOWN)
                    .forEach(table -> add(made, at, table, false));
            return new Deal(at + 1, made, best(at + 1));
        }

        /// Whoever has played the deals may still meet others who have not: it is told when they
        /// are closed.
        private Optional<String> best(int deal) {
            return field.set().isClosed()
                    ? game.best(code.code(), deal).map(told -> told.apply(words))
                    : Optional.empty();
        }

        private void add(List<Made> made, int at, TableId table, boolean own) {
            var played = Objects.requireNonNull(field.tables().get(table));
            if (played.size() <= at) {
                return;
            }
            var deal = played.get(at);
            made.add(
                    new Made(
                            who(table),
                            deal.told().apply(words),
                            words.signed(deal.points()),
                            game.together()
                                    ? ""
                                    : Slot.percent(
                                            field.compared()
                                                    .percent(table.code(), at, side(table, at + 1)),
                                            words),
                            deal.path(),
                            own));
        }

        /// The side of the first who sat there; North and South of robots.
        private Side side(TableId table, int deal) {
            return field.set().entries().values().stream()
                    .filter(entry -> entry.table().equals(table))
                    .flatMap(entry -> game.side(entry.person().id(), table, deal).stream())
                    .findFirst()
                    .orElse(Side.NORTH_SOUTH);
        }

        private String who(TableId table) {
            var names =
                    field.set().entries().values().stream()
                            .filter(entry -> entry.table().equals(table))
                            .map(entry -> Called.in(words, entry.person().name()))
                            .toList();
            return names.isEmpty() ? words.get("laid.robots") : String.join(" · ", names);
        }
    }
}
