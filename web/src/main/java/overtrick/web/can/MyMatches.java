package overtrick.web.can;

import java.util.List;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.club.can.CanHistory.Entry;
import overtrick.web.can.words.DealWords;
import overtrick.web.can.words.Speech;

/// The matches that somebody has played in, the latest first.
public record MyMatches(Speech speech, List<Entry> matches) {

    public MyMatches {
        matches = List.copyOf(matches);
    }

    /// Who played with whom: the names of one pair and of the other, by the chairs they came to.
    public String players(Entry entry) {
        return pair(entry, Seat.NORTH) + " – " + pair(entry, Seat.EAST);
    }

    private static String pair(Entry entry, Seat one) {
        var names = entry.match().names();
        return names.getOrDefault(one, "") + " + " + names.getOrDefault(one.partner(), "");
    }

    public String state(Entry entry) {
        var story = entry.match().story();
        return story.outcome()
                .map(ended -> DealWords.outcome(story, ended, speech))
                .orElseGet(() ->
                        "%d–%d · %s"
                                .formatted(
                                        story.goals(Side.NORTH_SOUTH),
                                        story.goals(Side.EAST_WEST),
                                        speech.get("mine.state")));
    }
}
