package overtrick.app.social;

import overtrick.bridge.ancestors.WhistTerms;

/// The codes of whist by their names.
enum WhistCode {
    SHORT(WhistTerms.SHORT),
    LONG(WhistTerms.LONG),
    AMERICAN(WhistTerms.AMERICAN);

    private final WhistTerms terms;

    WhistCode(WhistTerms terms) {
        this.terms = terms;
    }

    WhistTerms terms() {
        return terms;
    }
}
