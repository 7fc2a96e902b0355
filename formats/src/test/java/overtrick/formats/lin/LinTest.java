package overtrick.formats.lin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.play.Play;
import overtrick.bridge.score.Result;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.formats.Diagnostic;
import overtrick.formats.pbn.PlayedBoard;
import overtrick.testkit.Sample;
import overtrick.testkit.Seeds;

class LinTest {

    /// South, West, North; East gets the rest.
    private static final String HANDS = "SQJ6HKJ32DQ953CT9,SA8HA964D86CKQJ76,S974HT7DJT742CA52,";

    private static final String BOARD =
            """
            pn|Sue,Will,Ned,Eve|st||md|3%s|rh||ah|Board 7|sv|b|mb|p|mb|1S|an|five
             or more|mb|p|mb|1N!|an|forcing|mb|p|mb|2h|mb|p|mb|p|mb|p|
            pg||pc|SQ|pc|s8|pc|S4|pc|sk|pg||mc|8|
            """
                    .formatted(HANDS);

    @Test
    void readsABoardWithItsPlay() {
        var file = Lin.read(BOARD);

        assertThat(file.diagnostics()).isEmpty();
        var played = file.boards().getFirst();
        assertThat(played.board().number()).isEqualTo(new BoardNumber(7));
        assertThat(played.board().dealer()).isEqualTo(Seat.NORTH);
        assertThat(played.board().vulnerability()).isEqualTo(Vulnerability.BOTH);
        assertThat(played.board().deal().pbn(Seat.EAST))
                .startsWith("E:KT532.Q85.AK.843 QJ6.KJ32.Q953.T9 A8.A964.86.KQJ76 974.");
        assertThat(played.player(Seat.WEST)).hasValue("Will");
        assertThat(played.auction().orElseThrow().text()).isEqualTo("P 1S P 1N P 2H P P P");
        assertThat(played.notes()).isEqualTo(Map.of(1, "five or more", 3, "forcing"));
        assertThat(played.cards()).extracting(Card::code).containsExactly("SQ", "S8", "S4", "SK");
        assertThat(played.result().map(Result::text)).hasValue("2HE=");
    }

    @Test
    void fileOfManyBoards() {
        var text =
                "vg|Cup,1,I,1,2,A,0,B,0|qx|o1|pn|a,b,c,d,e,f,g,h|md|3%1$s|sv|o|pg||qx|c1|md|3%1$s|"
                                .formatted(HANDS)
                        + "qx|o2|pn|a,b,c,d,e,f,g,h|md|0%s|pg||".formatted(HANDS);

        var boards = Lin.read(text).boards();

        assertThat(boards)
                .extracting(board -> board.board().number().value())
                .containsExactly(1, 1, 2);
        assertThat(boards.get(2).board().dealer()).isEqualTo(Seat.EAST);
        assertThat(boards.get(2).board().vulnerability()).isEqualTo(Vulnerability.NORTH_SOUTH);
        assertThat(boards.getFirst().player(Seat.SOUTH)).hasValue("a");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            textBlock =
                    """
                    SQJ6HKJ32DQ953CT,,,                                     | South does not hold 13 cards: 12 | 5
                    SQJ6HKJ32DQ953CT9,SQ8HA964D86CKQJ76,S974HT7DJT742CA52,  | SQ is held by West and comes twice | 24
                    SQQ6HKJ32DQ953CT9,,,                                    | SQ is held by South and comes twice | 7
                    SQ16HKJ32DQ953CT9,,,                                    | South: rank is not one of 23456789TJQKA: 1 | 7
                    QJ6HKJ32DQ953CT9,,,                                     | South: hand does not begin with a suit, S, H, D or C | 5
                    SQJ6HKJ32DQ953CT9,,,                                    | deal does not have three hands or four: 1 | 5
                    """)
    void saysWhatIsWrongWithADeal(String hands, String complaint, int column) {
        var file = Lin.read("md|3" + hands + "|sv|o|");

        assertThat(file.boards()).isEmpty();
        assertThat(file.diagnostics())
                .extracting(Diagnostic::message)
                .containsExactly(complaint + "; the board is left out");
        assertThat(file.diagnostics()).extracting(Diagnostic::column).containsExactly(column);
    }

