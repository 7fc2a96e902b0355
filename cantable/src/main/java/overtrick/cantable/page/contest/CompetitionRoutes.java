package overtrick.cantable.page.contest;

import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import overtrick.cantable.contest.ContestList;
import overtrick.cantable.page.words.Speech;
import overtrick.cards.rules.Refusal;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.Member;
import overtrick.house.table.TableRules;
import overtrick.log.host.Reply;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;
import overtrick.page.stream.Scene;

/// What contests and leagues have in common: a list with a form that opens one, a page for each
/// that stays up to date, and what is done there.
///
/// @param <V> what one viewer may know of one
/// @param <P> its page
abstract class CompetitionRoutes<V, P extends CompetitionRoutes.Page> implements Feature {

    private static final int SHOWN = 50;

    /// A page of one competition.
    interface Page {

        String title();
    }

    private final String kind;
    private final LivePages<V, P> live;

    /// @param kind `contest` or `league`, in addresses and keys
    CompetitionRoutes(String kind, Function<TournamentId, Scene<V, P>> scenes) {
        this.kind = kind;
        this.live = new LivePages<>(scenes);
    }

    /// The latest ones.
    abstract List<ContestList.Entry> latest(int limit);

    /// Opens one as its form says.
    abstract TournamentId open(Visit visit, Member.Person organiser, String name);

    /// What is done at one, by the last part of the address.
    abstract Map<String, Function<Visit, Reply>> deeds();

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, path(""), this::list);
        routes.post(Right.ANNOUNCE, path(""), this::open);
        routes.get(Right.LOOK, path("/{code}"), this::show);
        routes.get(Right.LOOK, path("/{code}/stream"), live::stream);
        for (var deed : deeds().entrySet()) {
            String path = path("/{code}/" + deed.getKey());
            routes.post(Right.PLAY, path, visit -> act(visit, deed.getValue()));
        }
    }

    private String path(String rest) {
        return "/can/" + kind + "s" + rest;
    }

    private void list(Visit visit) {
        var speech = Speech.of(visit.words());
        var page = new CompetitionsPage(speech, visit.isNamed(), latest(SHOWN));
        var frame = Frame.of(visit, speech.get(kind + "s.title"));
        visit.page(Pages.render("can/" + kind + "s", new Framed<>(frame, page)));
    }

    private void open(Visit visit) {
        visit.nameGuest();
        var person = visit.guest();
        visit.limit(Deed.TABLE);
        String name = visit.title("title");
        if (name.isEmpty()) {
            throw Sorry.unclear("unclear.long", TableRules.LONGEST_NAME);
        }
        visit.seeOther(path("/" + open(visit, person, name).code()));
    }

    private void show(Visit visit) {
        var page = live.page(visit);
        var frame = Frame.of(visit, page.title());
        visit.page(Pages.render("can/" + kind, new Framed<>(frame, page)));
    }

    private void act(Visit visit, Function<Visit, Reply> deed) {
        live.look(visit);
        if (deed.apply(visit) instanceof Reply.Refused(var reason)) {
            throw refused(reason);
        }
        visit.seeOther(path("/" + visit.tournament().code()));
    }

    private Sorry refused(Refusal reason) {
        return new Sorry(
                HttpStatus.CONFLICT,
                words -> Speech.of(words).get(kind + ".refused." + reason.name()));
    }

    @Override
    public void close() {
        live.close();
    }
}
