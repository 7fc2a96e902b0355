package overtrick.cantable.page;

import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Optional;
import overtrick.can.rules.CanRules;
import overtrick.cantable.CanPlayer;
import overtrick.cantable.CanStrength;
import overtrick.cantable.CanTerms;
import overtrick.cantable.Ceremony;
import overtrick.cantable.PlayedMatch;
import overtrick.cantable.hall.CanHall;
import overtrick.cantable.page.words.Speech;
import overtrick.cantable.record.MatchLines;
import overtrick.cards.FormatException;
import overtrick.house.codes.TableId;
import overtrick.house.game.TableSummary;
import overtrick.house.table.Access;
import overtrick.house.table.Member;
import overtrick.house.table.TableRefusal;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;
import overtrick.page.table.NewTable;

/// The doors to Bài Càn, and the records of its matches.
public record CanRoutes(CanHall hall) implements Feature {

    private static final int MATCHES_SHOWN = 50;

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/can", this::door);
        routes.post(Right.PLAY, "/can/play", this::play);
        routes.post(Right.PLAY, "/can/tables", this::open);
        routes.get(Right.LOOK, "/can/rules", this::rules);
        routes.get(Right.ENTER, "/me/matches", this::mine);
        routes.get(Right.PLAY, "/tables/{code}/advice", this::advice);
        routes.get(Right.LOOK, "/tables/{code}/matches/{ordinal}", this::match);
        routes.get(Right.LOOK, "/tables/{code}/matches/{ordinal}/record", this::record);
        routes.get(Right.LOOK, "/tables/{code}/matches/{ordinal}/deals/{deal}", this::deal);
    }

    private static Speech speech(Visit visit) {
        return Speech.of(visit.words());
    }

    private void door(Visit visit) {
        String preset = visit.has("preset") ? visit.param("preset") : "club";
        var rules = preset(preset);
        var page =
                new CanDoor(
                        speech(visit),
                        visit.isNamed(),
                        preset,
                        RulesPage.of(preset, rules, speech(visit)));
        var frame = Frame.of(visit, speech(visit).get("door.title"));
        visit.page(Pages.render("can/door", new Framed<>(frame, page)));
    }

    private static CanRules preset(String name) {
        return CanRules.preset(name).orElseThrow(() -> unclear(name));
    }

    private static Sorry unclear(String said) {
        return new Sorry(
                HttpStatus.UNPROCESSABLE_CONTENT,
                words -> Speech.of(words).get("unclear.rules", said));
    }

    /// A person at South and three robots, without ceremony; or the game of that kind that they are
    /// in already.
    private void play(Visit visit) {
        var person = visit.guest();
        var going = matchUnderWay(person);
        if (going.isPresent()) {
            visit.seeOther("/tables/" + going.get().code());
            return;
        }
        visit.limit(Deed.TABLE);
        NewTable.alone(visit, person).open(visit, hall.can(), CanTerms.PRACTICE);
    }

    private Optional<TableId> matchUnderWay(Member.Person person) {
        return hall.tables().of(person.id(), MATCHES_SHOWN).stream()
                .filter(table -> table.isOnlyOf(person.id()))
                .map(TableSummary::id)
                .filter(table -> isUnderWay(table, person))
                .findFirst();
    }

    private boolean isUnderWay(TableId table, Member.Person person) {
        return hall.can()
                .look(table, person)
                .filter(view -> CanTerms.of(view).equals(CanTerms.PRACTICE))
                .flatMap(view -> view.game().match())
                .filter(match -> !match.isOver())
                .isPresent();
    }

    private void open(Visit visit) {
        visit.nameGuest();
        var person = visit.guest();
        visit.limit(Deed.TABLE);
        boolean robots = "yes".equals(visit.param("robots"));
        NewTable.asked(visit, person, Access.FRIENDS, robots).open(visit, hall.can(), terms(visit));
    }

    /// A preset, with the options that were changed in the form.
    private static CanTerms terms(Visit visit) {
        var rules = preset(visit.has("preset") ? visit.param("preset") : "club");
        try {
            for (var option : CanRules.options().keySet()) {
                if (visit.has(option)) {
                    rules = rules.with(option + " = " + visit.param(option));
                }
            }
        } catch (FormatException wrong) {
            throw unclear(String.valueOf(wrong.getMessage()));
        }
        return new CanTerms(
                rules,
                "house".equals(visit.param("ceremony")) ? Ceremony.HOUSE : Ceremony.PLAYERS,
                "rules".equals(visit.param("strength")) ? CanStrength.RULES : CanStrength.SEARCH,
                "yes".equals(visit.param("practice")));
    }

    /// The rules of a table, and how they deviate from the preset nearest to them; or those of a
    /// preset.
    private void rules(Visit visit) {
        boolean ofTable = visit.has("table");
        var page = ofTable ? rulesOfTable(visit) : rulesOfPreset(visit);
        var frame = Frame.of(visit, speech(visit).get(ofTable ? "rules.title" : "rules.house"));
        visit.page(Pages.render("can/rules", new Framed<>(frame, page)));
    }

    private RulesPage rulesOfTable(Visit visit) {
        var id = visit.tableId(visit.param("table"));
        var table = hall.can().look(id, visit.viewer()).orElseThrow(() -> visit.noTable(id));
        if (table.shut()) {
            throw new Sorry(
                    HttpStatus.FORBIDDEN, words -> words.refusal(TableRefusal.TABLE_CLOSED));
        }
        return RulesPage.of(id, CanTerms.of(table).rules(), speech(visit));
    }

    private static RulesPage rulesOfPreset(Visit visit) {
        String preset = visit.has("preset") ? visit.param("preset") : "club";
        return RulesPage.of(preset, preset(preset), speech(visit));
    }

    private void mine(Visit visit) {
        var matches =
                visit.person()
                        .map(person -> hall.canHistory().matchesOf(person.id(), 0, MATCHES_SHOWN))
                        .orElse(List.of());
        var frame = Frame.of(visit, speech(visit).get("mine.title"));
        visit.page(
                Pages.render(
                        "can/mine", new Framed<>(frame, new MyMatches(speech(visit), matches))));
    }

    /// What a robot would do: only for the player whose turn it is, and only where people practise.
    private void advice(Visit visit) {
        var id = visit.table();
        var table =
                hall.can()
                        .look(id, visit.viewer())
                        .orElseThrow(() -> Sorry.notFound("no.page")); // of another game
        var speech = speech(visit);
        var terms = CanTerms.of(table);
        if (!terms.practice()) {
            throw new Sorry(HttpStatus.FORBIDDEN, words -> Speech.of(words).get("advice.serious"));
        }
        visit.limit(Deed.MOVE);
        var advice =
                table.game()
                        .match()
                        .filter(_ -> !table.isSittingOut())
                        .flatMap(view -> hall.canRobot(terms).decide(view))
                        .map(decision -> Advice.of(decision, speech))
                        .orElseGet(() -> new Advice(speech.get("advice.none"), ""));
        visit.page(Pages.render("can/advice", advice));
    }

    private PlayedMatch played(Visit visit) {
        var id = visit.table();
        int ordinal = number(visit, "ordinal", "no.match");
        if (hall.isShut(id, visit.viewer())) {
            throw new Sorry(HttpStatus.FORBIDDEN, words -> Speech.of(words).get("contest.shut"));
        }
        return hall.canHistory().match(id, ordinal).orElseThrow(() -> notFound("no.match"));
    }

    private static int number(Visit visit, String part, String key) {
        String text = visit.ctx().pathParam(part);
        if (!text.matches("\\d{1,6}")) {
            throw notFound(key);
        }
        return Integer.parseInt(text);
    }

    private static Sorry notFound(String key) {
        return new Sorry(HttpStatus.NOT_FOUND, words -> Speech.of(words).get(key));
    }

    private void match(Visit visit) {
        var match = played(visit);
        var speech = speech(visit);
        var frame =
                Frame.of(visit, speech.get("record.title", match.ordinal(), match.table().code()));
        visit.page(Pages.render("can/match", new Framed<>(frame, new MatchPage(speech, match))));
    }

    /// The match as JSON Lines, in the form that the commands print and check.
    private void record(Visit visit) {
        visit.ctx()
                .header("Cache-Control", "no-store")
                .contentType("application/jsonl; charset=utf-8")
                .result(String.join("\n", MatchLines.of(played(visit))) + "\n");
    }

    private void deal(Visit visit) {
        var match = played(visit);
        int wanted = number(visit, "deal", "no.deal");
        var deal =
                match.story().deals().stream()
                        .filter(one -> one.number() == wanted)
                        .findFirst()
                        .orElseThrow(() -> notFound("no.deal"));
        var speech = speech(visit);
        int cards = deal.line().cards().size();
        int at = visit.has("card") ? visit.number("card", 0, cards) : cards;
        boolean asked = visit.has("thoughts");
        if (asked) {
            visit.limit(Deed.ANALYSIS);
        }
        var robot =
                asked ? Optional.of(hall.canRobot(CanTerms.USUAL)) : Optional.<CanPlayer>empty();
        var page = DealPage.of(speech, match, deal, at, robot);
        var frame = Frame.of(visit, speech.get("deal.title", wanted));
        visit.page(Pages.render("can/deal", new Framed<>(frame, page)));
    }
}
