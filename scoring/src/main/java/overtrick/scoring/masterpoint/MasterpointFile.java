package overtrick.scoring.masterpoint;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import overtrick.cards.FormatException;
import overtrick.scoring.masterpoint.MasterpointRegulation.ByTable;
import overtrick.scoring.masterpoint.MasterpointRegulation.ByTables;
import overtrick.scoring.masterpoint.MasterpointRegulation.Rule;
import overtrick.scoring.masterpoint.MasterpointRegulation.Shares;
import overtrick.scoring.masterpoint.MasterpointRegulation.Tail;
import overtrick.scoring.masterpoint.Occasion.Kind;
import overtrick.scoring.reckoning.Fraction;

/// Reads a regulation of masterpoints, in a form that people write by hand. For example:
///
/// ```
/// # a comment
/// scheme quarter
/// title Points of the Old Quarter
/// for pairs
/// winner 0.10 a table, at most 1.50
/// field 40%
/// places 100% 70% 50% 35% then 1/n
/// for teams
/// from 4: 2 1
/// from 8: 4 2.5 1
/// ```
///
/// After `for pairs`, `for teams` or `for all` stands either a formula or a table. In a formula
/// `then 1/n` goes on with a fifth for the fifth place, `then 1/(n-1)` with a quarter. In a table a
/// line says from how many contestants on the places get how much.
public final class MasterpointFile {

    private static final String NUMBER = "(\\d{1,5}(?:\\.\\d{1,4})?)";
    private static final Pattern WINNER =
            Pattern.compile(NUMBER + " a table(?:,? at most " + NUMBER + ")?");
    private static final Pattern PERCENT = Pattern.compile(NUMBER + "%");
    private static final Pattern COLUMN = Pattern.compile("(\\d{1,4}): (.+)");
    private static final Fraction NO_LIMIT = Fraction.of(Integer.MAX_VALUE);

    private final Map<Kind, Rule> rules = new EnumMap<>(Kind.class);
    private String name = "";
    private String title = "";
    private Set<Kind> kinds = EnumSet.noneOf(Kind.class);
    private Part part = new Part();
    private int line;
    private int partLine;

    private MasterpointFile() {}

    /// What has been read since the last `for`.
    private static final class Part {

        private final SortedMap<Integer, List<Fraction>> columns = new TreeMap<>();
        private Fraction perTable = Fraction.ZERO;
        private Fraction atMost = NO_LIMIT;
        private int percent = 100;
        private List<Fraction> shares = List.of();
        private Tail tail = Tail.NOTHING;

        Rule rule() {
            if (columns.isEmpty()) {
                return new ByTables(perTable, atMost, percent, new Shares(shares, tail));
            }
            if (perTable.signum() > 0 || !shares.isEmpty()) {
                throw new IllegalArgumentException("both a formula and a table");
            }
            return new ByTable(columns);
        }
    }

    /// Reads a regulation.
    ///
    /// @throws FormatException saying in which line what is wrong and what would be right
    public static MasterpointRegulation parse(String text) {
        return new MasterpointFile().regulation(text);
    }

    private MasterpointRegulation regulation(String text) {
        for (String raw : text.split("\\R", -1)) {
            line++;
            String content = raw.strip().replaceAll("\\s+", " ");
            if (!content.isEmpty() && !content.startsWith("#")) {
                read(content);
            }
        }
        endPart();
        if (name.isEmpty() || rules.isEmpty()) {
            throw new FormatException("line 1: there are no lines such as: scheme club, for pairs");
        }
        try {
            return new MasterpointRegulation(name, title.isEmpty() ? name : title, rules);
        } catch (IllegalArgumentException wrong) {
            throw new FormatException("scheme %s: %s".formatted(name, wrong.getMessage()));
        }
    }

    private void read(String content) {
        String[] words = content.split(" ", 2);
        String rest = words.length > 1 ? words[1] : "";
        switch (words[0]) {
            case "scheme" -> name = rest;
            case "title" -> title = rest;
            case "for" -> beginPart(rest);
            case "winner" -> winner(rest);
            case "field" -> part.percent = percent(rest);
            case "places" -> places(rest);
            case "from" -> column(rest);
            default ->
                    throw wrong(
                            "line does not begin with scheme, title, for, winner, field, places or"
                                    + " from: "
                                    + content);
        }
    }

    private void beginPart(String whom) {
        endPart();
        kinds =
                switch (whom) {
                    case "pairs" -> EnumSet.of(Kind.PAIRS);
                    case "teams" -> EnumSet.of(Kind.TEAMS);
                    case "all" -> EnumSet.allOf(Kind.class);
                    default -> throw wrong("for is not followed by pairs, teams or all: " + whom);
                };
        partLine = line;
        part = new Part();
    }

    private void endPart() {
        try {
            for (var kind : kinds) {
                if (rules.put(kind, part.rule()) != null) {
                    throw new IllegalArgumentException("there is a rule for them already");
                }
            }
        } catch (IllegalArgumentException refused) {
            throw new FormatException("line %d: %s".formatted(partLine, refused.getMessage()));
        }
    }

    private void winner(String text) {
        var numbers = WINNER.matcher(text);
        if (!numbers.matches()) {
            throw wrong("winner is not like 0.10 a table, at most 1.50: " + text);
        }
        part.perTable = Fraction.parse(numbers.group(1));
        part.atMost = numbers.group(2) == null ? NO_LIMIT : Fraction.parse(numbers.group(2));
    }

    private int percent(String text) {
        var number = PERCENT.matcher(text);
        if (!number.matches() || number.group(1).contains(".")) {
            throw wrong("field is not like 40%: " + text);
        }
        return Integer.parseInt(number.group(1));
    }

    private void places(String text) {
        String list = text;
        for (var ending :
                Map.of(
                                " then 1/n",
                                Tail.ONE_OVER_PLACE,
                                " then 1/(n-1)",
                                Tail.ONE_OVER_PLACE_BEFORE)
                        .entrySet()) {
            if (text.endsWith(ending.getKey())) {
                part.tail = ending.getValue();
                list = text.substring(0, text.length() - ending.getKey().length());
            }
        }
        var shares = new ArrayList<Fraction>();
        for (String word : list.split(" ")) {
            shares.add(share(word));
        }
        part.shares = shares;
    }

    private Fraction share(String word) {
        var percent = PERCENT.matcher(word);
        return percent.matches() ? number(percent.group(1)).over(100) : number(word);
    }

    private void column(String text) {
        var numbers = COLUMN.matcher(text);
        if (!numbers.matches()) {
            throw wrong("from is not like 8: 4 2.5 1 (contestants, points of the places): " + text);
        }
        var points = new ArrayList<Fraction>();
        for (String word : numbers.group(2).split(" ")) {
            points.add(number(word));
        }
        part.columns.put(Integer.parseInt(numbers.group(1)), points);
    }

    private Fraction number(String word) {
        try {
            var number = Fraction.parse(word);
            if (number.signum() >= 0) {
                return number;
            }
        } catch (FormatException wrong) {
            throw wrong(String.valueOf(wrong.getMessage()));
        }
        throw wrong("number is below 0: " + word);
    }

    private FormatException wrong(String message) {
        return new FormatException("line %d: %s".formatted(line, message));
    }
}
