package overtrick.cantable.page.learn;

import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Optional;
import overtrick.can.CanCard;
import overtrick.cantable.hall.CanHall;
import overtrick.cantable.page.words.Speech;
import overtrick.cards.FormatException;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;

/// Problems made from deals that the visitor has lost: the last card at which the deal could still
/// have been saved, to be played once more.
public record OwnRoutes(CanHall hall) implements Feature {

    private static final int MATCHES = 20;
    private static final String AGAIN = "/tables/{code}/matches/{ordinal}/deals/{deal}/again";

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.ENTER, "/can/learn/own", this::list);
        routes.get(Right.ENTER, AGAIN, this::show);
        routes.post(Right.PLAY, AGAIN, this::answer);
    }

    private List<OwnDeal> lost(Visit visit) {
        return visit.person()
                .map(person -> OwnDeal.lost(hall.canHistory().matchesOf(person.id(), 0, MATCHES)))
                .orElse(List.of());
    }

    private void list(Visit visit) {
        var speech = Speech.of(visit.words());
        var frame = Frame.of(visit, speech.get("lessons.own"));
        var page = new OwnList(speech, lost(visit));
        visit.page(Pages.render("can/own", new Framed<>(frame, page)));
    }

    /// The visitor's own deal under this address; whoever did not play it is not told of it.
    private OwnDeal asked(Visit visit) {
        var id = visit.table();
        if (hall.isShut(id, visit.viewer())) {
            throw new Sorry(HttpStatus.FORBIDDEN, words -> Speech.of(words).get("contest.shut"));
        }
        String path =
                "/tables/%s/matches/%s/deals/%s"
                        .formatted(
                                id.code(),
                                visit.ctx().pathParam("ordinal"),
                                visit.ctx().pathParam("deal"));
        visit.limit(Deed.ANALYSIS);
        return lost(visit).stream()
                .filter(deal -> deal.path().equals(path))
                .findFirst()
                .orElseThrow(() ->
                        new Sorry(HttpStatus.NOT_FOUND, words -> Speech.of(words).get("own.none")));
    }

    private void show(Visit visit) {
        render(visit, asked(visit), Optional.empty());
    }

    private void answer(Visit visit) {
        CanCard card;
        try {
            card = CanCard.parse(visit.param("card"));
        } catch (FormatException wrong) {
            String why = String.valueOf(wrong.getMessage());
            throw new Sorry(HttpStatus.UNPROCESSABLE_CONTENT, _ -> why);
        }
        render(visit, asked(visit), Optional.of(card));
    }

    private static void render(Visit visit, OwnDeal deal, Optional<CanCard> card) {
        var speech = Speech.of(visit.words());
        var frame = Frame.of(visit, speech.get("lessons.own"));
        var page = new OwnPage(speech, deal, deal.turningPoint(), card);
        visit.page(Pages.render("can/again", new Framed<>(frame, page)));
    }
}
