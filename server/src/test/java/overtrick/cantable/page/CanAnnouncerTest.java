package overtrick.cantable.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.can.Pack;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.AnswerClaim;
import overtrick.can.act.CanCommand.AnswerRedeal;
import overtrick.can.act.CanCommand.DealCards;
import overtrick.can.act.CanCommand.DrawCard;
import overtrick.can.act.CanCommand.MakeCall;
import overtrick.can.act.CanCommand.MakeClaim;
import overtrick.can.act.CanCommand.NameDealer;
import overtrick.can.act.CanCommand.PlayCard;
import overtrick.can.act.CanCommand.TakeChair;
import overtrick.can.act.CanCommand.TakeUpCard;
import overtrick.can.auction.CanCall;
import overtrick.can.rules.CanRules;
import overtrick.can.view.CanView;
import overtrick.can.view.DealView;
import overtrick.cantable.CanStrength;
import overtrick.cantable.CanTerms;
import overtrick.cantable.Ceremony;
import overtrick.cantable.page.part.AsksPart;
import overtrick.cantable.page.part.CanPage;
import overtrick.cantable.page.words.Speech;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.house.table.TableCommand.Move;
import overtrick.house.table.TableCommand.Sit;
import overtrick.log.host.Reply;
import overtrick.page.Words;
import overtrick.server.Club;
import overtrick.server.ClubSettings;
import overtrick.testkit.Seeds;

/// What is read aloud and shown of a claim to which somebody does not agree (ruling 21), however
/// much of it has happened between two looks. The first card of the first deal has been led.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class CanAnnouncerTest {

    private static final MakeClaim TWENTY = new MakeClaim(20, false);
    private static final CanTerms TERMS =
            new CanTerms(CanRules.CLUB, Ceremony.HOUSE, CanStrength.RULES, false);

    @TempDir private Path data;
    private Club club;
    private TableId table;

    @BeforeEach
    void playTheFirstCard() {
        var chance = Seeds.chance(1);
        club = Club.open(ClubSettings.in(data).withPacks(_ -> Pack.shuffled(chance)));
        table = club.can().open(player(Seat.SOUTH), "", TERMS);
        for (var seat : Seat.values()) {
            club.can().send(table, player(seat), new Sit<>(seat));
        }
        await().pollInterval(Duration.ofMillis(1))
                .until(() -> {
                    act();
                    return isLed();
                });
    }

    @AfterEach
    void close() {
        club.close();
    }

    @Test
    void aClaimIsToldWithWhatItSays() {
        var before = page(Seat.SOUTH, Locale.ENGLISH);
        move(Seat.WEST, TWENTY);

        assertThat(CanAnnouncer.announce(page(Seat.SOUTH, Locale.ENGLISH), before))
                .contains("West", "The defenders end with 20 points");
    }

    @ParameterizedTest
    @CsvSource({
        "en, EAST, East would rather play on",
        "en, WEST, West has taken it back",
        "vi, EAST, muốn đánh tiếp",
        "vi, WEST, rút lại"
    })
    void whoDoesNotAgreeIsToldAndShown(Locale language, Seat refuses, String sentence) {
        var led = page(Seat.SOUTH, language);
        move(Seat.WEST, TWENTY);
        var claimed = page(Seat.SOUTH, language);
        move(refuses, new AnswerClaim(false));
        var now = page(Seat.SOUTH, language);

        assertThat(CanAnnouncer.announce(now, claimed)).contains(sentence);
        assertThat(CanAnnouncer.announce(now, led)).contains(sentence);
        assertThat(CanAnnouncer.announce(now, now)).doesNotContain(sentence);
        assertThat(AsksPart.of(now).refused().orElseThrow()).contains(sentence);
    }

    /// One thing is done for somebody, if there is anything to do.
    private void act() {
        for (var seat : Seat.values()) {
            var view = view(seat);
            var wanted =
                    view.map(CanView::offers).orElse(List.of()).stream()
                            .filter(CanAnnouncerTest::isUsual)
                            .min(Comparator.comparing(PlayCard.class::isInstance));
            if (view.filter(CanView::isMyTurn).isPresent() && wanted.isPresent()) {
                send(seat, wanted.get());
                return;
            }
        }
    }

    /// All pass, nobody wants a redeal, and the dealer buries what comes first. The draw is left to
    /// the house, which keeps everybody in their chair: whoever is quicker than it may take
    /// another.
    private static boolean isUsual(CanCommand offer) {
        return switch (offer) {
            case DrawCard _, TakeChair _, NameDealer _, DealCards _ -> false;
            case MakeCall(var call) -> call == CanCall.Word.PASS;
            case AnswerRedeal(boolean asked) -> !asked;
            case MakeClaim _, TakeUpCard _ -> false;
            default -> true;
        };
    }

    private boolean isLed() {
        return view(Seat.SOUTH)
                .flatMap(CanView::deal)
                .filter(deal -> deal.step() == DealView.Step.PLAY)
                .isPresent();
    }

    private void move(Seat seat, CanCommand command) {
        assertThat(send(seat, command)).isInstanceOf(Reply.Done.class);
    }

    private Reply send(Seat seat, CanCommand command) {
        long seen = page(seat, Locale.ENGLISH).table().number();
        return club.can().send(table, player(seat), new Move<>(command, seen));
    }

    private Optional<CanView> view(Seat seat) {
        return page(seat, Locale.ENGLISH).view();
    }

    private CanPage page(Seat seat, Locale language) {
        var view = club.can().look(table, player(seat)).orElseThrow();
        return new CanPage(table, view, Speech.of(Words.in(language)));
    }

    private static Member.Person player(Seat seat) {
        return new Member.Person(new PersonId("player-" + seat), seat.toString());
    }
}
