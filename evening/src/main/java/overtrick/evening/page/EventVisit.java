package overtrick.evening.page;

import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import overtrick.bridge.BoardNumber;
import overtrick.cards.rules.Refusal;
import overtrick.evening.Evenings;
import overtrick.evening.online.OnlineEvents;
import overtrick.evening.tournament.TournamentPlan;
import overtrick.evening.tournament.Tournaments;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.log.host.Reply;
import overtrick.log.host.Snapshot;
import overtrick.page.Right;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.Words;
import overtrick.tournament.TournamentRefusal;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.act.Attendee.Outsider;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.view.TournamentView;

/// A visit to a tournament, and what the visitor may do there.
///
/// @param plan of the tournament; that there is one is checked already
/// @param rights of the visitor in it, by their offices there
public record EventVisit(
        Visit visit,
        Tournaments tournaments,
        OnlineEvents online,
        TournamentId id,
        TournamentPlan plan,
        Set<Right> rights) {

    public EventVisit {
        rights = Set.copyOf(rights);
    }

    /// @throws Sorry when there is no tournament under the code in the path
    public static EventVisit of(Visit visit, Evenings evenings) {
        var id = visit.tournament();
        var plan =
                evenings.tournaments()
                        .plan(id)
                        .orElseThrow(() -> visit.unknown("ev.no.event", id.code()));
        var rights =
                visit.person().map(person -> evenings.rights(id, person.id())).orElse(Set.of());
        return new EventVisit(visit, evenings.tournaments(), evenings.online(), id, plan, rights);
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
        return has(Right.DIRECT);
    }

    /// Whether one of the visitor's offices has a right here.
    public boolean has(Right right) {
        return rights.contains(right);
    }

    /// @throws Sorry when none of the visitor's offices has the right
    public void expect(Right right) {
        if (!has(right)) {
            throw only(right);
        }
    }

    /// Who comments, or has, has seen what players must not.
    ///
    /// @throws Sorry when that is the visitor, who wants to play
    public void expectPlayer() {
        if (visit.person()
                .filter(one -> tournaments.duties().hasCommented(id, one.id()))
                .isPresent()) {
            throw new Sorry(HttpStatus.FORBIDDEN, words -> words.get("ev.comments.plays"));
        }
    }

    /// That somebody has no office with a right, and who has.
    public static Sorry only(Right right) {
        String key = "ev.only." + right.name().toLowerCase(Locale.ROOT);
        return new Sorry(HttpStatus.FORBIDDEN, key, words -> words.get(key));
    }

    /// The visitor as director.
    ///
    /// @throws Sorry when they are none
    public Attendee director() {
        expect(Right.DIRECT);
        return Tournaments.director(visit.viewer());
    }

    /// What everybody may know.
    public Snapshot<TournamentView> asPublic() {
        return tournaments.view(id.code(), Outsider.PUBLIC);
    }

    /// What the director knows, and those who help.
    ///
    /// @throws Sorry when the visitor has no office here
    public Snapshot<TournamentView> asDirector() {
        if (rights.isEmpty()) {
            throw only(Right.DIRECT);
        }
        return tournaments.view(id.code(), Tournaments.director(visit.viewer()));
    }

    /// What the director's own pages show: not what a table has said of a board that they have
    /// still to play themselves.
    ///
    /// @throws Sorry when the visitor is none
    public Snapshot<TournamentView> asConsole() {
        var now = asDirector();
        return new Snapshot<>(now.number(), own().shown(visit.viewer().id(), now.state()));
    }

    /// What the visitor may know: who sees all cards more than others, unless they play.
    public Snapshot<TournamentView> asVisitor() {
        if (!has(Right.COMMENT)) {
            return asPublic();
        }
        var person = visit.viewer();
        return entry().filter(_ -> !asPublic().state().closed())
                .map(entry ->
                        tournaments.view(id.code(), new Attendee.Player(entry, person.name())))
                .orElseGet(this::asDirector);
    }

    /// Whether the visitor may see all cards before they are played: who directs or comments,
    /// unless they play.
    public boolean seesAllCards() {
        return has(Right.COMMENT) && (entry().isEmpty() || asPublic().state().closed());
    }

    /// For whom the visitor plays.
    public Optional<EntryId> entry() {
        return visit.person().flatMap(one -> own().entry(one.id(), asPublic().state()));
    }

    /// By whom the visitor's telephone is known at the tables: by the device, on which a card has
    /// been read, and by the person whose browser it is, as it was before cards were exchanged.
    public List<PersonId> speakers() {
        return Stream.concat(
                        visit.keyring().device().stream(),
                        visit.person().map(Member.Person::id).stream())
                .toList();
    }

    /// The boards that the visitor has still to play themselves.
    public Set<BoardNumber> ahead() {
        return own().ahead(visit.viewer().id(), asPublic().state());
    }

    private OwnBoards own() {
        return new OwnBoards(tournaments, online, id);
    }

    /// Does something as director, or as one whose office has the right that it takes.
    ///
    /// @throws Sorry when it is refused
    public void direct(String why, Act act) {
        expect(ActRights.of(act, asDirector().state()));
        var director = Tournaments.director(visit.viewer());
        expectDone(act(director, byProgram(new OwnRulings(this).reason(why, act)), act));
    }

    /// Takes something back as director.
    ///
    /// @throws Sorry when it is refused
    public void takeBack(String why, int number) {
        var director = director();
        new OwnRulings(this).expectTakesBack(number);
        expectDone(tournaments.takeBack(id, director, byProgram(why), number));
    }

    /// What a director's program has done stands in the trail as such, with the name of its token.
    private String byProgram(String why) {
        return visit.program()
                .token()
                .map(token -> "API · " + token.name() + (why.isEmpty() ? "" : " · " + why))
                .orElse(why);
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
                        .map(advice -> words.cited(why, advice.in(words.locale())))
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
