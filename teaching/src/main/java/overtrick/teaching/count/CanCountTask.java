package overtrick.teaching.count;

import java.util.List;
import overtrick.can.CanSet;
import overtrick.can.play.CanTrick;
import overtrick.cards.Seat;
import overtrick.teaching.memory.Exercise;

/// A deal of Bài Càn that robots have played, and a question after some of its tricks. The player
/// is always South.
///
/// @param whole what South has seen at the end
/// @param after how many tricks are shown before it is asked
public record CanCountTask(int number, CanSight whole, int after, CanQuestion question) {

    /// In the place of a level.
    public static final String LEVEL = "can";

    /// Who looks on.
    public static final Seat VIEWER = Seat.SOUTH;

    /// What South has seen when it is asked.
    public CanSight sight() {
        return sight(after);
    }

    /// What South has seen after so many tricks.
    public CanSight sight(int tricks) {
        return seen(whole, tricks);
    }

    static CanSight seen(CanSight whole, int tricks) {
        return new CanSight(
                whole.viewer(),
                whole.declarer(),
                whole.trump(),
                whole.own(),
                whole.buried(),
                whole.tricks().subList(0, tricks));
    }

    /// The tricks that are shown.
    public List<CanTrick> tricks() {
        return whole.tricks().subList(0, after);
    }

    /// What South still holds after so many tricks.
    public CanSet held(int tricks) {
        return sight(tricks).held();
    }

    /// The task as an exercise that can be asked again.
    public Exercise exercise() {
        return new Exercise(CountTask.KIND, question.theme(), LEVEL + "-" + number);
    }
}
