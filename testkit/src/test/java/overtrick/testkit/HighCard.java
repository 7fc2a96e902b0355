package overtrick.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import overtrick.cards.rules.Rules;
import overtrick.testkit.HighCardRules.Command;
import overtrick.testkit.HighCardRules.Deal;
import overtrick.testkit.HighCardRules.Dealt;
import overtrick.testkit.HighCardRules.Event;
import overtrick.testkit.HighCardRules.Flaw;
import overtrick.testkit.HighCardRules.Player;
import overtrick.testkit.HighCardRules.Show;
import overtrick.testkit.HighCardRules.Shown;
import overtrick.testkit.HighCardRules.State;
import overtrick.testkit.HighCardRules.View;

/// How the suite is told of [HighCardRules]: the pattern for greater games.
record HighCard(Rules<State, Player, Command, Event, View> rules)
        implements Game<State, Player, Command, Event, View> {

    private static final List<Integer> NUMBERS = IntStream.rangeClosed(1, 8).boxed().toList();

    HighCard(Flaw flaw) {
        this(new HighCardRules(flaw));
    }

    @Override
    public List<Player> actors() {
        return List.of(Player.values());
    }

    @Override
    public Optional<Move<Player, Command>> houseMove(State state, RandomGenerator chance) {
        if (state.isDealt()) {
            return Optional.empty();
        }
        var pack = shuffled(NUMBERS, chance);
        var hands =
                Map.of(
                        Player.ANNA, Set.copyOf(pack.subList(0, 3)),
                        Player.BO, Set.copyOf(pack.subList(3, 6)));
        return Optional.of(new Move<>(Player.ANNA, new Deal(hands)));
    }

    @Override
    public boolean mayEnd(State state) {
        return state.isOver();
    }

    @Override
    public int longest() {
        return 1 + 6;
    }

    @Override
    public List<Command> candidates(State state) {
        return NUMBERS.stream().<Command>map(Show::new).toList();
    }

    @Override
    public Set<Player> inTurn(State state) {
        return state.isDealt() && !state.isOver() ? Set.of(state.turn()) : Set.of();
    }

    @Override
    public boolean isTurnBound(Command command) {
        return true;
    }

    /// The other player's numbers that were not shown change places with those that lie aside.
    @Override
    public Optional<List<Event>> redeal(List<Event> events, Player viewer, RandomGenerator chance) {
        if (events.isEmpty()) {
            return Optional.empty();
        }
        var other = viewer.other();
        var hands = new EnumMap<>(((Dealt) events.getFirst()).hands());
        var hidden = new ArrayList<>(NUMBERS);
        hidden.removeAll(hands.get(viewer));
        var others = new HashSet<Integer>();
        for (var event : events) {
            if (event instanceof Shown(var by, int number) && by == other) {
                hidden.removeAll(List.of(number));
                others.add(number);
            }
        }
        others.addAll(shuffled(hidden, chance).subList(0, 3 - others.size()));
        hands.put(other, Set.copyOf(others));
        var world = new ArrayList<>(events);
        world.set(0, new Dealt(Map.copyOf(hands)));
        return Optional.of(world);
    }

    private static List<Integer> shuffled(List<Integer> numbers, RandomGenerator chance) {
        var shuffled = new ArrayList<>(numbers);
        Collections.shuffle(shuffled, Random.from(chance));
        return shuffled;
    }

    @Override
    public void checkConserved(State state) {
        var inGame = new HashSet<>(state.shown());
        state.hands().values().forEach(inGame::addAll);
        assertThat(inGame).as("numbers in the game").hasSize(state.isDealt() ? 6 : 0);
    }

    @Override
    public void checkSecrets(State state, Player viewer, View view) {
        assertThat(view.hand()).as("the hand seen by %s", viewer).isEqualTo(state.hand(viewer));
    }
}
