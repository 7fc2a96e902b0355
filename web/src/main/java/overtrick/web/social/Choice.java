package overtrick.web.social;

import java.util.Locale;
import overtrick.bridge.chicago.ChicagoTerms;
import overtrick.bridge.party.PartyTerms;
import overtrick.bridge.party.Responsibility;
import overtrick.bridge.rubber.RubberTerms;
import overtrick.club.social.Form;

/// What can be played here among friends, each with the house rules that are usual for it.
public enum Choice {
    RUBBER(new Form.Rubber(RubberTerms.USUAL)),
    CHICAGO(new Form.Chicago(ChicagoTerms.CLASSIC)),
    CHICAGO_MODERN(new Form.Chicago(ChicagoTerms.MODERN)),
    PARTY(new Form.Party(PartyTerms.USUAL)),
    PARTY_PUBLIC(new Form.Party(PartyTerms.with(Responsibility.PUBLIC))),
    PARTY_PRINTED(new Form.Party(PartyTerms.PRINTED));

    private final Form form;

    Choice(Form form) {
        this.form = form;
    }

    Form form() {
        return form;
    }

    /// The word for it in keys and forms, such as `chicago-modern`.
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