    @ParameterizedTest(name = "{0} for {1}")
    @CsvSource(
            delimiter = '~',
            textBlock =
                    """
                    pc|SQ| ~ pc|SA| ~ 3:8: error: S may not play SA (Law 45A); the play is kept up to there
                    pc|s8| ~ pc|HA| ~ 3:14: error: W may not play HA (Law 44C); the play is kept up to there
                    pc|SQ| ~ pc|S1| ~ 3:8: error: rank is not one of 23456789TJQKA: 1
                    mb|2h| ~ mb|1h| ~ 2:41: error: E cannot call 1h; the auction is kept up to there
                    sv|b| ~ sv|x| ~ 1:102: warning: vulnerability is not o, n, e or b; the board's number tells it: x
                    """)
    void saysWhatCannotHaveHappened(String right, String wrong, String complaint) {
        var file = Lin.read(BOARD.replace(right, wrong));

        assertThat(file.boards()).hasSize(1);
        assertThat(file.diagnostics().getFirst().text()).isEqualTo(complaint);
    }

    @Test
    void whatIsWrittenIsReadAgain() {
        Seeds.each(
                50,
                chance -> {
                    var boards = new ArrayList<PlayedBoard>();
                    for (int number = 1; number <= 3; number++) {
                        boards.add(played(number, chance));
                    }

                    var file = Lin.read(Lin.text(boards));

                    assertThat(file.diagnostics()).isEmpty();
                    assertThat(file.boards()).isEqualTo(boards);
                });
    }

    @Test
    void aNakedDealIsOneLine() {
        var board =
                Board.of(new BoardNumber(3), Lin.read(BOARD).boards().getFirst().board().deal());

        assertThat(Lin.text(List.of(PlayedBoard.dealt(board, Map.of()))))
                .isEqualTo(
                        "qx|o3|st||md|1"
                                + HANDS
                                + "SKT532HQ85DAKC843|rh||ah|Board 3|sv|e|pg||\r\n");
    }

    @Test
    void nothingInNothingOut() {
        assertThat(Lin.read("").boards()).isEmpty();
        assertThat(Lin.read("no bars here").diagnostics()).isEmpty();
    }

    private static PlayedBoard played(int number, RandomGenerator chance) {
        var board = Board.of(new BoardNumber(number), Sample.deal(chance));
        var auction = Auction.openedBy(board.dealer());
        var notes = new TreeMap<Integer, String>();
        while (!auction.isOver()) {
            var calls = auction.standing().legalCalls();
            boolean passes = chance.nextInt(3) > 0;
            auction = auction.with(calls.get(passes ? 0 : chance.nextInt(calls.size())));
            if (chance.nextInt(5) == 0) {
                notes.put(auction.calls().size() - 1, "note " + auction.calls().size());
            }
        }
        var start = auction.contract().map(contract -> Play.of(contract, board.deal()));
        int cards = chance.nextInt(Card.PACK + 1);
        var tags = Map.of("North", "Ned", "South", "Sue");
        return new PlayedBoard(
                board,
                chance.nextBoolean() ? tags : Map.of(),
                Optional.of(auction),
                notes,
                start.map(play -> played(play, cards, chance)),
                Optional.empty());
    }

    private static Play played(Play start, int cards, RandomGenerator chance) {
        var play = start;
        for (int i = 0; i < cards; i++) {
            var playable = play.playable();
            play =
                    play.with(
                            playable.stream()
                                    .skip(chance.nextInt(playable.size()))
                                    .findFirst()
                                    .orElseThrow());
        }
        return play;
    }
}
