package overtrick.app.can;

import java.util.Locale;
import java.util.concurrent.Callable;
import overtrick.app.input.Chance;
import overtrick.app.input.OneOf;
import overtrick.app.output.Json;
import overtrick.app.output.JsonAnswer;
import overtrick.cards.FormatException;
import overtrick.robots.can.CanRobot;
import overtrick.robots.can.CanVersion;
import overtrick.robots.can.table.Duel;
import overtrick.robots.can.table.DuelScore;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "duel",
        description = {
            "Robots against robots, in single deals that are played twice with the sides changed.",
            "Robots are rules, which go by rules of thumb, search, which the club plays with, or a version of"
                    + " those that has been frozen: search-1, search-2.",
            "A goal is 100 points for the side that has it and against the other; to owe a card of"
                    + " tribute costs 20, a second card 14 more."
        },
        footer = {"", "Example:  overtrick can duel --against search-1 --deals 2 --worlds 9"})
final class CanDuelCommand implements Callable<Integer> {

    @Option(
            names = "--deals",
            paramLabel = "N",
            description = "how many (default: ${DEFAULT-VALUE})")
    private int deals = 100;

    /// Who can be set against whom.
    enum Kind {
        RULES,
        SEARCH,
        SEARCH_1,
        SEARCH_2
    }

    @Option(
            names = "--robots",
            paramLabel = "KIND",
            description = "whose points are told (default: ${DEFAULT-VALUE})")
    private String robots = "search";

    @Option(
            names = "--against",
            paramLabel = "KIND",
            description = "whom they play (default: ${DEFAULT-VALUE})")
    private String against = "rules";

    @Mixin private Chance chance = new Chance();

    @Mixin private RobotOptions options = new RobotOptions();

    @Mixin private JsonAnswer json = new JsonAnswer();

    @Override
    public Integer call() {
        if (deals < 1) {
            throw new FormatException("--deals is not 1 or more: " + deals);
        }
        int worlds = options.worlds();
        var played = options.rules();
        long number = chance.number();
        var duel =
                new Duel(
                        robot("--robots", robots, worlds, number),
                        robot("--against", against, worlds, number),
                        played,
                        System::nanoTime);
        var score = new DuelScore();
        for (int deal = 0; deal < deals; deal++) {
            duel.play(number + deal, score);
        }
        System.out.println(json.wanted() ? json(number, score) : text(number, score));
        return 0;
    }

    private static CanRobot robot(String option, String kind, int worlds, long seed) {
        return switch (OneOf.parse(option, Kind.class, kind)) {
            case RULES -> CanRobot.byRules();
            case SEARCH -> CanRobot.bySearch(worlds, seed);
            case SEARCH_1 -> CanRobot.bySearch(CanVersion.FIRST, worlds, seed);
            case SEARCH_2 -> CanRobot.bySearch(CanVersion.SECOND, worlds, seed);
        };
    }

    private static String text(long seed, DuelScore score) {
        return String.format(
                Locale.ROOT,
                """
                seed %d, %d deals, each played twice
                points a deal       %+.2f ± %.2f
                card points a deal  %+.2f
                goals               %d : %d
                declared above 80   %d times, %d without a goal against or tribute
                milliseconds        %.2f a card, 95 of 100 below %.2f; calls %.2f\
                """,
                seed,
                score.pairs(),
                score.mean(),
                score.standardError(),
                score.cardPoints(),
                score.goalsFor(),
                score.goalsAgainst(),
                score.declaredAbove(),
                score.made(),
                score.cardMillis(),
                score.cardMillis95(),
                score.callMillis95());
    }

    private static String json(long seed, DuelScore score) {
        return Json.MAPPER
                .createObjectNode()
                .put("seed", seed)
                .put("deals", score.pairs())
                .put("pointsADeal", score.mean())
                .put("standardError", score.standardError())
                .put("cardPointsADeal", score.cardPoints())
                .put("goalsFor", score.goalsFor())
                .put("goalsAgainst", score.goalsAgainst())
                .put("declared", score.declared())
                .put("declaredAbove80", score.declaredAbove())
                .put("made", score.made())
                .put("cardMillis", score.cardMillis())
                .put("cardMillis95", score.cardMillis95())
                .put("callMillis95", score.callMillis95())
                .toString();
    }
}
