package overtrick.tournament;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.act.TournamentCommand;
import overtrick.tournament.act.TournamentCommand.Do;
import overtrick.tournament.act.TournamentCommand.TakeBack;
import overtrick.tournament.act.TournamentEvent.Done;

/// What somebody may do now that needs no word or number of its own.
final class Offers {

    /// Stands for any reason.
    private static final String WHY = "…";

    private final TournamentRules rules;
    private final Tournament now;
    private final Attendee actor;
    private final Instant at;
    private final List<TournamentCommand> list = new ArrayList<>();

    Offers(TournamentRules rules, Tournament now, Attendee actor) {
        this.rules = rules;
        this.now = now;
        this.actor = actor;
        this.at = now.latest();
    }

    List<TournamentCommand> list() {
        switch (actor) {
            case Attendee.Director _ -> director();
            case Attendee.Player _ -> player();
            case Attendee.Outsider _ -> {}
        }
        return List.copyOf(list);
    }

    private void director() {
        now.session().entries().keySet().forEach(entry -> add(new Act.Withdraw(entry)));
        for (var section : now.session().sections().values()) {
            section.next().ifPresent(next -> add(new Act.BeginRound(section.name(), next)));
            add(new Act.StopClock(section.name()));
            add(new Act.RestartClock(section.name()));
        }
        now.session().calls().forEach(call -> add(new Act.Attend(call.id())));
        add(new Act.Close());
        takeBack(_ -> true);
    }

    private void player() {
        for (var slot : now.session().slips().keySet()) {
            if (Evolution.side(now.session(), slot, actor).isPresent()) {
                add(new Act.Confirm(slot));
                add(new Act.Dispute(slot));
            }
        }
        takeBack(done -> done.by().equals(actor));
    }

    /// Whether one rests on another is asked for all acts at once: it is dear.
    private void takeBack(Predicate<Done> theirs) {
        boolean closed = now.session().closed();
        for (int number : Dependence.free(now.trail())) {
            var done = now.trail().get(number - 1).done();
            boolean kept = TournamentRules.isKept(done.act());
            boolean open =
                    !closed
                            || done.act() instanceof Act.Close
                            || TournamentRules.isBesideTheScore(done.act());
            if (theirs.test(done) && open && !kept) {
                list.add(new TakeBack(at, WHY, number));
            }
        }
    }

    private void add(Act act) {
        var command = new Do(at, WHY, act);
        if (rules.refusal(now, actor, command).isEmpty()) {
            list.add(command);
        }
    }
}
