package overtrick.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.bridge.rubber.RubberTerms;
import overtrick.bridgetable.duplicate.BoardPlan;
import overtrick.bridgetable.duplicate.DuplicateTerms;
import overtrick.cantable.CanTerms;
import overtrick.cards.Seat;
import overtrick.company.here.Seen;
import overtrick.company.wish.Wanted;
import overtrick.company.wish.Wishes;
import overtrick.free.FreeTerms;
import overtrick.house.codes.TableId;
import overtrick.house.game.GameTables;
import overtrick.house.table.Access;
import overtrick.house.table.ChatLine;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.house.table.TableCommand.JoinCircle;
import overtrick.house.table.TableCommand.Leave;
import overtrick.house.table.TableCommand.Say;
import overtrick.house.table.TableCommand.Sit;
import overtrick.house.table.TableRefusal;
import overtrick.house.terms.Strength;
import overtrick.log.host.Reply;
import overtrick.robots.bidding.Agreements;
import overtrick.social.Form;
import overtrick.social.SocialTerms;
import overtrick.testkit.Seeds;

/// What blocks mean at tables of every game, and in whatever shows people to people.
@Timeout(120)
@Tag("company")
class KeptApartTest extends OpenClub {

    private static final Duration LONG = Duration.ofHours(1);

    @Override
    ClubSettings settings(ClubSettings usual) {
        return usual.withRobots(Strength.THUMB);
    }

    private Member.Person person(String name) {
        return club.people().welcome(name).person();
    }

    private TableId open(String game, Member.Person by) {
        return switch (game) {
            case "free" -> club.free().tables().open(by, "Table", FreeTerms.USUAL);
            case "rubber" ->
                    club.social()
                            .tables()
                            .open(
                                    by,
                                    "Table",
                                    new SocialTerms(
                                            new Form.Rubber(RubberTerms.USUAL),
                                            Seat.SOUTH,
                                            Agreements.STANDARD));
            case "can" -> club.can().open(by, "Table", CanTerms.USUAL);
            default -> club.duplicate().open(by, "Table", DuplicateTerms.USUAL);
        };
    }

    private GameTables<?, ?> at(TableId table) {
        return club.tables().at(table).orElseThrow();
    }

    private Reply sits(TableId table, Member.Person person, Seat seat) {
        return sits(at(table), table, person, seat);
    }

    private static <C> Reply sits(
            GameTables<C, ?> tables, TableId table, Member.Person person, Seat seat) {
        return tables.send(table, person, new Sit<C>(seat));
    }

    private static <C> Reply leaves(GameTables<C, ?> tables, TableId table, Member.Person person) {
        return tables.send(table, person, new Leave<C>());
    }

    private static <C> Reply says(
            GameTables<C, ?> tables, TableId table, Member.Person person, String text) {
        return tables.send(table, person, new Say<C>(text));
    }

    private static <C> Reply waits(GameTables<C, ?> tables, TableId table, Member.Person person) {
        return tables.send(table, person, new JoinCircle<C>());
    }

    private static final Reply CLOSED = new Reply.Refused(TableRefusal.TABLE_CLOSED);

    @ParameterizedTest
    @ValueSource(strings = {"duplicate", "rubber", "can", "free"})
    void whoeverIsKeptAwayFromFindsTheTableClosed(String game) {
        var ann = person("Ann");
        var eve = person("Eve");
        var table = open(game, lan.person());
        done(sits(table, ann, Seat.NORTH));
        var before = at(table).look(table, eve).orElseThrow();
        assertThat(before.shut()).isFalse();
        assertThat(club.tables().lobby(10, eve)).hasSize(1);

        club.company().circles().keepOff(ann.id(), eve.id());

        assertThat(sits(table, eve, Seat.SOUTH)).isEqualTo(CLOSED);
        assertThat(says(at(table), table, eve, "hello")).isEqualTo(CLOSED);
        assertThat(waits(at(table), table, eve)).isEqualTo(CLOSED);
        assertThat(at(table).shutTo(table, eve)).contains(TableRefusal.TABLE_CLOSED);
        assertThat(club.tables().lobby(10, eve)).isEmpty();
        var seen = at(table).look(table, eve).orElseThrow();
        var closed = open(game, lan.person(), Access.CLOSED);
        assertThat(seen.shut()).isTrue();
        assertThat(seen.chairs()).isEmpty();
        assertThat(seen.chat()).isEmpty();
        assertThat(seen.door())
                .as("as a table that its owner has closed")
                .isEqualTo(at(closed).look(closed, eve).orElseThrow().door());
        assertThat(at(table).look(table, ann).orElseThrow().shut()).isFalse();

        club.company().circles().meet(ann.id(), eve.id());
        done(sits(table, eve, Seat.SOUTH));
    }

