package overtrick.teaching.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.auction.Call;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.formats.Diagnostic;
import overtrick.testkit.Seeds;

class LessonReaderTest {

    private static final String BOARD =
            """
            [Event "Raises"]
            [Board "1"]
            [Dealer "S"]
            [Vulnerable "None"]
            [Deal "N:Q72.K83.AJ6.9842 J96.JT4.KT98.Q75 A54.AQ65.Q742.A3 KT83.972.53.KJT6"]
            [Declarer "S"]
            [Contract "3NT"]
            [Auction "S"]
            1NT pass 3NT all pass pass pass
            [Category "Basic"]
            [Difficulty "beginner"]
            [SkillPath "basic/raises"]
            [Student "S"]
            """;

    private static Lesson read(String comment) {
        return read(BOARD, comment);
    }

    private static Lesson read(String board, String comment) {
        var text = board + "{" + comment + "}\n[Play \"W\"]\nS3 *\n";
        return LessonReader.read(text.getBytes(StandardCharsets.UTF_8), "file");
    }

    private static LessonBoard board(String comment) {
        return read(comment).boards().getFirst();
    }

    private static Ask ask(String directive) {
        return board("Prompt. " + directive + " After.").steps().getFirst().ask();
    }

    @Test
    void textBeforeAQuestionIsItsPromptAndTextBehindItTheNextStep() {
        var board = board("[SHOW S] You hold \\H A Q.\n\nAnd now? [BID 1NT] Right,\nof course.");
        assertThat(board.steps())
                .containsExactly(
                        new Step(
                                List.of(new Display.Show(Set.of(Seat.SOUTH))),
                                "You hold ♥ A Q.\n\nAnd now?",
                                new Ask.Bid(Call.parse("1N"), List.of())),
                        new Step(List.of(), "Right, of course.", Ask.Move.END));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    [BID 1NT]                       | 1N |
                    [bid 2\\C]                       | 2C |
                    [BID 3\\S!]                      | 3S |
                    [BID pass]                      | P  |
                    [BID Dbl]                       | X  |
                    [BID 4S] [ACCEPT 3S pass]       | 4S | 3S P
                    [ACCEPT 3S][ACCEPT 2S] [BID 4S] | 4S | 3S 2S
                    """)
    void callsAreReadAsTheyAreWritten(String directive, String right, String accepted) {
        var others = accepted == null ? List.<String>of() : List.of(accepted.split(" "));
        assertThat(ask(directive))
                .isEqualTo(
                        new Ask.Bid(Call.parse(right), others.stream().map(Call::parse).toList()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    [choose-card HA]          | HA
                    [CHOOSE-CARD D7]          | D7
                    [choose-card any:HA,HQ]   | HA HQ
                    [choose-card any: h6, h5] | H6 H5
                    [choose-card \\SA]         | SA
                    [choose-card any:S10,SK]  | ST SK
                    """)
    void cardsAreReadAsTheyAreWritten(String directive, String cards) {
        var right = Stream.of(cards.split(" ")).map(Card::parse).toList();
        assertThat(ask(directive)).isEqualTo(new Ask.Choose(Set.copyOf(right)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    [SHOW NS]                | [SHOW NS]
                    [show nesw]              | [SHOW ALL]
                    [SHOW ALL]               | [SHOW ALL]
                    [showcards W:SK E:SJ]    | [showcards W:SK E:SJ]
                    [showcards S:HA,H5,W:H2] | [showcards S:HA,H5 W:H2]
                    [PLAY N:SQ,E:SJ S:S4]    | [PLAY N:SQ E:SJ S:S4]
                    [RESET]                  | [RESET]
                    [SHOW_LEAD]              | [SHOW_LEAD]
                    [show-lead]              | [SHOW_LEAD]
                    [AUCTION off]            | [AUCTION off]
                    [auction ON]             | [AUCTION on]
                    [clear-commentary]       | [clear-commentary]
                    [rotate W]               | [ROTATE W]
                    [ROLE Defender]          | [ROLE defender]
                    [STAGE The first trick]  | [STAGE The first trick]
                    """)
    void whatIsSeenIsReadAndWrittenTheSameWay(String directive, String written) {
        var lesson = read("Prompt. " + directive + " [NEXT] End.");
        assertThat(lesson.remarks()).isEmpty();
        var step = lesson.boards().getFirst().steps().getFirst();
        assertThat(LessonWriter.text(List.of(step))).startsWith(written + "\n\nPrompt.");
    }

    @Test
    void whatIsNotUnderstoodIsToldByLineAndDoesNothing() {
        var lesson =
                read(
                        "One.\n[BLINK twice]\nTwo [see page 3]. [NEXT]\n[SHOW Z]\n[BID 9C]\n"
                                + "[choose-card any:SA,SK]\n[AUCTION perhaps]\n[ROLE king] End.");
        assertThat(lesson.remarks())
                .extracting(Diagnostic::line)
                .containsExactly(15, 17, 18, 19, 20, 21);
        assertThat(lesson.boards().getFirst().steps())
                .extracting(Step::text)
                .containsExactly("One.\n\nTwo [see page 3].", "End.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    [BID 2D]          | 2D is asked for
                    [PLAY N:SA]       | SA is held by S
                    [showcards Q7]    | no seat before Q7
                    [unheard-of thing] | directive is not known
                    """)
    void whatDoesNotFitTheDealIsTold(String directive, String told) {
        assertThat(read("Prompt. " + directive + " End.").remarks())
                .singleElement()
                .extracting(Diagnostic::message)
                .asString()
                .contains(told);
    }

    @Test
    void tagsSayWhoReadsAndWhatItIsAbout() {
        var west = BOARD.replace("[Student \"S\"]", "[Student \"W\"]");
        var lesson = read(west, "[SHOW W] x [NEXT]");
        assertThat(lesson.title()).isEqualTo("Raises");
        assertThat(lesson.tag("Category")).isEqualTo("Basic");
        assertThat(lesson.tag("Difficulty")).isEqualTo("beginner");
        assertThat(lesson.tag("SkillPath")).isEqualTo("basic/raises");
        assertThat(lesson.boards().getFirst().student()).isEqualTo(Seat.WEST);
    }

    @Test
    void allPassEndsTheAuctionHoweverManyPassesFollow() {
        var lesson = read("x [NEXT] y");
        assertThat(lesson.remarks()).isEmpty();
        assertThat(lesson.boards().getFirst().auction().orElseThrow().text())
                .isEqualTo("1N P 3N P P P");
    }

    @Test
    void marksOfPagesAreBoldOrNothing() {
        var board = board("It <b>MUST</b> be <i>so</i>.<br>And <u>so</u>. [NEXT] x");
        assertThat(board.steps().getFirst().text()).isEqualTo("It <b>MUST</b> be so.\n\nAnd so.");
        var spans = Prose.paragraphs("Lead <b>the ♥K</b> now").getFirst();
        assertThat(spans)
                .extracting(Prose.Span::text)
                .containsExactly("Lead ", "the ", "♥", "K", " now");
        assertThat(spans)
                .extracting(Prose.Span::bold)
                .containsExactly(false, true, true, true, false);
    }

    @Test
    void aBoardWithoutDirectivesIsLookedAtStepByStep() {
        var text = BOARD + "{A fine game.}\n[Play \"W\"]\nS3 S2 SJ SA\nC6 C2 C5 CA\n*\n";
        var lesson = LessonReader.read(text.getBytes(StandardCharsets.UTF_8), "file");
        var board = lesson.boards().getFirst();
        assertThat(board.told()).isFalse();
        assertThat(board.steps()).hasSize(4);
        assertThat(Scene.at(board, 0).shown()).containsExactly(Seat.SOUTH);
        var second = Scene.at(board, 2);
        assertThat(second.shown()).containsExactlyInAnyOrder(Seat.NORTH, Seat.SOUTH);
        assertThat(second.table()).hasSize(4);
        assertThat(second.gone().size()).isEqualTo(4);
        assertThat(board.steps().getLast().text()).isEqualTo("A fine game.");
        assertThat(Scene.at(board, 3).shown()).hasSize(4);
    }

    @Test
    void theSceneGrowsStepByStep() {
        var board =
                board(
                        "[SHOW S] One. [BID 1NT] [SHOW N] [AUCTION off] [SHOW_LEAD] Two."
                                + " [PLAY W:S3,N:S2] [showcards W:C6 S:CA,C3] [NEXT] [ROTATE W]"
                                + " [AUCTION on] [RESET] [clear-commentary] Three. [ROTATE] Four.");
        var start = Scene.at(board, 0);
        assertThat(start.auction().orElseThrow().calls()).isEmpty();
        assertThat(start.lead()).isEmpty();
        var second = Scene.at(board, 1);
        assertThat(second.auction()).isEmpty();
        assertThat(second.shown()).containsExactlyInAnyOrder(Seat.NORTH, Seat.SOUTH);
        assertThat(second.lead()).contains(Card.parse("S3"));
        assertThat(second.earlier()).containsExactly("One.");
        assertThat(second.table()).containsEntry(Seat.SOUTH, Card.parse("CA")).hasSize(2);
        assertThat(second.gone().stream().map(Card::code))
                .containsExactlyInAnyOrder("S3", "S2", "C3");
        var third = Scene.at(board, 2);
        assertThat(third.gone().isEmpty()).isTrue();
        assertThat(third.nearest()).isEqualTo(Seat.WEST);
        assertThat(third.auction().orElseThrow().isOver()).isTrue();
        assertThat(third.earlier()).isEmpty();
        assertThat(Scene.at(board, 3).nearest()).isEqualTo(Seat.EAST);
    }

    @Test
    void aCallIsAskedWhereTheRecordHasIt() {
        var auction = BOARD.replace("1NT pass 3NT all", "1NT pass 2C pass 2H pass 3NT all");
        var board = read(auction, "You opened. [BID 2H] Fine. [BID pass] End.").boards().getFirst();
        assertThat(board.callsAt(0)).isEqualTo(4);
        assertThat(board.callsAt(1)).isEqualTo(8);
        assertThat(board.callsAt(2)).isEqualTo(10);
    }

    @Test
    void writtenAgainItIsReadTheSame() {
        var lesson =
                read(
                        "[SHOW S] One. [BID 1NT] [ACCEPT 1H] [ROLE declarer] [SHOW NS] Two \\S"
                                + " <b>b</b>. [showcards W:C6 S:CA,C3] [choose-card any:H6,H5]"
                                + " [PLAY N:S2] [NEXT] [ROTATE] Three. [STAGE Last] Four.");
        assertThat(LessonReader.read(LessonWriter.write(lesson), "file")).isEqualTo(lesson);
    }

    @Test
    void noTextTakesLongOrThrows() {
        var pieces =
                List.of(
                        "[BID 1NT]",
                        "[BID",
                        "]",
                        "[",
                        "[[[[",
                        "[choose-card any:]",
                        "[SHOW ]",
                        "[PLAY N:]",
                        "\\S",
                        "<b>",
                        "</b>",
                        "\n\n",
                        " word ",
                        "[ACCEPT ]",
                        "[NEXT]",
                        "[ROTATE Q]",
                        "[showcards W:SK,E:]",
                        "[STAGE ]",
                        "%",
                        "\"",
                        "[Deal \"x\"]");
        var random = Seeds.chance(41);
        for (int round = 0; round < 40; round++) {
            var text = new StringBuilder();
            for (int piece = 0; piece < 200; piece++) {
                text.append(pieces.get(random.nextInt(pieces.size())));
            }
            var lesson = read(text.toString());
            for (var board : lesson.boards()) {
                for (int step = 0; step < board.steps().size(); step++) {
                    assertThat(Scene.at(board, step).shown()).isNotEmpty();
                }
            }
            var again = LessonReader.read(LessonWriter.write(lesson), "x");
            assertThat(again.boards()).hasSameSizeAs(lesson.boards());
        }
    }

    @Test
    void whatAStrangerSendsHasLimits() {
        var manySteps = read("x [NEXT] ".repeat(2_000));
        assertThat(manySteps.boards().getFirst().steps()).hasSize(LessonReader.STEPS);
        assertThat(manySteps.remarks()).isNotEmpty();
        var longText = read("word ".repeat(30_000) + "[NEXT] end");
        assertThat(longText.remarks())
                .extracting(Diagnostic::message)
                .anyMatch(one -> one.contains("40,000"));
        var large = new byte[LessonReader.LARGEST + 1];
        assertThat(LessonReader.read(large, "x").boards()).isEmpty();
        assertThat(LessonReader.read(large, "x").remarks()).hasSize(1);
        var manyBoards = BOARD.repeat(500).getBytes(StandardCharsets.UTF_8);
        assertThat(LessonReader.read(manyBoards, "x").remarks()).isNotEmpty();
    }

    /// Habits of public files, in small texts of our own.
    @Test
    void twoHandsAreEnoughAndTheOthersAreNeverSeen() {
        var two =
                BOARD.replaceFirst(
                        "\\[Deal .*]", "[Deal \"W:- Q72.K83.AJ6.9842 - A54.AQ65.Q742.A3\"]");
        var lesson = read(two, "[SHOW ALL] Both hands. [BID 1NT]");
        assertThat(lesson.remarks()).isEmpty();
        var board = lesson.boards().getFirst();
        assertThat(board.hidden()).containsExactlyInAnyOrder(Seat.WEST, Seat.EAST);
        assertThat(Scene.at(board, 0).shown()).containsExactly(Seat.NORTH, Seat.SOUTH);
        var again = LessonReader.read(LessonWriter.write(lesson), "file").boards().getFirst();
        assertThat(again.hidden()).isEqualTo(board.hidden());
        assertThat(again.steps()).isEqualTo(board.steps());
    }

    @Test
    void aSeatBeforeEachHandIsUnderstood() {
        var named =
                BOARD.replace(" J96.", " E:J96.")
                        .replace(" A54.", " S:A54.")
                        .replace(" KT83.", " W:KT83.");
        assertThat(read(named, "[SHOW N]").boards().getFirst().played().board())
                .isEqualTo(board("[SHOW N]").played().board());
        assertThat(read(named.replace("E:J96", "W:J96"), "[SHOW N]").boards()).isEmpty();
    }

    @Test
    void theAuctionCountsWhereTheContractToldIsAnother() {
        var other = read(BOARD.replace("3NT\"", "3NTX\""), "[BID 1NT]");
        assertThat(other.boards().getFirst().auction()).isEqualTo(board("[BID 1NT]").auction());
        assertThat(other.remarks())
                .singleElement()
                .extracting(Diagnostic::message)
                .asString()
                .contains("the auction counts");
    }

    @Test
    void whatProgramsReckonedAndLabelsAreNoText() {
        var reckoned =
                BOARD.replace("[Declarer", "{HCP 10 9 16 5}\n{Curate\nclass: good\n}\n[Declarer");
        var lesson = read(reckoned + "{A set of boards 1}\n", "[SHOW S] What now? [BID 1NT]");
        assertThat(lesson.boards().getFirst().steps().getFirst().text()).isEqualTo("What now?");
        var plain = read(reckoned, "A look at it.").boards().getFirst();
        assertThat(plain.steps().getLast().text()).isEqualTo("A look at it.");
    }

    @Test
    void aCallOfSomebodyElseIsNoQuestionAndPronounsFollowWhoMadeIt() {
        var board = board("You begin. [BID 1NT] @S @v(have|has) it. [BID 3NT] @S @v(jump|jumps).");
        assertThat(board.steps())
                .containsExactly(
                        new Step(
                                List.of(), "You begin.", new Ask.Bid(Call.parse("1NT"), List.of())),
                        new Step(List.of(), "You have it.", Ask.Move.NEXT),
                        new Step(List.of(), "Your partner jumps.", Ask.Move.END));
    }

    @Test
    void otherRightCallsBelongToTheQuestionBeforeUnlessOneFollowsAtOnce() {
        var steps = board("[BID 1NT] ⟦Balanced. [ACCEPT 1D]⟧ Then [BID P]").steps();
        assertThat(steps.getFirst().ask())
                .isEqualTo(new Ask.Bid(Call.parse("1NT"), List.of(Call.parse("1D"))));
        assertThat(steps.get(1).text()).isEqualTo("Balanced. Then");
    }

    @Test
    void aFileSaysWhichSystemItsReaderPlays() {
        assertThat(board("[BID 1NT]").system()).isEmpty();
        var named = BOARD + "[BidSystemNS \"2/1GF - 2/1 Game Force\"]\n[BidSystemEW \"SAYC\"]\n";
        var board = read(named, "[BID 1NT]").boards().getFirst();
        assertThat(board.system()).contains("two-over-one");
        assertThat(board.before(0).orElseThrow().calls()).isEmpty();
        var west = read(named.replace("t \"S\"]\n[Bid", "t \"W\"]\n[Bid"), "[BID P]");
        assertThat(west.boards().getFirst().system()).contains("standard-american");
    }

    @Test
    void eachRoleAndStageIsAStep() {
        var steps =
                board(
                                "[ROLE leader][STAGE pre-lead] Lead. [ROLE declarer] Plan. [POST-AUCTION] End.")
                        .steps();
        assertThat(steps).extracting(Step::text).containsExactly("Lead.", "Plan.", "End.");
    }

    @Test
    void whatIsLeftOfHandsIsShownAndSeatsTurnWithTheTable() {
        var left = board("[SHOW NS] [showcards N:DA,C2 S:HA,H5] Four cards. [NEXT]");
        assertThat(Scene.at(left, 0).gone().size()).isEqualTo(22);
        var turned = read("[SHOW S] Now? [BID 3NT] [ROTATE] [PLAY N:HA] Gone. [NEXT]");
        assertThat(turned.remarks()).isEmpty();
        var board = turned.boards().getFirst();
        assertThat(board.student()).isEqualTo(Seat.NORTH);
        assertThat(Scene.at(board, 0).shown()).containsExactly(Seat.NORTH);
        assertThat(Scene.at(board, 2).nearest()).isEqualTo(Seat.SOUTH);
        assertThat(Scene.at(board, 2).gone().contains(Card.parse("HA"))).isTrue();
    }

    @Test
    void notrumpAndSignsTornOffAreText() {
        assertThat(
                        board("In 3\\N, with five\n\n♥\n\ns and a\n\n♠\n\nsuit. [NEXT]")
                                .steps()
                                .getFirst()
                                .text())
                .isEqualTo("In 3NT, with five ♥s and a ♠ suit.");
    }
}
