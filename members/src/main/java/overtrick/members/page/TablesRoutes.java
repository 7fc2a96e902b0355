package overtrick.members.page;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import overtrick.house.codes.TableId;
import overtrick.house.game.GameTables;
import overtrick.house.game.TableSummary;
import overtrick.house.game.Tables;
import overtrick.house.table.Occupant;
import overtrick.members.office.RegisterCommand.CloseTable;
import overtrick.members.office.RegisterCommand.ReopenTable;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;

/// Officers close a table, whatever is played there, and open it again; the reason is kept, and
/// told to everybody there.
record TablesRoutes(Desk desk) implements Feature {

    private static final String PAGE = "/club/tables";

    private static final int MOST = 100;

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.RUN, PAGE, this::show);
        routes.post(Right.RUN, PAGE + "/close", this::close);
        routes.post(Right.RUN, PAGE + "/reopen", this::reopen);
    }

    private Tables tables() {
        return desk.members().tables();
    }

    private void show(Visit visit) {
        var closed =
                desk.members().offices().now().running().closed().entrySet().stream()
                        .sorted(Map.Entry.comparingByKey())
                        .map(one -> new TablesPage.Closed(one.getKey(), one.getValue()))
                        .toList();
        var open =
                Stream.of(tables().lobby(MOST), tables().lobbyOfMembers(MOST, visit.viewer()))
                        .flatMap(List::stream)
                        .distinct()
                        .map(TablesRoutes::line)
                        .toList();
        var page = new TablesPage(visit.words(), closed, open, visit.param("table"));
        var frame = Frame.of(visit, visit.words().get("member.tables"));
        visit.page(Pages.render("members/tables", new Framed<>(frame, page)));
    }

    private static TablesPage.Table line(TableSummary table) {
        String who =
                table.chairs().values().stream()
                        .map(chair -> chair.occupant())
                        .filter(Occupant.Person.class::isInstance)
                        .map(one -> ((Occupant.Person) one).name())
                        .collect(Collectors.joining(", "));
        return new TablesPage.Table(table.id().code(), table.name(), who);
    }

    /// An empty form is no guess at a code.
    ///
    /// @throws Sorry when it names no table
    private static TableId table(Visit visit) {
        if (!visit.has("table")) {
            throw Sorry.unclear("member.unclear", "–");
        }
        return visit.tableId(visit.param("table"));
    }

    private void close(Visit visit) {
        var id = table(visit);
        GameTables<?, ?> game = tables().at(id).orElseThrow(() -> visit.noTable(id));
        String why = visit.param("why").strip();
        desk.act(visit, new CloseTable(id.code(), why));
        game.closeDown(id, visit.viewer().name(), why);
        visit.seeOther(PAGE);
    }

    private void reopen(Visit visit) {
        var id = table(visit);
        desk.act(visit, new ReopenTable(id.code(), visit.param("why").strip()));
        visit.seeOther(PAGE);
    }
}
