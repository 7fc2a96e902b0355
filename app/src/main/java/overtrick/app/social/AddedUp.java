package overtrick.app.social;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import overtrick.app.input.UserError;
import overtrick.bridge.sheet.Column;
import overtrick.bridge.sheet.Payment;
import overtrick.cards.Seat;
import overtrick.page.Words;
import overtrick.social.Form;
import overtrick.social.GameLines;

/// Rubbers of three that somebody has added up already, a line of totals for each, such as `N 212 E
/// 290 S 312`: only the settling is left.
///
/// @param rubbers the totals of each
record AddedUp(List<SequencedMap<Column, Integer>> rubbers) {

    private static final Pattern TOTALS = Pattern.compile("(?:[NESW] +-?\\d{1,6} *){3}");
    private static final Pattern TOTAL = Pattern.compile("([NESW]) +(-?\\d{1,6})");

    AddedUp {
        rubbers = List.copyOf(rubbers);
    }

    /// A file of totals; empty where it is a sheet of deals.
    ///
    /// @throws UserError when they are not those of the three who play
    static Optional<AddedUp> read(byte[] file, Form form) {
        var lines = new String(file, StandardCharsets.UTF_8).lines().map(String::strip).toList();
        var told = lines.stream().filter(line -> !line.isEmpty() && !line.startsWith("#")).toList();
        if (!(form instanceof Form.CutThroat)
                || told.isEmpty()
                || !told.stream().allMatch(line -> TOTALS.matcher(line).matches())) {
            return Optional.empty();
        }
        return Optional.of(
                new AddedUp(
                        told.stream()
                                .map(line -> totals(line, lines.indexOf(line) + 1, form))
                                .toList()));
    }

    private static SequencedMap<Column, Integer> totals(String line, int number, Form form) {
        var totals = new LinkedHashMap<Column, Integer>();
        TOTAL.matcher(line)
                .results()
                .forEach(one ->
                        totals.put(
                                Column.of(Seat.parse(one.group(1))),
                                Integer.valueOf(one.group(2))));
        var players = form.seats().stream().map(Column::of).toList();
        if (!totals.sequencedKeySet().stream().toList().equals(players)) {
            throw new UserError(
                    "line %d: totals are not those of %s"
                            .formatted(
                                    number,
                                    players.stream()
                                            .map(Column::code)
                                            .collect(Collectors.joining(", "))));
        }
        return totals;
    }

    /// Who pays whom, a sentence each.
    Stream<String> sentences(GameWords words) {
        return rubbers.stream()
                .flatMap(totals -> Payment.inPairs(totals).stream())
                .map(payment -> sentence(payment, words));
    }

    static String sentence(Payment<Column> payment, GameWords words) {
        Words pages = words.pages();
        return words.text(
                "paid",
                pages.name(payment.from().seat()),
                pages.name(payment.to().seat()),
                payment.points());
    }

    void tell(PrintStream out) {
        rubbers.forEach(totals -> out.println(GameLines.settled(totals)));
    }
}
