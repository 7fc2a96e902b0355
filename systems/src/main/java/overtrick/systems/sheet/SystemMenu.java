package overtrick.systems.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import overtrick.systems.BiddingSystem;
import overtrick.systems.ReadyCard;
import overtrick.systems.Words;

/// From what a system is chosen: the systems of the house first, then the ready cards of each.
///
/// @param groups the first has no title
public record SystemMenu(List<Group> groups) {

    /// What stands together.
    ///
    /// @param title the system of which the cards are made; empty for the systems themselves
    public record Group(String title, List<Item> items) {
        public Group {
            items = List.copyOf(items);
        }
    }

    /// What can be chosen.
    ///
    /// @param name by which it is known
    /// @param title what players call it
    public record Item(String name, String title) {}

    public SystemMenu {
        groups = List.copyOf(groups);
    }

    /// Everything.
    public static SystemMenu of(Locale language) {
        var words = Words.in(language);
        var groups = new ArrayList<Group>();
        groups.add(new Group("", items(BiddingSystem.NAMES, words)));
        for (var system : BiddingSystem.NAMES) {
            var cards = ReadyCard.ofSystem(system).stream().map(ReadyCard::name).toList();
            if (!cards.isEmpty()) {
                groups.add(new Group(words.title(system), items(cards, words)));
            }
        }
        return new SystemMenu(groups);
    }

    /// Only what is chosen, for a page that must be light: the rest is fetched when somebody looks.
    public static SystemMenu brief(Locale language, String chosen) {
        return new SystemMenu(List.of(new Group("", items(List.of(chosen), Words.in(language)))));
    }

    private static List<Item> items(List<String> names, Words words) {
        return names.stream().map(name -> new Item(name, words.title(name))).toList();
    }
}
