package overtrick.boards.page;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.OpenBoard;
import overtrick.bridge.board.BoardCommand.PlayCard;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.board.BoardRules;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.board.HouseRules;
import overtrick.bridge.play.Play;
import overtrick.bridge.score.Result;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Card;
import overtrick.cards.Party.Outsider;
import overtrick.cards.SealedDeal;
import overtrick.house.codes.TableId;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.board.Robot;
import overtrick.systems.BiddingSystem;

/// Boards that robots have played at two tables, with differences of every kind: other systems,
/// calls and cards that nobody would think of, claims of any number of tricks, the same auction
/// once more, all passed.
///
/// @param here at the one table
/// @param there the same board at the other
record RobotTables(FinishedBoard here, FinishedBoard there) {

    private static final BoardRules RULES = new BoardRules(HouseRules.COMPARED);

    /// In how many of a hundred calls or cards, or of a thousand moments of the play, somebody
    /// calls, plays or claims what comes into their head.
    private record Whims(int calls, int cards, int claims) {

        private static final List<Whims> ALL =
                List.of(
                        new Whims(0, 0, 0),
                        new Whims(0, 6, 0),
                        new Whims(0, 25, 3),
                        new Whims(10, 0, 0),
                        new Whims(10, 10, 2),
                        new Whims(40, 15, 10));

        static Whims any(RandomGenerator chance) {
            return ALL.get(chance.nextInt(ALL.size()));
        }
    }

    static RobotTables of(RandomGenerator chance, Readings readings) {
        var deal = SealedDeal.draw(chance).deal();
        var board = Board.of(new BoardNumber(1 + chance.nextInt(16)), deal);
        var here = table(board, "HERE2", agreed(chance), Optional.empty(), chance, readings);
        boolean sameCalls = chance.nextInt(3) == 0;
        var calls = sameCalls ? Optional.of(here.auction().calls()) : Optional.<List<Call>>empty();
        var agreements = sameCalls ? here.agreements() : agreed(chance);
        return new RobotTables(here, table(board, "THERE", agreements, calls, chance, readings));
    }

    private static Agreements agreed(RandomGenerator chance) {
        var names = BiddingSystem.NAMES;
        return new Agreements(
                names.get(chance.nextInt(names.size())), names.get(chance.nextInt(names.size())));
    }

    private static FinishedBoard table(
            Board board,
            String code,
            Agreements agreements,
            Optional<List<Call>> calls,
            RandomGenerator chance,
            Readings readings) {
        var robot = Robot.playing(agreements, readings);
        var whims = Whims.any(chance);
        var now =
                RULES.after(RULES.start(), Outsider.HOUSE, new OpenBoard(board, Optional.empty()))
                        .orElseThrow();
        Optional<Result> claimed = Optional.empty();
        while (!now.isOver() && claimed.isEmpty()) {
            var actor = now.actor().orElseThrow();
            var view = RULES.view(Optional.of(now), actor).orElseThrow();
            var wish = wish(view, robot, calls, whims, chance);
            now = RULES.after(Optional.of(now), actor, wish).orElseThrow();
            claimed = now.play().flatMap(play -> claim(play, whims, chance));
        }
        return finished(board, code, agreements, now, claimed);
    }

    private static BoardCommand wish(
            BoardView view,
            Robot robot,
            Optional<List<Call>> calls,
            Whims whims,
            RandomGenerator chance) {
        if (!view.calls().isEmpty()) {
            int made = view.auction().calls().size();
            if (calls.isPresent()) {
                return new MakeCall(calls.get().get(made));
            }
            boolean whim = made < 8 && chance.nextInt(100) < whims.calls();
            var low = view.calls().stream().limit(12).toList();
            return whim
                    ? new MakeCall(low.get(chance.nextInt(low.size())))
                    : robot.move(view).orElseThrow();
        }
        List<Card> cards = view.playable().stream().toList();
        return chance.nextInt(100) < whims.cards()
                ? new PlayCard(cards.get(chance.nextInt(cards.size())))
                : robot.move(view).orElseThrow();
    }

    /// Any number of the tricks that are left.
    private static Optional<Result> claim(Play play, Whims whims, RandomGenerator chance) {
        boolean claims = !play.isOver() && chance.nextInt(1000) < whims.claims();
        return claims
                ? Optional.of(
                        new Result.Played(
                                play.contract(),
                                play.won(play.contract().declarer().side())
                                        + chance.nextInt(play.left() + 1)))
                : Optional.empty();
    }

    private static FinishedBoard finished(
            Board board,
            String code,
            Agreements agreements,
            BoardInPlay over,
            Optional<Result> claimed) {
        var meanings = new ArrayList<>(over.meanings());
        return new FinishedBoard(
                new TableId(code),
                1,
                Instant.EPOCH,
                board,
                Optional.empty(),
                over.auction(),
                meanings,
                over.play().map(Play::cards).orElse(List.of()),
                claimed.or(over::result).orElseThrow(),
                Map.of(),
                Optional.empty(),
                agreements,
                Optional.empty(),
                Optional.empty());
    }
}
