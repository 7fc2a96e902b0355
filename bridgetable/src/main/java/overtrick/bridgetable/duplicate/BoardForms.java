package overtrick.bridgetable.duplicate;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.Set;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardEvent.BoardEnded;
import overtrick.bridge.board.BoardEvent.BoardOpened;
import overtrick.bridge.board.BoardEvent.CallMade;
import overtrick.bridge.board.BoardEvent.CardDrawn;
import overtrick.bridge.board.BoardEvent.CardPlayed;
import overtrick.bridge.board.BoardEvent.ChairsExchanged;
import overtrick.bridge.board.BoardEvent.ClaimAgreed;
import overtrick.bridge.board.BoardEvent.ClaimMade;
import overtrick.bridge.board.BoardEvent.ClaimObjected;
import overtrick.bridge.board.BoardEvent.PackSpread;
import overtrick.bridge.board.BoardEvent.SeatsDrawn;
import overtrick.bridge.board.BoardEvent.TakenBack;
import overtrick.bridge.board.BoardEvent.UndoAgreed;
import overtrick.bridge.board.BoardEvent.UndoAsked;
import overtrick.bridge.board.BoardEvent.UndoRefused;
import overtrick.house.game.TermsForm;
import overtrick.house.json.Json;
import overtrick.log.form.EventForms;
import overtrick.robots.bidding.Agreements;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// How duplicate is kept in the log: what happens to a board, and what a table was opened with.
public final class BoardForms {

    static final EventForms<BoardEvent> EVENTS =
            EventForms.<BoardEvent>in(Json.MAPPER)
                    .with("board-opened", BoardOpened.class)
                    .with("call-made", CallMade.class)
                    .with("card-played", CardPlayed.class)
                    .with("claim-made", ClaimMade.class)
                    .with("claim-agreed", ClaimAgreed.class)
                    .with("claim-objected", ClaimObjected.class)
                    .with("undo-asked", UndoAsked.class)
                    .with("undo-agreed", UndoAgreed.class)
                    .with("undo-refused", UndoRefused.class)
                    .with("taken-back", TakenBack.class)
                    .with("board-ended", BoardEnded.class)
                    .with("chairs-exchanged", ChairsExchanged.class)
                    .with("pack-spread", PackSpread.class)
                    .with("card-drawn", CardDrawn.class)
                    .with("seats-drawn", SeatsDrawn.class);

    /// Writes and reads terms with a plan of boards.
    public static final JsonMapper JSON =
            Json.MAPPER.rebuild().addMixIn(BoardPlan.class, PlanTypes.class).build();

    static final TermsForm TERMS =
            new TermsForm(
                    DuplicateTerms.class,
                    JSON,
                    List.of(
                            BoardForms::withSystems,
                            BoardForms::withTerms,
                            BoardForms::withCustoms,
                            BoardForms::withRobots));

    private BoardForms() {}

    /// Tables of version 1 were opened before sides chose their systems.
    private static ObjectNode withSystems(ObjectNode opened) {
        opened.set("agreements", JSON.valueToTree(Agreements.STANDARD));
        return opened;
    }

    /// Tables of version 2 were opened when there was no other game.
    private static ObjectNode withTerms(ObjectNode opened) {
        var terms = opened.objectNode();
        for (String term : Set.of("plan", "agreements")) {
            terms.set(term, opened.remove(term));
        }
        opened.set("terms", terms);
        return opened;
    }

    /// Tables of version 3 were opened before customs could be chosen.
    private static ObjectNode withCustoms(ObjectNode opened) {
        opened.withObject("terms").putArray("customs");
        return opened;
    }

    /// Where the level of the robots could not be chosen it was that of the house.
    public static ObjectNode withRobots(ObjectNode opened) {
        opened.withObject("terms").putNull("robots");
        return opened;
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = BoardPlan.Dealt.class, name = "dealt"),
        @JsonSubTypes.Type(value = BoardPlan.FromSet.class, name = "set"),
        @JsonSubTypes.Type(value = BoardPlan.Again.class, name = "again"),
        @JsonSubTypes.Type(value = BoardPlan.OfEvent.class, name = "event"),
        @JsonSubTypes.Type(value = BoardPlan.OfMatch.class, name = "match"),
        @JsonSubTypes.Type(value = BoardPlan.OfClass.class, name = "class"),
        @JsonSubTypes.Type(value = BoardPlan.Laid.class, name = "laid")
    })
    private interface PlanTypes {}
}
