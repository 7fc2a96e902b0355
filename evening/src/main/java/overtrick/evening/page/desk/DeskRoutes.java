package overtrick.evening.page.desk;

import overtrick.evening.Evenings;
import overtrick.evening.page.appeal.AppealRoutes;
import overtrick.evening.page.carry.CarryRoutes;
import overtrick.evening.page.lineup.LineUpRoutes;
import overtrick.evening.page.till.TillRoutes;
import overtrick.page.Routes;

/// Everything that lies on the director's desk.
public final class DeskRoutes {

    private final BoardRoutes boards;
    private final PeopleRoutes people;
    private final MishapRoutes mishaps;
    private final LateRoutes late;
    private final ConditionsRoutes conditions;
    private final GradesRoutes grades;
    private final MendRoutes mends;
    private final AppealRoutes appeals;
    private final LineUpRoutes lineUps;
    private final TillRoutes till;
    private final CarryRoutes carry;

    public DeskRoutes(Evenings evenings) {
        this.boards = new BoardRoutes(evenings);
        this.people = new PeopleRoutes(evenings);
        this.mishaps = new MishapRoutes(evenings);
        this.late = new LateRoutes(evenings);
        this.conditions = new ConditionsRoutes(evenings);
        this.grades = new GradesRoutes(evenings);
        this.mends = new MendRoutes(evenings);
        this.appeals = new AppealRoutes(evenings);
        this.lineUps = new LineUpRoutes(evenings);
        this.till = new TillRoutes(evenings);
        this.carry = new CarryRoutes(evenings);
    }

    public void addTo(Routes routes) {
        boards.addTo(routes);
        people.addTo(routes);
        mishaps.addTo(routes);
        late.addTo(routes);
        conditions.addTo(routes);
        grades.addTo(routes);
        mends.addTo(routes);
        appeals.addTo(routes);
        lineUps.addTo(routes);
        till.addTo(routes);
        carry.addTo(routes);
    }
}