    private TableId open(String game, Member.Person by, Access access) {
        var terms = at(open(game, by)).game().usual();
        return switch (game) {
            case "free" -> club.free().tables().open(by, "Table", terms, access);
            case "rubber" -> club.social().tables().open(by, "Table", terms, access);
            case "can" -> club.can().open(by, "Table", terms, access);
            default -> club.duplicate().open(by, "Table", terms, access);
        };
    }

    @Test
    void nobodyLosesASeatByIt() {
        var ann = person("Ann");
        var eve = person("Eve");
        var table = open("duplicate", lan.person());
        done(sits(table, eve, Seat.SOUTH));
        done(sits(table, ann, Seat.NORTH));
        done(says(at(table), table, eve, "you again"));

        club.company().circles().keepOff(ann.id(), eve.id());

        var seen = at(table).look(table, eve).orElseThrow();
        assertThat(seen.shut()).isFalse();
        assertThat(seen.seat()).contains(Seat.SOUTH);
        assertThat(at(table).look(table, ann).orElseThrow().chat())
                .as("they are not heard")
                .isEmpty();
        assertThat(at(table).look(table, lan.person()).orElseThrow().chat())
                .as("but by everybody else")
                .hasSize(1);
        assertThat(seen.chat()).extracting(ChatLine::text).containsExactly("you again");
        done(leaves(at(table), table, eve));
        assertThat(sits(table, eve, Seat.EAST)).isEqualTo(CLOSED);
    }

    @Test
    void anEventSaysItselfWhoMeetsWhom() {
        var ann = person("Ann");
        var eve = person("Eve");
        var plan = new BoardPlan.OfEvent("ABCDEF", "", 1, 1, List.of(1));
        var terms = new DuplicateTerms(plan, Agreements.STANDARD);
        var table = club.duplicate().open(ann, "Event", terms);
        club.company().circles().keepOff(ann.id(), eve.id());

        assertThat(at(table).isArranged(table)).isTrue();
        assertThat(at(table).shutTo(table, eve))
                .isNotEqualTo(Optional.of(TableRefusal.TABLE_CLOSED));
    }

    @Test
    void whoLooksOnIsHiddenFromThoseTheyKeepAwayFrom() {
        var ann = person("Ann");
        var eve = person("Eve");
        var table = open("duplicate", lan.person());
        done(sits(table, eve, Seat.SOUTH));
        try (var _ = at(table).watch(table, ann, () -> {})) {
            assertThat(at(table).look(table, eve).orElseThrow().watchers()).containsExactly("Ann");
            club.company().circles().keepOff(ann.id(), eve.id());
            assertThat(at(table).look(table, eve).orElseThrow().watchers()).isEmpty();
            assertThat(at(table).look(table, lan.person()).orElseThrow().watchers())
                    .contains("Ann");
        }
    }

    /// Random worlds of blocks, friends, seats, wishes and presence: what is shown is worked out
    /// here once more, from the lists alone.
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void viewsHideInRandomWorlds(long seed) {
        var world = new World(Seeds.chance(seed));
        for (int step = 0; step < 60; step++) {
            world.change();
            world.check("seed %d, step %d".formatted(seed, step));
        }
        assertThat(world.hidden).as("something was hidden").isGreaterThan(100);
        assertThat(world.shown).as("something was shown").isGreaterThan(100);
    }

    /// People, and what was done among them, kept beside the club.
    private final class World {

        private final RandomGenerator chance;
        private final List<Member.Person> people = new ArrayList<>();
        private final List<TableId> tables = new ArrayList<>();
        private final Map<PersonId, Set<PersonId>> blocks = new HashMap<>();
        private final Map<PersonId, Seen> choices = new HashMap<>();
        private final Map<TableId, Member.Person> owners = new HashMap<>();
        private int hidden;
        private int shown;

