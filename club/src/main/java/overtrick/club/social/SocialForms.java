package overtrick.club.social;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import overtrick.club.game.TermsForm;
import overtrick.club.json.Json;

/// How the opening of a table of social bridge is kept in the log.
final class SocialForms {

    static final TermsForm TERMS =
            new TermsForm(
                    SocialTerms.class,
                    Json.MAPPER.rebuild().addMixIn(Form.class, FormTypes.class).build());

    private SocialForms() {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Form.Rubber.class, name = "rubber"),
        @JsonSubTypes.Type(value = Form.Chicago.class, name = "chicago"),
        @JsonSubTypes.Type(value = Form.Party.class, name = "party"),
        @JsonSubTypes.Type(value = Form.Auction.class, name = "auction"),
        @JsonSubTypes.Type(value = Form.BridgeWhist.class, name = "bridge-whist"),
        @JsonSubTypes.Type(value = Form.Whist.class, name = "whist"),
        @JsonSubTypes.Type(value = Form.CutThroat.class, name = "cut-throat")
    })
    private interface FormTypes {}
}
