package overtrick.free;

import java.util.List;
import java.util.stream.Stream;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridgetable.duplicate.BoardForms;
import overtrick.house.game.TermsForm;
import overtrick.house.json.Json;
import overtrick.laws.board.FreeEvent;
import overtrick.laws.board.FreeEvent.Ordinary;
import overtrick.log.NewEvent;
import overtrick.log.form.EventCodec;
import overtrick.log.form.EventForms;
import tools.jackson.databind.node.ObjectNode;

/// How a free table is kept in the log: what happens at every board by the names it has there, and
/// what is irregular by its own.
public final class FreeForms implements EventCodec<FreeEvent> {

    static final TermsForm TERMS =
            new TermsForm(
                    FreeTerms.class,
                    BoardForms.JSON,
                    List.of(FreeForms::withPlan, BoardForms::withRobots));

    static final EventForms<FreeEvent> IRREGULAR =
            EventForms.<FreeEvent>in(Json.MAPPER)
                    .with("pondered", FreeEvent.Pondered.class)
                    .with(
                            "called-anyway",
                            FreeEvent.CalledAnyway.class,
                            List.of(called -> called.put("asksSlip", false)))
                    .with("call-changed", FreeEvent.CallChanged.class)
                    .with("played-anyway", FreeEvent.PlayedAnyway.class)
                    .with("cards-exposed", FreeEvent.CardsExposed.class)
                    .with("attention-drawn", FreeEvent.AttentionDrawn.class)
                    .with("answered", FreeEvent.Answered.class)
                    .with("lead-asked", FreeEvent.LeadAsked.class)
                    .with("card-designated", FreeEvent.CardDesignated.class)
                    .with("card-replaced", FreeEvent.CardReplaced.class)
                    .with("judged", FreeEvent.Judged.class)
                    .with("understood", FreeEvent.Understood.class)
                    .with("claim-contested", FreeEvent.ClaimContested.class)
                    .with("claim-studied", FreeEvent.ClaimStudied.class)
                    .with("claim-decided", FreeEvent.ClaimDecided.class)
                    .with("revoke-ruled", FreeEvent.RevokeRuled.class)
                    .with("rolled-back", FreeEvent.RolledBack.class)
                    .with("remarked", FreeEvent.Remarked.class)
                    .with("score-adjusted", FreeEvent.Adjusted.class);

    private final EventCodec<BoardEvent> ordinary;

    /// @param ordinary the forms of every board
    public FreeForms(EventCodec<BoardEvent> ordinary) {
        this.ordinary = ordinary;
    }

    /// At tables of version 1 every board was dealt.
    private static ObjectNode withPlan(ObjectNode opened) {
        opened.withObject("terms").set("plan", BoardForms.JSON.valueToTree(FreeTerms.USUAL.plan()));
        return opened;
    }

    @Override
    public NewEvent encode(FreeEvent event) {
        return event instanceof Ordinary(var happened)
                ? ordinary.encode(happened)
                : IRREGULAR.encode(event);
    }

    @Override
    public FreeEvent decode(NewEvent logged) {
        return IRREGULAR.has(logged.type())
                ? IRREGULAR.decode(logged)
                : new Ordinary(ordinary.decode(logged));
    }

    @Override
    public Stream<String> names() {
        return Stream.concat(IRREGULAR.names(), ordinary.names());
    }
}
