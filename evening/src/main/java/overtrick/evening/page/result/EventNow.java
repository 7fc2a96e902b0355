package overtrick.evening.page.result;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import overtrick.evening.page.Roster;
import overtrick.house.codes.TournamentId;
import overtrick.log.host.Snapshot;
import overtrick.page.api.About;
import overtrick.tournament.session.Clock;
import overtrick.tournament.session.Section;
import overtrick.tournament.view.SectionView;
import overtrick.tournament.view.TournamentView;

/// An event as everybody may follow it, for programs.
@About("An event as everybody may follow it.")
record EventNow(
        @About(value = "By which it is found.", example = "K7Q2MX") String code,
        @About(value = "Of the last thing that has happened in it.", example = "17") long number,
        String title,
        @About(
                        value = "Who is ranked.",
                        words = {"pairs", "teams", "players"})
                Optional<String> contestants,
        @About(value = "How it is scored.", example = "matchpoints") Optional<String> scoring,
        @About(
                        value =
                                "How far it has come: people enter, have their places, or it is over.",
                        words = {"entry", "play", "closed"})
                String stage,
        @About("How many take part.") int entries,
        @About("Parts of the field; none before everybody is seated.") List<SectionNow> sections,
        @About("Whether the ranking may still change.") boolean provisional) {

    /// A part of the field.
    @About("A part of the field.")
    record SectionNow(
            @About("Empty where there is only one.") String name,
            int tables,
            @About("The last round that has begun; 0 before the first.") int round,
            @About("How many rounds there are, as far as they are drawn.") int rounds,
            @About("When the round ends, by the clock (UTC).") Optional<String> ends) {

        private static SectionNow of(SectionView view) {
            var section = view.section();
            var movement = section.floor().movement();
            return new SectionNow(
                    section.name().text(),
                    movement.tables(),
                    section.begun(),
                    movement.rounds(),
                    ends(section));
        }

        private static Optional<String> ends(Section section) {
            return section.clock().flatMap(Clock::end).map(Object::toString);
        }
    }

    static EventNow of(TournamentId id, Snapshot<TournamentView> now) {
        var view = now.state();
        var terms = view.charter().map(charter -> charter.terms());
        return new EventNow(
                id.code(),
                now.number(),
                view.title(),
                terms.map(one -> one.contestants().name().toLowerCase(Locale.ROOT)),
                terms.map(one -> one.method().kind().word()),
                view.closed() ? "closed" : view.sections().isEmpty() ? "entry" : "play",
                Roster.present(view),
                view.sections().stream().map(SectionNow::of).toList(),
                view.standing().provisional());
    }
}
