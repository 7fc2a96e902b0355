package overtrick.toy;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import overtrick.cards.Card;
import overtrick.cards.Party;
import overtrick.cards.Rank;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.cards.rules.Decision;
import overtrick.cards.rules.Refusal;
import overtrick.cards.rules.Rules;
import overtrick.house.game.Game;
import overtrick.house.game.Player;
import overtrick.house.game.TermsForm;
import overtrick.house.json.Json;
import overtrick.house.table.TableView;
import overtrick.house.table.Terms;
import overtrick.log.form.EventCodec;
import overtrick.log.form.EventForms;

/// The game: from North on each seat turns up a spade that is not yet on the table.
public final class HighSpade
        implements Game<Map<Seat, Card>, Card, HighSpade.Turned, Map<Seat, Card>> {

    /// A seat has turned up a card.
    public record Turned(Seat seat, Card card) {}

    /// Nothing is agreed when a table is opened.
    record Nothing() implements Terms {}

    /// Why a card may not be turned up.
    public enum Reason implements Refusal {
        TOY_NOT_YOUR_TURN,
        TOY_CARD_IS_OUT;

        @Override
        public Optional<String> law() {
            return Optional.empty();
        }
    }

    private static final Turning TURNING = new Turning();

    /// The rules as three functions.
    private static final class Turning
            implements Rules<Map<Seat, Card>, Party, Card, Turned, Map<Seat, Card>> {

        @Override
        public Map<Seat, Card> start() {
            return Map.of();
        }

        @Override
        public Decision<Turned> decide(Map<Seat, Card> turned, Party actor, Card card) {
            if (!turn(turned).filter(seat -> seat == actor).isPresent()) {
                return Decision.refuse(Reason.TOY_NOT_YOUR_TURN);
            }
            return left(turned).contains(card)
                    ? Decision.accept(new Turned((Seat) actor, card))
                    : Decision.refuse(Reason.TOY_CARD_IS_OUT);
        }

        @Override
        public Map<Seat, Card> evolve(Map<Seat, Card> turned, Turned event) {
            var after = new EnumMap<Seat, Card>(Seat.class);
            after.putAll(turned);
            after.put(event.seat(), event.card());
            return Map.copyOf(after);
        }

        @Override
        public Map<Seat, Card> view(Map<Seat, Card> turned, Party viewer) {
            return turned;
        }

        @Override
        public List<Card> offers(Map<Seat, Card> turned, Party actor) {
            return turn(turned)
                    .filter(seat -> seat == actor)
                    .map(_ -> left(turned))
                    .orElse(List.of());
        }
    }

    /// Whose turn it is; empty when all have turned up a card.
    static Optional<Seat> turn(Map<Seat, Card> turned) {
        return turned.size() < Seat.values().length
                ? Optional.of(Seat.NORTH.plus(turned.size()))
                : Optional.empty();
    }

    /// The spades that are not on the table, the highest first.
    static List<Card> left(Map<Seat, Card> turned) {
        return Stream.of(Rank.values())
                .map(rank -> new Card(Suit.SPADES, rank))
                .filter(card -> !turned.containsValue(card))
                .sorted((one, other) -> other.rank().compareTo(one.rank()))
                .toList();
    }

    /// The robot turns up the lowest that is left: people like to win.
    private static final Player<Card, Map<Seat, Card>> ROBOT =
            new Player<>() {
                @Override
                public Optional<Card> atOnce(Map<Seat, Card> turned) {
                    return Optional.of(left(turned).getLast());
                }

                @Override
                public List<Card> offers(Map<Seat, Card> turned) {
                    return left(turned);
                }
            };

    @Override
    public String name() {
        return "high-spade";
    }

    @Override
    public TermsForm termsForm() {
        return new TermsForm(Nothing.class, Json.MAPPER);
    }

    @Override
    public EventCodec<Turned> events() {
        return EventForms.<Turned>in(Json.MAPPER).with("spade-turned", Turned.class);
    }

    @Override
    public Terms usual() {
        return new Nothing();
    }

    @Override
    public Rules<Map<Seat, Card>, Party, Card, Turned, Map<Seat, Card>> rules(Terms terms) {
        return TURNING;
    }

    @Override
    public int deals(Map<Seat, Card> turned) {
        return turned.isEmpty() ? 0 : 1;
    }

    @Override
    public Set<Seat> asked(Map<Seat, Card> turned) {
        return turn(turned).map(Set::of).orElse(Set.of());
    }

    @Override
    public Player<Card, Map<Seat, Card>> player(TableView<Map<Seat, Card>> table) {
        return ROBOT;
    }
}
