package overtrick.evening.page.result;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import overtrick.bridge.Board;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.bridgetable.paper.HandRecords;
import overtrick.evening.Evenings;
import overtrick.evening.page.Links;
import overtrick.evening.page.cards.KnownCards;
import overtrick.evening.page.pdf.Hands;
import overtrick.house.codes.TournamentId;
import overtrick.page.Frame;
import overtrick.page.Sorry;
import overtrick.tournament.act.Attendee.Outsider;

/// The results of an event as files that need no server: what everybody may know, whoever asks.
/// Neither the keys of telephones nor notes of directors are in what is public, and so not in it.
public record EventSite(Evenings evenings, HandRecords records) {

    /// @param id of an event that there is
    /// @return the files by their names
    /// @throws Sorry when there are no scores yet
    public Map<String, byte[]> of(TournamentId id, Frame frame) {
        var words = frame.words();
        var view = evenings.tournaments().view(id.code(), Outsider.PUBLIC).state();
        var played =
                view.results().stream()
                        .map(line -> line.slot().board())
                        .collect(Collectors.toSet());
        var open =
                KnownCards.of(view, evenings.online().open(id)).stream()
                        .filter(board -> played.contains(board.number()))
                        .toList();
        var plan = evenings.tournaments().plan(id).orElseThrow();
        var reports = new Reports(view, plan, words, Links.FOLDER, new Hands(open, records));
        if (reports.scores().isEmpty()) {
            throw Sorry.notFound("ev.no.scores");
        }
        String when =
                view.sections().stream()
                        .findFirst()
                        .flatMap(one -> one.section().clock())
                        .map(clock -> words.day(clock.started()))
                        .orElse("");
        return Folder.files(
                reports, board -> plays(id, board, open), frame.titled(view.title()), when);
    }

    /// How a board went at every table of the program, as soon as everybody may see it.
    private List<FinishedBoard> plays(TournamentId id, int number, List<Board> open) {
        if (open.stream().noneMatch(board -> board.number().value() == number)) {
            return List.of();
        }
        var plays = new ArrayList<FinishedBoard>();
        evenings.history()
                .ofEvent(id.code(), number)
                .ifPresent(first -> {
                    plays.add(first);
                    plays.addAll(evenings.history().elsewhere(first));
                });
        return plays.stream().filter(play -> !play.cards().isEmpty()).toList();
    }
}
