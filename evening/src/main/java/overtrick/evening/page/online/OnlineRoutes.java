package overtrick.evening.page.online;

import overtrick.evening.Evenings;
import overtrick.page.Routes;
import overtrick.page.link.Addresses;

/// All pages of events that are played in the program.
public final class OnlineRoutes implements AutoCloseable {

    private final JoinRoutes join;
    private final PlayRoutes play;
    private final ScreensRoutes screens;

    public OnlineRoutes(Evenings evenings, Addresses addresses) {
        this.join = new JoinRoutes(evenings);
        this.play = new PlayRoutes(evenings);
        this.screens = new ScreensRoutes(evenings, addresses);
    }

    public void addTo(Routes routes) {
        join.addTo(routes);
        play.addTo(routes);
        screens.addTo(routes);
    }

    @Override
    public void close() {
        play.close();
    }
}
