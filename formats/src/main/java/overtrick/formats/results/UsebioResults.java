package overtrick.formats.results;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.stream.XMLStreamException;
import overtrick.formats.Diagnostics;
import overtrick.formats.LimitExceeded;
import overtrick.formats.Place;
import overtrick.formats.ReadingLimits;
import overtrick.formats.TextEncoding;
import overtrick.formats.results.LineDraft.WrongCell;
import overtrick.formats.results.XmlTree.Node;
import overtrick.scoring.Adjustment;

/// Results in USEBIO, the XML of the English and other unions. Programs nest its elements
/// differently: boards stand in an event, a session's section or a match, and are found wherever
/// they are.
public final class UsebioResults {

    private static final Pattern ARTIFICIAL = Pattern.compile("A(\\d\\d)(\\d\\d)");
    private static final Pattern POINTS = Pattern.compile("[+-]?\\d{1,5}");
    private static final Pattern CONTRACT = Pattern.compile("([1-7])(NT|[NCDHS])(X{0,2})");

    private final Diagnostics diagnostics;
    private final List<ResultFile.Entry> entries = new ArrayList<>();
    private final List<ResultFile.Line> lines = new ArrayList<>();
    private final List<ResultFile.Change> changes = new ArrayList<>();
    private final ReadingLimits limits;

    private UsebioResults(ReadingLimits limits) {
        this.limits = limits;
        this.diagnostics = new Diagnostics(limits);
    }

    /// Reads the results of a file; what is wrong stands in the file's diagnostics.
    public static ResultFile read(byte[] bytes) {
        return read(bytes, ReadingLimits.NONE);
    }

    /// Reads the results of a stranger's file; what is wrong stands in the file's diagnostics.
    public static ResultFile read(byte[] bytes, ReadingLimits limits) {
        return new UsebioResults(limits).file(bytes);
    }

    private ResultFile file(byte[] bytes) {
        String title = "";
        try {
            var root = XmlTree.read(TextEncoding.text(bytes), limits, Instruction.TARGET);
            var events = root.below().filter(one -> one.name().equals("EVENT")).toList();
            if (events.size() == 1) {
                title = event(events.getFirst());
            } else {
                diagnostics.error(
                        Place.START,
                        events.isEmpty()
                                ? "there is no EVENT in this file"
                                : "file has %d events; give one to each".formatted(events.size()));
            }
        } catch (XMLStreamException broken) {
            var at = broken.getLocation();
            diagnostics.error(
                    at == null
                            ? Place.START
                            : new Place(
                                    Math.max(1, at.getLineNumber()),
                                    Math.max(1, at.getColumnNumber())),
                    "this is no XML: "
                            + String.valueOf(broken.getMessage()).lines().toList().getLast());
        } catch (LimitExceeded large) {
            return new ResultFile(
                    "", List.of(), List.of(), List.of(), List.of(), List.of(large.diagnostic()));
        }
        return new ResultFile(title, entries, lines, changes, List.of(), diagnostics.list());
    }

    private String event(Node event) {
        event.below().filter(one -> one.name().equals("PARTICIPANTS")).forEach(this::participants);
        if (entries.stream().allMatch(one -> one.name().isEmpty())) {
            entries.clear(); // as good as nobody entered
        }
        boards(event, new Around("", ""));
        event.instructions().forEach(this::adjustment);
        String title = event.text("EVENT_DESCRIPTION");
        return title.isEmpty() ? event.text("TITLE") : title;
    }

    /// What the elements around a board say of all its lines.
    private record Around(String section, String round) {}

    private void boards(Node node, Around around) {
        for (var child : node.children()) {
            switch (child.name()) {
                case "SECTION" ->
                        boards(
                                child,
                                new Around(
                                        child.attributes().getOrDefault("SECTION_ID", ""),
                                        around.round()));
                case "MATCH" ->
                        boards(child, new Around(around.section(), child.text("ROUND_NUMBER")));
                case "BOARD" -> board(child, around);
                case "HANDSET" -> {}
                default -> boards(child, around);
            }
        }
    }

    private void board(Node board, Around around) {
        for (var line : board.children()) {
            if (line.name().equals("TRAVELLER_LINE")) {
                try {
                    lines.add(line(board, line, around));
                } catch (WrongCell wrong) {
                    diagnostics.error(wrong.place(), String.valueOf(wrong.getMessage()));
                }
            }
        }
    }

    private static ResultFile.Line line(Node board, Node line, Around around) {
        var draft = new LineDraft(line.place());
        put(draft, "board", board, "BOARD_NUMBER");
        draft.put("section", line.place(), around.section());
        draft.put("round", line.place(), around.round());
        sides(draft, line);
        var own = new HashMap<String, String>();
        board.instructions().forEach(own::putAll);
        line.instructions().forEach(own::putAll);
        for (String column : List.of("vulnerable", "section", "round", "table", "form", "result")) {
            draft.put(column, line.place(), own.getOrDefault(column, ""));
        }
        if (!draft.has("result")) {
            outcome(draft, line);
        }
        return draft.result();
    }

    private static void put(LineDraft draft, String column, Node node, String name) {
        node.child(name).ifPresent(one -> draft.put(column, one.place(), one.content()));
    }

