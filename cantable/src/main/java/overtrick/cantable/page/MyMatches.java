package overtrick.cantable.page;

import java.util.List;
import java.util.stream.Collectors;
import overtrick.can.match.Chairs;
import overtrick.cantable.CanHistory.Entry;
import overtrick.cantable.PlayedDeal;
import overtrick.cantable.page.words.DealWords;
import overtrick.cantable.page.words.Speech;
import overtrick.cards.Side;

/// The matches that somebody has played in, the latest first.
public record MyMatches(Speech speech, List<Entry> matches) {

    public MyMatches {
        matches = List.copyOf(matches);
    }

    /// Who played with whom, North and South first as in the score.
    public String players(Entry entry) {
        return pair(entry, Side.NORTH_SOUTH) + " · " + pair(entry, Side.EAST_WEST);
    }

    /// A side by its chairs, as the result names it.
    private String pair(Entry entry, Side side) {
        var match = entry.match();
        var chairs =
                match.story().deals().stream()
                        .map(PlayedDeal::chairs)
                        .findFirst()
                        .orElse(Chairs.AS_THEY_CAME);
        return side.seats().stream()
                .map(chair -> match.name(chairs, chair))
                .collect(Collectors.joining(" + ", speech.name(side) + ": ", ""));
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
