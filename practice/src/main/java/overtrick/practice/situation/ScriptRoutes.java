package overtrick.practice.situation;

import io.javalin.http.HttpStatus;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import overtrick.dealing.script.DivisionByZero;
import overtrick.dealing.script.Fault;
import overtrick.dealing.script.Phrase;
import overtrick.dealing.script.ScriptException;
import overtrick.page.Feature;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.Words;
import overtrick.page.door.Deed;
import overtrick.practice.Practice;
import overtrick.systems.BiddingSystem;
import overtrick.teaching.script.OwnScript;
import overtrick.teaching.script.ScriptDeals;

/// Dealer scripts as situations of somebody's own.
final class ScriptRoutes implements Feature {

    /// So long a script may look for one deal.
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    /// After so long a deal that was found is taken, even if robots bid it otherwise.
    private static final Duration LATE = Duration.ofMillis(2_500);

    private final Practice practice;
    private final Coach coach;
    private final ScriptShelf shelf;

    ScriptRoutes(Practice practice, Coach coach, ScriptShelf shelf) {
        this.practice = practice;
        this.coach = coach;
        this.shelf = shelf;
    }

    @Override
    public void addTo(Routes routes) {
        routes.post(Right.PLAY, "/practice/scripts", this::open);
        routes.getSlow(Right.LOOK, "/practice/scripts/{word}", this::show);
        routes.postSlow(Right.PLAY, "/practice/scripts/{word}", this::answer);
    }

    private void open(Visit visit) {
        visit.limit(Deed.LOOK);
        var person = visit.guest();
        if (visit.has("remove")) {
            shelf.kept().remove(person.id(), visit.param("remove"));
            visit.seeOther("/practice#own");
            return;
        }
        var text =
                visit.file("file")
                        .map(file -> new String(file.bytes(), StandardCharsets.UTF_8))
                        .orElseGet(() -> visit.lines("script"));
        if (text.isBlank() || text.length() > OwnScript.LONGEST) {
            throw Sorry.unclear("practice.script.size", OwnScript.LONGEST);
        }
        try {
            var script = OwnScript.parse(text);
            var system = script.system().orElseGet(() -> SituationRoutes.system(visit));
            visit.seeOther(
                    "/practice/scripts/%s?system=%s"
                            .formatted(shelf.put(person.id(), script), system));
        } catch (ScriptException wrong) {
            throw refused(wrong.fault());
        }
    }

    private static Sorry refused(Fault fault) {
        return new Sorry(HttpStatus.UNPROCESSABLE_CONTENT, words -> told(fault, words));
    }

    /// What is wrong with a script, in the words of the page on which scripts are written.
    private static String told(Fault fault, Words words) {
        var details = new ArrayList<Object>();
        details.add(fault.place().line());
        details.add(fault.place().column());
        for (var word : fault.words()) {
            details.add(
                    Phrase.of(word)
                            .map(phrase -> words.get("lib.deal.phrase." + phrase))
                            .orElse(word));
        }
        return words.get("lib.deal.fault." + fault.kind(), details.toArray());
    }

    private OwnScript script(Visit visit) {
        visit.expectFewGuesses();
        return shelf.find(visit.ctx().pathParam("word"))
                .orElseThrow(() -> visit.unknown("practice.script.gone"));
    }

    private static Place place(Visit visit) {
        var at = "/practice/scripts/" + visit.ctx().pathParam("word");
        return SituationRoutes.place(visit, at, SituationRoutes.system(visit));
    }

    private ScriptDeals.Found found(Visit visit, OwnScript script, Place place) {
        visit.limit(Deed.HINT);
        var clock = practice.house().clock();
        long begun = clock.millis();
        var deals =
                new ScriptDeals(
                        script,
                        BiddingSystem.named(place.system()),
                        () -> clock.millis() - begun > LATE.toMillis(),
                        () -> clock.millis() - begun > PATIENCE.toMillis());
        try {
            return coach.own(place, () -> deals.deal(place.number()))
                    .orElseThrow(() -> Sorry.unclear("practice.script.nothing"));
        } catch (DivisionByZero wrong) {
            throw refused(wrong.fault());
        }
    }

    private void show(Visit visit) {
        var script = script(visit);
        var place = place(visit);
        var found = found(visit, script, place);
        var round = coach.round(found.dealt(), place);
        var course =
                new Course(
                        title(script, visit.words()),
                        "",
                        script.chat(),
                        remark(script, found, visit.words()));
        SituationRoutes.show(
                visit,
                new PracticePage(
                        visit.words(), place, course, round, coach.verdict(visit, place, round)));
    }

    private static String title(OwnScript script, Words words) {
        return script.name().isEmpty() ? words.get("practice.script.unnamed") : script.name();
    }

    private static String remark(OwnScript script, ScriptDeals.Found found, Words words) {
        var remarks = new ArrayList<String>();
        if (!found.filtered()) {
            remarks.add(words.get("practice.script.unfiltered", found.looked()));
        }
        for (var line : script.unread()) {
            remarks.add(words.get("practice.script.unread", line.line(), line.text()));
        }
        return String.join(" ", remarks);
    }

    private void answer(Visit visit) {
        visit.limit(Deed.MOVE);
        var script = script(visit);
        var place = place(visit).with(SituationRoutes.call(visit));
        var round = coach.round(found(visit, script, place).dealt(), place);
        visit.guest();
        coach.verdict(visit, place, round);
        visit.setCookie(SituationRoutes.COOKIE, Left.of(place));
        visit.seeOther(place.path() + "#verdict");
    }
}
