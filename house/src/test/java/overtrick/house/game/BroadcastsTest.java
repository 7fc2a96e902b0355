package overtrick.house.game;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.people.People;
import overtrick.house.table.ChatLine;
import overtrick.house.table.Delay;
import overtrick.house.table.Member;
import overtrick.house.table.TableCommand.EndComment;
import overtrick.house.table.TableCommand.Leave;
import overtrick.house.table.TableCommand.LetComment;
import overtrick.house.table.TableCommand.Move;
import overtrick.house.table.TableCommand.OfferToComment;
import overtrick.house.table.TableCommand.Say;
import overtrick.house.table.TableCommand.SeatRobot;
import overtrick.house.table.TableCommand.SetDelay;
import overtrick.house.table.TableCommand.Sit;
import overtrick.house.table.TableRefusal;
import overtrick.house.table.TableView;
import overtrick.house.thinking.Thinking;
import overtrick.house.thinking.Timer;
import overtrick.log.host.Reply;
import overtrick.sqlite.SqliteStore;

/// Those who look on see a table later than it is played, and nothing of what came meanwhile.
@Timeout(60)
class BroadcastsTest {

    private static final Instant SEVEN = Instant.parse("2026-11-28T19:00:00Z");

    @TempDir private Path directory;

    private final Timer timer = new Timer();
    private final Deals game = new Deals();
    private Instant now = SEVEN;
    private SqliteStore store;
    private Thinking thinking;
    private GameTables<Card, Map<Seat, Card>> toys;
    private Tables tables;
    private Member.Person lan;
    private Member.Person minh;
    private Member.Person anna;
    private TableId table;

    /// The cards of one deal, of which one is played until the fourth is turned.
    private static final class Deals extends HighCard {

        private @Nullable Member commentator;
        private boolean stillToPlay;
        private boolean second;

        private Deals() {
            super(KING);
        }

        @Override
        public int deals(Map<Seat, Card> turned) {
            return turned.isEmpty() ? 0 : second && turned.size() > 1 ? 2 : 1;
        }

        @Override
        public boolean isShutTo(TableView<Map<Seat, Card>> view, Member.Person person) {
            return stillToPlay && view.deals() == 1;
        }

        @Override
        public Set<Integer> unheard(
                TableView<Map<Seat, Card>> view, Set<Integer> deals, Member.Person person) {
            return stillToPlay ? deals : Set.of();
        }

        @Override
        public boolean comments(TableView<Map<Seat, Card>> view, Member.Person person) {
            return person.equals(commentator);
        }

        @Override
        public boolean isUnderWay(Map<Seat, Card> turned) {
            return !turned.isEmpty() && turned.size() < 4;
        }
    }

    /// Lan and Minh sit at Lan's table; Anna looks on.
    @BeforeEach
    void open() {
        store = SqliteStore.open(directory, List.of("overtrick/house/schema"), () -> now);
        thinking = new Thinking(1, Duration.ofMinutes(5), timer);
        tables =
                new Tables(store, () -> now, thinking, Duration.ofDays(1), new SplittableRandom(5));
        toys = tables.add(game);
        var people = new People(store, () -> now);
        lan = people.welcome("Lan").person();
        minh = people.welcome("Minh").person();
        anna = people.welcome("Anna").person();
        table = toys.open(lan, "Toys", game.usual());
        done(toys.send(table, lan, new Sit<>(Seat.NORTH)));
        done(toys.send(table, minh, new Sit<>(Seat.EAST)));
        done(toys.send(table, lan, new SeatRobot<>(Seat.SOUTH, "Robin")));
        done(toys.send(table, lan, new SeatRobot<>(Seat.WEST, "Wren")));
    }

    @AfterEach
    void close() {
        timer.close();
        thinking.close();
        store.close();
    }

    private static void done(Reply reply) {
        assertThat(reply).isInstanceOf(Reply.Done.class);
    }

    private void delay(Delay delay) {
        done(toys.send(table, lan, new SetDelay<>(delay)));
    }

    private void turn(Member who, String card) {
        long seen = toys.look(table, Member.House.HOUSE).orElseThrow().number();
        done(toys.send(table, who, new Move<>(Card.parse(card), seen)));
    }

    private TableView<Map<Seat, Card>> seenBy(Member viewer) {
        return toys.look(table, viewer).orElseThrow();
    }

    private void pass(Duration time) {
        now = now.plus(time);
    }

