package overtrick.evening.page;

import java.util.List;
import java.util.Optional;
import overtrick.cards.Side;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.page.Words;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.LineUp;
import overtrick.tournament.session.Section;
import overtrick.tournament.view.TournamentView;

/// Who sits on which chair, as tables have said it.
public final class LineUps {

    private LineUps() {}

    /// Who plays on a side of a table; empty in an individual, where the numbers say who sits
    /// where.
    public static Optional<Entry> entry(
            TournamentView view, Floor floor, Seating seating, Side side) {
        var members = seating.at(side).members();
        return members.size() == 1
                ? Optional.ofNullable(floor.wearers().get(members.getFirst())).flatMap(view::entry)
                : Optional.empty();
    }

    /// Who sits there by name; none while nobody has said it. A pair says it once: until it says
    /// something else, it goes on as it sat.
    public static List<String> of(TournamentView view, Floor floor, Seating seating, Side side) {
        var entry = entry(view, floor, seating, side);
        if (entry.isEmpty()) {
            return List.of();
        }
        var told = view.particulars().told();
        var place = place(floor, seating, entry.get());
        var there = told.lineUp(place);
        boolean pairs =
                view.charter()
                        .filter(one -> one.terms().contestants() == Contestants.PAIRS)
                        .isPresent();
        return there.isEmpty() && pairs ? before(view, entry.get(), seating.round()) : there;
    }

    /// The place for which it is said.
    public static LineUp place(Floor floor, Seating seating, Entry entry) {
        var table = new Section.Table(floor.section(), seating.table());
        return new LineUp(entry.id(), table, seating.round());
    }

    private static List<String> before(TournamentView view, Entry entry, RoundNumber round) {
        var last =
                view.particulars().told().lineUps().entrySet().stream()
                        .filter(one -> one.getKey().entry().equals(entry.id()))
                        .filter(one -> one.getKey().round().compareTo(round) <= 0)
                        .reduce((_, later) -> later)
                        .map(one -> one.getValue())
                        .orElse(List.of());
        return entry.players(round).containsAll(last) ? last : List.of();
    }

    /// `N Lan, S Minh`; empty while nobody has said it.
    public static String text(
            TournamentView view, Floor floor, Seating seating, Side side, Words words) {
        var players = of(view, floor, seating, side);
        return players.size() != side.seats().size() ? "" : text(players, side, words);
    }

    /// `N Lan, S Minh`.
    ///
    /// @param players one for each chair of the side, in the order of its seats
    public static String text(List<String> players, Side side, Words words) {
        var seats = side.seats();
        return words.get(
                "ev.lineup.text",
                words.letter(seats.getFirst()),
                players.getFirst(),
                words.letter(seats.getLast()),
                players.getLast());
    }

    /// The numbers of those in a round of whom nobody has said where they sit.
    public static List<String> missing(TournamentView view, Floor floor, RoundNumber round) {
        return floor.movement()
                .in(round)
                .flatMap(seating ->
                        List.of(Side.values()).stream()
                                .filter(side ->
                                        entry(view, floor, seating, side).isPresent()
                                                && of(view, floor, seating, side).isEmpty())
                                .map(side -> Roster.numbers(floor, seating.at(side))))
                .toList();
    }
}
