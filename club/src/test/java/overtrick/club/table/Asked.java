package overtrick.club.table;

import java.util.ArrayList;
import java.util.List;
import overtrick.cards.Seat;
import overtrick.club.table.TableCommand.Agree;
import overtrick.club.table.TableCommand.AskToLeave;
import overtrick.club.table.TableCommand.CallForHelp;
import overtrick.club.table.TableCommand.ComeBack;
import overtrick.club.table.TableCommand.DismissRobot;
import overtrick.club.table.TableCommand.HelpGiven;
import overtrick.club.table.TableCommand.Hurry;
import overtrick.club.table.TableCommand.Leave;
import overtrick.club.table.TableCommand.LetIn;
import overtrick.club.table.TableCommand.Open;
import overtrick.club.table.TableCommand.PlayForPartner;
import overtrick.club.table.TableCommand.Say;
import overtrick.club.table.TableCommand.SeatRobot;
import overtrick.club.table.TableCommand.SetPace;
import overtrick.club.table.TableCommand.Sit;
import overtrick.club.table.TableCommand.SitOut;
import overtrick.club.table.TableCommand.Unbook;

/// What anybody could ask of any table, whatever is played there.
public final class Asked {

    private Asked() {}

    /// Everything but moves of the game; to be added to.
    public static <C> List<TableCommand<C>> ofAnyTable(Terms terms) {
        var all = new ArrayList<TableCommand<C>>();
        all.add(new Open<>("", terms));
        for (var seat : Seat.values()) {
            all.add(new Sit<>(seat));
            all.add(new SeatRobot<>(seat, ""));
            all.add(new DismissRobot<>(seat));
            all.add(new Agree<>(seat));
            all.add(new AskToLeave<>(seat));
        }
        for (var access : Access.values()) {
            all.add(new LetIn<>(access));
        }
        for (var pace : Pace.values()) {
            all.add(new SetPace<>(pace));
        }
        all.addAll(
                List.of(
                        new CallForHelp<>(),
                        new HelpGiven<>(),
                        new Hurry<>(),
                        new PlayForPartner<>(),
                        new Leave<>(),
                        new Unbook<>(),
                        new SitOut<>(),
                        new ComeBack<>(),
                        new Say<>("…")));
        return all;
    }
}