    @Test
    void eachCardIsShownSoMuchLater() {
        delay(Delay.FIVE_MINUTES);
        pass(Duration.ofMinutes(10));
        turn(lan, "SA");
        pass(Duration.ofMinutes(1));
        turn(minh, "HK");

        assertThat(seenBy(anna).game()).isEmpty();
        pass(Duration.ofMinutes(4).minusMillis(1));
        assertThat(seenBy(anna).game()).isEmpty();
        pass(Duration.ofMillis(1));
        assertThat(seenBy(anna).game()).containsOnlyKeys(Seat.NORTH);
        pass(Duration.ofMinutes(1));
        assertThat(seenBy(anna).game()).containsOnlyKeys(Seat.NORTH, Seat.EAST);
        assertThat(seenBy(anna).number()).isEqualTo(seenBy(lan).number());
    }

    /// The number of the last event tells when somebody has acted: it comes as late.
    @Test
    void whenSomebodyHasActedIsShownSoMuchLaterToo() {
        delay(Delay.TWO_MINUTES);
        pass(Duration.ofMinutes(2));
        long before = seenBy(anna).number();
        turn(lan, "SA");

        assertThat(seenBy(anna).number()).isEqualTo(before);
        assertThat(seenBy(minh).number()).isEqualTo(before + 1);
    }

    @Test
    void whoSitsThereAndWhoseTableItIsSeeItAsItIs() {
        delay(Delay.HALF_HOUR);
        turn(lan, "SA");

        assertThat(seenBy(lan).game()).containsOnlyKeys(Seat.NORTH);
        assertThat(seenBy(minh).game()).containsOnlyKeys(Seat.NORTH);
        assertThat(seenBy(new Member.RobotAt(Seat.SOUTH)).game()).containsOnlyKeys(Seat.NORTH);
    }

    @Test
    void aDealIsShownWhenItIsOver() {
        delay(Delay.DEAL);
        turn(lan, "SA");
        turn(minh, "HK");
        turn(new Member.RobotAt(Seat.SOUTH), "DQ");
        pass(Duration.ofHours(3));
        assertThat(seenBy(anna).game()).isEmpty();
        assertThat(kept(OptionalInt.of(1))).isTrue();
        assertThat(kept(OptionalInt.empty())).isTrue();

        turn(new Member.RobotAt(Seat.WEST), "C2");

        assertThat(seenBy(anna).game()).hasSize(4);
        assertThat(kept(OptionalInt.of(1))).isFalse();
        assertThat(kept(OptionalInt.empty())).isFalse();
    }

    private boolean kept(OptionalInt deal) {
        return toys.isKeptBack(table, anna, deal);
    }

    /// What is over can be asked for by its own address, which must know no more than the table.
    @Test
    void whatIsOverIsKeptBackAsLong() {
        delay(Delay.QUARTER);
        turn(lan, "SA");
        turn(minh, "HK");
        turn(new Member.RobotAt(Seat.SOUTH), "DQ");
        turn(new Member.RobotAt(Seat.WEST), "C2");

        assertThat(kept(OptionalInt.of(1))).isTrue();
        assertThat(toys.isKeptBack(table, minh, OptionalInt.of(1))).isFalse();
        assertThat(toys.isKeptBack(table, lan, OptionalInt.empty())).isFalse();
        pass(Duration.ofMinutes(15));
        assertThat(kept(OptionalInt.of(1))).isFalse();
        assertThat(kept(OptionalInt.of(2))).isTrue();
        assertThat(kept(OptionalInt.empty())).isFalse();
    }

    /// Talk at the table tells of it; those who look on talk to each other at once.
    @Test
    void talkComesFromTheTableAsLate() {
        delay(Delay.FIVE_MINUTES);
        toys.send(table, lan, new Say<>("a spade!"));
        toys.send(table, anna, new Say<>("what do they play?"));

        assertThat(seenBy(anna).chat())
                .extracting(ChatLine::text)
                .containsExactly("what do they play?");
        assertThat(seenBy(minh).chat()).extracting(ChatLine::text).containsExactly("a spade!");
        pass(Duration.ofMinutes(5));
        assertThat(seenBy(anna).chat()).hasSize(2);
    }

    private List<String> heardBy(Member viewer) {
        return seenBy(viewer).chat().stream().map(ChatLine::text).toList();
    }

    /// What somebody says who saw more is read when as much has been shown: here what was said
    /// before the table had a delay.
    @Test
    void aCommentComesWhenAsMuchHasBeenShown() {
        turn(lan, "SA");
        done(toys.send(table, anna, new Say<>("what an ace!")));
        assertThat(heardBy(anna)).containsExactly("what an ace!");

        delay(Delay.FIVE_MINUTES);
        pass(Duration.ofMinutes(1));
        assertThat(heardBy(anna)).isEmpty();
        done(toys.send(table, anna, new Say<>("where has it gone?")));
        assertThat(heardBy(anna)).containsExactly("where has it gone?");
        pass(Duration.ofMinutes(4));

        assertThat(heardBy(anna)).containsExactly("where has it gone?", "what an ace!");
        assertThat(heardBy(minh)).as("a player").isEmpty();
    }

