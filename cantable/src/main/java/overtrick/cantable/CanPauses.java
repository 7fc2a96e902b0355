package overtrick.cantable;

import java.time.Duration;
import overtrick.can.view.CanView;
import overtrick.can.view.DealView;
import overtrick.can.view.KickView;
import overtrick.can.view.PlayView;

/// How long a robot waits before it acts. After a trick people want to look at it; six cards to
/// bury are soon put away; before the cards are dealt, in a shoot-out too, an opponent may want to
/// cut, and after a first lead the declarer may still name trumps.
final class CanPauses {

    private CanPauses() {}

    static Duration of(CanView seen, Duration pace) {
        boolean deal = seen.deal().filter(now -> now.step() == DealView.Step.SHUFFLED).isPresent();
        boolean kick = seen.kick().filter(now -> now.step() == KickView.Step.SHUFFLED).isPresent();
        if (deal || kick) {
            return pace.multipliedBy(4);
        }
        return seen.play().map(play -> pause(play, pace)).orElse(pace);
    }

    private static Duration pause(PlayView play, Duration pace) {
        boolean led = !play.tricks().isEmpty() || !play.current().cards().isEmpty();
        if (!led) {
            return pace.dividedBy(4);
        }
        if (play.trump().isEmpty()) {
            return pace.multipliedBy(12);
        }
        return isBetweenTricks(play) ? pace.multipliedBy(2) : pace;
    }

    private static boolean isBetweenTricks(PlayView play) {
        return play.current().cards().isEmpty() && !play.tricks().isEmpty();
    }
}
