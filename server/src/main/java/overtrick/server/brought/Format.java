package overtrick.server.brought;

import java.util.Locale;
import overtrick.formats.any.AnyBoards;
import overtrick.formats.deals.DealFormat;

/// A format of boards or results, by the name people know it by.
enum Format {
    PBN("PBN"),
    LIN("LIN"),
    LINK("LIN"),
    HANDS(""),
    JSON("JSON"),
    BRI("BRI"),
    DGE("DGE"),
    DUP("DUP"),
    HRF("HRF"),
    BER("BER"),
    BHG("BHG"),
    CDS("CDS"),
    RZD("RZD"),
    DLM("DLM"),
    CSV("CSV"),
    RBN("RBN"),
    ZRD("ZRD"),
    GIB("GIB"),
    USEBIO("USEBIO"),
    BWS("BWS");

    private final String label;

    Format(String label) {
        this.label = label;
    }

    /// As it is called in every language; empty for hands that were typed.
    String label() {
        return label;
    }

    /// Whether its places are lines of a text; else they are a deal and its byte.
    boolean isText() {
        return switch (this) {
            case BRI, DGE, DUP, BER, BHG, CDS, RZD, DLM, ZRD, BWS -> false;
            case PBN, LIN, LINK, HANDS, JSON, HRF, CSV, RBN, GIB, USEBIO -> true;
        };
    }

    static Format of(DealFormat format) {
        return valueOf(format.name());
    }

    static Format of(AnyBoards.Kind kind) {
        return switch (kind) {
            case PBN -> PBN;
            case LIN -> LIN;
            case LIN_LINK, HANDS_LINK -> LINK;
            case HANDS, ADDRESS, UNKNOWN -> HANDS;
        };
    }

    /// How names of its files end.
    String ending() {
        return name().toLowerCase(Locale.ROOT);
    }
}
