package overtrick.library.card;

import java.util.List;
import java.util.stream.Stream;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Call;
import overtrick.cards.Seat;
import overtrick.page.Words;
import overtrick.systems.BiddingSystem;
import overtrick.systems.ReadyCard;
import overtrick.systems.Understanding;
import overtrick.systems.sheet.SystemMenu;

/// The bidding systems of the house.
public record SystemsPage(List<BiddingSystem> systems, Words words) {

    /// The openings by which systems are told from each other.
    private static final List<Call> TELLING =
            Stream.of("1C", "1H", "1N", "2D").map(Call::parse).toList();

    public SystemsPage {
        systems = List.copyOf(systems);
    }

    /// What players call a system.
    public String title(BiddingSystem system) {
        return words.systems().title(system.name());
    }

    /// The ready cards that are made of a system.
    public List<SystemMenu.Item> cards(BiddingSystem system) {
        return ReadyCard.ofSystem(system.name()).stream()
                .map(card -> new SystemMenu.Item(card.name(), words.systems().title(card.name())))
                .toList();
    }

    /// What an opening shows, in a few words.
    public record Line(Call call, String shows) {}

    /// What a system's openings show.
    public List<Line> openings(BiddingSystem system) {
        var start = Understanding.start(system, system, Seat.NORTH, Vulnerability.NONE);
        return TELLING.stream()
                .map(call -> new Line(call, words.systems().brief(start.meaning(call))))
                .toList();
    }
}
