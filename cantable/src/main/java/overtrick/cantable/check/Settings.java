package overtrick.cantable.check;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/// The house rules of a record, as far as they matter to the check (can.md §14).
final class Settings {

    /// What changes nothing that can be read off a record, or is taken into account.
    private static final Set<String> FREE =
            Set.of(
                    "preparing.teams",
                    "preparing.drawer",
                    "preparing.jokers",
                    "preparing.screen",
                    "preparing.talk",
                    "dealing.way",
                    "dealing.cut",
                    "dealing.cutter",
                    "playing.claims",
                    "playing.change-buried",
                    "match.deals",
                    "match.extra-time",
                    "match.decider",
                    "match.league-ties",
                    "redeal.limit",
                    "shoot-out.draw",
                    "shoot-out.keeper");

    /// The other options as a club plays that has changed none (the rulings of can.md §14).
    private static final Map<String, String> USUAL = usual();

    private final Map<String, String> said = new HashMap<>();

    private static Map<String, String> usual() {
        var usual = new HashMap<String, String>();
        String text =
                """
                dealing.after-redeal same-dealer
                dealing.tenth right-of-ninth
                redeal.hand no-points-or-no-factors
                redeal.recipient-after-return cancels
                redeal.each-one per-obligation
                redeal.payers-before-tribute no
                tribute.between-deals paid
                tribute.after-last-trick-goal none
                tribute.thirty-five each-one
                tribute.payer declarer
                tribute.equal-factors payers-choice
                tribute.both-jokers big
                tribute.missing-factors any-card
                tribute.showing above-lowest
                tribute.big-joker-of-others hidden
                tribute.return-received yes
                tribute.returns after-both
                tribute.underpaid goal
                tribute.substitute inherits
                tribute.second-period paid
                bidding.over-partner allowed
                bidding.eighty said-or-passed
                playing.joker-led declare-first
                playing.no-trump no
                playing.buried-points nobody
                playing.jokers-follow-trump yes
                playing.forty-five-and-last-trick points-goal
                playing.late-revoke goal
                shoot-out.first-series complete
                shoot-out.redeal no
                """;
        text.lines().map(line -> line.split(" ")).forEach(line -> usual.put(line[0], line[1]));
        return Map.copyOf(usual);
    }

    void read(JsonNode rules, Faults faults) {
        rules.properties()
                .forEach(one -> {
                    String value = one.getValue().asString("");
                    said.put(one.getKey(), value);
                    boolean known =
                            FREE.contains(one.getKey())
                                    || value.equals(USUAL.getOrDefault(one.getKey(), ""));
                    faults.unless(
                            known,
                            "this check does not know the house rule %s = %s"
                                    .formatted(one.getKey(), value));
                });
    }

    private String value(String key, String usual) {
        return said.getOrDefault(key, usual);
    }

    int deals() {
        return value("match.deals", "eight").equals("four") ? 4 : 8;
    }

    boolean extraTime() {
        return !value("match.extra-time", "none").equals("none");
    }

    boolean claims() {
        return value("playing.claims", "by-agreement").equals("by-agreement");
    }

    boolean lots() {
        return value("match.decider", "draw").contains("lots");
    }

    /// Whether a match that is not level may end after so many deals.
    boolean mayStop(int played) {
        boolean period =
                value("match.extra-time", "none").equals("until-decided") && played == deals() + 2;
        return played == deals() || period;
    }
}
