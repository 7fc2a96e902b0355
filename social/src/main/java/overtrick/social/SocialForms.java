package overtrick.social;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import overtrick.bridgetable.duplicate.BoardForms;
import overtrick.house.game.TermsForm;
import overtrick.house.json.Json;
import tools.jackson.databind.node.ObjectNode;

/// How the opening of a table of social bridge is kept in the log.
final class SocialForms {

    static final TermsForm TERMS =
            new TermsForm(
                    SocialTerms.class,
                    Json.MAPPER.rebuild().addMixIn(Form.class, FormTypes.class).build(),
                    List.of(
                            SocialForms::withUndertricks,
                            SocialForms::withCustoms,
                            BoardForms::withRobots,
                            SocialForms::withLaid));

    private SocialForms() {}

    /// Parties that were opened before undertricks could be those of the club's sheet go by the
    /// Law.
    private static ObjectNode withUndertricks(ObjectNode opening) {
        if (opening.at("/terms/form/is").asString("").equals("party")) {
            ((ObjectNode) opening.at("/terms/form/terms")).put("undertricks", "SINCE_1987");
        }
        return opening;
    }

    /// Where no deals could be laid for everybody alike each table dealt its own.
    private static ObjectNode withLaid(ObjectNode opening) {
        ((ObjectNode) opening.at("/terms")).putNull("laid");
        return opening;
    }

    /// Where nothing could be wanted beside the game nothing was.
    private static ObjectNode withCustoms(ObjectNode opening) {
        ((ObjectNode) opening.at("/terms")).putArray("customs");
        return opening;
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Form.Rubber.class, name = "rubber"),
        @JsonSubTypes.Type(value = Form.Chicago.class, name = "chicago"),
        @JsonSubTypes.Type(value = Form.Party.class, name = "party"),
        @JsonSubTypes.Type(value = Form.Auction.class, name = "auction"),
        @JsonSubTypes.Type(value = Form.DuplicateAuction.class, name = "duplicate-auction"),
        @JsonSubTypes.Type(value = Form.BridgeWhist.class, name = "bridge-whist"),
        @JsonSubTypes.Type(value = Form.Whist.class, name = "whist"),
        @JsonSubTypes.Type(value = Form.CutThroat.class, name = "cut-throat")
    })
    private interface FormTypes {}
}
