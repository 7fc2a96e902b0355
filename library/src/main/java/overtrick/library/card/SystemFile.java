package overtrick.library.card;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import overtrick.formats.bml.Bml;
import overtrick.formats.notes.BookletBml;
import overtrick.formats.notes.BookletHtml;
import overtrick.library.paper.BookletPdf;
import overtrick.library.paper.CardPdf;
import overtrick.systems.BiddingSystem;
import overtrick.systems.ConventionCard;
import overtrick.systems.sheet.Booklet;
import overtrick.systems.sheet.CardSheet;

/// A system as a file to take home.
enum SystemFile {
    CARD("card.pdf", "application/pdf"),
    FOLDED_CARD("card-a5.pdf", "application/pdf"),
    BOOKLET("booklet.pdf", "application/pdf"),
    PAGE("booklet.html", "text/html; charset=utf-8"),
    NOTES("notes.bml", "text/plain; charset=utf-8");

    private final String file;
    private final String type;

    SystemFile(String file, String type) {
        this.file = file;
        this.type = type;
    }

    static Optional<SystemFile> named(String file) {
        return Arrays.stream(values()).filter(one -> one.file.equals(file)).findFirst();
    }

    String file() {
        return file;
    }

    String type() {
        return type;
    }

    /// @param choices what the players have chosen, each a sentence
    byte[] of(BiddingSystem system, ConventionCard card, List<String> choices, Locale language) {
        return switch (this) {
            case CARD -> card(CardPdf.Format.A4, system, card, choices, language);
            case FOLDED_CARD -> card(CardPdf.Format.A5, system, card, choices, language);
            case BOOKLET -> BookletPdf.of(Booklet.of(card, choices, language));
            case PAGE -> bytes(BookletHtml.of(Booklet.of(card, choices, language), language));
            case NOTES -> bytes(Bml.write(BookletBml.of(Booklet.of(card, choices, language))));
        };
    }

    private static byte[] card(
            CardPdf.Format format,
            BiddingSystem system,
            ConventionCard card,
            List<String> choices,
            Locale language) {
        return CardPdf.of(CardSheet.of(system, card, choices, language), format, "", language);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
