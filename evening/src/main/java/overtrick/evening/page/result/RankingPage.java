package overtrick.evening.page.result;

import java.util.List;
import overtrick.bridgetable.paper.HonourLetters;
import overtrick.evening.page.Links;
import overtrick.evening.page.RankingLines;
import overtrick.evening.season.Series;
import overtrick.page.Words;

/// The ranking.
///
/// @param provisional until the correction period is over
/// @param boards that everybody may look at
/// @param matches rounds of which the matches can be looked at
/// @param cross whether there is a table of everybody against everybody
/// @param bracket whether there is one
/// @param hands whether there are hand records
/// @param complaint why there is no ranking; empty when there is one
/// @param series to which the event belongs
/// @param played whether it is played in the program, which knows the cards then
public record RankingPage(
        Words words,
        Links links,
        String title,
        String when,
        boolean provisional,
        boolean directs,
        int round,
        int rounds,
        List<RankingLines> lists,
        List<Integer> boards,
        List<Integer> matches,
        boolean cross,
        boolean bracket,
        boolean hands,
        String complaint,
        List<Series.Kept> series,
        boolean played) {

    public RankingPage {
        matches = List.copyOf(matches);
        lists = List.copyOf(lists);
        boards = List.copyOf(boards);
        series = List.copyOf(series);
    }

    RankingPage with(List<Series.Kept> others, boolean inProgram) {
        return new RankingPage(
                words,
                links,
                title,
                when,
                provisional,
                directs,
                round,
                rounds,
                lists,
                boards,
                matches,
                cross,
                bracket,
                hands,
                complaint,
                others,
                inProgram);
    }

    /// Where what cost most can be looked at; empty where the cards that were played are not known.
    public String costs() {
        return played && !links.folder() ? links.costs() : "";
    }

    /// When it was played and how far it has come, such as `Nov 26, 2026 · Final`.
    public String stands() {
        if (!provisional) {
            return when + " · " + words.get("ev.final");
        }
        return round > 0 ? when + " · " + words.get("ev.running", round, rounds) : when;
    }

    /// Whether no board counts yet; what was carried over may already give places.
    public boolean hasNoBoard() {
        return lists.stream()
                .flatMap(list -> list.lines().stream())
                .allMatch(one -> one.boards() == 0);
    }

    /// The letters of honours that the reader's language does not use: somebody may want them.
    public List<HonourLetters> otherLetters() {
        return HonourLetters.besides(words.locale());
    }
}
