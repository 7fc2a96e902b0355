package overtrick.members.page;

import io.javalin.http.HttpStatus;
import java.time.Duration;
import java.util.Locale;
import overtrick.members.look.Colour;
import overtrick.members.look.Crest;
import overtrick.members.look.Look;
import overtrick.members.office.RegisterCommand.SetCrest;
import overtrick.members.office.RegisterCommand.SetLook;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Upload;
import overtrick.page.Visit;
import overtrick.page.door.Deed;

/// How the club looks: its name, its colour, its crest.
record LookRoutes(Desk desk) implements Feature {

    private static final String LOOK = "/club/look";

    private static final String POLICY = "Content-Security-Policy";

    private static final String FOR_LONG =
            "public, max-age=%d, immutable".formatted(Duration.ofDays(365).toSeconds());

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.OWN, LOOK, visit -> show(visit, HttpStatus.OK, look(), ""));
        routes.post(Right.OWN, LOOK, this::set);
        routes.post(Right.OWN, "/club/look/crest", this::crest);
        routes.get(Right.ENTER, "/club/look/{colour}.css", this::colour);
        routes.get(Right.ENTER, "/club/crest/{digest}", this::picture);
    }

    private Look look() {
        return desk.members().offices().now().look();
    }

    private void show(Visit visit, HttpStatus status, Look look, String notice) {
        var page =
                new LookPage(visit.words(), look, desk.members().offices().now().crest(), notice);
        var frame = Frame.of(visit, visit.words().get("member.look"));
        visit.page(status, Pages.render("members/look", new Framed<>(frame, page)));
    }

    private void set(Visit visit) {
        String name = visit.param("name").replaceAll("[\\s\\p{Cntrl}]+", " ").strip();
        String said = visit.has("own") ? visit.param("colour").strip() : "";
        String colour = said.toLowerCase(Locale.ROOT);
        if (!colour.isEmpty() && !Colour.isOne(colour)) {
            throw Sorry.unclear("member.look.no.colour", said);
        }
        if (name.codePointCount(0, name.length()) > Look.LONGEST_NAME) {
            throw Sorry.unclear("unclear.long", Look.LONGEST_NAME);
        }
        var look = new Look(name, colour, visit.has("listed"));
        if (!colour.isEmpty() && !Colour.parse(colour).isClear()) {
            var asked = Colour.parse(colour);
            String better = asked.cleared().text();
            String why =
                    visit.words()
                            .get(
                                    "member.look.faint",
                                    colour,
                                    String.format(visit.words().locale(), "%.1f", asked.least()),
                                    better);
            var mended = new Look(name, better, look.listed());
            show(visit, HttpStatus.UNPROCESSABLE_CONTENT, mended, why);
            return;
        }
        if (!look.equals(look())) {
            desk.act(visit, new SetLook(look));
        }
        visit.seeOther(LOOK);
    }

    private void crest(Visit visit) {
        if (visit.has("none")) {
            desk.act(visit, new SetCrest(""));
            visit.seeOther(LOOK);
            return;
        }
        visit.limit(Deed.UPLOAD);
        byte[] file =
                visit.file("crest")
                        .map(Upload::bytes)
                        .orElseThrow(() -> Sorry.unclear("member.file.none"));
        var looked = Crest.of(file);
        if (looked.fault().isPresent()) {
            String key = "member.crest." + looked.fault().get().name();
            String why = visit.words().get(key, Crest.LARGEST >> 10);
            show(visit, HttpStatus.UNPROCESSABLE_CONTENT, look(), why);
            return;
        }
        var crest = looked.crest().orElseThrow();
        if (!crest.digest().equals(desk.members().offices().now().crest())) {
            desk.members().crests().keep(crest);
            desk.act(visit, new SetCrest(crest.digest()));
        }
        visit.seeOther(LOOK);
    }

    private void colour(Visit visit) {
        String colour = "#" + visit.ctx().pathParam("colour");
        if (!colour.equals(look().colour())) {
            throw Sorry.notFound("no.page");
        }
        visit.ctx()
                .contentType("text/css; charset=utf-8")
                .header("Cache-Control", FOR_LONG)
                .result(":root{--club-own:" + colour + "}");
    }

    private void picture(Visit visit) {
        var crest =
                desk.members()
                        .crests()
                        .find(visit.ctx().pathParam("digest"))
                        .orElseThrow(() -> Sorry.notFound("no.page"));
        String policy = visit.ctx().res().getHeader(POLICY);
        visit.ctx()
                .contentType(crest.contentType())
                .header(POLICY, policy + "; sandbox") // also when it is opened by itself
                .header("Cache-Control", FOR_LONG)
                .result(crest.bytes());
    }
}
