package overtrick.bridge.ancestors;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.auction.AuctionRules;
import overtrick.bridge.auction.Bidding;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.DummyRule;
import overtrick.bridge.auction.TurnedTrump;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.OpenBoard;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.board.BoardRules;
import overtrick.bridge.board.HouseRules;
import overtrick.bridge.sitting.Scorer;
import overtrick.bridge.sitting.Sitting;
import overtrick.bridge.sitting.SittingGame;
import overtrick.bridge.sitting.SittingRules;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.testkit.Conformance;
import overtrick.testkit.Sample;
import overtrick.testkit.Seeds;

/// Every game that bridge grew from, played by chance: what the kernel promises of any game, and
/// that each comes to an end.
class AncestorGamesTest {

    private static final int WHOLE_GAMES = Integer.getInteger("overtrick.games", 3);

    private static final int CONFORMING = 2;

    /// A game of random bids may last long; one of real players never does so long.
    private static final int LONGEST = 5_000;

    /// @param bidding how trumps are fixed, and who is dummy
    record Ancestor(String name, Scorer<?> scorer, Bidding bidding) {
        @Override
        public String toString() {
            return name;
        }

        BoardRules boards() {
            return new BoardRules(HouseRules.FRIENDLY, bidding);
        }
    }

    static Stream<Ancestor> games() {
        var threeHanded = new CutThroatScorer(List.of(Seat.SOUTH, Seat.WEST, Seat.EAST));
        var noDummy = TurnedTrump.with(DummyRule.Usual.NONE);
        var club = AuctionTerms.AUCTION_CLUB;
        return Stream.of(
                new Ancestor("short whist", whist(WhistTerms.SHORT), noDummy),
                new Ancestor("long whist", whist(WhistTerms.LONG), noDummy),
                new Ancestor("American whist", whist(WhistTerms.AMERICAN), noDummy),
                new Ancestor(
                        "dummy whist",
                        whist(WhistTerms.SHORT),
                        TurnedTrump.with(new DummyRule.Always(Seat.NORTH))),
                new Ancestor(
                        "bridge-whist",
                        new BridgeWhistScorer(BridgeWhistTerms.USUAL, Seat.NORTH),
                        BridgeWhistTerms.USUAL.declaring()),
                new Ancestor("auction", auction(AuctionTerms.AUCTION_1920), AuctionRules.CONTRACT),
                new Ancestor("the club's auction", auction(club), club.auction()),
                new Ancestor("plafond", auction(AuctionTerms.PLAFOND), AuctionRules.CONTRACT),
                new Ancestor("cut-throat", threeHanded, threeHanded.auction()));
    }

    private static WhistScorer whist(WhistTerms terms) {
        return new WhistScorer(terms, Seat.NORTH);
    }

    private static AuctionScorer auction(AuctionTerms terms) {
        return new AuctionScorer(terms, Seat.EAST);
    }

    @ParameterizedTest
    @MethodSource("games")
    void keepsThePromises(Ancestor game) {
        conforms(game, game.scorer());
    }

    private static <S> void conforms(Ancestor game, Scorer<S> scorer) {
        var told = new SittingGame<>(scorer, game.boards(), 2, _ -> {});

        assertThat(new Conformance<>(told).play(CONFORMING)).hasSize(CONFORMING);
    }

    @ParameterizedTest
    @MethodSource("games")
    void comesToAnEnd(Ancestor game) {
        Seeds.each(WHOLE_GAMES, chance -> playsToItsEnd(game, game.scorer(), chance));
    }

    private static <S> void playsToItsEnd(Ancestor game, Scorer<S> scorer, RandomGenerator chance) {
        var rules = new SittingRules<>(scorer, game.boards());
        var sitting = rules.start();
        var next = scorer.next(sitting.score());
        while (next.isPresent()) {
            assertThat(sitting.opened()).as("deals").isLessThan(LONGEST);
            var number = new BoardNumber(1 + sitting.opened() % 999);
            var board = next.get().board(number, Sample.deal(chance), chance);
            sitting = after(rules, sitting, new OpenBoard(board, Optional.empty()));
            while (!sitting.board().orElseThrow().isOver()) {
                sitting = after(rules, sitting, chosen(sitting.board().get(), chance));
            }
            next = scorer.next(sitting.score());
        }
    }

