package overtrick.club.social;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.chicago.ChicagoTerms;
import overtrick.bridge.party.PartyTerms;
import overtrick.bridge.rubber.RubberTerms;
import overtrick.bridge.sitting.SittingView;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.club.Club;
import overtrick.club.ClubSettings;
import overtrick.club.duplicate.Strength;
import overtrick.club.table.Member;
import overtrick.club.table.TableCommand.Sit;
import overtrick.club.table.TableCommand.SitOut;
import overtrick.club.table.TableId;
import overtrick.club.table.TableView;
import overtrick.log.host.Reply;
import overtrick.robots.bidding.Agreements;

/// Evenings among friends at a table of the club, to their end.
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class SocialBridgeTest {

    @TempDir private Path directory;

    private Club open() {
        return Club.open(
                ClubSettings.in(directory).withRobotPace(Duration.ZERO).withRobots(Strength.THUMB));
    }

    private static TableView<SittingView<Tally>> look(Club club, TableId id) {
        return club.social().look(id, Member.House.HOUSE).orElseThrow();
    }

    private static Tally tally(Club club, TableId id) {
        return look(club, id).game().score();
    }

    /// A person at South, who lets a robot play, and three robots.
    private static TableId begun(Club club, Member.Person person, Form form) {
        var terms = new SocialTerms(form, Seat.WEST, Agreements.STANDARD);
        var id = club.social().open(person, "Evening", terms);
        done(club.social().send(id, person, new Sit<>(Seat.SOUTH)));
        done(club.social().send(id, person, new SitOut<>()));
        club.social().fill(id, person, Seat::name);
        return id;
    }

    private static void done(Reply reply) {
        assertThat(reply).isInstanceOf(Reply.Done.class);
    }

    /// Asks for the next deal whenever one is over, until so many games have come to their end.
    private static void play(Club club, TableId id, Member.Person person, int games) {
        while (true) {
            await().pollInterval(Duration.ofMillis(3))
                    .until(() ->
                            look(club, id).game().board().filter(BoardView::isOver).isPresent());
            var now = look(club, id);
            if (now.game().score().all().stream().filter(Standing::isOver).count() >= games) {
                return;
            }
            club.social().next(id, person, now.number());
            await().pollInterval(Duration.ofMillis(1))
                    .until(() -> look(club, id).number() > now.number());
        }
    }

    static Stream<Form> forms() {
        return Stream.of(
                new Form.Rubber(RubberTerms.USUAL),
                new Form.Chicago(ChicagoTerms.CLASSIC),
                new Form.Party(PartyTerms.USUAL.lasting(4)));
    }

    @ParameterizedTest
    @MethodSource("forms")
    void oneGameFollowsTheOtherAndTheBackScoreGrows(Form form) {
        try (var club = open()) {
            var lan = club.people().welcome("Lan").person();
            var id = begun(club, lan, form);

            play(club, id, lan, 2);

            var tally = tally(club, id);
            assertThat(tally.finished()).hasSize(1);
            assertThat(tally.now().isOver()).isTrue();
            assertThat(tally.balance(Side.NORTH_SOUTH))
                    .isEqualTo(tally.finished().getFirst().units() + tally.now().units())
                    .isEqualTo(-tally.balance(Side.EAST_WEST));
        }
    }

    @Test
    void whoeverIsLeftOfTheLastDealerDealsTheNextRubber() {
        try (var club = open()) {
            var lan = club.people().welcome("Lan").person();
            var id = begun(club, lan, new Form.Rubber(RubberTerms.USUAL));
            await().until(() -> look(club, id).game().board().isPresent());
            assertThat(look(club, id).game().board().orElseThrow().dealer()).isEqualTo(Seat.WEST);

            play(club, id, lan, 1);
            var last = look(club, id).game().board().orElseThrow().dealer();
            var now = look(club, id);
            club.social().next(id, lan, now.number());
            await().until(() -> look(club, id).deals() > now.deals());

            var board = look(club, id).game().board().orElseThrow();
            assertThat(board.dealer()).isEqualTo(last.left());
            assertThat(board.vulnerability().includes(Seat.NORTH)).isFalse();
            assertThat(board.vulnerability().includes(Seat.EAST)).isFalse();
        }
    }

    @Test
    void anEveningIsThereAgainAfterARestart() {
        TableId id;
        TableView<SittingView<Tally>> before;
        try (var club = open()) {
            var lan = club.people().welcome("Lan").person();
            id = begun(club, lan, new Form.Chicago(ChicagoTerms.MODERN));
            play(club, id, lan, 1);
            before = look(club, id);
        }
        try (var club = open()) {
            assertThat(look(club, id)).isEqualTo(before);
            assertThat(SocialTerms.of(look(club, id)).form())
                    .isEqualTo(new Form.Chicago(ChicagoTerms.MODERN));
        }
    }

    @Test
    void theDealCanBeCheckedAgainstItsSeal() {
        try (var club = open()) {
            var lan = club.people().welcome("Lan").person();
            var id = begun(club, lan, new Form.Rubber(RubberTerms.USUAL));

            await().until(() ->
                    look(club, id).game().board().flatMap(BoardView::commitment).isPresent());

            assertThat(List.of(Seat.values()))
                    .allMatch(seat -> look(club, id).chair(seat).isPresent());
        }
    }
}
