package overtrick.house.game;

import java.util.List;
import java.util.function.UnaryOperator;
import overtrick.house.table.Terms;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// How the opening of a game's tables is kept.
///
/// @param type of the terms
/// @param json that writes and reads them
/// @param renewals what makes older forms of the whole opening, name and terms, into the next (see
///   [overtrick.log.form.EventForms])
public record TermsForm(
        Class<? extends Terms> type, JsonMapper json, List<UnaryOperator<ObjectNode>> renewals) {

    public TermsForm {
        renewals = List.copyOf(renewals);
    }

    public TermsForm(Class<? extends Terms> type, JsonMapper json) {
        this(type, json, List.of());
    }
}