    /// However much is said meanwhile, nothing is lost before it has been shown.
    @Test
    void muchTalkPushesNothingOutBeforeItIsShown() {
        delay(Delay.TWO_MINUTES);
        pass(Duration.ofMinutes(2));
        for (int line = 0; line < 100; line++) {
            done(toys.send(table, lan, new Say<>("line " + line)));
            pass(Duration.ofSeconds(1));
        }
        pass(Duration.ofSeconds(60));

        assertThat(heardBy(anna)).hasSize(40).first().isEqualTo("line 1");
        assertThat(heardBy(anna)).last().isEqualTo("line 40");
        pass(Duration.ofMinutes(2));
        assertThat(heardBy(anna)).hasSize(40).last().isEqualTo("line 99");
    }

    /// Who was chosen to comment sees the table as it is; what they say of it comes with it.
    @Test
    void whoCommentsIsReadWithWhatTheyHaveSeen() {
        game.commentator = anna;
        var binh = new People(store, () -> now).welcome("Bình").person();
        delay(Delay.QUARTER);
        turn(lan, "SA");
        assertThat(seenBy(anna).game()).hasSize(1);
        assertThat(seenBy(anna).isLate()).isFalse();
        assertThat(toys.isKeptBack(table, anna, OptionalInt.of(1))).isFalse();
        done(toys.send(table, anna, new Say<>("an ace")));
        done(toys.send(table, binh, new Say<>("when do they begin?")));

        assertThat(heardBy(anna)).containsExactly("an ace", "when do they begin?");
        assertThat(heardBy(binh)).containsExactly("when do they begin?");
        assertThat(heardBy(minh)).isEmpty();
        pass(Duration.ofMinutes(15));
        assertThat(heardBy(binh)).containsExactly("when do they begin?", "an ace");
        assertThat(seenBy(binh).chat())
                .extracting(line -> line.from().chosen())
                .containsExactly(false, true);
    }

    private void refused(Reply reply, TableRefusal reason) {
        assertThat(reply).isEqualTo(new Reply.Refused(reason));
    }

    /// The owner lets somebody comment who has offered to: they see the table as it is, are named
    /// as a commentator, are read as late as others see it, and do not play there.
    @Test
    void whomTheOwnerLetsCommentsOnTheTable() {
        delay(Delay.QUARTER);
        refused(toys.send(table, lan, new LetComment<>(anna.id())), TableRefusal.NOTHING_CHANGES);
        refused(toys.send(table, minh, new OfferToComment<>()), TableRefusal.ALREADY_SEATED);
        done(toys.send(table, anna, new OfferToComment<>()));
        turn(lan, "SA");
        assertThat(seenBy(anna).game()).as("nobody has let her").isEmpty();
        refused(toys.send(table, anna, new OfferToComment<>()), TableRefusal.NOTHING_CHANGES);
        refused(toys.send(table, minh, new LetComment<>(anna.id())), TableRefusal.NOT_THE_OWNER);
        refused(toys.send(table, anna, new LetComment<>(anna.id())), TableRefusal.NOT_THE_OWNER);

        done(toys.send(table, lan, new LetComment<>(anna.id())));
        assertThat(seenBy(anna).game()).hasSize(1);
        assertThat(seenBy(anna).isLate()).isFalse();
        assertThat(kept(OptionalInt.of(1))).isFalse();
        done(toys.send(table, anna, new Say<>("an ace")));
        var binh = new People(store, () -> now).welcome("Bình").person();
        assertThat(heardBy(binh)).isEmpty();
        assertThat(heardBy(minh)).isEmpty();
        refused(toys.send(table, anna, new Sit<>(Seat.SOUTH)), TableRefusal.COMMENTS_HERE);

        refused(toys.send(table, minh, new EndComment<>(anna.id())), TableRefusal.NOT_THE_OWNER);
        done(toys.send(table, lan, new EndComment<>(anna.id())));
        assertThat(seenBy(anna).game()).isEmpty();
        pass(Duration.ofMinutes(15));
        assertThat(seenBy(binh).chat())
                .extracting(line -> line.from().chosen())
                .containsExactly(true);
    }

