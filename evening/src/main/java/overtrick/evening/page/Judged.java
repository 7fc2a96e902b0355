package overtrick.evening.page;

import overtrick.bridge.BoardNumber;
import overtrick.page.Called;
import overtrick.page.Words;
import overtrick.scoring.TablePlace;
import overtrick.tournament.session.Slip;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.TournamentView;

/// Who has ruled on a result and why, to be read beside every score that rests on it.
public final class Judged {

    private Judged() {}

    /// Empty where nobody has judged, and of a slip that the director has only typed in.
    public static String of(Slip slip, Words words) {
        return slip.ruled()
                .filter(_ -> slip.isJudged())
                .map(ruling -> {
                    String by =
                            ruling.by().isEmpty()
                                    ? words.get("ev.by.program")
                                    : Called.in(words, ruling.by());
                    return ruling.why().isEmpty()
                            ? words.get("ev.judged", by)
                            : words.get("ev.judged.why", by, ruling.why());
                })
                .orElse("");
    }

    /// The same of a place; empty too where the viewer may not see its result.
    public static String of(TournamentView view, Slot slot, Words words) {
        return view.line(slot).flatMap(line -> line.slip()).map(slip -> of(slip, words)).orElse("");
    }

    /// The same of a row of a traveller.
    public static String of(TournamentView view, TablePlace place, BoardNumber board, Words words) {
        return PlaceText.slot(place, board).map(slot -> of(view, slot, words)).orElse("");
    }
}
