package overtrick.formats.notes;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// What a description asks of partner.
///
/// @param flags as system files write it; none or one
/// @param rest the description without the words that were read
record Forcing(List<String> flags, String rest) {

    private static final Pattern NOT =
            Pattern.compile("\\bnon-? ?forcing\\b|\\bnot forcing\\b|\\bnf\\b");

    private static final Pattern GAME =
            Pattern.compile(
                    "\\b(?:natural )?game[- ]forc(?:ing|e)\\b|\\bforc(?:ing|es) to game\\b|\\bgf\\b\\+?|\\bfg\\b|\\bgame force\\b");

    private static final Pattern FORCES =
            Pattern.compile(
                    "\\bforcing(?: for)?(?: one| 1)?(?: round)?\\b|\\bf1r?\\b|\\binv(?:it(?:ational|e|es|ing)?)?\\+|\\binvitational or better\\b");

    private static final Pattern INVITES =
            Pattern.compile("\\binv(?:it(?:ational|ation|e|es|ing))?\\b|\\blimit raise\\b");

    private static final Pattern SIGNS_OFF =
            Pattern.compile("\\bto play\\b|\\bsign[- ]?off\\b|\\bs/o\\b|\\bsuggestion to play\\b");

    Forcing {
        flags = List.copyOf(flags);
    }

    /// @param text in small letters
    static Forcing of(String text) {
        String rest = NOT.matcher(text).replaceAll(" ");
        var flags = new ArrayList<String>();
        rest = taken(GAME, "game", rest, flags);
        rest = taken(FORCES, "forcing", rest, flags);
        rest = taken(INVITES, "invites", rest, flags);
        rest = taken(SIGNS_OFF, "to play", rest, flags);
        return new Forcing(flags, rest);
    }

    private static String taken(Pattern words, String flag, String text, List<String> flags) {
        var found = words.matcher(text);
        if (!found.find()) {
            return text;
        }
        if (flags.isEmpty()) {
            flags.add(flag);
        }
        return found.replaceAll(" ");
    }
}
