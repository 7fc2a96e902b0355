package overtrick.evening.page.start;

import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Optional;
import overtrick.evening.Evenings;
import overtrick.evening.online.OnlinePlan;
import overtrick.evening.page.online.OnlineForm;
import overtrick.evening.tournament.Format;
import overtrick.evening.tournament.Places;
import overtrick.evening.tournament.TournamentPlan;
import overtrick.movement.choice.Kind;
import overtrick.movement.choice.Wish;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;
import overtrick.tournament.session.Charter;
import overtrick.tournament.session.Method;

/// The door "Run an event": one page on which everything has a sensible answer already.
public record StartRoutes(Evenings evenings, Offers offers) {

    private static final int USUAL_MINUTES = 8;
    private static final int MOST_BOARDS = 60;
    private static final int MOST_ROUNDS = 40;
    private static final int LATEST = 20;

    /// What is proposed before anybody has said anything.
    ///
    /// @param entries for whom movements are shown
    /// @param boards for each, or of each match
    /// @param rounds of a Swiss
    private record Usual(int entries, int boards, Optional<Integer> rounds) {

        static Usual of(Format format) {
            return switch (format) {
                case PAIRS -> new Usual(14, 24, Optional.empty());
                case INDIVIDUAL -> new Usual(12, 22, Optional.empty());
                case TEAMS -> new Usual(7, 24, Optional.empty());
                case SWISS_TEAMS -> new Usual(8, 8, Optional.of(3));
                case ROUND_ROBIN -> new Usual(6, 6, Optional.empty());
                case KNOCK_OUT -> new Usual(8, 12, Optional.empty());
                case SWISS_PAIRS -> new Usual(16, 6, Optional.of(4));
            };
        }

