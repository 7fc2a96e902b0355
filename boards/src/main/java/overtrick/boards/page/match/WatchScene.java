package overtrick.boards.page.match;

import java.util.List;
import java.util.Optional;
import overtrick.boards.match.WatchedMatch;
import overtrick.house.table.Member;
import overtrick.log.host.Watch;
import overtrick.page.Words;
import overtrick.page.stream.Region;
import overtrick.page.stream.Scene;

/// A match that is played elsewhere, as everybody follows it.
record WatchScene(WatchedMatch match) implements Scene<WatchedMatch.Now, WatchPage> {

    @Override
    public Optional<WatchedMatch.Now> look(Member.Person viewer) {
        return Optional.of(match.now());
    }

    @Override
    public long number(WatchedMatch.Now view) {
        return view.number();
    }

    @Override
    public WatchPage page(WatchedMatch.Now view, Words words) {
        return WatchPage.of(view, words);
    }

    @Override
    public List<Region<WatchPage>> regions() {
        int rooms = match.now().rooms();
        var score = new Region<WatchPage>("match/watch_score", WatchPage::score);
        var open = new Region<WatchPage>("match/watch_room", page -> page.rooms().getFirst());
        return rooms == 1
                ? List.of(score, open)
                : List.of(
                        score,
                        open,
                        new Region<>("match/watch_room", page -> page.rooms().getLast()));
    }

    /// Cards come too fast to be read out: only what a board has come to is.
    @Override
    public String said(WatchPage now, WatchPage before) {
        return now.score().lines().size() > before.score().lines().size() ? now.score().told() : "";
    }

    @Override
    public Watch watch(Member.Person viewer, Runnable signal) {
        return match.watch(signal);
    }
}
