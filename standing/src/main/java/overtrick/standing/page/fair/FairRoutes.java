package overtrick.standing.page.fair;

import io.javalin.http.HttpStatus;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import overtrick.house.codes.TableId;
import overtrick.house.people.People;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.log.host.Reply;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.Words;
import overtrick.scoring.evidence.Evidence;
import overtrick.standing.Standing;
import overtrick.standing.book.Book;

/// Fair play: for directors of the club and officers only. Every look has a reason, and both are
/// kept for ever in the log.
public record FairRoutes(Standing standing) implements Feature {

    private static final Pattern SUBJECT =
            Pattern.compile("(event/[A-Z0-9]{4,12}|table/[A-Z0-9]{4,12}|person/[\\w-]{1,64})");

    private static final int LOOKS = 200;

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.INQUIRE, "/fair", this::ask);
        routes.getSlow(Right.INQUIRE, "/fair/of", this::show);
        routes.post(Right.INQUIRE, "/fair/look", this::look);
        routes.post(Right.INQUIRE, "/fair/work", this::work);
        routes.get(Right.RUN, "/fair/trail", this::trail);
    }

    private static String subject(Visit visit) {
        String kind = visit.param("kind");
        String asked =
                kind.isEmpty()
                        ? visit.param("subject")
                        : kind
                                + "/"
                                + visit.param("code").strip().toUpperCase(java.util.Locale.ROOT);
        if (!SUBJECT.matcher(asked).matches()) {
            throw Sorry.unclear("stand.fair.unclear", asked);
        }
        return asked;
    }

    private void ask(Visit visit) {
        boolean trail = standing.isOfficer(visit.viewer().id());
        render(visit, new FairPage(visit.words(), "", "", "", List.of(), List.of(), trail));
    }

    private void look(Visit visit) {
        String subject = subject(visit);
        if (standing.fair().book().look(visit.viewer(), subject, visit.param("why"))
                instanceof Reply.Refused(var reason)) {
            throw new Sorry(
                    HttpStatus.CONFLICT, words -> words.get("stand.refused." + reason.name()));
        }
        visit.seeOther(of(subject));
    }

    private static String of(String subject) {
        return "/fair/of?subject=" + URLEncoder.encode(subject, StandardCharsets.UTF_8);
    }

    /// Nothing is shown to whoever has not said why.
    private void show(Visit visit) {
        String subject = subject(visit);
        var fair = standing.fair();
        var by = visit.viewer().id();
        if (!fair.isOpen(by, subject)) {
            visit.seeOther("/fair");
            return;
        }
        String why =
                fair.book().looksAt(subject).stream()
                        .filter(look -> look.by().equals(by))
                        .map(Book.Look::why)
                        .findFirst()
                        .orElse("");
        String id = subject.substring(subject.indexOf('/') + 1);
        var findings =
                new Findings(fair, visit.words(), by, one -> name(visit.words(), one), lookedAt());
        var parts =
                subject.startsWith("event/")
                        ? findings.ofEvent(id)
                        : subject.startsWith("table/")
                                ? findings.ofTable(new TableId(id))
                                : findings.ofPerson(new PersonId(id));
        render(
                visit,
                new FairPage(
                        visit.words(),
                        subject,
                        title(visit.words(), subject),
                        why,
                        parts,
                        looks(visit.words(), fair.book().looksAt(subject)),
                        false));
    }

    /// How many people somebody could have picked out: of each of them chance makes a number.
    private int lookedAt() {
        return standing.rater()
                .last()
                .map(rated ->
                        (int)
                                rated.ratings().players().values().stream()
                                        .filter(one -> one.boards() >= Evidence.LEAST_BOARDS)
                                        .count())
                .orElse(1);
    }

    private void work(Visit visit) {
        String subject = subject(visit);
        if (standing.fair().isOpen(visit.viewer().id(), subject) && subject.startsWith("person/")) {
            standing.fair().workOutLater(new PersonId(subject.substring("person/".length())));
        }
        visit.seeOther(of(subject));
    }

    private void trail(Visit visit) {
        var looks = looks(visit.words(), standing.fair().book().looks(LOOKS));
        String title = visit.words().get("stand.fair.trail");
        render(visit, new FairPage(visit.words(), "", title, "", List.of(), looks, true));
    }

    private List<FairPage.Look> looks(Words words, List<Book.Look> looks) {
        return looks.stream()
                .map(look ->
                        new FairPage.Look(
                                words.get(
                                        "stand.fair.looked",
                                        words.when(look.at()),
                                        name(words, look.by()),
                                        title(words, look.subject())),
                                look.why()))
                .toList();
    }

    private String title(Words words, String subject) {
        String id = subject.substring(subject.indexOf('/') + 1);
        if (subject.startsWith("person/")) {
            return name(words, new PersonId(id));
        }
        return subject.startsWith("event/")
                ? standing.feed().title(id).orElseGet(() -> words.get("stand.event", id))
                : words.get("stand.fair.table", id);
    }

    private String name(Words words, PersonId person) {
        People people = standing.house().people();
        return people.byId(person)
                .map(Member.Person::name)
                .orElseGet(() -> words.get("stand.somebody"));
    }

    private static void render(Visit visit, FairPage page) {
        var frame = Frame.of(visit, visit.words().get("stand.fair"));
        visit.page(Pages.render("standing/fair", new Framed<>(frame, page)));
    }
}
