package overtrick.practice.own;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.auction.Call;
import overtrick.cards.FormatException;
import overtrick.page.Words;
import overtrick.practice.OwnBoards.Loss;
import overtrick.robots.bidding.Readings;
import overtrick.systems.Understanding;
import overtrick.systems.hand.Hand;
import overtrick.teaching.situation.Recognised;
import overtrick.teaching.situation.Situation;
import overtrick.teaching.situation.Situations;

/// Where something that was lost is practised: the situation in which one's system had another
/// call, leads, or problems of the play.
///
/// @param name of what is practised there
public record OwnSituation(String path, String name) {

    /// Empty where the house has no such situation.
    static Optional<OwnSituation> of(Loss loss, Readings readings, Words words) {
        return switch (loss.phase()) {
            case LEAD ->
                    Optional.of(
                            new OwnSituation("/practice/leads", words.get("practice.lead.title")));
            case DECLARER, DEFENCE ->
                    Optional.of(new OwnSituation("/practice/problems", words.get("problem.title")));
            case BIDDING -> bidding(loss, readings, words);
        };
    }

    /// The first of one's calls that the system does not have for the hand, and has a name for.
    private static Optional<OwnSituation> bidding(Loss loss, Readings readings, Words words) {
        var board = loss.board();
        var system = board.agreements().of(loss.seat().side());
        var hand = Hand.of(board.board().deal().hand(loss.seat()));
        var auction = board.auction();
        var heard = readings.each(board.agreements(), auction, board.board().vulnerability());
        for (int place = 0; place < auction.calls().size(); place++) {
            if (auction.caller(place) == loss.seat()) {
                var before = heard.subList(0, place + 1);
                var found = situation(system, before, hand, auction.calls().get(place));
                if (found.isPresent()) {
                    return found.map(one ->
                            new OwnSituation(
                                    "/practice/%s?system=%s".formatted(one.key(), plain(system)),
                                    Situations.name(one, words.locale())));
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Situation> situation(
            String system, List<Understanding> heard, Hand hand, Call call) {
        try {
            var due = heard.getLast().choose(hand);
            return due.call().equals(call)
                    ? Optional.empty()
                    : Recognised.of(plain(system), heard, due.row().key());
        } catch (FormatException silent) {
            return Optional.empty();
        }
    }

    /// A system without the choices of those who played it.
    private static String plain(String system) {
        return system.replaceFirst(":.*", "");
    }
}
