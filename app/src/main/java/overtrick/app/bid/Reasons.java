package overtrick.app.bid;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import overtrick.bridge.auction.Call;
import overtrick.systems.Choice;
import overtrick.systems.Understanding;
import overtrick.systems.Words;
import overtrick.systems.hand.Hand;
import overtrick.systems.hand.Knowledge;

/// Why a hand makes its call and no other (robots.md §2.6).
///
/// @param place of the row that was taken: file and line
/// @param lacking what the hand lacks for the calls whose rows stand before it
/// @param behind calls that would fit as well, by rows that stand behind it
record Reasons(String place, Map<Call, String> lacking, List<Call> behind) {

    static Reasons of(Understanding now, Hand hand, Choice choice, Words words) {
        var wanted = new LinkedHashMap<Call, Knowledge>();
        Set<Call> behind = new LinkedHashSet<>();
        boolean taken = false;
        for (var offer : now.offers()) {
            taken |= offer.equals(choice.row());
            if (!taken) {
                wanted.merge(offer.call(), offer.shows(), Knowledge::or);
            } else if (offer.shows().contains(hand)) {
                behind.add(offer.call());
            }
        }
        var lacking = new LinkedHashMap<Call, String>();
        wanted.forEach((call, hands) -> lacking.put(call, words.lacking(hands, hand)));
        lacking.remove(choice.call());
        behind.remove(choice.call());
        return new Reasons(choice.row().place(), lacking, List.copyOf(behind));
    }

    /// In one line: `openings.bid:6; not 2C: 22+ HCP (here 14)`.
    String line() {
        var parts = new ArrayList<String>();
        parts.add(place);
        lacking.forEach((call, lack) -> parts.add("not %s: %s".formatted(call.code(), lack)));
        return String.join("; ", parts);
    }
}
