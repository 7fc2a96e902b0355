package overtrick.evening.page.federation;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import overtrick.page.Words;

/// What is in a report to a federation, and what is missing.
///
/// @param path of the event
/// @param files by their names
public record FederationPage(
        Words words, String path, String title, List<Check> checks, List<String> files) {

    /// Names and boards that are told one by one.
    private static final int NAMED = 40;

    /// Something that a federation wants.
    ///
    /// @param done whether it is there
    /// @param text that says so, or what would have to be done
    public record Check(boolean done, String text) {}

    public FederationPage {
        checks = List.copyOf(checks);
        files = List.copyOf(files);
    }

    static FederationPage of(Words words, String path, Report report) {
        return new FederationPage(
                words,
                path,
                report.view().title(),
                checks(words, report),
                List.copyOf(report.files().keySet()));
    }

    private static List<Check> checks(Words words, Report report) {
        var checks = new ArrayList<Check>();
        var standing = report.view().standing();
        boolean ranked = report.ranking().isPresent() && report.scores().isPresent();
        checks.add(
                ranked && !standing.provisional()
                        ? new Check(true, words.get("ev.fed.final"))
                        : new Check(false, words.get(ranked ? "ev.fed.open" : "ev.no.scores")));
        checks.add(
                report.club().isEmpty()
                        ? new Check(false, words.get("ev.fed.club.none"))
                        : new Check(true, words.get("ev.fed.club", report.club())));
        checks.add(
                report.day()
                        .map(_ -> new Check(true, words.get("ev.fed.day")))
                        .orElseGet(() -> new Check(false, words.get("ev.fed.day.none"))));
        var without = report.withoutNumber();
        checks.add(
                without.isEmpty()
                        ? new Check(true, words.get("ev.fed.numbers"))
                        : new Check(
                                false,
                                words.count(
                                        "ev.fed.numbers.none", without.size(), listed(without))));
        var boards = report.withoutHands();
        checks.add(
                boards.isEmpty()
                        ? new Check(true, words.get("ev.fed.hands"))
                        : new Check(
                                false,
                                words.count("ev.fed.hands.none", boards.size(), listed(boards))));
        return checks;
    }

    private static String listed(List<?> all) {
        String some =
                all.stream().limit(NAMED).map(String::valueOf).collect(Collectors.joining(", "));
        return all.size() > NAMED ? some + ", …" : some;
    }

    /// Whether nothing is missing.
    public boolean isWhole() {
        return checks.stream().allMatch(Check::done);
    }
}
