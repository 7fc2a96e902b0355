package overtrick.law.poll;

import java.util.Set;
import java.util.stream.Collectors;
import overtrick.bridge.auction.Call;
import overtrick.laws.poll.Poll;
import overtrick.laws.poll.Poll.Voice;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.judgement.CallSearch;
import overtrick.robots.judgement.Finding;
import overtrick.robots.judgement.TriedCall;
import overtrick.robots.search.Solvers;
import overtrick.robots.stake.Plain;
import overtrick.systems.hand.Hand;

/// Robots with the same hand, each with layouts of the others’ hands of its own: so they differ
/// where it is close, and agree where it is clear.
record RobotsAsked(Readings readings, Solvers solvers) {

    /// How many are asked.
    static final int ROBOTS = 12;

    private static final int LAYOUTS = 16;

    /// Asks those that have not answered yet, unless the thread is interrupted.
    void ask(PollRows rows, String vote) {
        var asked = rows.answeredAt(vote);
        if (asked.isEmpty()) {
            return;
        }
        var matter = asked.get().matter();
        int answered = asked.get().robots().size();
        for (int seed = answered + 1; seed <= ROBOTS; seed++) {
            var voice = voice(matter.poll(), matter.system(), seed);
            if (Thread.currentThread().isInterrupted()) {
                return; // what was cut short is no answer
            }
            rows.robot(vote, seed, voice);
        }
    }

    private Voice voice(Poll poll, String system, int seed) {
        var heard = readings.each(Agreements.both(system), poll.auction(), poll.vulnerability());
        var search = new CallSearch(LAYOUTS, Plain.IMPS, solvers, seed);
        var finding =
                search.find(heard, Hand.of(poll.hand()), Thread.currentThread()::isInterrupted);
        return new Voice(finding.call(), considered(finding));
    }

    /// What is as good as the best, as far as so few layouts tell.
    private static Set<Call> considered(Finding finding) {
        double best = finding.tried().stream().mapToDouble(TriedCall::gain).max().orElse(0);
        return finding.tried().stream()
                .filter(tried -> tried.gain() + 2 * tried.error() >= best)
                .map(TriedCall::call)
                .collect(Collectors.toSet());
    }
}
