package overtrick.can.game;

import static overtrick.can.CanRefusal.CLAIM_OUT_OF_RANGE;
import static overtrick.can.CanRefusal.CLAIM_PENDING;
import static overtrick.can.CanRefusal.NOTHING_TO_ANSWER;
import static overtrick.can.CanRefusal.NOT_ASKED;
import static overtrick.can.CanRefusal.NOT_NOW;
import static overtrick.can.CanRefusal.NO_CLAIMS;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.can.act.CanCommand.AnswerClaim;
import overtrick.can.act.CanCommand.MakeClaim;
import overtrick.can.act.CanEvent;
import overtrick.can.act.CanEvent.ClaimAgreed;
import overtrick.can.act.CanEvent.ClaimMade;
import overtrick.can.act.CanEvent.ClaimRefused;
import overtrick.can.match.CanMatch;
import overtrick.can.match.DealStep.Playing;
import overtrick.can.play.CanPlay;
import overtrick.can.rules.PlayingRules;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision;

/// The rest of a deal settled by agreement of all four (can.md §10, ruling 21).
final class Claims {

    private Claims() {}

    static Optional<Playing> playing(CanMatch match) {
        return match.step(Playing.class);
    }

    static Decision<CanEvent> claim(CanMatch match, Seat seat, MakeClaim command) {
        if (match.rules().playing().claims() == PlayingRules.Claims.NONE) {
            return Decision.refuse(NO_CLAIMS);
        }
        var playing = playing(match).filter(now -> now.play().isLed());
        if (playing.isEmpty()) {
            return Decision.refuse(NOT_NOW);
        }
        if (playing.get().claim().isPresent()) {
            return Decision.refuse(CLAIM_PENDING);
        }
        return isPossible(playing.get().play(), command.points())
                ? Decision.accept(new ClaimMade(seat, command.points(), command.defendersWinLast()))
                : Decision.refuse(CLAIM_OUT_OF_RANGE);
    }

    /// The results still possible, as far as everybody can see: from the points the defenders have
    /// to all that nobody has won yet, by fives.
    static List<MakeClaim> possible(CanPlay play) {
        var claims = new ArrayList<MakeClaim>();
        int most = 100 - play.pointsFor();
        for (int points = play.pointsAgainst(); points <= most; points += 5) {
            claims.add(new MakeClaim(points, false));
            claims.add(new MakeClaim(points, true));
        }
        return claims;
    }

    /// Whether [#possible] has a claim of so many points, without making them all.
    private static boolean isPossible(CanPlay play, int points) {
        return points % 5 == 0
                && points >= play.pointsAgainst()
                && points <= 100 - play.pointsFor();
    }

    static Decision<CanEvent> answer(CanMatch match, Seat seat, AnswerClaim command) {
        var claim = playing(match).flatMap(Playing::claim);
        if (claim.isEmpty()) {
            return Decision.refuse(NOTHING_TO_ANSWER);
        }
        if (claim.get().by() == seat && !command.agreed()) {
            return Decision.accept(new ClaimRefused(seat)); // they withdraw, or disagrees
        }
        if (!claim.get().awaits(seat)) {
            return Decision.refuse(NOT_ASKED);
        }
        return Decision.accept(command.agreed() ? new ClaimAgreed(seat) : new ClaimRefused(seat));
    }
}
