package overtrick.teaching.situation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Word;
import overtrick.systems.Meant;
import overtrick.systems.TwoSystems;
import overtrick.systems.Understanding;
import overtrick.systems.language.WrittenAuctions;
import overtrick.systems.language.WrittenAuctions.Step;

/// One auction that leads to a situation, with the player to call next.
///
/// @param heard as it was understood before each call, and now
record Approach(List<Understanding> heard) {

    /// So many auctions of one situation are enough.
    private static final int MOST = 12;

    Approach {
        heard = List.copyOf(heard);
    }

    Understanding now() {
        return heard.getLast();
    }

    /// All auctions of a line that mean in these systems what the line says, each at another
    /// vulnerability; at most [#MOST], from the whole range.
    static List<Approach> of(Situation.Line line, TwoSystems systems) {
        var written = new ArrayList<List<Step>>();
        line.auctions().forEach(text -> written.addAll(WrittenAuctions.of(text)));
        var found = new ArrayList<Approach>();
        int next = 0;
        for (var steps : spread(written)) {
            var vulnerability = Vulnerability.values()[next % Vulnerability.values().length];
            var approach = of(steps, systems, vulnerability);
            if (approach.isPresent() && found.size() < MOST) {
                found.add(approach.get());
                next++;
            }
        }
        if (found.size() == 1) {
            of(
                            spread(written).stream()
                                    .filter(steps ->
                                            of(steps, systems, Vulnerability.NONE).isPresent())
                                    .findFirst()
                                    .orElseThrow(),
                            systems,
                            Vulnerability.BOTH)
                    .ifPresent(found::add);
        }
        return found;
    }

    /// The same in an order in which neighbours are far apart.
    private static <T> List<T> spread(List<T> all) {
        int stride = all.size() % 5 == 0 ? 7 : 5;
        var spread = new ArrayList<T>();
        for (int at = 0; at < all.size() && all.size() % stride != 0; at++) {
            spread.add(all.get(at * stride % all.size()));
        }
        return spread.isEmpty() ? all : spread;
    }

    private static Optional<Approach> of(
            List<Step> steps, TwoSystems systems, Vulnerability vulnerability) {
        var turns = turns(steps);
        var dealer = Dealt.PLAYER.plus(4 - turns.size() % 4);
        var heard = new ArrayList<Understanding>();
        heard.add(systems.start(dealer, vulnerability));
        for (var step : turns) {
            var now = heard.getLast();
            if (now.auction().refusal(step.call()).isPresent() || now.auction().isOver()) {
                return Optional.empty();
            }
            var meant = now.meaning(step.call());
            if (!isAsWritten(meant, step)) {
                return Optional.empty();
            }
            heard.add(now.with(step.call()));
        }
        return Optional.of(new Approach(heard));
    }

    static boolean isAsWritten(Meant meant, Step step) {
        if (meant.shows().isContradiction()) {
            return false;
        }
        boolean named = step.key().isEmpty() || step.key().equals(meant.key());
        return named && (step.call() == Word.PASS || meant.row().isWritten());
    }

    /// One step for every turn up to the player's: where the written ones leave a side out, it
    /// passes.
    static List<Step> turns(List<Step> steps) {
        var turns = new ArrayList<Step>();
        for (var step : steps) {
            if (!turns.isEmpty() && turns.getLast().ours() == step.ours()) {
                turns.add(pass(!step.ours()));
            }
            turns.add(step);
        }
        if (!turns.isEmpty() && turns.getLast().ours()) {
            turns.add(pass(false));
        }
        return turns;
    }

    private static Step pass(boolean ours) {
        return new Step((Call) Word.PASS, ours, "");
    }

    Auction auction() {
        return now().auction();
    }
}
