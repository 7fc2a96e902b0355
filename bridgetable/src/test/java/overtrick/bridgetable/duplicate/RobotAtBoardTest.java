package overtrick.bridgetable.duplicate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.board.BoardCommand.AnswerClaim;
import overtrick.bridge.board.BoardCommand.MakeClaim;
import overtrick.bridge.board.BoardCommand.PlayCard;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardEvent.BoardOpened;
import overtrick.bridge.board.BoardEvent.CallMade;
import overtrick.bridge.board.BoardEvent.CardPlayed;
import overtrick.bridge.board.BoardEvent.ClaimMade;
import overtrick.bridge.board.BoardEvent.ClaimObjected;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.board.Claim;
import overtrick.bridge.duplicate.DuplicateRules;
import overtrick.bridge.play.Play;
import overtrick.cards.Card;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.house.terms.Strength;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.stake.Plain;

/// Claims of robots at a table of the club, and their answers to those of others.
@Timeout(value = 30, unit = TimeUnit.SECONDS)
class RobotAtBoardTest {

    private static final DuplicateRules RULES = new DuplicateRules();
    private static final Robots ROBOTS = new Robots(Strength.CLUB, new Readings());

    /// North declares seven notrump with every top card.
    private static final Deal COLD =
            Deal.parse("N:AKQJ.AKQ.AKQ.AKQ 5432.432.432.432 T987.T98.T98.T98 6.J765.J765.J765");

    private static List<BoardEvent> afterTheFirstTrick() {
        var board = Board.of(new BoardNumber(1), COLD);
        var events = new ArrayList<BoardEvent>();
        events.add(new BoardOpened(board, Optional.empty()));
        var auction = Auction.parse(Seat.NORTH, "7N P P P");
        for (int place = 0; place < auction.calls().size(); place++) {
            events.add(
                    new CallMade(
                            auction.caller(place), auction.calls().get(place), Optional.empty()));
        }
        var play = Play.of(auction.contract().orElseThrow(), COLD);
        for (var word : List.of("S2", "S7", "S6", "SA")) {
            events.add(new CardPlayed(play.turn(), Card.parse(word)));
            play = play.with(Card.parse(word));
        }
        return events;
    }

    private static Optional<BoardView> view(Seat seat, BoardEvent... more) {
        var events = afterTheFirstTrick();
        events.addAll(List.of(more));
        return RULES.view(RULES.replay(events), seat);
    }

    @Test
    void aSearchingRobotClaimsWhatIsCold() throws InterruptedException {
        var robot = ROBOTS.bidding(Agreements.STANDARD, Plain.IMPS, Optional.empty());

        assertThat(robot.think(view(Seat.NORTH))).contains(new MakeClaim(12, ""));
        assertThat(robot.atOnce(view(Seat.NORTH)).orElseThrow()).isInstanceOf(PlayCard.class);
    }

    @Test
    void aRobotByRulesOfThumbPlaysOn() throws InterruptedException {
        var robot = ROBOTS.bidding(Agreements.STANDARD, Plain.IMPS, Optional.of(Strength.THUMB));

        assertThat(robot.think(view(Seat.NORTH)).orElseThrow()).isInstanceOf(PlayCard.class);
    }

    @Test
    void aClaimThatWasObjectedToIsNotMadeAgain() throws InterruptedException {
        var robot = ROBOTS.bidding(Agreements.STANDARD, Plain.IMPS, Optional.empty());
        var again =
                view(
                        Seat.NORTH,
                        new ClaimMade(new Claim(Seat.NORTH, 12, "")),
                        new ClaimObjected(Seat.EAST));

        assertThat(robot.think(again).orElseThrow()).isInstanceOf(PlayCard.class);
    }

    @Test
    void whatIsRightIsAgreedToAndWhatIsTooMuchIsNot() throws InterruptedException {
        var robot = ROBOTS.bidding(Agreements.STANDARD, Plain.IMPS, Optional.empty());
        var right = view(Seat.EAST, new ClaimMade(new Claim(Seat.NORTH, 12, "")));
        var conceded = view(Seat.NORTH, new ClaimMade(new Claim(Seat.EAST, 0, "")));
        var tooMuch = view(Seat.NORTH, new ClaimMade(new Claim(Seat.EAST, 1, "")));

        assertThat(robot.think(right)).contains(new AnswerClaim(true));
        assertThat(robot.think(conceded)).contains(new AnswerClaim(true));
        assertThat(robot.think(tooMuch)).contains(new AnswerClaim(false));
    }
}
