package overtrick.bridgetable.page;

import java.math.RoundingMode;
import java.util.Locale;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.score.Result;
import overtrick.cards.FormatException;
import overtrick.cards.Side;
import overtrick.formats.results.OutcomeText;
import overtrick.page.Sorry;
import overtrick.page.Words;
import overtrick.scoring.Award;
import overtrick.scoring.Outcome;
import overtrick.scoring.WeightedScore;
import overtrick.scoring.reckoning.Fraction;

/// Results as people read and write them.
public final class ResultText {

    private static final int LONGEST = 120;

    private ResultText() {}

    /// What counts, with signs and the letters of the language: `4♥ E =`, `60% / 40%`.
    public static String of(Outcome outcome, Words words) {
        return switch (outcome) {
            case Outcome.Scored(int points, var result) ->
                    result.map(known -> of(known, words)).orElseGet(() -> words.signed(points));
            case Outcome.Artificial(var northSouth, var eastWest) ->
                    percent(northSouth) + " / " + percent(eastWest);
            case Outcome.NotPlayed() -> words.get("ev.not.played");
            case Outcome.Assigned(var northSouth, var eastWest) ->
                    northSouth.equals(eastWest)
                            ? of(northSouth, words)
                            : words.get("ev.split", of(northSouth, words), of(eastWest, words));
        };
    }

    /// The contract, who plays it and what it came to.
    public static String of(Result result, Words words) {
        return switch (result) {
            case Result.PassedOut() -> words.get("ev.passed.out");
            case Result.Played(var contract, int tricks) ->
                    "%s %s %s"
                            .formatted(
                                    of(contract),
                                    words.letter(contract.declarer()),
                                    margin(tricks - contract.bid().tricks()));
        };
    }

    private static String of(Contract contract) {
        String doubled =
                switch (contract.doubling()) {
                    case UNDOUBLED -> "";
                    case DOUBLED -> "×";
                    case REDOUBLED -> "××";
                };
        return contract.bid().level() + contract.bid().strain().symbol() + doubled;
    }

    /// `=`, `+2` or `−1`.
    public static String margin(int tricks) {
        return tricks == 0 ? "=" : (tricks > 0 ? "+" : "−") + Math.abs(tricks);
    }

    private static String percent(Award award) {
        return award.percent().text() + "%";
    }

    private static String of(WeightedScore score, Words words) {
        if (score.isPlain()) {
            return words.signed(score.parts().getFirst().points());
        }
        var parts =
                score.parts().stream()
                        .map(part ->
                                "%s%% %s"
                                        .formatted(
                                                part.weight().times(100).text(),
                                                words.signed(part.points())))
                        .toList();
        return String.join(", ", parts);
    }

    /// The points for North–South with their sign; empty where there is no one number.
    public static String points(Outcome outcome, Words words) {
        return outcome instanceof Outcome.Scored(int points, _) ? words.signed(points) : "";
    }

    /// Points for the side that won them, such as `EW +420`.
    public static String won(Outcome outcome, Words words) {
        if (!(outcome instanceof Outcome.Scored(int points, _))) {
            return "";
        }
        var side = points < 0 ? Side.EAST_WEST : Side.NORTH_SOUTH;
        return points == 0 ? "0" : words.letters(side) + " " + words.signed(Math.abs(points));
    }

    /// Reads what was typed, blanks and small letters allowed.
    ///
    /// @throws Sorry when it is no result, with examples
    public static Outcome parse(String text, BoardNumber board) {
        if (text.length() > LONGEST) {
            throw Sorry.unclear("unclear.long", LONGEST);
        }
        try {
            return OutcomeText.parse(tidy(text), board.vulnerability());
        } catch (FormatException | IllegalArgumentException wrong) {
            throw Sorry.unclear("ev.unclear.result", text.strip());
        }
    }

    private static String tidy(String text) {
        String capitals = text.strip().toUpperCase(Locale.ROOT).replace('−', '-');
        boolean several = capitals.contains("%") || capitals.startsWith("NS");
        return several ? capitals : capitals.replaceAll("\\s+", "");
    }

    /// With two decimals at most, as people read numbers.
    public static String number(Fraction value, Words words) {
        return words.number(value.rounded(2, RoundingMode.HALF_UP).stripTrailingZeros());
    }

    /// With exactly so many decimals.
    public static String number(Fraction value, int decimals, Words words) {
        return words.number(value.rounded(decimals, RoundingMode.HALF_UP));
    }
}
