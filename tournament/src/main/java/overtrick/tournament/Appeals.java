package overtrick.tournament;

import static overtrick.tournament.TournamentRefusal.Reason.APPEAL_DECIDED;
import static overtrick.tournament.TournamentRefusal.Reason.NO_SUCH_APPEAL;

import java.util.Optional;
import overtrick.tournament.act.Act;
import overtrick.tournament.view.AppealLine;

/// What is decided about appeals (Law 93): the trail knows them, the session does not.
final class Appeals {

    private Appeals() {}

    static Optional<TournamentRefusal> refusal(Tournament now, Act act) {
        if (!(act instanceof Act.DecideAppeal decide)) {
            return Optional.empty();
        }
        var appeal =
                AppealLine.of(now.trail()).stream()
                        .filter(line -> line.number() == decide.appeal())
                        .findFirst();
        return NO_SUCH_APPEAL
                .unless(appeal.isPresent())
                .or(() -> APPEAL_DECIDED.unless(appeal.filter(AppealLine::isOpen).isPresent()));
    }
}
