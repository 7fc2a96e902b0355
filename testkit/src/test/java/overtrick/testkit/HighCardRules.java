package overtrick.testkit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import overtrick.cards.rules.Decision;
import overtrick.cards.rules.Refusal;
import overtrick.cards.rules.Rules;

/// The smallest game with secrets: of the numbers 1 to 8 two players hold three each, show them in
/// turn, and two numbers lie aside. It can be told to break one promise, so that the suite can be
/// seen to notice.
final class HighCardRules
        implements Rules<
                HighCardRules.State,
                HighCardRules.Player,
                HighCardRules.Command,
                HighCardRules.Event,
                HighCardRules.View> {

    enum Player {
        ANNA,
        BO;

        Player other() {
            return this == ANNA ? BO : ANNA;
        }
    }

    /// What may be wrong with the rules.
    enum Flaw {
        NONE,
        SHOWS_THE_OTHER_HAND,
        HINTS_AT_THE_OTHER_HAND,
        OFFERS_TOO_LITTLE,
        OFFERS_TOO_MUCH,
        OFFERS_BY_THE_OTHER_HAND,
        LETS_ANYBODY_SHOW,
        DECIDES_BY_MOOD,
        REPLAYS_BY_MOOD,
        LOSES_A_NUMBER,
        STOPS_HALF_WAY
    }

    sealed interface Command {}

    record Deal(Map<Player, Set<Integer>> hands) implements Command {}

    record Show(int number) implements Command {}

    sealed interface Event {}

    record Dealt(Map<Player, Set<Integer>> hands) implements Event {}

    record Shown(Player by, int number) implements Event {}

    record State(Map<Player, Set<Integer>> hands, List<Integer> shown, int mark) {

        Set<Integer> hand(Player player) {
            return hands.getOrDefault(player, Set.of());
        }

        boolean isDealt() {
            return !hands.isEmpty();
        }

        boolean isOver() {
            return shown.size() == 6;
        }

        Player turn() {
            return Player.values()[shown.size() % 2];
        }
    }

    record View(Set<Integer> hand, List<Integer> shown, int hint) {}

    enum No implements Refusal {
        NOT_NOW;

        @Override
        public Optional<String> law() {
            return Optional.empty();
        }
    }

    private final Flaw flaw;
    private final Random mood = new Random(1);

    HighCardRules(Flaw flaw) {
        this.flaw = flaw;
    }

    @Override
    public State start() {
        return new State(Map.of(), List.of(), 0);
    }

    @Override
    public Decision<Event> decide(State state, Player actor, Command command) {
        if (flaw == Flaw.DECIDES_BY_MOOD && mood.nextInt(10) == 0) {
            return Decision.refuse(No.NOT_NOW);
        }
        return switch (command) {
            case Deal(var hands) -> Decision.accept(new Dealt(hands));
            case Show(int number) when mayShow(state, actor, number) ->
                    Decision.accept(new Shown(actor, number));
            case Show _ -> Decision.refuse(No.NOT_NOW);
        };
    }

    private boolean mayShow(State state, Player actor, int number) {
        if (flaw == Flaw.STOPS_HALF_WAY && state.shown().size() == 3) {
            return false;
        }
        boolean inTurn = state.turn() == actor || flaw == Flaw.LETS_ANYBODY_SHOW;
        return inTurn && state.hand(actor).contains(number);
    }

    @Override
    public State evolve(State state, Event event) {
        int mark = flaw == Flaw.REPLAYS_BY_MOOD ? mood.nextInt() : 0;
        return switch (event) {
            case Dealt(var hands) -> new State(hands, List.of(), mark);
            case Shown(var by, int number) -> {
                var hands = new HashMap<>(state.hands());
                var left = new HashSet<>(state.hand(by));
                left.remove(number);
                hands.put(by, Set.copyOf(left));
                var shown = new ArrayList<>(state.shown());
                if (flaw != Flaw.LOSES_A_NUMBER || shown.size() != 2) {
                    shown.add(number);
                }
                yield new State(Map.copyOf(hands), List.copyOf(shown), mark);
            }
        };
    }

    @Override
    public View view(State state, Player viewer) {
        var others = state.hand(viewer.other());
        boolean hinted = flaw == Flaw.HINTS_AT_THE_OTHER_HAND && others.contains(8);
        return new View(
                flaw == Flaw.SHOWS_THE_OTHER_HAND ? others : state.hand(viewer),
                state.shown(),
                hinted ? 1 : 0);
    }

    @Override
    public List<Command> offers(State state, Player actor) {
        var lawful =
                IntStream.rangeClosed(1, 8)
                        .filter(number -> mayShow(state, actor, number))
                        .<Command>mapToObj(Show::new)
                        .toList();
        boolean two = lawful.size() == 2;
        if (flaw == Flaw.OFFERS_TOO_LITTLE && two) {
            return lawful.subList(0, 1);
        }
        if (flaw == Flaw.OFFERS_TOO_MUCH && two) {
            return List.of(lawful.get(0), lawful.get(1), new Show(9));
        }
        boolean turned =
                flaw == Flaw.OFFERS_BY_THE_OTHER_HAND && state.hand(actor.other()).contains(8);
        return turned ? lawful.reversed() : lawful;
    }
}
