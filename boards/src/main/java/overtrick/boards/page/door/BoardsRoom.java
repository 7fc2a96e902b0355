package overtrick.boards.page.door;

import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import overtrick.boards.PlayedBoards;
import overtrick.boards.page.BoardRoutes;
import overtrick.boards.page.DealRoutes;
import overtrick.boards.page.LookRoutes;
import overtrick.boards.page.SolverApi;
import overtrick.boards.page.ViewerRoutes;
import overtrick.boards.page.cost.CostRoutes;
import overtrick.boards.page.hint.HintRoutes;
import overtrick.boards.page.mine.MineApi;
import overtrick.boards.page.mine.MineRoutes;
import overtrick.boards.page.sheet.SheetRoutes;
import overtrick.bridge.play.Play;
import overtrick.bridgetable.duplicate.TableSight;
import overtrick.bridgetable.page.PastDeals;
import overtrick.cards.Seat;
import overtrick.page.Feature;
import overtrick.page.api.Operation;
import overtrick.page.room.Door;
import overtrick.page.room.RoomPages;

/// Boards that are over, as visitors see them.
///
/// @param deals that are over in games that are scored otherwise
/// @param others tables of such games at which boards are bid by a system
/// @param problems the address at which somebody practises the play of a seat
public record BoardsRoom(
        PlayedBoards archive,
        PastDeals deals,
        TableSight others,
        BiFunction<Play, Seat, String> problems)
        implements RoomPages {

    @Override
    public List<Feature> features() {
        var boards = new BoardRoutes(archive, problems);
        return List.of(
                boards,
                new CostRoutes(archive, boards::begin),
                new DealRoutes(archive, deals),
                new LookRoutes(archive),
                new ViewerRoutes(archive),
                new MineRoutes(archive),
                new SheetRoutes(archive),
                new HintRoutes(archive, others));
    }

    @Override
    public List<Operation> operations() {
        return Stream.concat(
                        new SolverApi().operations().stream(),
                        new MineApi(archive).operations().stream())
                .toList();
    }

    @Override
    public List<Door> doors() {
        return List.of(Door.to("/look", "look", "door.look", "door.look.how"));
    }

    @Override
    public List<Door> lessons() {
        return List.of(Door.to("/look", "look", "door.look", "door.look.how"));
    }
}
