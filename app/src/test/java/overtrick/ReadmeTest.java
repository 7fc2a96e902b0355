package overtrick;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.bridge.board.BoardRefusal.NOT_YOUR_TURN;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.auction.CallRefusal;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardEvent.BoardOpened;
import overtrick.bridge.board.BoardEvent.CallMade;
import overtrick.bridge.duplicate.DuplicateRules;
import overtrick.bridge.play.CardRefusal;
import overtrick.bridge.play.Play;
import overtrick.bridge.score.Score;
import overtrick.bridge.score.Score.Part.DoubledAndMade;
import overtrick.bridge.score.Score.Part.Game;
import overtrick.bridge.score.Score.Part.TrickPoints;
import overtrick.cards.Card;
import overtrick.cards.Deal;
import overtrick.cards.DealNumber;
import overtrick.cards.SealedDeal;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.cards.Suit;
import overtrick.cards.rules.Decision;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.pbn.PlayedBoard;
import overtrick.robots.Meanings;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.board.Robot;
import overtrick.systems.Words;
import overtrick.testkit.Golden;

/// The snippets of the README, compiled and run. What stands here between `snippet:` and `end`
/// stands there word for word; `./dev golden` copies it.
class ReadmeTest {

    private static final Deal DEAL =
            Deal.parse("N:K73.Q952.862.A75 QJ95.3.AJT7.KQ92 A6.AKJ74.KQ53.64 T842.T86.94.JT83");

    private static final Pattern SNIPPET =
            Pattern.compile("(?ms)^ *// snippet: (\\w+)\\n(.*?)^ *// end$");

    private static final Pattern BLOCK =
            Pattern.compile("(?s)<!-- snippet: (\\w+) -->\\n```java\\n(.*?)```");

    private static final Board BOARD = Board.of(new BoardNumber(3), DEAL);

    @Test
    void deal() {
        // snippet: deal
        var deal =
                Deal.parse("N:K73.Q952.862.A75 QJ95.3.AJT7.KQ92 A6.AKJ74.KQ53.64 T842.T86.94.JT83");
        var south = deal.hand(Seat.SOUTH);
        assertThat(south.highCardPoints()).isEqualTo(17);
        assertThat(south.ranks(Suit.HEARTS)).isEqualTo("AKJ74");
        assertThat(deal.holder(Card.parse("CK"))).isEqualTo(Seat.EAST);

        // Every deal has a number, and every number below 52! / 13!⁴ is a deal.
        assertThat(DealNumber.of(deal).deal()).isEqualTo(deal);
        // end
    }

    @Test
    void sealed() {
        // snippet: sealed
        var sealed = SealedDeal.draw(new SecureRandom()); // uniform over all deals
        String shownBefore = sealed.commitment(); // SHA-256 of deal and key

        var opened = new SealedDeal(sealed.deal(), sealed.key()); // shown after the last card
        assertThat(opened.commitment()).isEqualTo(shownBefore);
        // end
    }

    @Test
    void bid() {
        // snippet: bid
        var auction = Auction.parse(Seat.SOUTH, "1H P 2H X");
        assertThat(auction.turn()).contains(Seat.SOUTH);

        var standing = auction.standing();
        assertThat(standing.refusal(Call.parse("2D"))).contains(CallRefusal.INSUFFICIENT_BID);
        assertThat(CallRefusal.INSUFFICIENT_BID.law()).contains("Law 18D");
        assertThat(standing.refusal(Word.REDOUBLE)).isEmpty(); // no refusal: it may be said

        var ended = auction.with(Call.parse("4H")).with(Word.PASS).with(Word.PASS).with(Word.PASS);
        var contract = ended.contract().orElseThrow();
        assertThat(contract.code()).isEqualTo("4HS");
        assertThat(contract.leader()).isEqualTo(Seat.WEST);
        // end
    }

    @Test
    void play() {
        var deal = DEAL;
        var contract = Auction.parse(Seat.SOUTH, "1H P 2H X 4H P P P").contract().orElseThrow();
        // snippet: play
        var play = Play.of(contract, deal).with(Card.parse("CJ")); // West leads
        assertThat(play.turn()).isEqualTo(Seat.NORTH); // dummy's hand
        assertThat(play.player()).isEqualTo(Seat.SOUTH); // declarer plays it

        assertThat(play.refusal(Card.parse("SK"))).contains(CardRefusal.MUST_FOLLOW_SUIT);
        assertThat(play.refusal(Card.parse("CK"))).contains(CardRefusal.NOT_IN_HAND);

        for (String card : List.of("CA", "C9", "C4")) {
            play = play.with(Card.parse(card));
        }
        var trick = play.tricks().getFirst();
        assertThat(trick.winner(contract.strain())).isEqualTo(Seat.NORTH);
        assertThat(play.won(Side.NORTH_SOUTH)).isEqualTo(1);
        // end
    }

