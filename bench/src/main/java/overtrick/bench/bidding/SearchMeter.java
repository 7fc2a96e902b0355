package overtrick.bench.bidding;

import java.util.ArrayList;
import java.util.List;
import overtrick.robots.judgement.CallSearch;
import overtrick.robots.search.Solvers;
import overtrick.robots.stake.Plain;
import overtrick.systems.BiddingSystem;

/// What a search wins over the rules of the same version.
///
/// @param sides who searches
/// @param layouts of each search
/// @param worst so many boards are shown that cost most, and that won most
record SearchMeter(Sides sides, int layouts, int worst) {

    /// Who searches.
    enum Sides {
        /// One side, against the rules: duplicate.
        ONE,
        /// The side with most of the points, against silent opponents: constructive loss, beside
        /// that by rules.
        BOTH
    }

    private static final long SEED = 1;

    List<String> measure(BiddingSystem system, List<LibraryBoard> boards) {
        var searched = new Searched();
        var search = new CallSearch(layouts, Plain.IMPS, new Solvers(), SEED);
        var searching = new Player.BySearch(system, search, searched);
        var rules = new Player.ByRules(system);
        var lines = new ArrayList<String>();
        lines.add("%s, %,d boards".formatted(system.name(), boards.size()));
        switch (sides) {
            case ONE -> {
                var duplicate = Duplicate.of(searching, rules, boards);
                lines.add("search against rules  " + duplicate.text());
                duplicate.apart(worst).forEach(line -> lines.add("    " + line));
            }
            case BOTH -> {
                lines.add("by rules");
                lines.add(Constructive.of(rules, boards).text());
                lines.add("by search");
                var constructive = Constructive.of(searching, boards);
                lines.add(constructive.text());
                constructive.worst(worst).forEach(line -> lines.add("    " + line));
            }
        }
        lines.add(searched.text());
        return lines;
    }
}
