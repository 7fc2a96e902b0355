package overtrick.app.tournament;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import overtrick.app.input.UserError;
import overtrick.scoring.board.Butler;
import overtrick.scoring.regulation.Field;
import overtrick.scoring.regulation.Regulations;
import overtrick.scoring.regulation.TieBreak;
import overtrick.scoring.regulation.Unequal;
import overtrick.scoring.regulation.Winners;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/// How an event is scored and ranked.
final class RegulationOptions {

    enum Fields {
        ACROSS,
        SECTION
    }

    /// Reads `north-american` and the like.
    static final class Rule implements ITypeConverter<Unequal> {
        @Override
        public Unequal convert(String text) {
            return Unequal.named(text.toLowerCase(Locale.ROOT))
                    .orElseThrow(() ->
                            new TypeConversionException(
                                    "rule is not %s: %s"
                                            .formatted(
                                                    Arrays.stream(Unequal.values())
                                                            .map(Unequal::word)
                                                            .collect(Collectors.joining(", ")),
                                                    text)));
        }
    }

    enum Ties {
        SHARED,
        PAIRS,
        TEAMS
    }

    @Option(
            names = "--scoring",
            paramLabel = "SCORING",
            converter = RankScoring.Reader.class,
            description =
                    "mp, imp-pairs (cross-IMPs, mean), cross-imp (their sum; where results are missing,"
                            + " scaled to a whole board), butler, bam, total, vp, imp (teams),"
                            + " pachabo or hybrid (default: mp)")
    private RankScoring scoring = RankScoring.MP;

    @Option(
            names = "--unequal",
            paramLabel = "RULE",
            converter = Rule.class,
            description =
                    "for boards with averages or missing results, in matchpoints: neuberg, english or"
                            + " north-american (with fixed awards for few scores), factored, or added"
                            + " (default: neuberg)")
    private Optional<Unequal> unequal = Optional.empty();

    @Option(
            names = "--scale",
            paramLabel = "SCALE",
            description = "of victory points, by name or as a .vp file (default: ${DEFAULT-VALUE})")
    private String scale = "wbf-continuous";

    @Mixin private ButlerOptions butler = new ButlerOptions();

    @Option(
            names = "--winners",
            paramLabel = "WINNERS",
            description = "one list, or two: North–South and East–West apart (default: one)")
    private Winners winners = Winners.ONE;

    @Option(
            names = "--field",
            paramLabel = "FIELD",
            description = "compare across all sections, or within each section (default: across)")
    private Fields field = Fields.ACROSS;

    @Option(
            names = "--ties",
            paramLabel = "TIES",
            description = "shared, or broken as is usual for pairs or for teams (default: shared)")
    private Ties ties = Ties.SHARED;

    Winners winners() {
        return winners;
    }

    /// @throws UserError if the options do not go together
    Regulations regulations(boolean teams) {
        var tieBreaks =
                switch (ties) {
                    case SHARED -> List.<TieBreak>of();
                    case PAIRS -> TieBreak.PAIRS;
                    case TEAMS -> TieBreak.TEAMS;
                };
        var comparedWith =
                switch (field) {
                    case ACROSS -> Field.ACROSS;
                    case SECTION -> Field.WITHIN_SECTION;
                };
        return new Regulations(
                scoring.scoring(teams, Scales.named(scale), datum(), rule()),
                comparedWith,
                winners,
                tieBreaks);
    }

    private Unequal rule() {
        if (unequal.isPresent() && scoring != RankScoring.MP) {
            throw new UserError("--unequal belongs to --scoring mp, not to " + scoring.word());
        }
        return unequal.orElse(Unequal.NEUBERG);
    }

    private Butler datum() {
        if (butler.isGiven() && scoring != RankScoring.BUTLER) {
            throw new UserError(
                    "--trim and --datum belong to --scoring butler, not to " + scoring.word());
        }
        return butler.butler();
    }
}