    @Test
    void score() {
        // snippet: score
        var threeClubs = new Bid(3, Strain.CLUBS);
        boolean vulnerable = false;
        var score = Score.of(threeClubs, Doubling.DOUBLED, vulnerable, 9);
        assertThat(score.points()).isEqualTo(470);
        assertThat(score.parts())
                .containsExactly(
                        new TrickPoints(threeClubs, Doubling.DOUBLED, 120),
                        new Game(120, vulnerable, 300),
                        new DoubledAndMade(Doubling.DOUBLED, 50));
        // end
    }

    @Test
    void board() {
        var deal = DEAL;
        // snippet: board
        var rules = new DuplicateRules();
        var board = Board.of(new BoardNumber(3), deal); // South deals, East and West are vulnerable
        var table = rules.evolve(rules.start(), new BoardOpened(board, Optional.empty()));

        // decide: what follows from a command, or why it may not be
        var command = new MakeCall(Call.parse("1H"));
        var event = new CallMade(Seat.SOUTH, Call.parse("1H"), Optional.empty());
        assertThat(rules.decide(table, Seat.WEST, command))
                .isEqualTo(Decision.refuse(NOT_YOUR_TURN));
        assertThat(rules.decide(table, Seat.SOUTH, command)).isEqualTo(Decision.accept(event));

        // evolve: what an event makes of the state
        table = rules.evolve(table, event);

        // view: what one viewer may know, and nothing else
        var west = rules.view(table, Seat.WEST).orElseThrow();
        assertThat(west.hands()).containsOnlyKeys(Seat.WEST);
        assertThat(west.isMyTurn()).isTrue();
        assertThat(west.calls()).hasSize(34); // pass, double, and the 32 bids above 1♥
        // end
    }

    @Test
    void pbn() {
        var board = BOARD;
        // snippet: pbn
        var auction = Auction.parse(Seat.SOUTH, "1H P 2H X 4H P P P");
        var played =
                new PlayedBoard(
                        board,
                        Map.of("Event", "Friday night"),
                        Optional.of(auction),
                        Map.of(0, "five hearts or more"), // a note to the first call
                        Optional.empty(),
                        Optional.empty());
        String text = Pbn.text(List.of(played));
        assertThat(text).contains("[Declarer \"S\"]", "[Contract \"4H\"]");

        var file = Pbn.read(text);
        assertThat(file.diagnostics()).isEmpty();
        assertThat(file.played()).containsExactly(played);

        // Reading goes on where it can, and says by line and column where it had to guess.
        var forgiven = Pbn.read(text.replace("[Dealer \"S\"]", "[Dealer \"X\"]"));
        assertThat(forgiven.played()).containsExactly(played);
        assertThat(forgiven.diagnostics().getFirst().message())
                .isEqualTo("seat is not N, E, S or W: X; board 3 tells what is right");
        // end
    }

    @Test
    void robot() {
        var board = BOARD;
        // snippet: robot
        var rules = new DuplicateRules();
        var table = rules.evolve(rules.start(), new BoardOpened(board, Optional.empty()));
        var view = rules.view(table, Seat.SOUTH).orElseThrow(); // a robot gets no more than this

        var command = (MakeCall) Robot.beginner().move(view).orElseThrow();
        assertThat(command.call()).isEqualTo(Call.parse("1H"));
        assertThat(Meanings.text(command.meaning().orElseThrow(), Locale.of("vi")))
                .isEqualTo("Mở bài ở chất lớn");

        var read = new Readings().of(Agreements.STANDARD, view.auction(), view.vulnerability());
        assertThat(Words.in(Locale.ENGLISH).text(read.meaning(command.call())))
                .isEqualTo(
                        "Opening in a major: 5+ ♥, no suit longer than ♥;"
                                + " 12–21 HCP or 10–11 HCP + rule of twenty");
        // end
    }

    @Test
    void readmeShowsWhatRuns() throws IOException {
        var here = Path.of(System.getProperty("basedir", ""));
        var readme = here.resolve("../README.md");
        var source = here.resolve("src/test/java/overtrick/ReadmeTest.java");
        String shown = Files.readString(readme);
        var snippets = snippets(Files.readString(source));

        String right = BLOCK.matcher(shown).replaceAll(block -> quoted(block, snippets));
        if ("rewrite".equals(System.getProperty(Golden.PROPERTY))) {
            Files.writeString(readme, right);
            shown = right;
        }

        assertThat(BLOCK.matcher(shown).results().map(block -> block.group(1)))
                .as("Java in the README, and the snippets here")
                .containsExactlyElementsOf(snippets.keySet())
                .hasSize(shown.split("```java", -1).length - 1);
        assertThat(shown).isEqualTo(right);
    }

    private static String quoted(MatchResult block, Map<String, String> snippets) {
        String name = block.group(1);
        return Matcher.quoteReplacement(
                "<!-- snippet: %s -->\n```java\n%s```"
                        .formatted(name, snippets.getOrDefault(name, "no such snippet\n")));
    }

    /// By name, in the order of the source.
    private static Map<String, String> snippets(String source) {
        return SNIPPET.matcher(source)
                .results()
                .collect(
                        Collectors.toMap(
                                match -> match.group(1),
                                match -> match.group(2).indent(-8),
                                (first, _) -> first,
                                LinkedHashMap::new));
    }
}
