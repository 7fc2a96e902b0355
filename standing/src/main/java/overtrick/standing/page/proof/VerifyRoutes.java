package overtrick.standing.page.proof;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import overtrick.cards.Sha256;
import overtrick.house.codes.TableId;
import overtrick.house.codes.TournamentId;
import overtrick.house.codes.TypedCode;
import overtrick.house.record.BoardRecord;
import overtrick.house.record.Records;
import overtrick.house.table.Member;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;

/// Pages that verify deals: the seal of a deal can be seen before the first call, the key that
/// opens it when everybody may see the deal.
public record VerifyRoutes(Records records) implements Feature {

    /// Letters of a deal with its key, and some to spare.
    private static final int LONGEST_TEXT = 400;

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/verify", this::ask);
        routes.get(Right.LOOK, "/tables/{code}/seals", this::table);
        routes.get(Right.LOOK, "/events/{code}/seals", this::event);
    }

    /// A code leads to the deals of its table or event; a seal and a text are checked here.
    private void ask(Visit visit) {
        if (visit.has("of")) {
            lead(visit, TypedCode.of(visit.param("of")));
            return;
        }
        var typed = Optional.<VerifyPage.Typed>empty();
        if (visit.has("text")) {
            String text = visit.param("text").strip();
            if (text.length() > LONGEST_TEXT) {
                throw Sorry.unclear("stand.verify.long", LONGEST_TEXT);
            }
            String seal = visit.param("seal").strip().toLowerCase(Locale.ROOT);
            typed = Optional.of(new VerifyPage.Typed(seal, text, Sha256.hex(text)));
        }
        show(visit, new VerifyPage(visit.words(), "", "", List.of(), typed));
    }

    private static void lead(Visit visit, String code) {
        visit.expectFewGuesses();
        if (TournamentId.isCode(code)) {
            visit.seeOther("/events/" + code + "/seals");
        } else if (TableId.isCode(code)) {
            visit.seeOther("/tables/" + code + "/seals");
        } else {
            throw visit.unknown("no.table", code);
        }
    }

    private void table(Visit visit) {
        var id = visit.table();
        var proofs = new ArrayList<Proof>();
        for (var board : records.of(id)) {
            board.sealed()
                    .map(deal ->
                            Proof.of(
                                    visit.words().get("stand.verify.board", board.number()),
                                    time(visit, Optional.of(board.opened())),
                                    time(visit, board.over()),
                                    deal,
                                    isOpen(visit, id, board)))
                    .ifPresent(proofs::add);
        }
        String title = visit.words().get("stand.verify.table", id.code());
        show(
                visit,
                new VerifyPage(
                        visit.words(), title, "/tables/" + id.code(), proofs, Optional.empty()));
    }

    private boolean isOpen(Visit visit, TableId table, BoardRecord board) {
        return board.over().isPresent()
                && records.maySee(table, board.ordinal(), visit.person().map(Member.Person::id));
    }

    private static String time(Visit visit, Optional<Instant> at) {
        return at.map(visit.words()::when).orElse("");
    }

    private void event(Visit visit) {
        String code = visit.tournament().code();
        var proofs = new ArrayList<Proof>();
        records.ofEvent(code)
                .forEach((number, deal) ->
                        proofs.add(
                                Proof.of(
                                        visit.words().get("stand.verify.board", number),
                                        "",
                                        "",
                                        deal,
                                        records.isFinished(code, number))));
        String title = visit.words().get("stand.verify.event", code);
        show(
                visit,
                new VerifyPage(visit.words(), title, "/events/" + code, proofs, Optional.empty()));
    }

    private static void show(Visit visit, VerifyPage page) {
        var frame = Frame.of(visit, visit.words().get("stand.verify"));
        visit.page(Pages.render("standing/verify", new Framed<>(frame, page)));
    }
}
