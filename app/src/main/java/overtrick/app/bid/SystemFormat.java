package overtrick.app.bid;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import overtrick.app.input.UserError;
import overtrick.formats.bml.Bml;
import overtrick.formats.notes.BookletBml;
import overtrick.formats.notes.BookletHtml;
import overtrick.library.paper.BookletPdf;
import overtrick.library.paper.CardPdf;
import overtrick.systems.Agreement;
import overtrick.systems.BiddingSystem;
import overtrick.systems.ConventionCard;
import overtrick.systems.sheet.Booklet;
import overtrick.systems.sheet.CardSheet;
import overtrick.systems.sheet.Choices;

/// How a system is printed.
enum SystemFormat {
    TEXT,
    BML,
    HTML,
    PDF,
    CARD;

    /// @throws UserError if there is none
    static SystemFormat named(String name) {
        for (var format : values()) {
            if (format.name().toLowerCase(Locale.ROOT).equals(name)) {
                return format;
            }
        }
        throw new UserError("--format is not text, bml, html, pdf or card: " + name);
    }

    /// The system in this format.
    ///
    /// @param named as the user named it, perhaps with choices of the players
    byte[] of(
            BiddingSystem system, String named, CardPdf.Format sheet, String names, Locale locale) {
        var card = ConventionCard.of(system);
        var choices = choices(system, named, locale);
        if (this == CARD) {
            return CardPdf.of(CardSheet.of(system, card, choices, locale), sheet, names, locale);
        }
        var booklet = Booklet.of(card, choices, locale);
        return switch (this) {
            case BML -> bytes(Bml.write(BookletBml.of(booklet)));
            case HTML -> bytes(BookletHtml.of(booklet, locale));
            case PDF -> BookletPdf.of(booklet);
            case TEXT, CARD ->
                    throw new IllegalStateException("printed line by line, or above: " + this);
        };
    }

    private static List<String> choices(BiddingSystem system, String named, Locale locale) {
        Map<String, String> chosen =
                Agreement.hasChoices(named) && !named.contains(".")
                        ? Agreement.parse(named).choices()
                        : Map.of();
        return Choices.of(system.book(), chosen, locale);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
