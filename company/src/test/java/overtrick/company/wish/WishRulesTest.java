package overtrick.company.wish;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import overtrick.cards.rules.Decision;
import overtrick.cards.rules.Rules;
import overtrick.company.wish.Wish.Stage;
import overtrick.company.wish.WishCommand.End;
import overtrick.company.wish.WishCommand.Gather;
import overtrick.company.wish.WishCommand.Join;
import overtrick.company.wish.WishCommand.Lay;
import overtrick.company.wish.WishCommand.Leave;
import overtrick.company.wish.WishCommand.Make;
import overtrick.company.wish.WishCommand.Recognise;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.testkit.Conformance;
import overtrick.testkit.Game;

class WishRulesTest {

    private static final Instant NOW = Instant.parse("2026-11-26T19:00:00Z");
    private static final TableId TABLE = new TableId("ABCDE");
    private static final Member.Person LAN = person("lan");
    private static final Member.Person ANN = person("ann");
    private static final Member.Person MINH = person("minh");

    private final WishRules rules = new WishRules();

    private static Member.Person person(String id) {
        return new Member.Person(new PersonId(id), id);
    }

    private static Wanted wanted(int people) {
        return new Wanted("duplicate", 4, "", people, Optional.empty(), NOW, NOW.plusSeconds(1800));
    }

    private Wish made(int people) {
        return rules.after(rules.start(), LAN, new Make(wanted(people)));
    }

    private void assertRefused(Wish wish, Member by, WishCommand command, WishRefusal reason) {
        assertThat(rules.decide(wish, by, command)).isEqualTo(Decision.refuse(reason));
    }

    @Test
    void comesTrueWhenAllAreThere() {
        var wish = rules.after(made(3), ANN, new Join(Set.of()));
        assertThat(wish.missing()).isEqualTo(1);
        assertRefused(wish, Member.House.HOUSE, new Gather(), WishRefusal.WISH_NOT_FULL);

        wish = rules.after(wish, MINH, new Join(Set.of()));
        wish = rules.after(wish, Member.House.HOUSE, new Gather());
        assertRefused(wish, ANN, new Leave(), WishRefusal.WISH_OVER);
        wish = rules.after(wish, Member.House.HOUSE, new Lay(TABLE));

        assertThat(wish.table()).contains(TABLE);
        assertThat(wish.players()).containsExactly(LAN, ANN, MINH);
        assertRefused(wish, Member.House.HOUSE, new Lay(TABLE), WishRefusal.WISH_OVER);
    }

    /// Whoever is kept away from is told what everybody is told of a wish that is over.
    @Test
    void isOverForWhoeverMustNotMeetOneOfThem() {
        var wish = made(4);

        assertRefused(wish, ANN, new Join(Set.of(LAN.id())), WishRefusal.WISH_OVER);
        var ended = rules.after(wish, LAN, new Leave());
        assertRefused(ended, ANN, new Join(Set.of()), WishRefusal.WISH_OVER);
        assertThat(rules.after(wish, ANN, new Join(Set.of(MINH.id()))).has(ANN.id())).isTrue();
    }

    @Test
    void endsWithWhoeverMadeItAndGoesOnWithoutTheOthers() {
        var wish = rules.after(made(4), ANN, new Join(Set.of()));

        assertThat(rules.after(wish, ANN, new Leave()).players()).containsExactly(LAN);
        assertThat(rules.after(wish, LAN, new Leave()).stage()).isEqualTo(Stage.ENDED);
        assertRefused(wish, MINH, new Leave(), WishRefusal.WISH_NOT_JOINED);
        assertRefused(wish, ANN, new Join(Set.of()), WishRefusal.WISH_JOINED_ALREADY);
    }

    @Test
    void knowsAGuestWhoTurnsOutToBeAMember() {
        var wish = rules.after(made(4), ANN, new Join(Set.of()));

        var known = rules.after(wish, Member.House.HOUSE, new Recognise(ANN.id(), MINH));
        assertThat(known.players()).containsExactly(LAN, MINH);
        var twice = rules.after(known, Member.House.HOUSE, new Recognise(MINH.id(), LAN));
        assertThat(twice.players()).containsExactly(LAN);
    }

    @Test
    void keepsThePromisesOfEveryGame() {
        assertThat(new Conformance<>(new Wishing()).play(80)).hasSize(80);
    }

    private static final class Wishing implements Game<Wish, Member, WishCommand, WishEvent, Wish> {

        private final WishRules rules = new WishRules();

        @Override
        public Rules<Wish, Member, WishCommand, WishEvent, Wish> rules() {
            return rules;
        }

        @Override
        public List<Member> actors() {
            return List.of(LAN, ANN, MINH, person("eve"), Member.House.HOUSE);
        }

        @Override
        public Optional<Move<Member, WishCommand>> houseMove(Wish wish, RandomGenerator chance) {
            return switch (wish.stage()) {
                case NEW -> Optional.of(new Move<>(LAN, new Make(wanted(2 + chance.nextInt(3)))));
                case GATHERED -> Optional.of(new Move<>(Member.House.HOUSE, new Lay(TABLE)));
                case OPEN, LAID, ENDED -> Optional.empty();
            };
        }

        @Override
        public boolean mayEnd(Wish wish) {
            return wish.stage() == Stage.LAID || wish.stage() == Stage.ENDED;
        }

        @Override
        public int longest() {
            return 400;
        }

        @Override
        public Collection<WishCommand> candidates(Wish wish) {
            var all =
                    new ArrayList<WishCommand>(
                            List.of(new Join(Set.of()), new Leave(), new Gather()));
            for (var why : WishEvent.Why.values()) {
                all.add(new End(why));
            }
            return all;
        }

        @Override
        public Set<Member> inTurn(Wish wish) {
            return Set.of();
        }

        @Override
        public boolean isTurnBound(WishCommand command) {
            return false;
        }

        @Override
        public Optional<List<WishEvent>> redeal(
                List<WishEvent> events, Member viewer, RandomGenerator chance) {
            return Optional.empty();
        }

        @Override
        public void checkConserved(Wish wish) {
            assertThat(wish.players()).doesNotHaveDuplicates();
            wish.wanted()
                    .ifPresent(what -> assertThat(wish.players()).hasSizeBetween(1, what.people()));
        }

        @Override
        public void checkSecrets(Wish wish, Member viewer, Wish view) {
            assertThat(view).isEqualTo(wish);
        }
    }
}
