package overtrick.formats.results;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.score.Notation;
import overtrick.bridge.score.Result;
import overtrick.cards.FormatException;
import overtrick.cards.Side;
import overtrick.scoring.Award;
import overtrick.scoring.Outcome;
import overtrick.scoring.PossibleScores;
import overtrick.scoring.WeightedScore;
import overtrick.scoring.WeightedScore.Part;
import overtrick.scoring.reckoning.Fraction;

/// An outcome as text: `4SW+1`, `P`, `-620` for North–South, `60/40` for artificial scores, `60%
/// 4SN= 40% 4SN-1` for a weighted score, `NS 620 EW 170` for a split one, `-` for a board not
/// played.
public final class OutcomeText {

    private static final Pattern POINTS = Pattern.compile("[+-]?\\d{1,5}");
    private static final String DECIMAL = "\\d{1,3}(?:\\.\\d+)?";

    /// Of a third, say, for which there is no decimal number.
    private static final String RATIO = "\\d{1,15}/[1-9]\\d{0,14}";

    private static final Pattern AWARDS =
            Pattern.compile("(%1$s|%2$s(?=%%))%%?/(%1$s|%2$s(?=%%))%%?".formatted(DECIMAL, RATIO));
    private static final Pattern SPLIT = Pattern.compile("NS\\s+(.+?)\\s+EW\\s+(.+)");
    private static final Pattern SHARE =
            Pattern.compile("(%s|%s)%%\\s*([^\\s,]+)".formatted(DECIMAL, RATIO));
    private static final String NOT_PLAYED = "-";

    private OutcomeText() {}

    /// Reads one outcome as a results file has it.
    ///
    /// @throws FormatException saying what is wrong and what would be right
    public static Outcome parse(String text, Vulnerability vulnerability) {
        String words = text.strip().replace('−', '-');
        var awards = AWARDS.matcher(words);
        if (words.equals(NOT_PLAYED)) {
            return new Outcome.NotPlayed();
        }
        if (awards.matches()) {
            return new Outcome.Artificial(award(awards.group(1)), award(awards.group(2)));
        }
        var split = SPLIT.matcher(words);
        if (split.matches()) {
            return new Outcome.Assigned(
                    weighted(split.group(1), vulnerability),
                    weighted(split.group(2), vulnerability));
        }
        if (words.contains("%")) {
            var both = weighted(words, vulnerability);
            return new Outcome.Assigned(both, both);
        }
        return scored(words, vulnerability);
    }

    private static Award award(String percent) {
        try {
            return new Award(Fraction.parse(percent));
        } catch (IllegalArgumentException wrong) {
            throw new FormatException(String.valueOf(wrong.getMessage()));
        }
    }

    private static WeightedScore weighted(String words, Vulnerability vulnerability) {
        if (!words.contains("%")) {
            return WeightedScore.of(scored(words, vulnerability).points());
        }
        var parts = new ArrayList<Part>();
        var shares = SHARE.matcher(words);
        int end = 0;
        while (shares.find()) {
            requireOnlySeparators(words.substring(end, shares.start()), words);
            end = shares.end();
            parts.add(
                    new Part(
                            scored(shares.group(2), vulnerability).points(),
                            Fraction.parse(shares.group(1)).over(100)));
        }
        requireOnlySeparators(words.substring(end), words);
        try {
            return new WeightedScore(parts);
        } catch (IllegalArgumentException wrong) {
            throw new FormatException(wrong.getMessage() + " in " + words);
        }
    }

    private static void requireOnlySeparators(String between, String words) {
        if (!between.replaceAll("[\\s,+]", "").isEmpty()) {
            throw new FormatException("weighted score is not like 60% 4SN= 40% 4SN-1: " + words);
        }
    }

    private static Outcome.Scored scored(String word, Vulnerability vulnerability) {
        if (POINTS.matcher(word).matches()) {
            int points = Integer.parseInt(word);
            var complaint = PossibleScores.complaint(points, vulnerability);
            if (complaint.isPresent()) {
                throw new FormatException(complaint.get().toString());
            }
            return new Outcome.Scored(points, Optional.empty());
        }
        var result = result(word);
        return new Outcome.Scored(
                result.points(Side.NORTH_SOUTH, vulnerability), Optional.of(result));
    }

    private static Result result(String word) {
        if (word.isEmpty()) {
            throw new FormatException("result is missing; write 4SW+1, P, 620, 60/40 or -");
        }
        return switch (Notation.parse(word)) {
            case Notation.PassedOut() -> new Result.PassedOut();
            case Notation.Played(var bid, var doubling, var declarer, int tricks) ->
                    new Result.Played(
                            new Contract(
                                    bid,
                                    doubling,
                                    declarer.orElseThrow(() ->
                                            new FormatException(
                                                    "declarer is missing in %s; write %s"
                                                            .formatted(
                                                                    word,
                                                                    example(
                                                                            bid.code(),
                                                                            doubling.code(),
                                                                            word))))),
                            tricks);
        };
    }

    private static String example(String bid, String doubling, String word) {
        String margin = word.replaceFirst(".*?(=|[+-]\\d+)$", "$1");
        return bid + doubling + "N" + margin;
    }

    /// The text that is read back as this outcome.
    public static String text(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Scored(int points, var result) ->
                    result.map(Result::text).orElse("" + points);
            case Outcome.Artificial(var northSouth, var eastWest) ->
                    percent(northSouth.percent()) + "/" + percent(eastWest.percent());
            case Outcome.NotPlayed() -> NOT_PLAYED;
            case Outcome.Assigned(var northSouth, var eastWest) ->
                    northSouth.equals(eastWest)
                            ? text(northSouth)
                            : "NS %s EW %s".formatted(text(northSouth), text(eastWest));
        };
    }

    private static String percent(Fraction percent) {
        String exact = percent.exact();
        return exact.contains("/") ? exact + "%" : exact;
    }

    private static String text(WeightedScore score) {
        if (score.isPlain()) {
            return "" + score.parts().getFirst().points();
        }
        List<String> parts =
                score.parts().stream()
                        .map(part ->
                                "%s%% %d"
                                        .formatted(part.weight().times(100).exact(), part.points()))
                        .toList();
        return String.join(" ", parts);
    }
}
