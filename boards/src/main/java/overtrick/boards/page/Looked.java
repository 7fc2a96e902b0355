package overtrick.boards.page;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Contract;
import overtrick.cards.Seat;
import overtrick.formats.pbn.PlayedBoard;
import overtrick.page.Words;

/// A board from elsewhere whose end is not known.
///
/// @param given as much as is known of it
/// @param page its deal, and the play as far as there is one
public record Looked(PlayedBoard given, BoardPage page) {

    /// Who played, by the names that say more than the seat: many programs write `North` there.
    static Map<Seat, String> names(PlayedBoard board) {
        var names = new EnumMap<Seat, String>(Seat.class);
        for (var seat : Seat.values()) {
            board.player(seat)
                    .filter(name -> !isSeat(name, seat))
                    .ifPresent(name -> names.put(seat, name));
        }
        return names;
    }

    private static boolean isSeat(String name, Seat seat) {
        return name.equalsIgnoreCase(PlayedBoard.tagOf(seat))
                || name.equalsIgnoreCase(String.valueOf(seat.letter()))
                || Words.LANGUAGES.stream()
                        .anyMatch(locale -> name.equalsIgnoreCase(Words.in(locale).name(seat)));
    }

    public Optional<Auction> auction() {
        return given.auction();
    }

    public Optional<Contract> contract() {
        return given.contract();
    }

    /// What is missing, and that nobody need look for it.
    public List<String> missing() {
        var words = page.words();
        var missing = new ArrayList<String>();
        if (given.auction().isEmpty()) {
            missing.add(words.get(contract().isEmpty() ? "look.no.auction" : "look.no.calls"));
        } else if (!given.auction().get().isOver()) {
            missing.add(words.get("look.auction.open"));
        }
        if (contract().isPresent()) {
            int cards = given.cards().size();
            missing.add(
                    cards == 0 ? words.get("look.no.play") : words.get("look.play.open", cards));
        }
        return List.copyOf(missing);
    }
}
