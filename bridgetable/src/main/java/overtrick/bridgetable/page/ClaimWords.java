package overtrick.bridgetable.page;

import java.util.Optional;
import java.util.Set;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.board.Claim;
import overtrick.bridge.board.MadeClaim;
import overtrick.cards.Seat;
import overtrick.page.Words;

/// What is said of claims.
///
/// @param robots seats that robots play
record ClaimWords(Words words, Set<Seat> robots) {

    /// Who claims how much.
    String claimed(BoardView view, Claim claim) {
        boolean all = view.play().filter(play -> play.left() == claim.tricks()).isPresent();
        String key = all ? "say.claim.all" : "say.claim";
        return words.count(key, claim.tricks(), words.name(claim.by()));
    }

    /// How the tricks are to be won, in the claimer's words. Robots claim what is cold, by masters.
    Optional<String> line(Claim claim) {
        if (!claim.line().isEmpty()) {
            return Optional.of("“" + claim.line() + "”");
        }
        return robots.contains(claim.by())
                ? Optional.of(words.get("claim.line.robot"))
                : Optional.empty();
    }

    /// Why play goes on. A robot objects to what best play does not give, and to a concession of
    /// its partner's that gives tricks away.
    String refused(MadeClaim claim) {
        var objector = claim.objector().orElseThrow();
        var by = claim.claim().by();
        String mates = objector.opposes(by) ? "" : ".partner";
        String key = robots.contains(objector) ? "claim.void.robot" + mates : "claim.void.person";
        return words.get(key, words.name(objector), words.name(by.side()));
    }
}
