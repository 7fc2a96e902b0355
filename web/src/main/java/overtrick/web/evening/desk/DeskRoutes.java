package overtrick.web.evening.desk;

import overtrick.club.Club;
import overtrick.web.Routes;

/// Everything that lies on the director's desk.
public final class DeskRoutes {

    private final BoardRoutes boards;
    private final PeopleRoutes people;
    private final MishapRoutes mishaps;
    private final LateRoutes late;

    public DeskRoutes(Club club) {
        this.boards = new BoardRoutes(club);
        this.people = new PeopleRoutes(club);
        this.mishaps = new MishapRoutes(club);
        this.late = new LateRoutes(club);
    }

    public void addTo(Routes routes) {
        boards.addTo(routes);
        people.addTo(routes);
        mishaps.addTo(routes);
        late.addTo(routes);
    }
}