    private static <S> Sitting<S> after(
            SittingRules<S> rules, Sitting<S> sitting, BoardCommand command) {
        var actor =
                command instanceof OpenBoard
                        ? Outsider.HOUSE
                        : sitting.board().orElseThrow().actor().orElseThrow();
        if (!(rules.decide(sitting, actor, command) instanceof Accepted<BoardEvent>(var events))) {
            throw new AssertionError("refused: " + command);
        }
        for (var event : events) {
            sitting = rules.evolve(sitting, event);
        }
        return sitting;
    }

    /// Mostly passes, so that low contracts come about, of which some are made.
    private static BoardCommand chosen(BoardInPlay board, RandomGenerator chance) {
        if (board.play().isPresent()) {
            var cards = board.play().get().playable().stream().toList();
            return new BoardCommand.PlayCard(cards.get(chance.nextInt(cards.size())));
        }
        var calls = board.auction().legalCalls();
        boolean passes = chance.nextInt(4) > 0 && calls.contains(Call.Word.PASS);
        return new BoardCommand.MakeCall(
                passes ? Call.Word.PASS : calls.get(chance.nextInt(Math.min(12, calls.size()))));
    }

    /// Who sits opposite declarer takes the vacant chair with their cards, and goes back before the
    /// next deal.
    @Test
    void atCutThroatDummyLiesBetweenTheDefenders() {
        var chance = new SplittableRandom(1);
        var scorer = new CutThroatScorer(List.of(Seat.SOUTH, Seat.WEST, Seat.EAST));
        var rules =
                new SittingRules<>(scorer, new BoardRules(HouseRules.FRIENDLY, scorer.auction()));
        var sitting = opened(rules, rules.start(), chance);
        for (String call : List.of("P", "1H", "P", "P")) {
            sitting = after(rules, sitting, new BoardCommand.MakeCall(Call.parse(call)));
        }
        var board = sitting.board().orElseThrow();
        var dealt = board.board().deal();

        assertThat(board.contract().orElseThrow().declarer()).isEqualTo(Seat.WEST);
        assertThat(board.deal().hand(Seat.NORTH)).isEqualTo(dealt.hand(Seat.EAST));
        assertThat(board.deal().hand(Seat.EAST)).isEqualTo(dealt.hand(Seat.NORTH));
        assertThat(board.actor()).contains(Seat.NORTH); // who was East leads

        var led = board.play().orElseThrow().playable().highest();
        sitting = after(rules, sitting, new BoardCommand.PlayCard(led));
        assertThat(sitting.board().orElseThrow().actor()).contains(Seat.WEST); // for dummy
        while (!sitting.board().orElseThrow().isOver()) {
            sitting = after(rules, sitting, chosen(sitting.board().get(), chance));
        }

        var next = opened(rules, sitting, chance).board().orElseThrow();
        assertThat(next.exchanged()).isEmpty();
        assertThat(next.auction().turn()).contains(Seat.WEST);
    }

    /// The card turned up makes trumps, nothing is called, and all four play.
    @Test
    void atWhistTheLastCardMakesTrumps() {
        var boards = new BoardRules(HouseRules.FRIENDLY, TurnedTrump.with(DummyRule.Usual.NONE));
        var rules = new SittingRules<>(whist(WhistTerms.SHORT), boards);
        var sitting = opened(rules, rules.start(), new SplittableRandom(2));
        var board = sitting.board().orElseThrow();
        var up = board.board().turned().orElseThrow();

        assertThat(board.board().deal().holder(up)).isEqualTo(Seat.NORTH);
        assertThat(board.contract().orElseThrow().strain().trumps()).contains(up.suit());
        assertThat(board.actor()).contains(Seat.EAST); // the eldest hand
        assertThat(rules.view(sitting, Seat.SOUTH).board().orElseThrow().auction().bidding())
                .isEqualTo(new TurnedTrump(Optional.of(up), DummyRule.Usual.NONE));

        var led = board.play().orElseThrow().playable().highest();
        var after = after(rules, sitting, new BoardCommand.PlayCard(led));
        assertThat(rules.view(after, Seat.WEST).board().orElseThrow().hands())
                .containsOnlyKeys(Seat.WEST);
        assertThat(after.board().orElseThrow().actor()).contains(Seat.SOUTH);
    }

    private static <S> Sitting<S> opened(
            SittingRules<S> rules, Sitting<S> sitting, RandomGenerator chance) {
        var next = rules.view(sitting, Outsider.HOUSE).next().orElseThrow();
        var number = new BoardNumber(sitting.opened() + 1);
        var board = next.board(number, Sample.deal(chance), chance);
        return after(rules, sitting, new OpenBoard(board, Optional.empty()));
    }
}
