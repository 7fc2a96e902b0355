package overtrick.formats.notes;

import java.util.ArrayList;
import java.util.List;
import overtrick.bridge.auction.Call;
import overtrick.formats.bml.BmlMeaning;
import overtrick.formats.notes.Described.Reading;

/// A row of the system file that is made of notes.
///
/// @param meaning of which it is made
record NoteRow(BmlMeaning meaning, String sentence, Described described) {

    private static final int LONGEST = 2_000;

    static NoteRow of(BmlMeaning meaning, Described described) {
        String shown = PlainText.shown(meaning.row().description());
        String text =
                shown.replace('"', '\'')
                        .replace('|', '/')
                        .replace('\r', ' ')
                        .replaceAll("\\s*\\n\\s*", "; ");
        String cut = text.length() > LONGEST ? text.substring(0, LONGEST) : text;
        return new NoteRow(meaning, cut.strip(), described);
    }

    Call call() {
        return meaning.last().call();
    }

    boolean isText() {
        return described.reading() == Reading.TEXT;
    }

    NoteRow asText(String reason) {
        return new NoteRow(meaning, sentence, described.asText(reason));
    }

    /// As it stands in a system file.
    String text() {
        var flags = new ArrayList<>(described.flags());
        if (isText()) {
            flags.add("explains");
        }
        String row =
                "  %s | %s | \"%s\"".formatted(call().code(), described.hands().text(), sentence);
        return flags.isEmpty() ? row : row + " | " + String.join(", ", List.copyOf(flags));
    }
}
