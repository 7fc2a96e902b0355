package overtrick.cantable.page.beside;

import java.util.ArrayList;
import java.util.List;
import overtrick.cantable.CanSeen;
import overtrick.cantable.page.words.Speech;
import overtrick.page.Words;
import overtrick.page.table.SeenRoom;
import overtrick.page.table.TalkBeside;

/// Tables of a contest or a league side by side.
///
/// @param number of what it shows
/// @param compared whether the same deals are played at all of them
/// @param tables one for each place on the page; the last ones may be empty
/// @param talks what is said of each of them
public record BesidePage(
        Speech speech,
        long number,
        boolean compared,
        ScorePart score,
        List<TablePart> tables,
        List<TalkBeside> talks,
        LastPart last) {

    public BesidePage {
        tables = List.copyOf(tables);
        talks = List.copyOf(talks);
    }

    static BesidePage of(WatchedTables.Seen seen, long number, Words words) {
        var speech = Speech.of(words);
        var tables = new ArrayList<TablePart>();
        var talks = new ArrayList<TalkBeside>();
        var places = seen.gathering().places();
        for (int at = 0; at < Gathering.MOST; at++) {
            String id = String.valueOf(at + 1);
            if (at < places.size()) {
                var room = seen.rooms().get(at);
                String why = why(seen, room, words);
                var table = TablePart.of(speech, at + 1, places.get(at), room, why);
                tables.add(table);
                talks.add(room.talk(words, id, table.title()));
            } else {
                tables.add(TablePart.none(speech, at + 1));
                talks.add(TalkBeside.none(words, id, ""));
            }
        }
        return new BesidePage(
                speech,
                number,
                seen.gathering().compared().isPresent(),
                ScorePart.of(seen, speech),
                tables,
                talks,
                LastPart.of(seen, speech));
    }

    private static String why(WatchedTables.Seen seen, SeenRoom<CanSeen> room, Words words) {
        if (seen.members().contains(room.table())) {
            return words.get("access.only");
        }
        return words.get(
                seen.gathering().compared().isPresent()
                        ? "refusal.FIELD_STILL_PLAYS"
                        : "refusal.TABLE_CLOSED");
    }

    TablePart table(int at) {
        return tables.get(at);
    }

    TalkBeside talk(int at) {
        return talks.get(at);
    }

    /// Where it is.
    public String path() {
        return score.back() + "/watch";
    }

    /// The key of what is said below of how others look on.
    public String how() {
        return compared ? "beside.how" : "beside.how.league";
    }

    /// What is read aloud of all that has changed: contracts, results and comments.
    String saidAfter(BesidePage before) {
        var said = new ArrayList<String>();
        for (int at = 0; at < tables.size(); at++) {
            String now = tables.get(at).told();
            if (!now.isEmpty() && !now.equals(before.table(at).told())) {
                said.add(now);
            }
            talks.get(at).toldAfter(before.talk(at)).ifPresent(said::add);
        }
        if (!last.title().equals(before.last().title())) {
            said.add(last.title());
        }
        return String.join(" ", said);
    }
}
