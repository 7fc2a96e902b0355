package overtrick.law.poll;

import io.javalin.http.HttpStatus;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import overtrick.bridge.auction.Call;
import overtrick.cards.FormatException;
import overtrick.laws.poll.Poll;
import overtrick.laws.poll.Poll.Voice;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;
import overtrick.page.link.Addresses;
import overtrick.robots.bidding.Readings;

/// Polls: a director puts a decision, players answer it on their telephones.
public final class PollRoutes implements Feature {

    private final Polls polls;
    private final Readings readings;
    private final Addresses addresses;
    private final Function<String, Optional<Noted>> desks;

    /// @param bound the address at which the house listens
    /// @param desks the result of an event, by what an address says of it
    public PollRoutes(
            Polls polls, Readings readings, String bound, Function<String, Optional<Noted>> desks) {
        this.polls = polls;
        this.readings = readings;
        this.addresses = new Addresses(bound);
        this.desks = desks;
    }

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/laws/polls", visit -> form(visit, HttpStatus.OK, ""));
        routes.post(Right.PLAY, "/laws/polls", this::begin);
        routes.get(Right.LOOK, "/laws/polls/{word}", this::show);
        routes.get(Right.LOOK, "/laws/polls/{word}/counts", this::counts);
        routes.get(Right.LOOK, "/polls/{word}", visit -> vote(visit, HttpStatus.OK, ""));
        routes.post(Right.PLAY, "/polls/{word}", this::answer);
    }

    private static void form(Visit visit, HttpStatus status, String wrong) {
        var frame = Frame.of(visit, visit.words().get("law.poll.title"));
        var form = AskForm.of(visit, wrong);
        visit.page(status, Pages.render("law/ask", new Framed<>(frame, form)));
    }

    private void begin(Visit visit) {
        visit.limit(Deed.LOOK);
        var form = AskForm.of(visit, "");
        try {
            var matter = form.matter();
            var _ = readings.system(form.system()); // there is such a system
            switch (polls.begin(matter, visit.guest().id())) {
                case Polls.Begun.On(var word) -> visit.seeOther("/laws/polls/" + word);
                case Polls.Begun.Busy _ ->
                        throw new Sorry(
                                HttpStatus.SERVICE_UNAVAILABLE,
                                words -> words.get("law.poll.full"));
                case Polls.Begun.Enough _ ->
                        throw new Sorry(
                                HttpStatus.TOO_MANY_REQUESTS, words -> words.get("law.poll.many"));
            }
        } catch (FormatException wrong) {
            form(visit, HttpStatus.UNPROCESSABLE_CONTENT, visit.words().get("law.poll.unclear"));
        }
    }

    private Asked asked(Visit visit) {
        visit.expectFewGuesses();
        return polls.of(visit.ctx().pathParam("word"))
                .orElseThrow(() -> visit.unknown("law.poll.gone"));
    }

    private PollPage page(Visit visit, Asked asked) {
        var words = visit.words();
        return PollPage.of(
                asked,
                polls.isThinking(asked),
                "/laws/polls/" + visit.ctx().pathParam("word"),
                addresses.reach(visit).picture("/polls/" + asked.vote()),
                words,
                readings.title(asked.matter().system(), words.locale()),
                desks.apply(asked.matter().at()));
    }

    private void show(Visit visit) {
        var page = page(visit, asked(visit));
        var frame = Frame.of(visit, visit.words().get("law.poll.title"));
        visit.page(Pages.render("law/poll", new Framed<>(frame, page)));
    }

    private void counts(Visit visit) {
        visit.page(Pages.render("law/counts", page(visit, asked(visit))));
    }

    private Asked answered(Visit visit) {
        visit.expectFewGuesses();
        return polls.answeredAt(visit.ctx().pathParam("word"))
                .orElseThrow(() -> visit.unknown("law.poll.gone"));
    }

    private void vote(Visit visit, HttpStatus status, String wrong) {
        var asked = answered(visit);
        var words = visit.words();
        var page =
                new VotePage(
                        words,
                        "/polls/" + asked.vote(),
                        Question.of(
                                asked.poll(),
                                readings.title(asked.matter().system(), words.locale()),
                                words),
                        polls.hasSaid(asked, visit.viewer().id()),
                        polls.isOpen(asked),
                        wrong);
        var frame = Frame.of(visit, words.get("law.poll.vote"));
        visit.page(status, Pages.render("law/vote", new Framed<>(frame, page)));
    }

    private void answer(Visit visit) {
        visit.limit(Deed.LOOK);
        var asked = answered(visit);
        if (!polls.isOpen(asked)) {
            throw new Sorry(HttpStatus.CONFLICT, words -> words.get("law.poll.over"));
        }
        try {
            if (!polls.says(asked, visit.guest().id(), voice(visit, asked.poll()))) {
                throw new Sorry(HttpStatus.CONFLICT, words -> words.get("law.poll.enough"));
            }
            visit.seeOther("/polls/" + asked.vote());
        } catch (FormatException wrong) {
            vote(
                    visit,
                    HttpStatus.UNPROCESSABLE_CONTENT,
                    visit.words().get("law.poll.vote.unclear"));
        }
    }

    /// The chosen call, and those whose boxes are ticked.
    private static Voice voice(Visit visit, Poll poll) {
        var legal = poll.auction().legalCalls();
        var chosen = Call.parse(visit.param("call"));
        if (!legal.contains(chosen)) {
            throw new FormatException("cannot be called: " + chosen);
        }
        return new Voice(
                chosen,
                legal.stream()
                        .filter(call -> visit.has("also-" + call.code()))
                        .collect(Collectors.toSet()));
    }
}
