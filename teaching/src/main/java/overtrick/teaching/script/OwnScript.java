package overtrick.teaching.script;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import overtrick.bridge.Vulnerability;
import overtrick.cards.FormatException;
import overtrick.dealing.script.Script;
import overtrick.dealing.script.ScriptException;
import overtrick.teaching.judge.NearestSystem;

/// A dealer script with what its comments say to those who practise by it.
///
/// @param name the text of its button; else its alias or title; may be empty
/// @param chat what is told to the players; may be empty
/// @param system the system that its convention card comes nearest to; empty when it names none
/// @param vulnerability that the head asks for; empty when it leaves it to the script
/// @param filter what the auction of a deal must be like; empty when it does not matter
/// @param unread lines of the head that are not understood, with their numbers from 1
/// @param turns the script for one type of hand after the other, as often as the types have shares;
///   empty where the script names no types, or levels them itself
public record OwnScript(
        String name,
        String chat,
        Optional<String> system,
        Optional<Vulnerability> vulnerability,
        Optional<Pattern> filter,
        List<Unread> unread,
        String text,
        Script script,
        List<Script> turns) {

    /// How long a script may be, in characters.
    public static final int LONGEST = 40_000;

    private static final int LONGEST_NAME = 80;
    private static final int LONGEST_CHAT = 4_000;
    private static final int LONGEST_FILTER = 600;

    private static final Pattern HEAD = Pattern.compile("#\\s*([A-Za-z-]+)\\s*:\\s*(.*)");
    private static final Pattern CHAT =
            Pattern.compile("/\\*\\s*@chat(.*?)@chat\\s*\\*/", Pattern.DOTALL);

    /// A line that is not understood.
    public record Unread(int line, String text) {}

    public OwnScript {
        unread = List.copyOf(unread);
        turns = List.copyOf(turns);
    }

    /// Reads a script.
    ///
    /// @throws ScriptException if the dealer's part is none
    public static OwnScript parse(String text) {
        var head = new Head();
        var lines = text.lines().toList();
        for (int at = 0; at < lines.size(); at++) {
            head.read(at + 1, lines.get(at).strip());
        }
        var chat = CHAT.matcher(text);
        var types = HandTypes.of(text);
        return new OwnScript(
                cut(head.name(), LONGEST_NAME),
                chat.find() ? cut(suits(types.mixed(chat.group(1).strip())), LONGEST_CHAT) : "",
                head.system,
                head.vulnerability,
                head.filter,
                head.unread,
                text,
                Script.parse(text),
                types.turns());
    }

    /// The script from which the deal of a number comes.
    Script turn(int number) {
        return turns.isEmpty() ? script : turns.get(number % turns.size());
    }

    private static String cut(String text, int longest) {
        return text.length() <= longest ? text : text.substring(0, longest - 1) + "…";
    }

    private static String suits(String text) {
        return text.replaceAll("![Cc]", "♣")
                .replaceAll("![Dd]", "♦")
                .replaceAll("![Hh]", "♥")
                .replaceAll("![Ss]", "♠")
                .replaceAll("(?m)^-{2,}\\s*", "");
    }

    private static final class Head {

        private String button = "";
        private String alias = "";
        private String title = "";
        private Optional<String> system = Optional.empty();
        private Optional<Vulnerability> vulnerability = Optional.empty();
        private Optional<Pattern> filter = Optional.empty();
        private final List<Unread> unread = new ArrayList<>();

        void read(int number, String line) {
            var head = HEAD.matcher(line);
            if (!head.matches()) {
                return;
            }
            var said = head.group(2).strip();
            switch (head.group(1).toLowerCase(Locale.ROOT)) {
                case "button-text" -> button = said;
                case "alias" -> alias = said;
                case "scenario-title" -> title = said.replaceFirst("^-+\\s*", "");
                case "convention-card-ns", "convention-card" -> system = NearestSystem.of(said);
                case "vulnerable" -> vulnerable(number, line, said);
                case "auction-filter" -> filter(number, line, said);
                default -> {
                    // other remarks are for their authors
                }
            }
        }

        private void vulnerable(int number, String line, String said) {
            try {
                vulnerability = Optional.of(Vulnerability.parse(said.toLowerCase(Locale.ROOT)));
            } catch (FormatException wrong) {
                unread.add(new Unread(number, cut(line, LONGEST_NAME)));
            }
        }

        /// The auctions of our robots have no notes: a filter that asks for what one says cannot be
        /// followed, and one that expects its number behind a call is content without.
        private void filter(int number, String line, String said) {
            try {
                if (said.length() <= LONGEST_FILTER && !said.contains("Note")) {
                    var expression = said.replace("\\\\", "\\").replace(" =.=", "( =.=)?");
                    filter = Optional.of(Pattern.compile(expression));
                    return;
                }
            } catch (PatternSyntaxException wrong) {
                // told below
            }
            unread.add(new Unread(number, cut(line, LONGEST_NAME)));
        }

        String name() {
            boolean speaks = !button.isEmpty() && (!button.startsWith("(") || title.isEmpty());
            return speaks ? button : !title.isEmpty() ? title : alias;
        }
    }
}
