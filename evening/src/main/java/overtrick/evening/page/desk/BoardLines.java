package overtrick.evening.page.desk;

import java.util.ArrayList;
import java.util.List;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridgetable.page.ResultText;
import overtrick.cards.Side;
import overtrick.evening.page.LateLines;
import overtrick.evening.page.Leads;
import overtrick.evening.page.Notes;
import overtrick.evening.page.PlaceText;
import overtrick.evening.page.Roster;
import overtrick.evening.page.cards.KnownCards;
import overtrick.formats.results.OutcomeText;
import overtrick.movement.Seating;
import overtrick.page.Words;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.TrailLine;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Slip;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.ResultLine;
import overtrick.tournament.view.TournamentView;

/// The results of a board, each with who said it, when and why.
final class BoardLines {

    private final TournamentView view;
    private final Roster roster;
    private final List<Board> known;
    private final Words words;

    private BoardLines(TournamentView view, List<Board> known, Words words) {
        this.view = view;
        this.roster = Roster.of(view);
        this.known = known;
        this.words = words;
    }

    /// @param dealt boards that were dealt for the event
    static List<BoardPage.Line> of(
            TournamentView view, BoardNumber board, List<Board> dealt, Words words) {
        return new BoardLines(view, KnownCards.of(view, dealt), words).of(board);
    }

    private List<BoardPage.Line> of(BoardNumber board) {
        var lines = new ArrayList<BoardPage.Line>();
        for (var line : view.results()) {
            if (!line.slot().board().equals(board)) {
                continue;
            }
            Roster.floors(view).stream()
                    .filter(floor -> floor.section().equals(line.slot().section()))
                    .findFirst()
                    .ifPresent(floor ->
                            floor.at(line.slot())
                                    .ifPresent(at -> lines.add(line(floor, at, line))));
        }
        return lines;
    }

    private BoardPage.Line line(Floor floor, Seating at, ResultLine line) {
        var slot = line.slot();
        var outcome = line.slip().flatMap(Slip::outcome);
        String css = line.slip().map(BoardLines::css).orElse("open");
        var scores = view.standing().scores();
        var northSouth = view.side(slot, Side.NORTH_SOUTH);
        return new BoardPage.Line(
                PlaceText.of(slot),
                slot.round().value(),
                slot.at().toString(),
                Roster.numbers(floor, at.at(northSouth)),
                roster.names(floor, at, northSouth),
                Roster.numbers(floor, at.at(northSouth.other())),
                roster.names(floor, at, northSouth.other()),
                css,
                words.get("ev.status." + css),
                outcome.map(one -> ResultText.of(one, words)).orElse(""),
                outcome.map(OutcomeText::text).orElse(""),
                outcome.map(one -> ResultText.points(one, words)).orElse(""),
                scores.map(one -> Effect.mark(one, slot, Side.NORTH_SOUTH, words)).orElse("–"),
                scores.map(one -> Effect.mark(one, slot, Side.EAST_WEST, words)).orElse("–"),
                view.particulars().form(slot),
                line.slip().isEmpty(),
                notes(slot),
                history(slot));
    }

    private List<String> notes(Slot slot) {
        var notes = new ArrayList<String>();
        if (view.particulars().turned().contains(slot)) {
            notes.add(words.get("ev.turned"));
        }
        if (view.particulars().form(slot) > 1) {
            notes.add(words.get("ev.form", view.particulars().form(slot)));
        }
        String lead = Leads.text(view, slot, words);
        if (!lead.isEmpty()) {
            notes.add(lead);
        }
        Leads.doubt(view, known, slot, words).ifPresent(notes::add);
        LateLines.of(view, slot::equals)
                .forEach(late ->
                        notes.add(
                                words.get(
                                        "ev.later.at",
                                        late.play().at(),
                                        LateLines.when(late.play(), words))));
        Notes.of(view)
                .at(slot)
                .forEach(note -> notes.add(words.get("ev.need." + note.kind(), note.why())));
        return notes;
    }

    static String css(Slip slip) {
        return switch (slip.status()) {
            case REPORTED -> "said";
            case CONFIRMED -> "agreed";
            case DISPUTED -> "disputed";
            case RULED -> "ruled";
        };
    }

    private List<String> history(Slot slot) {
        var texts = new ActText(view, words);
        return view.trail().reversed().stream()
                .filter(line -> isAbout(line, slot))
                .map(line -> {
                    var done = line.done();
                    String what =
                            words.get(
                                    "ev.history",
                                    words.time(done.at()),
                                    texts.by(done),
                                    texts.of(done.act()));
                    String reason = texts.why(done.why());
                    String why = reason.isEmpty() ? what : what + " (" + reason + ")";
                    return line.stands() ? why : words.get("ev.history.back", why);
                })
                .toList();
    }

    private static boolean isAbout(TrailLine line, Slot slot) {
        return switch (line.done().act()) {
            case Act.OfTable act -> act.slot().equals(slot);
            case Act.Rule(var at, _) -> at.equals(slot);
            case Act.Note(var at, _) -> at.equals(slot);
            case Act.RecordHand(var at, _) -> at.equals(slot);
            case Act.TellLead(var at, _) -> at.equals(slot);
            case Act.Foul(var slots, _) -> slots.contains(slot);
            case Act.Turn(var slots) -> slots.contains(slot);
            case Act.PlayLate(var slots, _, _) -> slots.contains(slot);
            case Act.Appeal appeal -> appeal.slot().equals(slot);
            default -> false;
        };
    }
}
