package overtrick.cantable.page.beside;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import overtrick.can.Hands;
import overtrick.can.rules.CanRules;
import overtrick.cantable.PlayedDeal;
import overtrick.cantable.page.words.DealWords;
import overtrick.cantable.page.words.Speech;

/// The last deal that all tables have played: from then on it lies open.
///
/// @param number of the deal in its round; 0 before the first
/// @param groups more than one where a deal was dealt again at some of the tables
public record LastPart(Speech speech, int number, List<Group> groups) {

    public LastPart {
        groups = List.copyOf(groups);
    }

    /// Tables that have played the same cards.
    ///
    /// @param deal as one of them has played it
    public record Group(PlayedDeal deal, List<Line> lines) {
        public Group {
            lines = List.copyOf(lines);
        }
    }

    /// What a table has made of it.
    ///
    /// @param calls of the auction, in their order
    /// @param path where it is shown card by card; empty while the round is played
    public record Line(String title, String who, DealWords told, String calls, String path) {}

    static LastPart of(WatchedTables.Seen seen, Speech speech) {
        int number = seen.compared().isEmpty() ? 0 : seen.compared().getFirst().size();
        var groups = new LinkedHashMap<Hands, Group>();
        for (int at = 0; at < seen.compared().size() && number > 0; at++) {
            var deal = seen.compared().get(at).getLast();
            var lines = new ArrayList<Line>();
            var group = groups.getOrDefault(deal.hands(), new Group(deal, List.of()));
            lines.addAll(group.lines());
            lines.add(line(seen, at, deal, speech));
            groups.put(deal.hands(), new Group(group.deal(), lines));
        }
        return new LastPart(speech, number, List.copyOf(groups.values()));
    }

    private static Line line(WatchedTables.Seen seen, int at, PlayedDeal deal, Speech speech) {
        var place = seen.gathering().places().get(at);
        var rules = seen.gathering().compared().orElseThrow();
        return new Line(
                place.title(speech),
                place.who(speech),
                DealWords.of(deal, rules, speech),
                calls(deal, rules, speech),
                seen.over()
                        ? "/tables/%s/matches/1/deals/%d"
                                .formatted(place.table().code(), deal.number())
                        : "");
    }

    private static String calls(PlayedDeal deal, CanRules rules, Speech speech) {
        var said = new ArrayList<String>();
        var auction = deal.auction(rules);
        for (int place = 0; place < deal.calls().size(); place++) {
            String caller = speech.words().letter(auction.caller(place));
            said.add(caller + " " + speech.call(deal.calls().get(place)));
        }
        return String.join(", ", said);
    }

    /// Which deal it is; empty before the first.
    public String title() {
        return number == 0 ? "" : speech.get("beside.last", number);
    }
}
