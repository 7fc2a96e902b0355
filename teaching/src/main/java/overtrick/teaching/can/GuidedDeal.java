package overtrick.teaching.can;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.BuryCard;
import overtrick.can.act.CanCommand.DeclareTrump;
import overtrick.can.act.CanCommand.MakeCall;
import overtrick.can.act.CanCommand.PayTribute;
import overtrick.can.act.CanCommand.PlayCard;
import overtrick.can.act.CanCommand.ReturnTribute;
import overtrick.can.act.CanCommand.TakeKitty;
import overtrick.can.auction.CanCall;
import overtrick.can.play.Trump;

/// A whole deal, from the bidding to the last card, in which the learner, South, is told why each
/// thing is done.
///
/// @param name unique among the deals
/// @param steps all that is done, by everybody, in turn
public record GuidedDeal(String name, Position start, List<Step> steps) {

    /// One thing that is done.
    ///
    /// @param commands one, or the six cards that are buried
    /// @param reason the name of the sentence that says why; empty for what the others do
    /// @param best whether no other card does better with all cards open
    public record Step(List<CanCommand> commands, Optional<String> reason, boolean best) {

        public Step {
            commands = List.copyOf(commands);
        }

        /// What is done, or done first.
        public CanCommand command() {
            return commands.getFirst();
        }

        /// Whether the learner is asked what to do. Cards that are buried are shown, for one among
        /// many choices would be little to learn from.
        public boolean isAsked() {
            return switch (command()) {
                case MakeCall _, PlayCard _, DeclareTrump _, PayTribute _, ReturnTribute _ -> true;
                default -> false;
            };
        }
    }

    public GuidedDeal {
        steps = List.copyOf(steps);
    }

    /// Reads what is done: `P`, `85`, `take`, `bury:D6,D4`, `trump:S`, `pay:HA`, `return:D3` and
    /// cards. What the learner does is followed by `=` and the name of the reason, or by `!` where
    /// it is best as well.
    static GuidedDeal read(String name, Position start, String script) {
        var steps = new ArrayList<Step>();
        for (String word : script.strip().split("\\s+")) {
            int end = Math.max(word.indexOf('='), word.indexOf('!'));
            String done = end < 0 ? word : word.substring(0, end);
            Optional<String> reason =
                    end < 0 ? Optional.empty() : Optional.of(word.substring(end + 1));
            steps.add(new Step(commands(done), reason, word.indexOf('!') > 0));
        }
        return new GuidedDeal(name, start, steps);
    }

    private static List<CanCommand> commands(String done) {
        int colon = done.indexOf(':');
        String rest = done.substring(colon + 1);
        return switch (colon < 0 ? done : done.substring(0, colon)) {
            case "P", "80", "85", "90", "95", "100" -> List.of(new MakeCall(CanCall.parse(done)));
            case "take" -> List.of(new TakeKitty());
            case "trump" -> List.of(new DeclareTrump(Trump.parse(rest)));
            case "pay" -> List.of(new PayTribute(CanSet.of(CanCard.parse(rest))));
            case "return" -> List.of(new ReturnTribute(CanSet.of(CanCard.parse(rest))));
            case "bury" -> buried(rest.split(","));
            default -> List.of(new PlayCard(CanCard.parse(done)));
        };
    }

    private static List<CanCommand> buried(String... codes) {
        var buried = new ArrayList<CanCommand>();
        for (String code : codes) {
            buried.add(new BuryCard(CanCard.parse(code)));
        }
        return buried;
    }

    /// The places in [#steps] at which the learner does something, in turn.
    public List<Integer> own() {
        var own = new ArrayList<Integer>();
        for (int at = 0; at < steps.size(); at++) {
            if (steps.get(at).reason().isPresent()) {
                own.add(at);
            }
        }
        return own;
    }

    /// The position before a step.
    ///
    /// @param at 0 for the start, as many as there are steps for the end
    public Position before(int at) {
        var now = start;
        for (var step : steps.subList(0, at)) {
            for (var command : step.commands()) {
                now = now.then(now.awaited(), command);
            }
        }
        return now;
    }

    /// The keys of its sentences begin so.
    public String key() {
        return "guide." + name;
    }
}
