package overtrick.formats.pbn;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import overtrick.formats.Diagnostics;
import overtrick.formats.Place;
import overtrick.formats.pbn.PbnElement.Glyph;
import overtrick.formats.pbn.PbnElement.NoteReference;
import overtrick.formats.pbn.PbnElement.Suffix;
import overtrick.formats.pbn.PbnElement.Word;

/// Splits what stands between blanks in an auction or a play, such as `1S!!=1=$25`, for there the
/// parts need no blanks between (PBN 2.1, 3.2).
final class SectionElements {

    /// The highest number of a note (3.5.4).
    static final int LAST_NOTE = 32;

    private static final int LAST_GLYPH = 255;
    private static final Pattern PART =
            Pattern.compile(
                    "=(?<note>\\d{1,4})=|\\$(?<glyph>\\d{1,4})|(?<suffix>[!?]{1,2})"
                            + "|(?<word>[*+]|\\^[A-Za-z]|[-A-Za-z0-9♠♥♦♣]+)");

    private SectionElements() {}

    /// The game with the sections of auction and play split.
    static PbnGame split(PbnGame game, Diagnostics diagnostics) {
        return game.withTags(splitTags(game.tags(), diagnostics));
    }

    private static List<PbnTag> splitTags(List<PbnTag> tags, Diagnostics diagnostics) {
        var split = new ArrayList<PbnTag>(tags.size());
        for (var tag : tags) {
            boolean annotated = TagNames.isRecord(tag.name());
            split.add(annotated ? tag.withBody(split(tag, diagnostics)) : tag);
        }
        return split;
    }

    /// Whether it is a call, a card or a hyphen with nothing said of it, as nearly all are.
    private static boolean isPlain(String word) {
        for (int at = 0; at < word.length(); at++) {
            char sign = word.charAt(at);
            boolean letter = (sign >= 'A' && sign <= 'Z') || (sign >= 'a' && sign <= 'z');
            if (!letter && !(sign >= '0' && sign <= '9') && sign != '-') {
                return false;
            }
        }
        return true;
    }

    private static List<PbnElement> split(PbnTag section, Diagnostics diagnostics) {
        var parts = new ArrayList<PbnElement>(section.body().size());
        for (var element : section.body()) {
            switch (element) {
                case Word word -> {
                    if (isPlain(word.text())) {
                        parts.add(word);
                    } else {
                        parts.addAll(split(word, diagnostics));
                    }
                }
                case PbnElement.Quoted(var place, _) ->
                        diagnostics.warn(
                                place,
                                "text in quotes is left out; %s has none"
                                        .formatted(section.name()));
                case NoteReference _, Glyph _, Suffix _, PbnElement.Comment _ -> parts.add(element);
            }
        }
        return parts;
    }

    private static List<PbnElement> split(Word word, Diagnostics diagnostics) {
        var parts = new ArrayList<PbnElement>();
        var matcher = PART.matcher(word.text());
        int at = 0;
        while (at < word.text().length()) {
            matcher.region(at, word.text().length());
            if (!matcher.lookingAt()) {
                diagnostics.warn(
                        word.place().plus(at),
                        "%c is left out; it is part of no call, card, note =1=, $1, ! or ?"
                                .formatted(word.text().charAt(at)));
                at++;
                continue;
            }
            parts.add(part(matcher, word.place().plus(at), diagnostics));
            at = matcher.end();
        }
        return parts;
    }

    private static PbnElement part(Matcher matcher, Place place, Diagnostics diagnostics) {
        var note = matcher.group("note");
        if (note != null) {
            int number = Integer.parseInt(note);
            check(
                    number >= 1 && number <= LAST_NOTE,
                    place,
                    "note is not 1 to 32: ",
                    number,
                    diagnostics);
            return new NoteReference(place, number);
        }
        var glyph = matcher.group("glyph");
        if (glyph != null) {
            int value = Integer.parseInt(glyph);
            check(value <= LAST_GLYPH, place, "glyph is not $0 to $255: $", value, diagnostics);
            return new Glyph(place, value);
        }
        var suffix = matcher.group("suffix");
        return suffix != null ? new Suffix(place, suffix) : new Word(place, matcher.group());
    }

    private static void check(
            boolean right, Place place, String complaint, int value, Diagnostics diagnostics) {
        if (!right) {
            diagnostics.warn(place, complaint + value);
        }
    }
}
