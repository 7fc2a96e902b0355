package overtrick.app.manager;

import java.util.Locale;
import java.util.Optional;
import overtrick.app.bid.SystemShelf;
import overtrick.bridge.board.BoardView;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.manager.seat.Mind;
import overtrick.robots.CardPlayer;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.search.Level;
import overtrick.robots.search.SearchPlayer;
import overtrick.robots.search.Solvers;
import overtrick.robots.stake.Plain;
import overtrick.systems.Words;
import overtrick.systems.hand.Hand;

/// A robot of ours that bids by a system and alerts what its system alerts.
record RobotMind(Agreements agreements, Readings readings, CardPlayer player) implements Mind {

    /// What robots of one program share.
    record House(Readings readings, Solvers solvers) {
        House() {
            this(new Readings(SystemShelf::take), new Solvers());
        }

        /// @throws overtrick.cards.FormatException if there is no such system
        RobotMind mind(Agreements agreements, Level level, long seed) {
            readings.system(agreements.northSouth());
            readings.system(agreements.eastWest());
            var player = new SearchPlayer(level, agreements, readings, Plain.IMPS, solvers, seed);
            return new RobotMind(agreements, readings, player);
        }
    }

    @Override
    public Said call(BoardView view) {
        var now = readings.of(agreements, view.auction(), view.vulnerability());
        var hand = view.hands().getOrDefault(view.seat().orElseThrow(), CardSet.NONE);
        var choice = now.choose(Hand.of(hand));
        boolean alert = choice.row().alert();
        return new Said(
                choice.call(),
                alert
                        ? Optional.of(Words.in(Locale.ENGLISH).text(now.meaning(choice.call())))
                        : Optional.empty());
    }

    @Override
    public Card card(BoardView view) {
        return player.card(view);
    }
}