    /// Whoever has held a hand of the deal may come back to it, and does not comment on it.
    @Test
    void whoHasHeldAHandDoesNotComment() {
        turn(lan, "SA");
        done(toys.send(table, minh, new Leave<>()));

        refused(toys.send(table, minh, new OfferToComment<>()), TableRefusal.SAW_ANOTHER_HAND);
    }

    /// Somebody who has left a seat may come back to the deal: nothing that is said of it reaches
    /// them before the next.
    @Test
    void whoHasHeldAHandHearsNothingOfThatDeal() {
        done(toys.send(table, anna, new Say<>("before the deal")));
        turn(lan, "SA");
        done(toys.send(table, anna, new Say<>("the king will fall")));
        done(toys.send(table, minh, new Leave<>()));

        assertThat(heardBy(minh)).containsExactly("before the deal");
        delay(Delay.TWO_MINUTES);
        pass(Duration.ofMinutes(2));
        assertThat(heardBy(minh)).as("later, too").containsExactly("before the deal");
        assertThat(heardBy(anna)).containsExactly("before the deal", "the king will fall");
    }

    /// An older deal that is shown later may be one that others have still to play, and so may one
    /// that was spoken of.
    @Test
    void whatOthersHaveStillToPlayIsNeitherShownLaterNorHeard() {
        done(toys.send(table, anna, new Say<>("before the deal")));
        turn(lan, "SA");
        done(toys.send(table, anna, new Say<>("an ace")));
        game.second = true; // the next card is one of another deal
        turn(minh, "HK");
        game.stillToPlay = true;

        assertThat(heardBy(anna)).containsExactly("before the deal");
        game.stillToPlay = false;
        assertThat(heardBy(anna)).containsExactly("before the deal", "an ace");

        delay(Delay.TWO_MINUTES);
        assertThat(seenBy(anna).shut()).as("nothing lies there then").isFalse();
        pass(Duration.ofMinutes(2));
        turn(new Member.RobotAt(Seat.SOUTH), "DQ");
        assertThat(seenBy(anna).game()).containsOnlyKeys(Seat.NORTH, Seat.EAST);
    }

    /// The card that lies there now is one of a deal that all have played; the one that is shown is
    /// not.
    @Test
    void anOlderDealIsNotShownWhileOthersHaveStillToPlayIt() {
        delay(Delay.TWO_MINUTES);
        turn(lan, "SA");
        pass(Duration.ofMinutes(2));
        game.second = true;
        turn(minh, "HK");

        assertThat(seenBy(anna).game()).containsOnlyKeys(Seat.NORTH);
        game.stillToPlay = true;
        assertThat(seenBy(anna).shut()).isTrue();
        assertThat(heardBy(anna)).isEmpty();
        pass(Duration.ofMinutes(2));
        assertThat(seenBy(anna).game()).containsOnlyKeys(Seat.NORTH, Seat.EAST);
        game.second = false;
        assertThat(toys.send(table, anna, new Say<>("psst")))
                .isEqualTo(new Reply.Refused(TableRefusal.FIELD_STILL_PLAYS));
    }

    /// Whoever says something again and again is not told between which words cards were played.
    @Test
    void whatWatchersSayIsNotNumberedWithTheCards() {
        delay(Delay.HALF_HOUR);
        done(toys.send(table, anna, new Say<>("still nothing?")));
        turn(lan, "SA");
        done(toys.send(table, lan, new Say<>("a spade!")));
        done(toys.send(table, anna, new Say<>("and now?")));
        var between = seenBy(anna);

        var other = toys.open(lan, "Toys", game.usual());
        done(toys.send(other, lan, new Sit<>(Seat.NORTH)));
        done(toys.send(other, lan, new SetDelay<>(Delay.HALF_HOUR)));
        done(toys.send(other, anna, new Say<>("still nothing?")));
        done(toys.send(other, anna, new Say<>("and now?")));
        var nothing = toys.look(other, anna).orElseThrow();

        assertThat(between.chat()).hasSize(2).isEqualTo(nothing.chat());
        assertThat(between.number()).isEqualTo(nothing.number());
    }

    @Test
    void aChoiceIsTheOwnersAndHoldsAtOnce() {
        turn(lan, "SA");
        assertThat(seenBy(anna).game()).hasSize(1);
        assertThat(toys.send(table, minh, new SetDelay<>(Delay.DEAL)))
                .isInstanceOf(Reply.Refused.class);

        delay(Delay.HALF_HOUR);
        assertThat(seenBy(anna).game()).isEmpty();
        delay(Delay.NONE);
        assertThat(seenBy(anna).game()).hasSize(1);
    }

