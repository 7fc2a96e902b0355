package overtrick.cantable.page.contest;

import java.util.List;
import java.util.Optional;
import overtrick.cantable.contest.Contest;
import overtrick.cantable.contest.Contest.Place;
import overtrick.cantable.contest.Contests;
import overtrick.cantable.page.words.Speech;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.Member;
import overtrick.log.host.Watch;
import overtrick.page.Words;
import overtrick.page.stream.Region;
import overtrick.page.stream.Scene;

/// A contest as it is followed on its page.
record ContestScene(Contests contests, TournamentId id)
        implements Scene<ContestScene.Seen, ContestPage> {

    /// What one viewer knows of it.
    record Seen(
            long number,
            Contest contest,
            List<Integer> done,
            Optional<Place> mine,
            boolean organises) {}

    @Override
    public Optional<Seen> look(Member.Person viewer) {
        return contests.look(id).map(contest -> seen(contest, viewer));
    }

    private Seen seen(Contest contest, Member.Person viewer) {
        var done = contests.done(contest);
        return new Seen(
                contests.number(id, done),
                contest,
                done,
                contest.placeOf(viewer.id()),
                contest.isOrganiser(viewer.id()));
    }

    @Override
    public long number(Seen view) {
        return view.number();
    }

    @Override
    public ContestPage page(Seen seen, Words words) {
        return new ContestPage(
                Speech.of(words),
                id,
                seen.number(),
                seen.contest(),
                seen.mine(),
                seen.organises(),
                seen.done(),
                contests.standing(id));
    }

    @Override
    public List<Region<ContestPage>> regions() {
        return List.of(new Region<>("can/contest_part", page -> page));
    }

    /// That a round has begun, or is over.
    @Override
    public String said(ContestPage now, ContestPage before) {
        int round = now.contest().rounds().size();
        if (round > before.contest().rounds().size()) {
            return now.speech().get("contest.said.begun", round);
        }
        return now.done().isEmpty() && !before.done().isEmpty()
                ? now.speech().get("contest.said.over", round)
                : "";
    }

    @Override
    public Watch watch(Member.Person viewer, Runnable signal) {
        return contests.watch(id, signal);
    }
}
