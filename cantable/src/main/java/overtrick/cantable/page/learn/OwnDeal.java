package overtrick.cantable.page.learn;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import overtrick.cantable.CanHistory.Entry;
import overtrick.cantable.PlayedDeal;
import overtrick.cards.Seat;
import overtrick.teaching.can.TurningPoint;

/// A deal that somebody has played, and the chair in which they sat.
///
/// @param entry the match, and the chair they came to
record OwnDeal(Entry entry, PlayedDeal deal) {

    /// Those that cost the player's side a goal or tribute, the latest first.
    static List<OwnDeal> lost(List<Entry> matches) {
        return matches.stream()
                .flatMap(entry ->
                        entry.match().story().deals().reversed().stream()
                                .map(deal -> new OwnDeal(entry, deal)))
                .filter(OwnDeal::isLost)
                .toList();
    }

    Seat seat() {
        return Arrays.stream(Seat.values())
                .filter(chair -> deal.chairs().came(chair) == entry.came())
                .findFirst()
                .orElseThrow();
    }

    private boolean isLost() {
        var side = seat().side();
        boolean theirs = deal.ending().goal().filter(goal -> goal != side).isPresent();
        boolean owes = deal.ending().owed().stream().anyMatch(debt -> debt.payer().side() == side);
        return deal.ending().result().isPresent() && (theirs || owes);
    }

    /// The card at which it could still have been saved; empty when there was none of the player's
    /// in the last tricks.
    Optional<TurningPoint> turningPoint() {
        var rules = entry.match().story().rules();
        var level = deal.auction(rules).level();
        boolean whole = deal.line().trump().flatMap(trump -> trump.suit()).isPresent();
        return level.filter(_ -> whole)
                .flatMap(bid ->
                        TurningPoint.of(
                                deal.play(rules, 0), deal.line().cards(), seat(), bid, rules));
    }

    String path() {
        return "/tables/%s/matches/%d/deals/%d"
                .formatted(entry.match().table().code(), entry.match().ordinal(), deal.number());
    }
}