        TournamentPlan plan(Format format) {
            return TournamentPlan.of(boards).withFormat(format, rounds);
        }
    }

    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/events", this::show);
        routes.getSlow(Right.LOOK, "/events/offers", this::offers);
        routes.getSlow(Right.LOOK, "/events/movements/{kind}", this::movement);
        routes.post(Right.ANNOUNCE, "/events", this::announce);
    }

    private void show(Visit visit) {
        var words = visit.words();
        var format = format(visit);
        var usual = Usual.of(format);
        String title = words.get("ev.title.usual", words.day(evenings.tournaments().now()));
        var page =
                new NewPage(
                        words,
                        format,
                        title,
                        usual.boards(),
                        hasRounds(format),
                        usual.rounds().map(String::valueOf).orElse(""),
                        USUAL_MINUTES,
                        most(format),
                        Scorings.of(format).stream().map(Method.Kind::word).toList(),
                        Scorings.scales(format),
                        part(visit, usual.plan(format), usual.entries(), USUAL_MINUTES),
                        evenings.tournaments().latest(LATEST),
                        format.isForProgram(),
                        templates(visit),
                        visit.person()
                                .map(one -> evenings.season().series().of(one.id()))
                                .orElse(List.of()));
        var frame = Frame.of(visit, words.get("ev.run"));
        visit.page(Pages.render("evening/start", new Framed<>(frame, page)));
    }

    private List<NewPage.Usual> templates(Visit visit) {
        var own =
                visit.person()
                        .map(one -> evenings.season().templates().of(one.id()))
                        .orElse(List.of());
        return evenings.season().templates().all().stream()
                .map(one -> NewPage.Usual.of(one, own.contains(one.name()), visit.words()))
                .toList();
    }

    private static Format format(Visit visit) {
        String word = visit.param("kind");
        return word.isEmpty()
                ? Format.PAIRS
                : Format.named(word).orElseThrow(() -> Sorry.unclear("ev.unclear.kind", word));
    }

    /// Tables of pairs, else entries.
    private static int most(Format format) {
        return format == Format.PAIRS ? Offers.MOST_PAIRS / 2 : Contests.most(format);
    }

    private void offers(Visit visit) {
        visit.limit(Deed.ANALYSIS);
        var plan = plan(visit);
        int minutes = visit.number("minutes", 1, 60);
        int entries = plan.format() == Format.PAIRS ? 2 * plan.tables() : plan.tables();
        visit.page(Pages.render("evening/offers", part(visit, plan, entries, minutes)));
    }

    /// What the form says.
    private static TournamentPlan plan(Visit visit) {
        var format = format(visit);
        var usual = Usual.of(format);
        int boards = visit.has("boards") ? visit.number("boards", 1, MOST_BOARDS) : usual.boards();
        int tables = visit.has("tables") ? visit.number("tables", 0, most(format)) : 0;
        var rounds =
                visit.has("rounds")
                        ? Optional.of(visit.number("rounds", 1, MOST_ROUNDS))
                        : usual.rounds();
        return TournamentPlan.of(boards)
                .withTables(tables)
                .withFormat(format, hasRounds(format) ? rounds : Optional.empty());
    }

    /// Whether the director may say how many there are.
    private static boolean hasRounds(Format format) {
        return format.isSwiss() || format == Format.PAIRS;
    }

    private OffersPart part(Visit visit, TournamentPlan plan, int entries, int minutes) {
        var format = plan.format();
        var words = visit.words();
        var terms = Scorings.terms(format, Scorings.usual(format), minutes);
        var shown = offers.shown(plan, entries, terms, evenings.tournaments().now(), words);
        String trouble = entries == 0 ? "" : offers.refusal(plan, entries, words).orElse("");
        return new OffersPart(words, plan, entries, shown, trouble);
    }

    private void movement(Visit visit) {
        visit.limit(Deed.ANALYSIS);
        var plan = plan(visit);
        String word = visit.ctx().pathParam("kind");
        int entries = visit.number("pairs", 1, Offers.MOST_PAIRS);
        String name = "ev.movement." + word.replace('-', '.');
        var page =
                plan.format() == Format.PAIRS
                        ? ofPairs(visit, word, entries, plan)
                        : Contests.all(plan, entries).stream()
                                .filter(one -> one.word().equals(word))
                                .findFirst()
                                .map(one ->
                                        MovementPage.of(
                                                visit.words(),
                                                visit.words().get(name),
                                                one.movement(),
                                                one.each()))
                                .orElseThrow(() -> Sorry.notFound("no.page"));
        var frame = Frame.of(visit, page.name());
        visit.page(Pages.render("evening/movement", new Framed<>(frame, page)));
    }

    private MovementPage ofPairs(Visit visit, String word, int pairs, TournamentPlan plan) {
        var kind = Kind.named(word).orElseThrow(() -> Sorry.notFound("no.page"));
        var proposal =
                offers.proposal(pairs, plan, Optional.of(kind))
                        .filter(one -> one.kind() == kind)
                        .orElseThrow(() -> noMovement(kind, pairs));
        return MovementPage.of(
                visit.words(),
                Offer.name(kind, visit.words()),
                Places.whole(proposal, pairs, plan.numbering()),
                proposal.boardsPerRound());
    }

    private static Sorry noMovement(Kind kind, int pairs) {
        return new Sorry(
                HttpStatus.NOT_FOUND,
                words ->
                        kind.refusal(Wish.entries(pairs))
                                .map(why -> why.in(words.locale()))
                                .orElse(words.get("ev.no.movement", pairs)));
    }

    private void announce(Visit visit) {
        var format = format(visit);
        var kind = visit.has("movement") ? Kind.named(visit.param("movement")) : noKind();
        var plan = plan(visit).withKind(kind);
        var method = Scorings.asked(visit, plan);
        int minutes = visit.has("minutes") ? visit.number("minutes", 1, 60) : USUAL_MINUTES;
        if (plan.tables() > 0 && format != Format.PAIRS) {
            offers.refusal(plan, plan.tables(), visit.words())
                    .ifPresent(trouble -> {
                        throw Sorry.unclear("ev.said", trouble);
                    });
        }
        String usual =
                visit.words()
                        .get("ev.title.usual", visit.words().day(evenings.tournaments().now()));
        String title = Announcement.title(visit, usual);
        var online =
                format.isForProgram()
                        ? OnlineForm.plan(visit, evenings.tournaments().now())
                        : Optional.<OnlinePlan>empty();
        var charter = new Charter(title, Scorings.terms(format, method, minutes));
        new Announcement(charter, plan, online).make(visit, evenings);
    }

    private static Optional<Kind> noKind() {
        return Optional.empty();
    }
}
