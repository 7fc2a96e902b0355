package overtrick.testkit.log;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import overtrick.cards.rules.Decision;
import overtrick.cards.rules.Refusal;
import overtrick.cards.rules.Rules;
import overtrick.log.NewEvent;
import overtrick.log.form.EventCodec;
import overtrick.log.form.UnknownFormException;

/// The smallest thing that lives: a number that may be counted up to a hundred.
class Counting implements Rules<Integer, String, Integer, Integer, Integer> {

    static final int BREAKS_DECIDE = -1;
    static final int BREAKS_EVOLVE = -2;

    static final EventCodec<Integer> CODEC =
            new EventCodec<>() {
                @Override
                public NewEvent encode(Integer event) {
                    return new NewEvent("added", 1, String.valueOf(event));
                }

                @Override
                public Integer decode(NewEvent logged) {
                    if (!logged.type().equals("added")) {
                        throw new UnknownFormException(logged);
                    }
                    return Integer.valueOf(logged.payload());
                }

                @Override
                public Stream<String> names() {
                    return Stream.of("added");
                }
            };

    enum Full implements Refusal {
        FULL,
        NOT_NOW;

        @Override
        public Optional<String> law() {
            return Optional.empty();
        }
    }

    @Override
    public Integer start() {
        return 0;
    }

    @Override
    public Decision<Integer> decide(Integer state, String actor, Integer add) {
        if (add == BREAKS_DECIDE) {
            throw new IllegalStateException("a bug in the rules");
        }
        return state + add > 100 ? Decision.refuse(Full.FULL) : Decision.accept(add);
    }

    @Override
    public Integer evolve(Integer state, Integer added) {
        if (added == BREAKS_EVOLVE) {
            throw new StackOverflowError("rules that go round and round");
        }
        return state + added;
    }

    @Override
    public Integer view(Integer state, String viewer) {
        return state;
    }

    @Override
    public List<Integer> offers(Integer state, String actor) {
        return List.of();
    }
}