    /// What was played while others were to see it half an hour later is not shown sooner; what is
    /// played from then on comes when all before it has been shown.
    @Test
    void aShorterDelayIsOneOfWhatIsPlayedFromThenOn() {
        delay(Delay.HALF_HOUR);
        turn(lan, "SA");
        pass(Duration.ofMinutes(10));
        delay(Delay.NONE);
        turn(minh, "HK");

        assertThat(seenBy(anna).game()).isEmpty();
        assertThat(seenBy(anna).isLate()).isTrue();
        assertThat(seenBy(anna).door().delay()).isEqualTo(Delay.HALF_HOUR);
        assertThat(kept(OptionalInt.of(1))).isTrue();
        pass(Duration.ofMinutes(20).minusMillis(1));
        assertThat(seenBy(anna).game()).isEmpty();
        pass(Duration.ofMillis(1));
        assertThat(seenBy(anna).game()).containsOnlyKeys(Seat.NORTH, Seat.EAST);
        assertThat(seenBy(anna).isLate()).as("by now it is shown as it is played").isFalse();
        assertThat(kept(OptionalInt.empty())).isFalse();
        turn(new Member.RobotAt(Seat.SOUTH), "DQ");
        assertThat(seenBy(anna).game()).hasSize(3);
    }

    /// A deal that was to be shown when it is over is shown then, and as much later as is said now.
    @Test
    void aDealThatHasBegunStaysHiddenToItsEnd() {
        delay(Delay.DEAL);
        turn(lan, "SA");
        delay(Delay.TWO_MINUTES);
        turn(minh, "HK");
        pass(Duration.ofHours(1));
        assertThat(seenBy(anna).game()).isEmpty();
        turn(new Member.RobotAt(Seat.SOUTH), "DQ");
        turn(new Member.RobotAt(Seat.WEST), "C2");

        assertThat(seenBy(anna).game()).containsOnlyKeys(Seat.NORTH, Seat.EAST);
        pass(Duration.ofMinutes(2));
        assertThat(seenBy(anna).game()).hasSize(4);
    }

    /// A longer one holds at once, also for what was to be shown by the shorter one.
    @Test
    void aLongerDelayHoldsForWhatHasBeenPlayed() {
        delay(Delay.TWO_MINUTES);
        turn(lan, "SA");
        pass(Duration.ofMinutes(3));
        assertThat(seenBy(anna).game()).hasSize(1);

        delay(Delay.FIVE_MINUTES);
        assertThat(seenBy(anna).game()).isEmpty();
        pass(Duration.ofMinutes(2));
        assertThat(seenBy(anna).game()).hasSize(1);
    }

    /// The house says it of the tables of an event or a contest, whoever their owner is.
    @Test
    void theHouseSaysItOfItsTables() {
        done(toys.send(table, Member.House.HOUSE, new SetDelay<>(Delay.DEAL)));
        turn(lan, "SA");

        assertThat(seenBy(anna).game()).isEmpty();
        assertThat(toys.send(table, Member.House.HOUSE, new SetDelay<>(Delay.DEAL)))
                .isEqualTo(new Reply.Refused(TableRefusal.NOTHING_CHANGES));
    }

    /// Whoever leaves looks on like anybody else, also at what they have held.
    @Test
    void whoLeavesLooksOn() {
        delay(Delay.DEAL);
        turn(lan, "SA");
        done(toys.send(table, minh, new Leave<>()));

        assertThat(seenBy(minh).game()).isEmpty();
    }

    /// The house was shut between, or had let go of the table.
    @Test
    void itIsReadAnewFromTheLog() {
        delay(Delay.TWO_MINUTES);
        turn(lan, "SA");
        pass(Duration.ofMinutes(1));
        turn(minh, "HK");
        pass(Duration.ofMinutes(1));
        var before = seenBy(anna);

        var again =
                new Tables(store, () -> now, thinking, Duration.ofDays(1), new SplittableRandom(6))
                        .add(game);

        assertThat(again.look(table, anna)).contains(before);
        assertThat(before.game()).hasSize(1);
    }

    /// Open pages are told when there is more to see, though nothing happens at the table then.
    @Test
    void openPagesHearOfIt() throws InterruptedException {
        delay(Delay.TWO_MINUTES);
        turn(lan, "SA");
        pass(Duration.ofMinutes(2).minusMillis(40));
        var told = new ArrayList<Integer>();
        var heard = new CountDownLatch(1);
        var watch = toys.watch(table, anna, heard::countDown);
        told.add(seenBy(anna).game().size());

        assertThat(heard.await(20, SECONDS)).isTrue();
        pass(Duration.ofMillis(40));
        told.add(seenBy(anna).game().size());

        watch.close();
        assertThat(told).containsExactly(0, 1);
    }
}
