package overtrick.practice.lesson;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import overtrick.cards.Seat;
import overtrick.page.Form;

/// A board as a teacher writes it, field by field, before anything of it is checked.
///
/// @param hands as typed, spades first
/// @param steps as many as the form has
public record BoardDraft(
        Map<Seat, String> hands,
        String dealer,
        String vulnerable,
        String auction,
        String student,
        List<StepDraft> steps,
        String end) {

    /// Steps that ask for something, of one board on the form.
    static final int STEPS = 4;

    private static final int LONGEST_FIELD = 400;
    private static final int LONGEST_TEXT = 4_000;

    /// A step.
    ///
    /// @param kind `next`, `call` or `card`
    /// @param answer the call or the cards that are right
    /// @param also calls that are right too
    public record StepDraft(String text, String kind, String answer, String also) {

        boolean isEmpty() {
            return text.isBlank() && answer.isBlank();
        }

        private String directives() {
            String right = answer.strip();
            return switch (kind) {
                case "call" ->
                        "[BID " + right + "]" + (also.isBlank() ? "" : " [ACCEPT " + also + "]");
                case "card" ->
                        "[choose-card "
                                + (right.matches(".*[\\s,].*")
                                        ? "any:" + right.replaceAll("[\\s,]+", ",")
                                        : right)
                                + "]";
                default -> "[NEXT]";
            };
        }
    }

    /// Nothing written yet.
    static final BoardDraft BLANK =
            new BoardDraft(
                    Map.of(),
                    "S",
                    "None",
                    "",
                    "S",
                    IntStream.range(0, STEPS)
                            .mapToObj(_ -> new StepDraft("", "next", "", ""))
                            .toList(),
                    "");

    static BoardDraft of(Form form) {
        var hands = new EnumMap<Seat, String>(Seat.class);
        for (var seat : Seat.values()) {
            hands.put(seat, field(form, "hand-" + seat.letter()));
        }
        var steps = new ArrayList<StepDraft>();
        for (int at = 1; at <= STEPS; at++) {
            steps.add(
                    new StepDraft(
                            text(form, "text-" + at),
                            field(form, "kind-" + at),
                            field(form, "answer-" + at),
                            field(form, "also-" + at)));
        }
        return new BoardDraft(
                hands,
                field(form, "dealer"),
                field(form, "vulnerable"),
                field(form, "auction"),
                field(form, "student"),
                steps,
                text(form, "end"));
    }

    private static String field(Form form, String name) {
        String value = form.param(name).strip().replaceAll("[\"\\p{Cc}]", " ");
        return value.substring(0, Math.min(value.length(), LONGEST_FIELD));
    }

    /// A text without braces, which would end it.
    private static String text(Form form, String name) {
        String value = form.lines(name).replace('{', '(').replace('}', ')');
        return value.substring(0, Math.min(value.length(), LONGEST_TEXT));
    }

    /// The board as a game of PBN.
    ///
    /// @param number its place in the lesson, from 1
    String pbn(int number, String title) {
        var text = new StringBuilder();
        tag(text, "Event", title);
        tag(text, "Board", String.valueOf(number));
        tag(text, "Dealer", dealer);
        tag(text, "Vulnerable", vulnerable);
        tag(text, "Deal", "N:" + deal());
        tag(text, "Student", student);
        if (!auction.isBlank()) {
            tag(text, "Auction", dealer);
            text.append(auction).append('\n');
        }
        text.append("{[SHOW ").append(student).append("]\n\n");
        for (var step : steps) {
            if (!step.isEmpty()) {
                text.append(step.text().strip()).append("\n\n");
                text.append(step.directives()).append("\n\n");
            }
        }
        return text.append(end.strip()).append("}\n").toString();
    }

    private static void tag(StringBuilder text, String name, String value) {
        text.append('[').append(name).append(" \"").append(value).append("\"]\n");
    }

    /// The four hands; one that is left empty gets the cards that are left.
    private String deal() {
        return List.of(Seat.values()).stream()
                .map(seat -> hands.getOrDefault(seat, "").replaceAll("\\s+", "."))
                .map(hand -> hand.isBlank() ? "-" : hand.replace("10", "T"))
                .collect(Collectors.joining(" "));
    }
}
