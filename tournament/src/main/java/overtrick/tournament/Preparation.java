package overtrick.tournament;

import static overtrick.tournament.TournamentRefusal.Reason.DRAW_DOES_NOT_FIT;
import static overtrick.tournament.TournamentRefusal.Reason.ENTRY_IS_SEATED;
import static overtrick.tournament.TournamentRefusal.Reason.NOTHING_NEW;
import static overtrick.tournament.TournamentRefusal.Reason.NO_SUCH_ENTRY;
import static overtrick.tournament.TournamentRefusal.Reason.NO_SUCH_PLAYER;
import static overtrick.tournament.TournamentRefusal.Reason.PLAYERS_DO_NOT_FIT;
import static overtrick.tournament.TournamentRefusal.Reason.SCORING_DOES_NOT_FIT;
import static overtrick.tournament.TournamentRefusal.Reason.SEATED_ALREADY;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import overtrick.movement.Inspection;
import overtrick.movement.Promise;
import overtrick.movement.Seating;
import overtrick.tournament.act.Act;
import overtrick.tournament.session.Charter;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Session;

/// What may be done until everybody sits, and when a further round is drawn.
final class Preparation {

    private Preparation() {}

    static Optional<TournamentRefusal> create(Charter charter) {
        var terms = charter.terms();
        return SCORING_DOES_NOT_FIT.unless(
                terms.method().suits(terms.contestants()),
                switch (terms.contestants()) {
                    case PAIRS -> TournamentHint.NOT_FOR_PAIRS;
                    case TEAMS -> TournamentHint.NOT_FOR_TEAMS;
                    case PLAYERS -> TournamentHint.NOT_FOR_PLAYERS;
                },
                terms.method().kind().word());
    }

    /// Who has entered stays what they are; all else is reckoned anew.
    static Optional<TournamentRefusal> amend(Session now, Charter charter) {
        boolean entered = !now.entries().isEmpty();
        boolean same = contestants(now) == charter.terms().contestants();
        return PLAYERS_DO_NOT_FIT
                .unless(!entered || same, TournamentHint.PLAYERS_NAMED, contestants(now).size())
                .or(() -> NOTHING_NEW.unless(!now.charter().equals(Optional.of(charter))))
                .or(() -> create(charter));
    }

    /// Of a pair both may have one family name.
    static Optional<TournamentRefusal> enter(Session now, Act.Enter act) {
        var players = act.players();
        boolean ofTeam = contestants(now) == Contestants.TEAMS;
        boolean named =
                players.stream().noneMatch(String::isBlank)
                        && act.team().filter(team -> !ofTeam || team.isBlank()).isEmpty();
        var contestants = contestants(now);
        boolean twice = ofTeam && new HashSet<>(players).size() < players.size();
        return PLAYERS_DO_NOT_FIT.unless(
                named && !twice && contestants.takes(players.size()),
                TournamentHint.PLAYERS_NAMED,
                contestants.size());
    }

    /// The program lets in who enters by themselves, until everybody has a place. Who is named
    /// already may be another of that name: that is for the director to say.
    static Optional<TournamentRefusal> enterAlone(Session now, Act.Enter act) {
        return joinAlone(now, act)
                .or(() ->
                        Namesakes.of(now, act.players())
                                .flatMap(one ->
                                        PLAYERS_DO_NOT_FIT.because(
                                                TournamentHint.NAMED_ALREADY,
                                                one.name(),
                                                one.entry().name())));
    }

    /// The same of who plays in the program: robots that keep chairs for others have the names that
    /// robots have.
    static Optional<TournamentRefusal> joinAlone(Session now, Act.Enter act) {
        return SEATED_ALREADY
                .unless(!now.isSeated(), TournamentHint.ASK_DIRECTOR)
                .or(() -> enter(now, act));
    }

    /// Only pairs are made of people who come alone.
    static Optional<TournamentRefusal> seek(Session now, Act.Seek act) {
        return PLAYERS_DO_NOT_FIT.unless(
                contestants(now) == Contestants.PAIRS && !act.player().isBlank(),
                TournamentHint.PLAYERS_NAMED,
                contestants(now).size());
    }

    /// The program lets people look for a partner until everybody has a place.
    static Optional<TournamentRefusal> seekAlone(Session now, Act.Seek act) {
        return SEATED_ALREADY
                .unless(!now.isSeated(), TournamentHint.ASK_DIRECTOR)
                .or(() -> seek(now, act));
    }