    private static void sides(LineDraft draft, Node line) {
        put(draft, "ns", line, "NS_PAIR_NUMBER");
        put(draft, "ew", line, "EW_PAIR_NUMBER");
        players(draft, "ns", line, "N_PLAYER_NUMBER", "S_PLAYER_NUMBER");
        players(draft, "ew", line, "E_PLAYER_NUMBER", "W_PLAYER_NUMBER");
    }

    /// Two who play with one another for this board only.
    private static void players(
            LineDraft draft, String column, Node line, String one, String other) {
        if (!draft.has(column) && !line.text(one).isEmpty() && !line.text(other).isEmpty()) {
            draft.put(column, line.place(), line.text(one) + "+" + line.text(other));
        }
    }

    /// From contract, declarer and tricks, if all are there; else from the score.
    private static void outcome(LineDraft draft, Node line) {
        String score = line.text("SCORE").toUpperCase(Locale.ROOT).replace(" ", "");
        var place = line.child("SCORE").map(Node::place).orElse(line.place());
        var artificial = ARTIFICIAL.matcher(score);
        if (artificial.matches()) {
            draft.put("result", place, artificial.group(1) + "/" + artificial.group(2));
            return;
        }
        String contract =
                line.text("CONTRACT")
                        .toUpperCase(Locale.ROOT)
                        .replaceAll("\\s", "")
                        .replace('*', 'X');
        if (score.isEmpty() && contract.isEmpty() && fromSides(line).isEmpty()) {
            draft.put("result", line.place(), "-");
            return;
        }
        played(draft, line, contract);
        if (!score.isEmpty() && !POINTS.matcher(score).matches()) {
            throw new WrongCell(
                    place, "score is not points for North–South or like A6040: " + score);
        }
        draft.put("score", place, score.isEmpty() ? fromSides(line) : score);
    }

    private static String fromSides(Node line) {
        String northSouth = line.text("NS_SCORE");
        String eastWest = line.text("EW_SCORE");
        return northSouth.isEmpty() && eastWest.matches("\\d{1,5}") ? "-" + eastWest : northSouth;
    }

    private static void played(LineDraft draft, Node line, String contract) {
        if (contract.matches("P|PASS(ED)?(OUT)?|PASSOUT")) {
            draft.put("result", line.place(), "P");
            return;
        }
        var parts = CONTRACT.matcher(contract);
        String tricks = line.text("TRICKS");
        String seat = line.text("PLAYED_BY").toUpperCase(Locale.ROOT);
        if (!parts.matches() || !tricks.matches("\\d{1,2}") || !seat.matches("[NESW].*")) {
            return; // the score alone
        }
        int margin = Integer.parseInt(tricks) - 6 - Integer.parseInt(parts.group(1));
        draft.put(
                "result",
                line.child("CONTRACT").map(Node::place).orElse(line.place()),
                contract + seat.charAt(0) + (margin == 0 ? "=" : "%+d".formatted(margin)));
    }

    /// In an event with two winners both directions have the same numbers, and only the direction
    /// tells them apart.
    private void participants(Node all) {
        var taking =
                all.children().stream()
                        .filter(one -> Set.of("PAIR", "TEAM", "PLAYER").contains(one.name()))
                        .toList();
        var once = new HashSet<String>();
        var twice =
                taking.stream()
                        .map(UsebioResults::number)
                        .filter(number -> !once.add(number))
                        .collect(Collectors.toSet());
        for (var one : taking) {
            String number = number(one);
            String direction = one.text("DIRECTION").toUpperCase(Locale.ROOT);
            if (number.isEmpty()) {
                diagnostics.error(one.place(), "number of the participant is missing");
                continue;
            }
            entries.add(
                    new ResultFile.Entry(
                            one.place(),
                            twice.contains(number) && !direction.isEmpty()
                                    ? number + " " + direction
                                    : number,
                            name(one)));
        }
    }

    private static String number(Node one) {
        return Stream.of("PAIR_NUMBER", "TEAM_ID", "PLAYER_NUMBER")
                .map(one::text)
                .filter(text -> !text.isEmpty())
                .findFirst()
                .orElse("");
    }

    private static String name(Node one) {
        String own = one.text("TEAM_NAME");
        return !own.isEmpty() || one.name().equals("PLAYER")
                ? own + one.text("PLAYER_NAME")
                : one.children().stream()
                        .filter(child -> child.name().equals("PLAYER"))
                        .map(player -> player.text("PLAYER_NAME"))
                        .filter(name -> !name.isEmpty())
                        .collect(Collectors.joining(" – "));
    }

    /// A penalty or what was carried over, for which the format has no element.
    private void adjustment(Map<String, String> parts) {
        var kind =
                switch (parts.getOrDefault("adjustment", "")) {
                    case "penalty" -> Adjustment.Kind.PENALTY;
                    case "carry-over" -> Adjustment.Kind.CARRY_OVER;
                    default -> null;
                };
        if (kind == null) {
            return;
        }
        var draft = new LineDraft(Place.START);
        draft.put("ns", Place.START, parts.getOrDefault("id", ""));
        draft.put(
                "result",
                Place.START,
                parts.getOrDefault("amount", "") + " " + parts.getOrDefault("cause", ""));
        try {
            changes.add(draft.change(kind));
        } catch (WrongCell wrong) {
            diagnostics.error(wrong.place(), String.valueOf(wrong.getMessage()));
        }
    }
}
