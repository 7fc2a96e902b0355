package overtrick.cantable.page.words;

import java.util.List;
import java.util.Optional;
import overtrick.can.rules.CanRules;
import overtrick.can.score.DealClass;
import overtrick.can.score.DealResult;
import overtrick.can.score.Outcome;
import overtrick.can.shootout.KickResult;
import overtrick.can.tribute.Debt;
import overtrick.cantable.MatchStory;
import overtrick.cantable.PlayedDeal;
import overtrick.cards.Side;

/// How a deal came out, in words and numbers.
///
/// @param contract who played what
/// @param title the class of the result
/// @param reason the figures behind it
/// @param goal whose goal it is; empty when nobody has one
/// @param owed what it costs in the next deal, by the chairs of this one
public record DealWords(
        String contract, String title, String reason, Optional<String> goal, List<String> owed) {

    public DealWords {
        owed = List.copyOf(owed);
    }

    public static DealWords of(PlayedDeal deal, CanRules rules, Speech speech) {
        var goal = deal.ending().goal().map(side -> speech.get("verdict.goal", speech.name(side)));
        return deal.ending()
                .result()
                .map(result ->
                        new DealWords(
                                contract(deal, result, speech),
                                speech.of(result.dealClass(rules)),
                                reason(result, rules, speech),
                                goal,
                                deal.ending().owed().stream()
                                        .map(debt -> owed(debt, speech))
                                        .toList()))
                .orElseGet(
                        () -> new DealWords("", speech.get("verdict.ruled"), "", goal, List.of()));
    }

    private static String contract(PlayedDeal deal, DealResult result, Speech speech) {
        return deal.line()
                .trump()
                .map(trump ->
                        speech.get(
                                "verdict.contract",
                                speech.name(deal.declarer()),
                                result.level(),
                                speech.name(trump)))
                .orElseGet(() ->
                        speech.get(
                                "verdict.contract.untrumped",
                                speech.name(deal.declarer()),
                                result.level()));
    }

    /// The figures behind a result.
    public static String reason(DealResult result, CanRules rules, Speech speech) {
        int lost = result.level().points() + result.points() - 100;
        return switch (result.dealClass(rules)) {
            case POINTS_GOAL -> speech.get("reason.POINTS_GOAL", result.points());
            case LAST_TRICK_GOAL -> speech.get("reason.LAST_TRICK_GOAL", result.points());
            case CLEAN_SWEEP -> speech.get("reason.CLEAN_SWEEP");
            case EACH_ONE -> speech.get("reason.EACH_ONE", result.points());
            case DOUBLE, SINGLE, NONE ->
                    speech.get(
                            "reason.formula." + result.dealClass(rules).name(),
                            result.level(),
                            result.points(),
                            lost < 0 ? "−" + -lost : String.valueOf(lost));
        };
    }

    /// What somebody owes in the next deal.
    public static String owed(Debt debt, Speech speech) {
        return speech.count(
                "owes", debt.cards(), speech.name(debt.payer()), speech.name(debt.recipient()));
    }

    /// The class of a result in the score sheet.
    public static String brief(DealClass comes, Speech speech) {
        return speech.get("brief." + comes.name());
    }

    /// How a kick came out.
    public static String kick(KickResult kick, Speech speech) {
        if (kick.isGoal()) {
            return speech.get("kick.goal");
        }
        return kick.keeperWonLast() && kick.points() == 0
                ? speech.get("kick.last")
                : speech.get("kick.points", kick.points());
    }

    /// How a match has ended, with its score and what decided.
    public static String outcome(MatchStory story, Outcome outcome, Speech speech) {
        int ours = story.goals(Side.NORTH_SOUTH);
        int theirs = story.goals(Side.EAST_WEST);
        return outcome.winner()
                .map(side ->
                        speech.get(
                                "outcome." + outcome.by().name(),
                                speech.name(side),
                                side == Side.NORTH_SOUTH ? ours : theirs,
                                side == Side.NORTH_SOUTH ? theirs : ours,
                                kicks(story, side)))
                .orElseGet(() -> speech.get("outcome.DRAW", ours, theirs));
    }

    private static String kicks(MatchStory story, Side winner) {
        return kickGoals(story, winner) + "–\u2060" + kickGoals(story, winner.other());
    }

    /// The goals of a side in the shoot-out.
    public static long kickGoals(MatchStory story, Side side) {
        return story.kicks().stream()
                .filter(kick -> kick.result().side() == side && kick.result().isGoal())
                .count();
    }
}
