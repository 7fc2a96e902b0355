package overtrick.evening.page.start;

import java.util.List;
import java.util.Optional;
import overtrick.page.Words;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.Seeker;

/// Where somebody enters by their own telephone.
///
/// @param contestants who enters: a pair, a team or a player
/// @param entered the names under which they have entered already
/// @param places where they play; empty for who has not entered
/// @param open whether one still can
/// @param seekers who look for a partner
/// @param waits whether they are one of them
public record EntryPage(
        Words words,
        String code,
        String title,
        Contestants contestants,
        Optional<String> entered,
        Optional<MyPlacesPart> places,
        boolean open,
        List<Seeker> seekers,
        boolean waits,
        String notice) {

    public EntryPage {
        seekers = List.copyOf(seekers);
    }
}
