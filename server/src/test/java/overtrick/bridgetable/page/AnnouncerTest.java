package overtrick.bridgetable.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.AnswerClaim;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.MakeClaim;
import overtrick.bridge.board.BoardCommand.PlayCard;
import overtrick.bridge.board.BoardView;
import overtrick.bridgetable.duplicate.DuplicateTerms;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.house.table.TableCommand;
import overtrick.house.table.TableCommand.Move;
import overtrick.house.table.TableView;
import overtrick.log.host.Reply;
import overtrick.page.Words;
import overtrick.server.Club;
import overtrick.server.ClubSettings;

/// What is read aloud of a claim, however much of it has happened between two looks. North has
/// dealt, declares 1NT, and East has led.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class AnnouncerTest {

    private static final String VOID = "The claim was not accepted.";

    @TempDir private Path data;
    private Club club;
    private TableId table;

    @BeforeEach
    void sitDown() {
        club = Club.open(ClubSettings.in(data));
        table = club.duplicate().open(player(Seat.NORTH), "", DuplicateTerms.USUAL);
        for (var seat : Seat.values()) {
            done(club.duplicate().send(table, player(seat), new TableCommand.Sit<>(seat)));
        }
        await().until(() -> look(Seat.NORTH).game().isPresent());
        call(Seat.NORTH, "1N");
        call(Seat.EAST, "P");
        call(Seat.SOUTH, "P");
        call(Seat.WEST, "P");
        play(Seat.EAST);
    }

    @AfterEach
    void close() {
        club.close();
    }

    @Test
    void anObjectionIsTold() {
        claim();
        var claimed = board(Seat.SOUTH);
        object();

        assertThat(said(claimed)).contains(VOID).contains("East");
    }

    /// Robots object before a page has shown that anything was claimed.
    @Test
    void anObjectionIsToldToWhoHasNotHeardTheClaim() {
        var led = board(Seat.SOUTH);
        claim();
        object();

        assertThat(said(led)).contains(VOID).contains("East");
    }

    @Test
    void itIsToldOnce() {
        claim();
        object();
        var told = board(Seat.SOUTH);
        play(Seat.NORTH);

        assertThat(said(told)).isNotEmpty().doesNotContain(VOID);
    }

    private String said(BoardView before) {
        var page =
                new TablePage(
                        table,
                        look(Seat.SOUTH),
                        club.readings(),
                        Words.in(Locale.ENGLISH),
                        Optional.empty());
        return Announcer.announce(page, Optional.of(before));
    }

    private void claim() {
        move(Seat.NORTH, new MakeClaim(13, ""));
    }

    private void object() {
        move(Seat.EAST, new AnswerClaim(false));
    }

    private void call(Seat seat, String call) {
        move(seat, new MakeCall(Call.parse(call)));
    }

    /// Whatever they may play: North plays for dummy too.
    private void play(Seat seat) {
        var playable = board(seat).playable();
        move(seat, new PlayCard(playable.stream().findFirst().orElseThrow()));
    }

    private void move(Seat seat, BoardCommand command) {
        var seen = look(seat).number();
        done(club.duplicate().send(table, player(seat), new Move<>(command, seen)));
    }

    private static void done(Reply reply) {
        assertThat(reply).isInstanceOf(Reply.Done.class);
    }

    private BoardView board(Seat seat) {
        return look(seat).game().orElseThrow();
    }

    private TableView<Optional<BoardView>> look(Seat seat) {
        return club.duplicate().look(table, player(seat)).orElseThrow();
    }

    private static Member.Person player(Seat seat) {
        return new Member.Person(new PersonId("player-" + seat), seat.toString());
    }
}
