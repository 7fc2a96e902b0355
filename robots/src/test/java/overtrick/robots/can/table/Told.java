package overtrick.robots.can.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import overtrick.can.act.CanEvent;
import overtrick.can.match.CanTable;
import overtrick.can.view.CanView;
import overtrick.robots.can.CanDecision;

/// Keeps all that happens at a table.
final class Told implements RobotTable.Watcher {

    final List<CanEvent> events = new ArrayList<>();
    final List<CanDecision> decisions = new ArrayList<>();
    final List<CanView> views = new ArrayList<>();
    CanTable table = CanTable.EMPTY;

    @Override
    public void decided(CanView view, CanDecision decision) {
        views.add(view);
        decisions.add(decision);
    }

    @Override
    public void happened(CanEvent event, CanTable after) {
        events.add(event);
        table = after;
    }

    <E extends CanEvent> List<E> all(Class<E> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    boolean explainsAll() {
        return decisions.stream().noneMatch(one -> one.why().text(Locale.ENGLISH).isBlank());
    }
}
