package overtrick.scoring.vp;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import overtrick.cards.FormatException;

/// Reads tables of victory points, in a form that people write by hand. For example:
///
/// ```
/// # a comment
/// scale club10
/// title Our own scale
/// boards 6-8
/// 0 5 5
/// 4 6 4
/// 12 7.5 2.5
/// ```
///
/// A line of numbers says from which margin on the winner and the loser get how much. A new line
/// `boards` begins the table for another number of boards.
public final class VpFile {

    private static final Pattern BOARDS = Pattern.compile("(\\d{1,3})(?:-(\\d{1,3}))?");
    private static final Pattern STEP =
            Pattern.compile("(\\d{1,4})\\s+(-?\\d{1,3}(?:\\.\\d+)?)\\s+(-?\\d{1,3}(?:\\.\\d+)?)");

    private final List<VpTable.Part> parts = new ArrayList<>();
    private final List<VpScale.Step> steps = new ArrayList<>();
    private String name = "";
    private String title = "";
    private int fewest;
    private int most;
    private int line;
    private int boardsLine;

    private VpFile() {}

    /// Reads a table of victory points.
    ///
    /// @throws FormatException saying in which line what is wrong and what would be right
    public static VpTable parse(String text) {
        return new VpFile().table(text);
    }

    private VpTable table(String text) {
        for (String raw : text.split("\\R", -1)) {
            line++;
            String content = raw.strip();
            if (!content.isEmpty() && !content.startsWith("#")) {
                read(content);
            }
        }
        endBoards();
        if (name.isEmpty()) {
            throw new FormatException("line 1: there is no line such as: scale club20");
        }
        try {
            return new VpTable(name, title.isEmpty() ? name : title, parts);
        } catch (IllegalArgumentException wrong) {
            throw new FormatException("scale %s: %s".formatted(name, wrong.getMessage()));
        }
    }

    private void read(String content) {
        String[] words = content.split("\\s+", 2);
        String rest = words.length > 1 ? words[1] : "";
        switch (words[0]) {
            case "scale" -> name = rest;
            case "title" -> title = rest;
            case "boards" -> beginBoards(rest);
            default -> steps.add(step(content));
        }
    }

    private void beginBoards(String range) {
        endBoards();
        var numbers = BOARDS.matcher(range);
        if (!numbers.matches()) {
            throw wrong(line, "boards are not like 16 or 6-8: " + range);
        }
        fewest = Integer.parseInt(numbers.group(1));
        most = numbers.group(2) == null ? fewest : Integer.parseInt(numbers.group(2));
        boardsLine = line;
    }

    private void endBoards() {
        if (boardsLine == 0) {
            return;
        }
        try {
            parts.add(new VpTable.Part(fewest, most, new VpScale(steps)));
        } catch (IllegalArgumentException refused) {
            throw wrong(boardsLine, String.valueOf(refused.getMessage()));
        }
        steps.clear();
    }

    private VpScale.Step step(String content) {
        var numbers = STEP.matcher(content);
        if (!numbers.matches()) {
            throw wrong(line, "step is not like 12 7.5 2.5 (margin, winner, loser): " + content);
        }
        if (boardsLine == 0) {
            throw wrong(line, "a line such as boards 16 must come before the first step");
        }
        return new VpScale.Step(
                Integer.parseInt(numbers.group(1)),
                hundredths(numbers.group(2)),
                hundredths(numbers.group(3)));
    }

    private int hundredths(String points) {
        try {
            return new BigDecimal(points).movePointRight(2).intValueExact();
        } catch (ArithmeticException tooFine) {
            throw wrong(line, "victory points have more than two decimals: " + points);
        }
    }

    private static FormatException wrong(int line, String message) {
        return new FormatException("line %d: %s".formatted(line, message));
    }
}
