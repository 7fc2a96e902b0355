package overtrick.library.odds;

import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import overtrick.page.Words;
import overtrick.scoring.odds.Decision;
import overtrick.scoring.odds.Decision.Kind;
import overtrick.scoring.odds.Stakes;
import overtrick.scoring.odds.SuitBreak;
import overtrick.scoring.reckoning.Fraction;

/// The page of odds. Every figure on it is worked out when it is asked for.
///
/// @param asked what was typed as a hand; empty when nothing was
/// @param counts of that hand
/// @param wrong why it is no hand
/// @param split the suit that was dealt by hand; empty when what was typed is none
public record OddsPage(
        Words words,
        String asked,
        Optional<HandCounts> counts,
        Optional<String> wrong,
        Optional<SuitSplit> split) {

    /// Missing cards that the table of breaks goes up to; of one there is nothing to say.
    private static final int MOST_MISSING = 8;

    /// How many cards of a suit are missing, and how they may lie.
    public record Missing(int cards, List<SuitBreak> breaks) {}

    /// One figure of a row: the chance, and what stands behind it.
    public record Chance(Stakes stakes, boolean vulnerable, Fraction chance, int gain, int loss) {}

    public List<Kind> kinds() {
        return List.of(Kind.values());
    }

    public List<Stakes> stakes() {
        return List.of(Stakes.values());
    }

    public List<Decision> decisions(Kind kind) {
        return Decision.ALL.stream().filter(decision -> decision.kind() == kind).toList();
    }

    /// `4♥ and not 3♥`, or `4♥ doubled, 2 down`.
    public String name(Decision decision) {
        return decision.kind() == Kind.DOUBLE
                ? words.count("lib.doubled", decision.down(), words.symbols(decision.bold()))
                : words.get(
                        "lib.over",
                        words.symbols(decision.bold()),
                        words.symbols(decision.careful()));
    }

    public List<Chance> chances(Decision decision, Stakes stakes) {
        return Stream.of(false, true)
                .map(vulnerable ->
                        new Chance(
                                stakes,
                                vulnerable,
                                decision.breakEven(stakes, vulnerable),
                                decision.gain(stakes, vulnerable),
                                decision.loss(stakes, vulnerable)))
                .toList();
    }

    /// `not vulnerable` or `vulnerable`, in short.
    public String vulnerability(Chance chance) {
        return words.get(chance.vulnerable() ? "lib.v" : "lib.nv");
    }

    /// A figure with what stands behind it.
    public String spoken(Chance chance) {
        return words.get(
                "lib.odds.spoken",
                vulnerability(chance),
                exact(chance.chance()),
                chance.gain(),
                chance.loss());
    }

    /// The chance as whole per cents, for drawing and for people.
    public static int percent(Fraction chance) {
        return (int) chance.times(100).nearest();
    }

    /// The chance with one digit behind the point, in the way of the language.
    public String exact(Fraction chance) {
        var percents = chance.times(100).rounded(1, RoundingMode.HALF_UP);
        return String.format(words.locale(), "%.1f%%", percents);
    }

    /// Lines of what a bold choice brings at each chance of being right, at IMPs.
    public List<Balance> balances() {
        return Stream.of("4H", "6H", "7H")
                .flatMap(bid ->
                        Decision.ALL.stream()
                                .filter(one -> one.kind() != Kind.DOUBLE)
                                .filter(one -> one.bold().code().equals(bid)))
                .map(decision -> new Balance(decision, true))
                .toList();
    }

    public List<Missing> missing() {
        return IntStream.rangeClosed(2, MOST_MISSING)
                .mapToObj(cards -> new Missing(cards, SuitBreak.of(cards)))
                .toList();
    }
}
