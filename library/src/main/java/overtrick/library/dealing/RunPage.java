package overtrick.library.dealing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.Vulnerability;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.dealing.run.Figures;
import overtrick.dealing.run.Outcome;
import overtrick.dealing.run.Outcome.Counts;
import overtrick.dealing.run.Outcome.Mean;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.pbn.PlayedBoard;
import overtrick.page.Words;

/// A script while it runs and after it.
///
/// @param word under which it is found
public record RunPage(Words words, String word, Job job, Job.Standing standing) {

    /// Deals that are shown; the others are in the files.
    private static final int SHOWN = 12;

    static RunPage of(Words words, String word, Job job) {
        return new RunPage(words, word, job, job.standing());
    }

    /// A row of a frequency.
    ///
    /// @param share of all, in per cents
    public record Row(String head, List<Long> counts, int share) {}

    /// A deal with its number.
    public record Shown(int number, Deal deal) {

        /// Who deals.
        public Seat dealer() {
            return new BoardNumber(number).dealer();
        }

        /// Which sides are vulnerable.
        public Vulnerability vulnerability() {
            return new BoardNumber(number).vulnerability();
        }
    }

    /// The script as it was written.
    public String text() {
        return job.text();
    }

    /// Why it could not go on; nothing where it could.
    public String fault() {
        return standing.fault().map(fault -> FaultText.of(fault, words)).orElse("");
    }

    /// `/dealing/…`.
    public String path() {
        return "/dealing/" + word;
    }

    /// Whether it goes on.
    public boolean isUnderWay() {
        return !standing.state().isOver();
    }

    /// What has become of it so far.
    public Outcome outcome() {
        return standing.outcome();
    }

    /// One sentence of how it stands.
    public String state() {
        return words.get("lib.deal.state." + standing.state(), Job.SECONDS);
    }

    private String number(long number) {
        return String.format(words.locale(), "%,d", number);
    }

    /// How many were dealt, and how many taken.
    public String counts() {
        return words.get(
                "lib.deal.counts", number(outcome().generated()), number(outcome().produced()));
    }

    /// How often such deals come, and how they were drawn.
    public List<String> often() {
        var said = new ArrayList<String>();
        if (outcome().frequency() > 0) {
            String one = String.format(words.locale(), "%,.1f", 1 / outcome().frequency());
            said.add(words.get("lib.deal.often", one));
        }
        if (outcome().share() < 1) {
            String share = String.format(words.locale(), "%.3g%%", 100 * outcome().share());
            said.add(words.get("lib.deal.drawn", share));
        }
        return said;
    }

    /// What a mean is called.
    public String label(Mean mean) {
        return mean.label().isEmpty() ? words.get("lib.deal.average") : mean.label();
    }

    /// `6.33 ± 0.02`.
    public String value(Mean mean) {
        String form = "%%,.%df".formatted(places(mean.error()));
        return String.format(words.locale(), form + " ± " + form, mean.value(), mean.error());
    }

    /// Figures behind the point, so that two of the error are seen.
    private static int places(double error) {
        return error > 0 ? Math.clamp(1 - (int) Math.floor(Math.log10(error)), 0, 6) : 2;
    }

    /// What a frequency is called.
    public String label(Counts counts) {
        return counts.label().isEmpty() ? words.get("lib.deal.frequency") : counts.label();
    }

    /// Heads of the columns of a frequency of two.
    public List<String> columns(Counts counts) {
        return counts.columns()
                .map(span ->
                        IntStream.range(0, span.size() + 2)
                                .mapToObj(column -> head(span, column))
                                .toList())
                .orElse(List.of());
    }

    /// Rows of a frequency; what is beyond its bounds only where there is any.
    public List<Row> rows(Counts counts) {
        var rows = new ArrayList<Row>();
        for (int row = 0; row < counts.counts().size(); row++) {
            var all = counts.counts().get(row);
            long sum = all.stream().mapToLong(Long::longValue).sum();
            boolean edge = row == 0 || row > counts.rows().size();
            if (!edge || sum > 0) {
                int share = (int) Math.round(100.0 * sum / Math.max(1, outcome().produced()));
                rows.add(new Row(head(counts.rows(), row), all, share));
            }
        }
        return rows;
    }

    private String head(Outcome.Span span, int row) {
        return switch (Figures.head(span, row)) {
            case "Low" -> "< " + span.low();
            case "High" -> "> " + span.high();
            default -> Figures.head(span, row);
        };
    }

    /// Whether deals were asked for, and not figures alone.
    public boolean prints() {
        return job.script().prints();
    }

    /// The first of the deals.
    public List<Shown> deals() {
        var deals = standing.deals();
        return IntStream.range(0, Math.min(SHOWN, deals.size()))
                .mapToObj(at -> new Shown(at + 1, deals.get(at)))
                .toList();
    }

    /// All deals as boards with their numbers.
    List<PlayedBoard> boards() {
        var boards = new ArrayList<PlayedBoard>();
        for (var deal : standing.deals()) {
            var number = new BoardNumber(boards.size() + 1);
            boards.add(PlayedBoard.dealt(Board.of(number, deal), Map.of()));
        }
        return boards;
    }

    /// All deals as a PBN file.
    public String pbn() {
        return Pbn.text(boards());
    }

    /// Whether the files have more than the page.
    public boolean hasMore() {
        return kept() > SHOWN;
    }

    /// That the files have more; only where they do.
    public String more() {
        return words.get("lib.deal.more", SHOWN, kept());
    }

    /// How many deals the files have.
    public int kept() {
        return standing.deals().size();
    }
}
