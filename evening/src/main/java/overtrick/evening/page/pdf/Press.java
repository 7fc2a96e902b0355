package overtrick.evening.page.pdf;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import overtrick.bridge.Board;
import overtrick.bridgetable.paper.HandRecords;
import overtrick.evening.Evenings;
import overtrick.evening.page.EventVisit;
import overtrick.evening.page.Links;
import overtrick.evening.page.cards.KnownCards;
import overtrick.evening.tournament.TournamentPlan;
import overtrick.house.codes.TournamentId;
import overtrick.page.Frame;
import overtrick.page.Right;
import overtrick.page.back.BackRoom.Length;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.ResultLine;
import overtrick.tournament.view.SectionView;
import overtrick.tournament.view.TournamentView;

/// Where pages and files of events' results are made: of each once, until something new has
/// happened in the event.
public final class Press {

    /// Results of which a page is ready in a few milliseconds.
    private static final int FEW = 2_000;

    private final Evenings evenings;
    private final HandRecords records = new HandRecords(1);

    public Press(Evenings evenings) {
        this.evenings = evenings;
    }

    /// What the cards of boards can make.
    public HandRecords records() {
        return records;
    }

    public static Links links(EventVisit event) {
        return new Links(event.path(""));
    }

    public static String when(EventVisit event) {
        return event.asPublic().state().sections().stream()
                .findFirst()
                .flatMap(one -> one.section().clock())
                .map(clock -> event.words().day(clock.started()))
                .orElse("");
    }

    /// All that a page or a file of an event depends on.
    ///
    /// @param number of the last event
    /// @param plays for whom a director plays who does not see everything for that
    /// @param boards those whose cards the reader may see
    /// @param reader in which language they read, and how they like it
    /// @param asked what is made, and whatever else is in it
    /// @param edition of the names: those who leave take theirs along, and no event tells of it
    private record Made(
            TournamentId event,
            long number,
            TournamentPlan plan,
            boolean directs,
            Optional<EntryId> plays,
            List<Board> boards,
            Frame reader,
            List<?> asked,
            int edition) {}

    /// Made in the back room, once for all who ask for the same; a page of an event with few
    /// results at once, without a turn.
    ///
    /// @param making of what the visitor may know, and the hands they may see
    public byte[] made(
            EventVisit event,
            Length length,
            Frame reader,
            List<?> asked,
            BiFunction<TournamentView, Hands, byte[]> making) {
        var view = event.asVisitor();
        var boards = boards(event, view.state());
        if (length == Length.PAGE && view.state().results().size() < FEW) {
            return making.apply(view.state(), new Hands(boards, records));
        }
        var key =
                new Made(
                        event.id(),
                        view.number(),
                        event.plan(),
                        event.has(Right.COMMENT),
                        event.has(Right.COMMENT) ? event.entry() : Optional.empty(),
                        boards,
                        reader,
                        asked,
                        evenings.edition());
        return event.visit()
                .document(
                        length, key, () -> making.apply(view.state(), new Hands(boards, records)));
    }

    /// The cards of what is played here: for a director who does not play all, for a commentator
    /// those of rounds that have begun, for others what the whole field has played.
    private List<Board> boards(EventVisit event, TournamentView view) {
        var known =
                event.seesAllCards()
                        ? evenings.online().dealt(event.id())
                        : evenings.online().open(event.id());
        known = KnownCards.of(view, known);
        if (known.isEmpty()) {
            return List.of();
        }
        var played =
                view.results().stream()
                        .map(ResultLine::slot)
                        .filter(slot -> event.directs() || hasBegun(view, slot))
                        .map(Slot::board)
                        .collect(Collectors.toSet());
        return known.stream().filter(board -> played.contains(board.number())).toList();
    }

    private static boolean hasBegun(TournamentView view, Slot slot) {
        return view.sections().stream()
                .map(SectionView::section)
                .filter(section -> section.name().equals(slot.section()))
                .anyMatch(section -> slot.round().value() <= section.begun());
    }
}
