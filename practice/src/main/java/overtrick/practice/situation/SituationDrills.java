package overtrick.practice.situation;

import java.util.Optional;
import overtrick.page.Words;
import overtrick.practice.Drills;
import overtrick.systems.BiddingSystem;
import overtrick.teaching.memory.Exercise;
import overtrick.teaching.situation.Deck;
import overtrick.teaching.situation.Situation;
import overtrick.teaching.situation.Situations;

/// Situations among the other kinds of practice. An exercise is a deal of a situation in a system.
public record SituationDrills() implements Drills {

    static final String KIND = "bidding";

    private static final String USUAL = BiddingSystem.NAMES.getFirst();

    static Exercise exercise(Situation situation, String system, int number) {
        return new Exercise(KIND, situation.key(), system + " " + situation.key() + " " + number);
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public Optional<String> address(Exercise exercise) {
        var parts = exercise.key().split(" ");
        if (parts.length != 3 || !parts[2].matches("\\d{1,5}")) {
            return Optional.empty();
        }
        return Situations.named(parts[1])
                .flatMap(one -> Deck.named(one.key(), parts[0]))
                .map(deck ->
                        "/practice/%s?system=%s&n=%s"
                                .formatted(deck.name(), deck.system(), parts[2]));
    }

    @Override
    public Optional<String> more(String theme) {
        return Situations.named(theme)
                .map(one ->
                        one.isIn(USUAL)
                                ? USUAL
                                : one.lines().getFirst().systems().iterator().next())
                .map(system -> "/practice/%s?system=%s".formatted(theme, system));
    }

    @Override
    public String theme(Words words, String theme) {
        return Situations.named(theme)
                .map(one -> Situations.name(one, words.locale()))
                .orElse(theme);
    }
}
