package overtrick.tournament.view;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import overtrick.bridge.BoardNumber;
import overtrick.cards.Card;
import overtrick.cards.Side;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.act.TrailLine;
import overtrick.tournament.session.Charter;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Lead;
import overtrick.tournament.session.Levy;
import overtrick.tournament.session.Particulars;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.Seeker;
import overtrick.tournament.session.Session;
import overtrick.tournament.session.Slip;
import overtrick.tournament.session.Slot;
import overtrick.tournament.session.TableCall;
import overtrick.tournament.session.TableKind;

/// A tournament as one viewer may see it.
///
/// @param entries with those that have withdrawn, in the order of their ids
/// @param tables that are not simply real
/// @param sections none before everybody is seated
/// @param results one line for every board at every table
/// @param levies penalties and carry-over
/// @param calls for the director; a player sees those of their entry
/// @param seekers who look for a partner
/// @param particulars what is not as planned
/// @param trail for the director all of it; for a player what concerns their entry
public record TournamentView(
        Optional<Charter> charter,
        List<Entry> entries,
        SortedMap<Section.Table, TableKind> tables,
        List<SectionView> sections,
        List<ResultLine> results,
        List<Levy> levies,
        List<TableCall> calls,
        List<Seeker> seekers,
        Standing standing,
        Particulars particulars,
        boolean closed,
        List<TrailLine> trail) {

    public TournamentView {
        entries = List.copyOf(entries);
        sections = List.copyOf(sections);
        results = List.copyOf(results);
        levies = List.copyOf(levies);
        calls = List.copyOf(calls);
        seekers = List.copyOf(seekers);
        trail = List.copyOf(trail);
    }

    /// Empty before it is announced.
    public String title() {
        return charter.map(Charter::title).orElse("");
    }

    /// The entry, withdrawn or not; empty when there is none of the kind. They stand in the order
    /// of their ids.
    public Optional<Entry> entry(EntryId id) {
        int low = 0;
        int high = entries.size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = entries.get(middle).id().compareTo(id);
            if (order == 0) {
                return Optional.of(entries.get(middle));
            }
            if (order < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return Optional.empty();
    }

    /// Which way a side of the plan sat there, and the other way round.
    public Side side(Slot slot, Side planned) {
        return particulars.turned().contains(slot) ? planned.other() : planned;
    }

    /// The card that was led there; empty when nobody has told it, and where by the result as it is
    /// now nothing can have been led.
    public Optional<Card> lead(Slot slot) {
        return particulars
                .told()
                .lead(slot)
                .filter(_ ->
                        line(slot)
                                .flatMap(ResultLine::slip)
                                .flatMap(Slip::outcome)
                                .map(Lead::isPossible)
                                .orElse(true));
    }

    /// What is known of a place; empty where no result belongs.
    public Optional<ResultLine> line(Slot slot) {
        return results.stream().filter(line -> line.slot().equals(slot)).findFirst();
    }

    /// @param scores of the session
    public static TournamentView of(
            Session session, Scoreboard scores, List<TrailLine> trail, Attendee viewer) {
        var sight = new Sight(session, viewer, scores.unfinished());
        return new TournamentView(
                session.charter(),
                List.copyOf(session.entries().values()),
                session.tables(),
                session.sections().values().stream()
                        .map(section -> SectionView.of(section, session.charter()))
                        .toList(),
                results(scores.lines(), sight),
                session.levies().stream().filter(levy -> sight.seesLevyOf(levy.entry())).toList(),
                calls(session, trail, sight),
                session.seekers(),
                sight.isHidden()
                        ? Standing.hidden(!session.closed())
                        : scores.standing(sight.isOpen()),
                session.particulars().seeing(sight::seesCards, sight::sees, sight::seesLevyOf),
                session.closed(),
                trail.stream().filter(line -> sight.sees(line.done())).toList());
    }

    /// The same for a director who plays and has still to play these boards: what tables have said
    /// of them is hidden, unless it waits for a ruling.
    public TournamentView hiding(Set<BoardNumber> boards) {
        return new TournamentView(
                charter,
                entries,
                tables,
                sections,
                results.stream()
                        .map(line ->
                                boards.contains(line.slot().board()) && !isDisputed(line)
                                        ? line.hidden()
                                        : line)
                        .toList(),
                levies,
                calls,
                seekers,
                standing,
                particulars.seeing(
                        board -> !boards.contains(board),
                        slot -> !boards.contains(slot.board()),
                        _ -> true),
                closed,
                trail.stream().filter(line -> !isAbout(line.done().act(), boards)).toList());
    }

    private static boolean isDisputed(ResultLine line) {
        return line.slip().filter(slip -> slip.status() == Slip.Status.DISPUTED).isPresent();
    }

    private static boolean isAbout(Act act, Set<BoardNumber> boards) {
        return switch (act) {
            case Act.OfTable said -> boards.contains(said.slot().board());
            case Act.Rule(var slot, _) -> boards.contains(slot.board());
            case Act.RecordHand(var slot, _) -> boards.contains(slot.board());
            case Act.TellLead(var slot, _) -> boards.contains(slot.board());
            case Act _ -> false;
        };
    }

    private static List<TableCall> calls(Session session, List<TrailLine> trail, Sight sight) {
        return session.calls().stream()
                .filter(call -> sight.sees(trail.get(call.id() - 1).done()))
                .toList();
    }

    private static List<ResultLine> results(List<ResultLine> all, Sight sight) {
        return sight.isOpen()
                ? all
                : all.stream()
                        .map(line ->
                                line.slip().isEmpty() || sight.sees(line.slot())
                                        ? line
                                        : line.hidden())
                        .toList();
    }
}
