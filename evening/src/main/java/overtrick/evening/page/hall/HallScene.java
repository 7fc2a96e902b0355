package overtrick.evening.page.hall;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import overtrick.evening.page.LateLines;
import overtrick.evening.page.PublicScene;
import overtrick.evening.page.RankingLines;
import overtrick.evening.page.Roster;
import overtrick.evening.tournament.TournamentPlan;
import overtrick.evening.tournament.Tournaments;
import overtrick.house.codes.TournamentId;
import overtrick.log.host.Snapshot;
import overtrick.page.Words;
import overtrick.page.stream.Region;
import overtrick.tournament.session.Clock;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.Section;
import overtrick.tournament.view.SectionView;
import overtrick.tournament.view.TournamentView;

/// A tournament as the hall follows it: what everybody may know.
record HallScene(Tournaments tournaments, TournamentId id) implements PublicScene<HallScene.Shown> {

    /// The one part of the page.
    record Shown(long number, HallPart part) {}

    @Override
    public Shown page(Snapshot<TournamentView> view, Words words) {
        var plan = tournaments.plan(id).orElseThrow();
        return new Shown(view.number(), part(view.state(), plan, words));
    }

    @Override
    public List<Region<Shown>> regions() {
        return List.of(new Region<>("evening/hall_part", Shown::part));
    }

    @Override
    public String said(Shown now, Shown before) {
        return "";
    }

    static HallPart part(TournamentView view, TournamentPlan plan, Words words) {
        var section = view.sections().stream().findFirst();
        var clock = section.map(SectionView::section).flatMap(Section::clock);
        int begun = section.map(one -> one.section().begun()).orElse(0);
        int drawn = section.map(one -> one.section().floor().movement().rounds()).orElse(0);
        int rounds = section.isEmpty() ? 0 : Math.max(drawn, plan.planned(Roster.present(view)));
        var state = state(view, begun, rounds);
        var roster = Roster.of(view);
        var entered =
                view.entries().stream().filter(one -> !one.withdrawn()).map(Entry::name).toList();
        return new HallPart(
                words,
                view.title(),
                state,
                begun,
                rounds,
                clock.flatMap(Clock::end).map(Instant::toEpochMilli).orElse(0L),
                clock.flatMap(Clock::left).map(Duration::toMillis).orElse(0L),
                clock.filter(one -> !one.isRunning()).isPresent(),
                section.map(SectionView::warnings).orElse(List.of()).stream()
                        .map(Instant::toEpochMilli)
                        .toList(),
                state == HallPart.State.CLOSED
                        ? List.of()
                        : new RoundsShown(view, plan.format(), roster, words).all(),
                state == HallPart.State.ENTRY ? entered : List.of(),
                notices(view, state, words),
                state == HallPart.State.CLOSED
                        ? RankingLines.of(view, plan.format(), roster, words)
                        : List.of());
    }

    private static List<String> notices(TournamentView view, HallPart.State state, Words words) {
        if (state == HallPart.State.CLOSED) {
            return view.standing().complaint().map(one -> one.in(words.locale())).stream().toList();
        }
        return LateLines.of(view, _ -> true).stream()
                .map(late -> words.get("ev.later.title") + " · " + LateLines.line(late, words))
                .toList();
    }

    private static HallPart.State state(TournamentView view, int begun, int rounds) {
        if (view.closed()) {
            return HallPart.State.CLOSED;
        }
        if (view.sections().isEmpty()) {
            return HallPart.State.ENTRY;
        }
        if (begun == 0) {
            return HallPart.State.SEATED;
        }
        return begun < rounds ? HallPart.State.PLAY : HallPart.State.LAST;
    }
}
