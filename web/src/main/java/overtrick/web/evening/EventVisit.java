package overtrick.web.evening;

import io.javalin.http.HttpStatus;
import java.util.Optional;
import overtrick.cards.rules.Refusal;
import overtrick.club.Club;
import overtrick.club.tournament.TournamentId;
import overtrick.club.tournament.TournamentPlan;
import overtrick.club.tournament.Tournaments;
import overtrick.log.host.Reply;
import overtrick.log.host.Snapshot;
import overtrick.tournament.TournamentRefusal;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.act.Attendee.Outsider;
import overtrick.tournament.view.TournamentView;
import overtrick.web.Sorry;
import overtrick.web.Visit;
import overtrick.web.Words;

/// A visit to a tournament, and what the visitor may do there.
///
/// @param plan of the tournament; that there is one is checked already
public record EventVisit(
        Visit visit, Tournaments tournaments, TournamentId id, TournamentPlan plan) {

    /// @throws Sorry when there is no tournament under the code in the path
    public static EventVisit of(Visit visit, Club club) {
        var id = visit.tournament();
        var plan =
                club.tournaments()
                        .plan(id)
                        .orElseThrow(() -> visit.unknown("ev.no.event", id.code()));
        return new EventVisit(visit, club.tournaments(), id, plan);
    }

    public Words words() {
        return visit.words();
    }

    /// The address of a page of the tournament.
    ///
    /// @param rest such as `/console`; may be empty
    public String path(String rest) {
        return "/events/" + id.code() + rest;
    }

    public boolean directs() {
        return visit.person().isPresent()
                && tournaments.rights().directs(id, visit.person().get().id());
    }

    /// The visitor as director.
    ///
    /// @throws Sorry when he is none
    public Attendee director() {
        if (!directs()) {
            throw new Sorry(HttpStatus.FORBIDDEN, words -> words.get("ev.only.director"));
        }
        return Tournaments.director(visit.viewer());
    }

    /// What everybody may know.
    public Snapshot<TournamentView> asPublic() {
        return tournaments.view(id.code(), Outsider.PUBLIC);
    }

    /// What the director knows.
    ///
    /// @throws Sorry when the visitor is none
    public Snapshot<TournamentView> asDirector() {
        return tournaments.view(id.code(), director());
    }

    /// What the visitor may know: the director more than others.
    public Snapshot<TournamentView> asVisitor() {
        return directs() ? asDirector() : asPublic();
    }

    /// Does something as director.
    ///
    /// @throws Sorry when it is refused
    public void direct(String why, Act act) {
        expectDone(act(director(), why, act));
    }

    /// Does something in the name of somebody. The answer to the visit names the event that it
    /// became.
    public Reply act(Attendee by, String why, Act act) {
        var reply = tournaments.act(id, by, why, act);
        if (reply instanceof Reply.Done(long number)) {
            visit.ctx().header("X-Event", String.valueOf(number));
        }
        return reply;
    }

    /// @throws Sorry with the reason, when it is a refusal
    public void expectDone(Reply reply) {
        refusal(reply)
                .ifPresent(reason -> {
                    throw new Sorry(HttpStatus.CONFLICT, words -> sentence(words, reason));
                });
    }

    public static Optional<Refusal> refusal(Reply reply) {
        return reply instanceof Reply.Refused(var reason) ? Optional.of(reason) : Optional.empty();
    }

    /// Why not, and what would be right.
    public static String sentence(Words words, Refusal reason) {
        String why = words.refusal(reason);
        return reason instanceof TournamentRefusal refusal
                ? refusal.advice()
                        .map(advice -> words.get("ev.refused", why, advice.in(words.locale())))
                        .orElse(why)
                : why;
    }

    /// The last event that a page shows which asks for what follows; -1 when it shows none.
    public static long lastSeen(Visit visit) {
        return visit.lastSeen();
    }

    /// Answers a deed that is done: pages come up to date by themselves, and who has no script is
    /// shown the page again.
    public void done(String page) {
        if (visit.byScript()) {
            visit.ctx().status(HttpStatus.NO_CONTENT);
        } else {
            visit.seeOther(page);
        }
    }
}
