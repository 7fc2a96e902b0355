package overtrick.house.game;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import overtrick.cards.Card;
import overtrick.cards.Party;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision;
import overtrick.cards.rules.Refusal;
import overtrick.cards.rules.Rules;
import overtrick.house.json.Json;
import overtrick.house.table.Table;
import overtrick.house.table.TableView;
import overtrick.house.table.Terms;
import overtrick.log.form.EventCodec;
import overtrick.log.form.EventForms;

/// The smallest game there is: each seat in turn turns up a card of its choice.
class HighCard implements Game<Map<Seat, Card>, Card, HighCard.Turned, Map<Seat, Card>> {

    /// A robot that always turns up the king of hearts.
    static final Player<Card, Map<Seat, Card>> KING =
            new Player<>() {
                @Override
                public Optional<Card> atOnce(Map<Seat, Card> view) {
                    return Optional.of(Card.parse("HK"));
                }

                @Override
                public List<Card> offers(Map<Seat, Card> view) {
                    return List.of(Card.parse("C2"));
                }
            };

    private final Player<Card, Map<Seat, Card>> robot;
    private List<Errand<Card>> errands = List.of();

    HighCard(Player<Card, Map<Seat, Card>> robot) {
        this.robot = robot;
    }

    /// From now on the house does this at every table, after each card anew.
    void whatTheHouseDoes(Errand<Card> errand) {
        errands = List.of(errand);
    }

    @Override
    public List<Errand<Card>> errands(String id, Table<Map<Seat, Card>> table, int watchers) {
        return errands;
    }

    record Turned(Seat seat, Card card) {}

    record Nothing() implements Terms {}

    enum Not implements Refusal {
        YOUR_TURN;

        @Override
        public Optional<String> law() {
            return Optional.empty();
        }
    }

    /// What may be turned up.
    private static final List<Card> CARDS =
            Stream.of("SA", "HK", "DQ", "C2").map(Card::parse).toList();

    private static Seat turn(Map<Seat, Card> turned) {
        return Seat.NORTH.plus(turned.size() % 4);
    }

    static class HighCardRules
            implements Rules<Map<Seat, Card>, Party, Card, Turned, Map<Seat, Card>> {
        @Override
        public Map<Seat, Card> start() {
            return Map.of();
        }

        @Override
        public Decision<Turned> decide(Map<Seat, Card> turned, Party actor, Card card) {
            boolean may = offers(turned, actor).contains(card);
            return may
                    ? Decision.accept(new Turned(turn(turned), card))
                    : Decision.refuse(Not.YOUR_TURN);
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
            boolean may = actor == turn(turned) && turned.size() < 4;
            return may ? CARDS : List.of();
        }
    }

    @Override
    public String name() {
        return "high-card";
    }

    @Override
    public TermsForm termsForm() {
        return new TermsForm(Nothing.class, Json.MAPPER);
    }

    @Override
    public EventCodec<Turned> events() {
        return EventForms.<Turned>in(Json.MAPPER).with("card-turned", Turned.class);
    }

    @Override
    public Terms usual() {
        return new Nothing();
    }

    @Override
    public Rules<Map<Seat, Card>, Party, Card, Turned, Map<Seat, Card>> rules(Terms terms) {
        return new HighCardRules();
    }

    @Override
    public int deals(Map<Seat, Card> turned) {
        return 1;
    }

    @Override
    public Set<Seat> asked(Map<Seat, Card> turned) {
        return turned.size() < 4 ? Set.of(turn(turned)) : Set.of();
    }

    @Override
    public Player<Card, Map<Seat, Card>> player(TableView<Map<Seat, Card>> table) {
        return robot;
    }
}