    static Optional<TournamentRefusal> endSearch(Session now, int search) {
        return NO_SUCH_PLAYER.unless(
                now.seekers().stream().anyMatch(seeker -> seeker.id() == search));
    }

    static Optional<TournamentRefusal> withdraw(Session now, EntryId entry) {
        return unknown(now, entry)
                .or(() -> ENTRY_IS_SEATED.unless(!now.seats(entry), TournamentHint.REPAIR_INSTEAD));
    }

    static Optional<TournamentRefusal> substitute(Session now, Act.Substitute act) {
        return unknown(now, act.entry())
                .or(() -> {
                    var players = now.entry(act.entry()).map(Entry::players).orElse(List.of());
                    return NO_SUCH_PLAYER
                            .unless(
                                    players.contains(act.leaving()),
                                    TournamentHint.PLAYERS_ARE,
                                    String.join(", ", players))
                            .or(() ->
                                    PLAYERS_DO_NOT_FIT.unless(
                                            !act.coming().isBlank()
                                                    && !players.contains(act.coming())));
                });
    }

    static Optional<TournamentRefusal> standIn(Session now, Act.StandIn act) {
        boolean ordered = act.last().filter(last -> last.compareTo(act.from()) < 0).isEmpty();
        return unknown(now, act.entry())
                .or(() -> {
                    var players = now.entry(act.entry()).map(Entry::players).orElse(List.of());
                    return NO_SUCH_PLAYER.unless(
                            players.contains(act.leaving()),
                            TournamentHint.PLAYERS_ARE,
                            String.join(", ", players));
                })
                .or(() ->
                        PLAYERS_DO_NOT_FIT.unless(
                                !act.coming().isBlank()
                                        && now.entry(act.entry())
                                                .filter(one ->
                                                        one.players(act.from())
                                                                .contains(act.coming()))
                                                .isEmpty()))
                .or(() ->
                        PLAYERS_DO_NOT_FIT.unless(
                                ordered, TournamentHint.ROUNDS_IN_ORDER, act.from()));
    }

    static Optional<TournamentRefusal> rename(Session now, Act.Rename act) {
        return unknown(now, act.entry())
                .or(() ->
                        NO_SUCH_PLAYER.unless(
                                now.entry(act.entry())
                                        .filter(one -> one.names(act.wrong()))
                                        .isPresent(),
                                TournamentHint.PLAYERS_ARE,
                                now.entry(act.entry()).map(Entry::people).orElse("")))
                .or(() -> PLAYERS_DO_NOT_FIT.unless(!act.right().isBlank()))
                .or(() -> NOTHING_NEW.unless(!act.wrong().equals(act.right())));
    }

    static Optional<TournamentRefusal> unknown(Session now, EntryId entry) {
        return NO_SUCH_ENTRY.unless(now.entry(entry).isPresent());
    }

    private static Contestants contestants(Session now) {
        return now.charter().orElseThrow().terms().contestants();
    }

    static Optional<TournamentRefusal> draw(Session now, Act.Draw act) {
        var section = now.section(act.section());
        if (section.isEmpty()) {
            return Hall.nowhere(now);
        }
        var floor = section.get().floor();
        int next = floor.movement().rounds() + 1;
        for (var seating : act.round()) {
            if (seating.round().value() != next
                    || !floor.wearers().keySet().containsAll(seating.members())) {
                return DRAW_DOES_NOT_FIT.because(TournamentHint.TABLES_OF_ROUND, next);
            }
        }
        return unplayable(Evolution.further(floor, act.round()))
                .or(() ->
                        DRAW_DOES_NOT_FIT.unless(
                                !act.round().isEmpty(), TournamentHint.ROUND_HAS_TABLE));
    }

    /// Somebody would be in two places, or meet a board twice.
    static Optional<TournamentRefusal> unplayable(List<Seating> seatings) {
        return Inspection.of(seatings).breaches().stream()
                .filter(one -> !one.promise().isWaivable())
                .findFirst()
                .flatMap(one ->
                        DRAW_DOES_NOT_FIT.because(
                                one.promise() == Promise.NO_SET_TWICE
                                        ? TournamentHint.SET_TWICE
                                        : TournamentHint.TWO_PLACES));
    }
}
