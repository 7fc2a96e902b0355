package overtrick.bench;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import overtrick.movement.EntryNumber;
import overtrick.movement.RoundNumber;
import overtrick.movement.mitchell.Mitchell;
import overtrick.scoring.Outcome;
import overtrick.tournament.Tournament;
import overtrick.tournament.TournamentRules;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee.Director;
import overtrick.tournament.act.TournamentEvent.Done;
import overtrick.tournament.session.Charter;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Method;
import overtrick.tournament.session.Particulars;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.session.Session;
import overtrick.tournament.session.Slip;
import overtrick.tournament.session.Slot;
import overtrick.tournament.session.Terms;
import overtrick.tournament.view.Scoreboard;

/// The director's look at a tournament of several sections after each of many rulings. Mutable.
final class DirectorsLook {

    private static final Director DIRECTOR = new Director("");
    private static final int ROUNDS = 27;

    private final TournamentRules rules = new TournamentRules();
    private final List<Slot> slots;
    private final int pairs;
    private Tournament now;

    /// @param tables of each section, an odd number
    DirectorsLook(int sections, int tables, RandomGenerator chance) {
        var entries = new TreeMap<EntryId, Entry>();
        var floors = new TreeMap<SectionName, Section>();
        for (int section = 0; section < sections; section++) {
            var movement = Mitchell.plain(tables, Math.min(ROUNDS, tables));
            var wearers = new TreeMap<EntryNumber, EntryId>();
            for (var number : movement.entries()) {
                var id = new EntryId(entries.size() + 1);
                entries.put(id, Entry.of(id, List.of("N" + id, "S" + id)));
                wearers.put(number, id);
            }
            var name = new SectionName("" + (char) ('A' + section));
            var floor = Floor.of(name, movement, wearers, 1);
            floors.put(
                    name,
                    new Section(
                            floor,
                            Optional.of(new RoundNumber(movement.rounds())),
                            Optional.empty()));
        }
        this.pairs = entries.size();
        this.slots = floors.values().stream().flatMap(one -> one.floor().slots()).toList();
        var slips = new TreeMap<Slot, Slip>();
        slots.forEach(slot ->
                slips.put(
                        slot, Slip.BLANK.ruled(new Slip.Ruled(RankBench.outcome(chance), "", ""))));
        var terms = Terms.of(Contestants.PAIRS, Method.MATCHPOINTS);
        var session =
                new Session(
                        Optional.of(new Charter("", terms)),
                        entries,
                        new TreeMap<>(),
                        floors,
                        slips,
                        new ArrayList<>(),
                        List.of(),
                        List.of(),
                        Particulars.NONE,
                        false);
        this.now = new Tournament(session, Scoreboard.of(session), List.of());
        look(now);
    }

    int results() {
        return slots.size();
    }

    /// One score changes; the time from there to what the director sees.
    ///
    /// @param anew whether nothing is kept of the earlier scores
    long correct(RandomGenerator chance, boolean anew) {
        var slot = slots.get(chance.nextInt(slots.size()));
        Outcome outcome = RankBench.outcome(chance);
        var done = new Done(now.next(), DIRECTOR, Instant.EPOCH, "", new Act.Rule(slot, outcome));
        var after = rules.evolve(now, done);
        now = new Tournament(after.session(), after.scores(), List.of());
        long begun = System.nanoTime();
        look(anew ? new Tournament(now.session(), Scoreboard.of(now.session()), List.of()) : now);
        return System.nanoTime() - begun;
    }

    private void look(Tournament event) {
        var ranking = rules.view(event, DIRECTOR).standing().ranking().orElseThrow();
        if (ranking.lines().size() != pairs) {
            throw new IllegalStateException("not everybody is ranked: " + ranking.lines().size());
        }
    }
}
