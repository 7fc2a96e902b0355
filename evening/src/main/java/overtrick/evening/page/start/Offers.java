package overtrick.evening.page.start;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.evening.tournament.Format;
import overtrick.evening.tournament.Places;
import overtrick.evening.tournament.TournamentPlan;
import overtrick.evening.tournament.TournamentSummary.Stage;
import overtrick.evening.tournament.Tournaments;
import overtrick.movement.choice.Evening;
import overtrick.movement.choice.Kind;
import overtrick.movement.choice.Proposal;
import overtrick.movement.choice.Proposer;
import overtrick.page.Words;
import overtrick.tournament.session.Terms;

/// The movements that fit so many pairs. Those of the last evenings asked for are kept: to compare
/// them all takes a while.
public final class Offers {

    public static final int FEWEST_PAIRS = 4;
    public static final int MOST_PAIRS = Places.MOST_PAIRS;

    private static final int KEPT = 64;
    private static final int SHOWN = 6;

    /// Among so many events the club's last choice is looked for.
    private static final int REMEMBERED = 60;

    /// What movements are asked for.
    private record Wanted(Evening evening, Optional<Integer> rounds) {

        List<Proposal> proposals() {
            return rounds.map(few -> Proposer.proposals(evening, few))
                    .orElseGet(() -> Proposer.proposals(evening));
        }
    }

    private final Tournaments tournaments;

    private final Map<Wanted, List<Proposal>> known = new LinkedHashMap<>();

    public Offers(Tournaments tournaments) {
        this.tournaments = tournaments;
    }

    /// All that fit, best first; none when there are too few or too many pairs.
    ///
    /// @param rounds empty for as many as suit the boards
    List<Proposal> proposals(int pairs, int boards, Optional<Integer> rounds) {
        if (pairs < FEWEST_PAIRS || pairs > MOST_PAIRS) {
            return List.of();
        }
        var wanted = new Wanted(new Evening(pairs, boards, Optional.empty()), rounds);
        synchronized (known) {
            if (known.size() >= KEPT) {
                known.remove(known.keySet().iterator().next());
            }
            return known.computeIfAbsent(wanted, Wanted::proposals);
        }
    }

    /// The one that was chosen, or the best when that does not fit.
    Optional<Proposal> proposal(int pairs, TournamentPlan plan, Optional<Kind> chosen) {
        var all = proposals(pairs, plan.boards(), plan.rounds());
        return all.stream()
                .filter(one -> chosen.equals(Optional.of(one.kind())))
                .findFirst()
                .or(() -> all.stream().findFirst());
    }

    /// Why so many cannot play what is planned; empty when they can.
    public Optional<String> refusal(TournamentPlan plan, int entries, Words words) {
        if (plan.format() != Format.PAIRS) {
            return Contests.refusal(plan, entries, words);
        }
        if (entries < FEWEST_PAIRS || entries > MOST_PAIRS) {
            return Optional.of(words.get("ev.fit.PAIRS", FEWEST_PAIRS, MOST_PAIRS));
        }
        return proposals(entries, plan.boards(), plan.rounds()).isEmpty()
                ? Optional.of(words.get("ev.fit.none", entries, plan.rounds().orElse(0)))
                : Optional.empty();
    }

    /// The best for a page, the chosen one first.
    public List<Offer> shown(
            TournamentPlan plan, int entries, Terms terms, Instant now, Words words) {
        if (plan.format() != Format.PAIRS) {
            return Contests.all(plan, entries).stream()
                    .map(one -> one.offer(terms, now, words))
                    .toList();
        }
        var custom = custom(entries);
        var chosen = plan.kind().or(() -> custom);
        var all = new ArrayList<>(proposals(entries, plan.boards(), plan.rounds()));
        all.sort(Comparator.comparing(one -> !chosen.equals(Optional.of(one.kind()))));
        var shown = new ArrayList<Offer>();
        for (var one : all.subList(0, Math.min(SHOWN, all.size()))) {
            var offer = Offer.of(one, terms, now, words);
            shown.add(shown.isEmpty() ? offer.because(why(one, plan, custom, words)) : offer);
        }
        return shown;
    }

    /// What the club played when so many pairs last came to it; empty when it does not know.
    private Optional<Kind> custom(int pairs) {
        return tournaments.latest(REMEMBERED).stream()
                .filter(one -> one.stage() != Stage.ENTRY && one.entries() == pairs)
                .flatMap(one -> tournaments.plan(one.id()).stream())
                .filter(plan -> plan.format() == Format.PAIRS)
                .flatMap(plan -> plan.kind().stream())
                .findFirst();
    }

    private static String why(
            Proposal first, TournamentPlan plan, Optional<Kind> custom, Words words) {
        var kind = Optional.of(first.kind());
        if (plan.kind().equals(kind)) {
            return words.get("ev.offer.why.chosen");
        }
        if (custom.equals(kind)) {
            return words.get("ev.offer.why.custom");
        }
        var merits =
                first.points().stream()
                        .filter(point -> point.against() == 0)
                        .map(point -> point.sentence().in(words.locale()))
                        .toList();
        return merits.isEmpty()
                ? words.get("ev.offer.why.least")
                : words.get("ev.offer.why", String.join(", ", merits));
    }
}