        World(RandomGenerator chance) {
            this.chance = chance;
            for (int at = 0; at < 6; at++) {
                var one = person("P" + at + " " + chance.nextInt(1000));
                people.add(one);
                blocks.put(one.id(), new HashSet<>());
                club.company().come(one.id());
                if (at < 4) {
                    club.members().accounts().join(one.id(), one.name(), "seven of diamonds");
                }
            }
            for (var game : List.of("duplicate", "rubber", "can", "free")) {
                var owner = people.get(chance.nextInt(people.size()));
                var table = open(game, owner);
                tables.add(table);
                owners.put(table, owner);
            }
            club.company().tick();
        }

        private Member.Person any() {
            return people.get(chance.nextInt(people.size()));
        }

        private void change() {
            var one = any();
            var other = any();
            var table = tables.get(chance.nextInt(tables.size()));
            switch (chance.nextInt(8)) {
                case 0 -> {
                    if (!one.equals(other)) {
                        club.company().circles().keepOff(one.id(), other.id());
                        blocks.get(one.id()).add(other.id());
                    }
                }
                case 1 -> {
                    club.company().circles().meet(one.id(), other.id());
                    blocks.get(one.id()).remove(other.id());
                }
                case 2 -> {
                    if (!one.equals(other)) {
                        club.company().circles().befriend(one.id(), other.id());
                        blocks.get(one.id()).remove(other.id());
                    }
                }
                case 3 -> {
                    var seen = Seen.values()[chance.nextInt(3)];
                    club.company().choose(one.id(), seen);
                    choices.put(one.id(), seen);
                }
                case 4 -> club.company().wish(one, wanted());
                case 5 -> {
                    var open = club.company().wishes(one);
                    if (!open.isEmpty()) {
                        join(open.get(chance.nextInt(open.size())), one);
                    }
                }
                case 6 -> {
                    boolean shut = isShut(table, one);
                    var reply = sits(table, one, Seat.values()[chance.nextInt(4)]);
                    assertThat(reply.equals(CLOSED)).as("sits").isEqualTo(shut);
                }
                default -> leaves(at(table), table, one);
            }
        }

        private Wanted wanted() {
            var now = Instant.now();
            return new Wanted(
                    "duplicate",
                    4,
                    "",
                    4,
                    Optional.empty(),
                    now.plus(LONG),
                    now.plus(LONG.multipliedBy(2)));
        }

        private void join(Wishes.Standing wish, Member.Person one) {
            boolean meets =
                    wish.wish().players().stream().anyMatch(other -> apart(one.id(), other.id()));
            var outcome = club.company().join(wish.code(), one);
            if (meets) {
                assertThat(outcome).isInstanceOf(Wishes.Outcome.Refused.class);
            }
        }

        private boolean apart(PersonId one, PersonId other) {
            return blocks.get(one).contains(other) || blocks.get(other).contains(one);
        }

        private boolean isShut(TableId table, Member.Person one) {
            var truth = at(table).look(table, Member.House.HOUSE).orElseThrow();
            boolean owns = owners.get(table).equals(one);
            boolean sits = truth.seatOf(one.id()).isPresent();
            return !owns
                    && !sits
                    && people.stream()
                            .filter(other ->
                                    truth.seatOf(other.id()).isPresent()
                                            || owners.get(table).equals(other))
                            .anyMatch(other -> blocks.get(other.id()).contains(one.id()));
        }

        private void check(String when) {
            club.company().tick();
            for (var viewer : people) {
                for (var table : tables) {
                    var seen = at(table).look(table, viewer).orElseThrow();
                    assertThat(seen.shut())
                            .as("%s: %s", when, viewer)
                            .isEqualTo(isShut(table, viewer));
                }
                var here = club.company().here(viewer);
                for (var one : here) {
                    assertThat(apart(viewer.id(), one.person().id())).as(when).isFalse();
                    assertThat(choices.get(one.person().id())).as(when).isNotEqualTo(Seen.NOBODY);
                }
                for (var wish : club.company().wishes(viewer)) {
                    for (var player : wish.wish().players()) {
                        assertThat(apart(viewer.id(), player.id())).as(when).isFalse();
                    }
                }
                shown += here.size();
                hidden += people.size() - 1 - here.size();
            }
        }
    }
}
