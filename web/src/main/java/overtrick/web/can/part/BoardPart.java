package overtrick.web.can.part;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import overtrick.can.CanLevel;
import overtrick.can.auction.CanAuction;
import overtrick.can.play.Trump;
import overtrick.can.tribute.Debt;
import overtrick.can.view.DealView;
import overtrick.can.view.PlayView;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.club.can.PlayedDeal;
import overtrick.web.can.words.Reckoning;
import overtrick.web.can.words.Speech;

/// The number of the deal, the goals, the contract with what it means, and the count of points.
///
/// @param name of the table, and its code, for as long as there is no match
/// @param goals of each side, in deals
/// @param last the number of the deal whose result lies on the table
/// @param facts of the deal under way
/// @param contract of the deal under way, once it is known
public record BoardPart(
        Speech speech,
        String name,
        String code,
        Phase phase,
        boolean mine,
        boolean seated,
        Seat bottom,
        Optional<Goals> goals,
        Optional<Integer> last,
        Optional<Facts> facts,
        Optional<Contract> contract) {

    /// The score of the match.
    public record Goals(int northSouth, int eastWest) {

        public int of(Side side) {
            return side == Side.NORTH_SOUTH ? northSouth : eastWest;
        }
    }

    /// What a deal says of itself.
    public record Facts(int number, Seat dealer, List<Debt> debts, int redeals) {}

    /// What is played, and how it stands.
    ///
    /// @param level empty in a shoot-out
    /// @param against points of the defenders, or of the keeper
    /// @param threats what the points of the defenders will come to
    public record Contract(
            Optional<CanLevel> level,
            Optional<Trump> trump,
            Seat declarer,
            int against,
            int tricks,
            String threats) {}

    public static BoardPart of(CanPage page) {
        return new BoardPart(
                page.speech(),
                page.table().name(),
                page.id().code(),
                page.phase(),
                page.isMyTurn(),
                page.seating().isSeated(),
                page.seating().bottom(),
                page.view()
                        .map(view ->
                                new Goals(
                                        view.goals().getOrDefault(Side.NORTH_SOUTH, 0),
                                        view.goals().getOrDefault(Side.EAST_WEST, 0))),
                page.phase() == Phase.OVER
                        ? page.story().last().map(PlayedDeal::number)
                        : Optional.empty(),
                page.deal().map(BoardPart::facts),
                page.play().map(play -> contract(page, play)));
    }

    private static Facts facts(DealView deal) {
        return new Facts(deal.number(), deal.dealer(), deal.debts(), deal.redeals());
    }

    private static Contract contract(CanPage page, PlayView play) {
        var level = page.deal().flatMap(DealView::auction).flatMap(CanAuction::level);
        var reckoning = new Reckoning(page.terms().rules());
        return new Contract(
                level,
                play.trump(),
                play.declarer(),
                play.against(),
                play.tricks().size(),
                level.map(bid -> reckoning.threats(bid, page.speech())).orElse(""));
    }

    /// The two sides, the viewer's first.
    public List<Side> sides() {
        return Stream.of(bottom.side(), bottom.side().other()).toList();
    }
}
