package overtrick.library.card;

import java.util.List;
import overtrick.systems.BiddingSystem;

/// The bidding systems of the house.
public record SystemsPage(List<BiddingSystem> systems) {

    public SystemsPage {
        systems = List.copyOf(systems);
    }
}
