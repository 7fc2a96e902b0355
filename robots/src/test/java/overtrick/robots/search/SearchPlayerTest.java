package overtrick.robots.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.cards.Card;
import overtrick.robots.Deals;
import overtrick.robots.TestTable;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.board.Robot;
import overtrick.robots.stake.Plain;
import overtrick.testkit.Sample;
import overtrick.testkit.Seeds;

class SearchPlayerTest {

    private static final Readings READINGS = new Readings();
    private static final Solvers SOLVERS = new Solvers(8);
    private static final Robot BY_RULES = Robot.playing(Agreements.STANDARD, READINGS);

    /// Few for every run; many with `-Dovertrick.boards=1000`.
    private static final int BOARDS = Integer.getInteger("overtrick.boards", 2);

    private static SearchPlayer player(Level level, Plain scoring) {
        return new SearchPlayer(level, Agreements.STANDARD, READINGS, scoring, SOLVERS, 1);
    }

    private static TestTable played(String hands, String calls, String cards) {
        return TestTable.with(Deals.board(hands)).calls(calls).cards(cards);
    }

    /// Cards that every good player finds. North deals; nobody is vulnerable.
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # what                         | hands                                                                       | auction              | so far                                     | card
                      a finesse that is sure         | AJ32.K32.Q32.J32 .A987.AJT9.KT987 KT654.QJ4.K54.54 Q987.T65.876.AQ6         | P P 1S P 2S P P P    | H5 H2 HA H4 H9 HQ H6 H3 SK S7 S2 D9 S4 S8  | SJ
                      partner's winner is not ruffed | 5432.A87.K54.A54 .432.T9876.JT986 J876.KQJT9.AQ.K7 AKQT9.65.J32.Q32         | P P 1H 1S 2H P 4H P P P | SA S2                                   | D6 D7 D8 D9 DT C6 C8 C9 CT CJ
                      second hand takes what beats it | 543.A432.A432.A8 AKQJT2.765.765.7 76.KQJ.KQJ.KQJ65 98.T98.T98.T9432     | P P 1N P 3N P P P    | HT HA H5 HJ S3                             | SA SK SQ SJ ST
                      no honour falls under the ace  | AQT8.84.K753.A94 KJ974.AT52..QJ72 65.J976.AQ864.K8 32.KQ3.JT92.T653         | 1D 1S X P 1N P P P   | CQ C8 C3 CA D3 H5 D4 D9 C5 C4 C2 CK D6 DT DK S9 D5 S7 DA D2 DQ DJ D7 H2 D8 S2 H4 S4 S5 S3 SA | SJ
                      a loser is ruffed before trumps | Q432.A32.2.A8765 65.KQ54.KQ76.J43 AKJT9.J76.A543.K 87.T98.JT98.QT92     | P P 1S P 4S P P P    | DJ D2 D6 DA                                | D3 D4 D5 CK
                    """)
    void findsTheCard(String what, String hands, String calls, String soFar, String cards) {
        var table = played(hands, calls, soFar);
        var card = player(Level.EXPERT, Plain.IMPS).card(table.view(table.actor()));

        assertThat(List.of(cards.split(" "))).as(what).contains(card.toString());
    }

    /// The same view gets the same card, whatever the hidden hands are and whatever was thought
    /// before; and every card is one that may be played.
    @Test
    void doesTheSameWhateverTheOthersHold() {
        var player = player(Level.CLUB, Plain.IMPS);
        Seeds.each(
                BOARDS,
                chance -> {
                    var number = new BoardNumber(1 + chance.nextInt(16));
                    var table = TestTable.with(Board.of(number, Sample.deal(chance)));
                    table.auctionBy(BY_RULES);
                    while (!table.board().isOver()) {
                        var seat = table.actor();
                        var other = table.copiedOnto(Deals.redealt(table.board(), seat, chance));
                        var card = player.card(table.view(seat));
                        assertThat(table.view(seat).playable().contains(card)).isTrue();
                        assertThat(player.card(other.view(seat))).isEqualTo(card);
                        table.cards(card.toString());
                    }
                });
    }

    private static TestTable beforeTheLead() {
        var table = TestTable.with(Board.of(new BoardNumber(2), Sample.deal(Seeds.chance(3))));
        return table.auctionBy(BY_RULES);
    }

    @Test
    void hasACardAtOnceAndThenThinks() {
        var table = beforeTheLead();
        var thoughts = new ArrayList<Thought>();
        var player = player(Level.CLUB, Plain.IMPS);
        var last = player.think(table.view(table.actor()), () -> false, thoughts::add);

        assertThat(thoughts.getFirst().candidates()).isEmpty();
        assertThat(thoughts.getFirst().card())
                .isEqualTo(BY_RULES.player().card(table.view(table.actor())));
        assertThat(thoughts).hasSizeGreaterThan(1);
        assertThat(last.candidates()).isNotEmpty();
    }

    @Test
    void answersWhenItIsToldThatItIsEnough() {
        var table = beforeTheLead();
        var view = table.view(table.actor());
        var thought = player(Level.EXPERT, Plain.IMPS).think(view, () -> true, _ -> {});

        assertThat(thought.card()).isEqualTo(BY_RULES.player().card(view));
        assertThat(thought.layouts()).isEmpty();
    }

    @Test
    void answersWhenItsThreadIsInterrupted() {
        var table = beforeTheLead();
        var view = table.view(table.actor());
        Thread.currentThread().interrupt();
        try {
            var card = player(Level.EXPERT, Plain.IMPS).card(view);

            assertThat(view.playable().contains(card)).isTrue();
            assertThat(Thread.currentThread().isInterrupted()).isTrue();
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @Test
    void thinksOnAfterItWasCutShort() {
        var table = beforeTheLead();
        var view = table.view(table.actor());
        var player = player(Level.CLUB, Plain.IMPS);
        player.think(view, () -> true, _ -> {});

        assertThat(player.think(view, () -> false, _ -> {}).candidates()).isNotEmpty();
    }

    @Test
    void saysWhy() {
        var table =
                played(
                        "AQ3.A432.A432.A2 K52.765.765.7654 764.KQJ.KQJ.KQJ3 JT98.T98.T98.T98",
                        "P P 1N P 3N P P P",
                        "SJ");
        var view = table.view(table.actor());
        var player = player(Level.CLUB, Plain.IMPS);
        var thought = player.think(view, () -> false, _ -> {});
        var english =
                player.reasons(view, thought).stream()
                        .map(reason -> reason.text(Locale.ENGLISH))
                        .toList();

        assertThat(english.getFirst()).contains("makes the contract", "layout");
        for (var reason : player.reasons(view, thought)) {
            assertThat(reason.text(Locale.of("vi"))).isNotEqualTo(reason.text(Locale.ENGLISH));
        }
    }

    @Test
    void saysThatThereIsNoChoice() {
        var table =
                played(
                        "AQ3.A432.A432.A2 K.T98.T9876.T987 7642.KQJ.KQJ.KQJ -",
                        "P P 1N P 3N P P P",
                        "SJ S3");
        var view = table.view(table.actor());
        var player = player(Level.CLUB, Plain.IMPS);
        var thought = player.think(view, () -> false, _ -> {});

        assertThat(thought.card()).isEqualTo(Card.parse("SK"));
        assertThat(player.reasons(view, thought).getFirst().text(Locale.ENGLISH))
                .isEqualTo("It is the only card that may be played");
    }
}
