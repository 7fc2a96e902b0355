package overtrick.classroom.page.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import overtrick.bridge.Board;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.cards.Seat;
import overtrick.classroom.course.Course;
import overtrick.classroom.course.Kept;
import overtrick.classroom.judge.Judged;
import overtrick.classroom.page.CallCell;
import overtrick.classroom.page.ClassVisit;
import overtrick.classroom.page.Wrong;
import overtrick.page.Words;
import overtrick.teaching.judge.CallSentences;
import overtrick.teaching.judge.CallVerdict;

/// What two partners have called on a board, when its auction is over.
///
/// @param lines the auction, from West
/// @param said about the calls that the system does not have
/// @param next whether there is another board
public record CallsPage(
        Words words,
        String path,
        String title,
        Board board,
        Seat seat,
        List<List<CallCell>> lines,
        List<Said> said,
        boolean next) {

    public CallsPage {
        lines = List.copyOf(lines);
        said = List.copyOf(said);
    }

    /// What the judge says of a call.
    ///
    /// @param mark `close` or `wrong`
    public record Said(String name, Call call, String mark, CallSentences sentences) {}

    static CallsPage of(
            ClassVisit here,
            Course course,
            Board board,
            Kept kept,
            List<Judged> judged,
            List<CallVerdict> verdicts) {
        var words = here.visit().words();
        var wrong = judged.stream().filter(one -> !one.isRight()).toList();
        var said = new ArrayList<Said>();
        for (int at = 0; at < wrong.size(); at++) {
            said.add(
                    new Said(
                            Wrong.name(course, wrong.get(at).student()),
                            wrong.get(at).call(),
                            verdicts.get(at).mark().name().toLowerCase(Locale.ROOT),
                            CallSentences.of(verdicts.get(at), words.locale())));
        }
        var own = here.view().own().orElseThrow();
        return new CallsPage(
                words,
                here.path(),
                words.get("class.together.calls.of", here.view().board()),
                board,
                own.place().orElseThrow().seat(),
                CallCell.lines(Auction.parse(board.dealer(), kept.calls()), judged),
                said,
                own.next());
    }
}
