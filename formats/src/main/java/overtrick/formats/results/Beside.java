package overtrick.formats.results;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.score.Result;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.scoring.Outcome;
import overtrick.scoring.Row;

/// What a table has told of a board beside its result.
///
/// @param lead the card that was led, where it is known
/// @param players who sat where, as far as it is known
public record Beside(Optional<Card> lead, Map<Seat, String> players) {

    /// Nobody has told anything.
    public static final Beside NOTHING = new Beside(Optional.empty(), Map.of());

    public Beside {
        var seated = new EnumMap<Seat, String>(Seat.class);
        players.forEach((seat, name) -> {
            if (!name.isBlank()) {
                seated.put(seat, name.strip());
            }
        });
        players = Collections.unmodifiableMap(seated);
    }

    /// What is known of the boards of an event.
    @FunctionalInterface
    public interface Known {

        /// Of boards of which only the results are known.
        Known NOTHING = (_, _) -> Beside.NOTHING;

        /// What is known beside a row of a board's slip.
        Beside of(BoardNumber board, Row row);
    }

    /// Whether somebody can have led: not to a board that was passed out or not played.
    public static boolean isLed(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Scored(_, var result) ->
                    result.filter(Result.PassedOut.class::isInstance).isEmpty();
            case Outcome.Assigned _, Outcome.Artificial _ -> true;
            case Outcome.NotPlayed _ -> false;
        };
    }

    /// Who sat there; empty when nobody has told it.
    public Optional<String> player(Seat seat) {
        return Optional.ofNullable(players.get(seat));
    }
}
