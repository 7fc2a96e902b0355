package overtrick.app.tournament;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import overtrick.app.input.UserError;
import overtrick.scoring.board.Butler;
import overtrick.scoring.board.DatumRounding;
import overtrick.scoring.board.Trim;
import overtrick.scoring.reckoning.Fraction;
import picocli.CommandLine.Option;

/// How a datum of Butler scoring is found: clubs differ in what they leave out and how they round
/// (tournaments.md §2.4).
final class ButlerOptions {

    private static final Pattern PERCENT = Pattern.compile("(=?)(\\d{1,2}(?:\\.\\d{1,4})?)%");

    @Option(
            names = "--trim",
            paramLabel = "TRIM",
            description =
                    "with butler, the scores that the datum leaves out at each end: by-number (one of"
                            + " 5 to 14, two of 15 to 24 …), none, 2 for two, 5%% for so many whole"
                            + " scores, =10%% for exactly so many, one in part (default: by-number)")
    private Optional<String> trim = Optional.empty();

    @Option(
            names = "--datum",
            paramLabel = "ROUNDING",
            description =
                    "with butler: ten (to the nearest ten, from the middle away from zero), even-ten"
                            + " (from the middle to the even ten) or exact (default: ten)")
    private Optional<String> datum = Optional.empty();

    boolean isGiven() {
        return trim.isPresent() || datum.isPresent();
    }

    Butler butler() {
        return new Butler(
                trim.map(ButlerOptions::trim).orElse(Butler.STANDARD.trim()),
                datum.map(ButlerOptions::rounding).orElse(Butler.STANDARD.rounding()));
    }

    private static Trim trim(String text) {
        var percent = PERCENT.matcher(text);
        try {
            if (percent.matches()) {
                var share = Fraction.parse(percent.group(2));
                return percent.group(1).isEmpty()
                        ? new Trim.Percent(share)
                        : new Trim.ExactPercent(share);
            }
        } catch (IllegalArgumentException wrong) {
            throw new UserError("--trim: " + wrong.getMessage());
        }
        if (text.matches("\\d{1,4}")) {
            return new Trim.Fixed(Integer.parseInt(text));
        }
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "by-number" -> new Trim.ByNumber();
            case "none" -> new Trim.None();
            default ->
                    throw new UserError(
                            "--trim is not by-number, none, a number such as 2, or a share such as"
                                    + " 5%% or =10%%: %s".formatted(text));
        };
    }

    private static DatumRounding rounding(String text) {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "ten" -> DatumRounding.HALF_UP;
            case "even-ten" -> DatumRounding.EVEN_TEN;
            case "exact" -> DatumRounding.EXACT;
            default -> throw new UserError("--datum is not ten, even-ten or exact: " + text);
        };
    }
}
