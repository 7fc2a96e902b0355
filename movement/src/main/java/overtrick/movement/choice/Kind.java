package overtrick.movement.choice;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import overtrick.cards.words.Sentence;
import overtrick.cards.words.Wording;
import overtrick.movement.Counted;
import overtrick.movement.EntryNumber;
import overtrick.movement.Movement;
import overtrick.movement.MovementPhrase;
import overtrick.movement.Sizes;
import overtrick.movement.draw.Swiss;
import overtrick.movement.howell.Howell;
import overtrick.movement.individual.Individual;
import overtrick.movement.mitchell.ArrowSwitch;
import overtrick.movement.mitchell.Hesitation;
import overtrick.movement.mitchell.Mitchell;
import overtrick.movement.mitchell.Rover;
import overtrick.movement.mitchell.Web;
import overtrick.movement.team.Berger;
import overtrick.movement.team.TeamMovement;

/// The movements that can be asked for by name.
public enum Kind {
    MITCHELL(2, Mitchell.PLAIN),
    SKIP_MITCHELL(2, Mitchell.SKIP),
    SHARE_RELAY(2, Mitchell.SHARED),
    SCRAMBLED(2, Sizes.range("scrambled", Counted.TABLES, 3, 40)),
    HESITATION(2, Hesitation.SIZES),
    WEB(2, Sizes.range("web", Counted.TABLES, 6, 39)),
    BOWMAN(2, Web.BOWMAN),
    ROVER(2, Rover.SIZES),
    BAROMETER(2, Mitchell.BAROMETER),
    HOWELL(2, Howell.PAIRS),
    THREE_QUARTER_HOWELL(2, Howell.THREE_QUARTER),
    INDIVIDUAL(4, Individual.PLAYERS),
    RAINBOW(4, Individual.RAINBOW),
    ROUND_ROBIN(2, Berger.ENTRIES),
    AMERICAN_WHIST(1, TeamMovement.AMERICAN_WHIST),
    TRIANGLE(1, TeamMovement.TRIANGLE),
    SWISS(2, Sizes.range("swiss", Counted.PAIRS, 4, 1000));

    private static final List<List<Kind>> FAMILIES =
            List.of(
                    List.of(MITCHELL, SKIP_MITCHELL, SHARE_RELAY),
                    List.of(BOWMAN, WEB),
                    List.of(INDIVIDUAL, RAINBOW),
                    List.of(THREE_QUARTER_HOWELL, HOWELL),
                    List.of(TRIANGLE, AMERICAN_WHIST));

    private final int entriesPerTable;
    private final Sizes sizes;

    Kind(int entriesPerTable, Sizes sizes) {
        this.entriesPerTable = entriesPerTable;
        this.sizes = sizes;
    }

    /// `three-quarter-howell`.
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// Finds a kind by its word; empty when there is none.
    public static Optional<Kind> named(String word) {
        return Arrays.stream(values()).filter(kind -> kind.word().equals(word)).findFirst();
    }

    /// How many pairs, players or teams so many full tables seat; with a rover, one pair more.
    public int entries(int tables) {
        return tables * entriesPerTable + (this == ROVER ? 1 : 0);
    }

    /// Two for pairs, four for players, one for teams, whose other pair sits elsewhere.
    public int entriesPerTable() {
        return entriesPerTable;
    }

    private int tables(Wish wish) {
        return this == ROVER
                ? wish.entries() / entriesPerTable
                : Math.ceilDiv(wish.entries(), entriesPerTable);
    }

    /// Why there is no such movement, with what would do; empty when there is one.
    public Optional<Sentence> refusal(Wish wish) {
        boolean byTables = sizes.counted() == Counted.TABLES;
        var size = sizes.refusal(byTables ? tables(wish) : wish.entries());
        if (size.isPresent()) {
            return size.map(sentence -> instead(sentence, wish));
        }
        boolean part = wish.entries() % entriesPerTable != 0;
        if (this == RAINBOW && part) {
            return Optional.of(Sentence.of(ChoicePhrase.PLAYERS_DO_NOT_FILL, wish.entries()));
        }
        if (this == ROVER && !part) {
            return Optional.of(Sentence.of(ChoicePhrase.PAIRS_FILL, wish.entries()));
        }
        return wish.rounds().isPresent()
                ? roundsRefusal(wish, wish.rounds().getAsInt())
                : Optional.empty();
    }

    /// With the kinds that go the same way and exist for as many.
    private Sentence instead(Sentence sentence, Wish wish) {
        var others =
                FAMILIES.stream()
                        .filter(family -> family.contains(this))
                        .flatMap(List::stream)
                        .filter(other -> other != this)
                        .filter(other -> other.suits(wish))
                        .map(kind -> Wording.of(kind.word()))
                        .reduce((one, other) -> Sentence.of(MovementPhrase.OR, one, other));
        return others.map(kinds -> Sentence.of(ChoicePhrase.INSTEAD, sentence, kinds))
                .orElse(sentence);
    }

    private boolean suits(Wish wish) {
        boolean full = wish.entries() % entriesPerTable == 0;
        int count = sizes.counted() == Counted.TABLES ? tables(wish) : wish.entries();
        return full && sizes.refusal(count).isEmpty();
    }

    private Optional<Sentence> roundsRefusal(Wish wish, int rounds) {
        return switch (this) {
            case WEB -> Web.refusal(tables(wish), rounds);
            case THREE_QUARTER_HOWELL -> Howell.refusal(tables(wish), rounds);
            case SKIP_MITCHELL ->
                    Sizes.range(word(), Counted.ROUNDS, 1, tables(wish)).refusal(rounds);
            default ->
                    Sizes.range(
                                    word(),
                                    Counted.ROUNDS,
                                    1,
                                    whole(Wish.entries(wish.entries())).rounds())
                            .refusal(rounds);
        };
    }

    /// Makes the movement of this kind.
    ///
    /// @throws IllegalArgumentException if there is a [#refusal]
    public Movement movement(Wish wish) {
        refusal(wish)
                .ifPresent(sentence -> {
                    throw new IllegalArgumentException(sentence.toString());
                });
        var whole = whole(wish);
        var missing = missing(wish);
        return missing.isPresent() ? whole.without(missing.get()) : whole;
    }

    /// Whose place is empty when there is an odd pair: the last that moves against all, or the last
    /// that stays, so that nobody meets it twice.
    private Optional<EntryNumber> missing(Wish wish) {
        if (wish.entries() % entriesPerTable == 0) {
            return Optional.empty();
        }
        int tables = tables(wish);
        return switch (this) {
            case MITCHELL, SKIP_MITCHELL, SHARE_RELAY, SCRAMBLED, WEB, BOWMAN, BAROMETER ->
                    Optional.of(new EntryNumber(Mitchell.EAST_WEST + tables));
            case HESITATION, THREE_QUARTER_HOWELL -> Optional.of(new EntryNumber(2 * tables));
            case ROVER, HOWELL, INDIVIDUAL, RAINBOW, ROUND_ROBIN, AMERICAN_WHIST, TRIANGLE, SWISS ->
                    Optional.empty();
        };
    }

    private Movement whole(Wish wish) {
        int tables = tables(wish);
        return switch (this) {
            case SKIP_MITCHELL -> Mitchell.skip(tables, wish.rounds().orElse(tables - 1));
            case SCRAMBLED -> ArrowSwitch.best(cut(lines(tables), wish));
            case WEB -> Web.web(tables, wish.rounds().orElse(Web.rounds(tables)));
            case THREE_QUARTER_HOWELL ->
                    Howell.threeQuarter(tables, wish.rounds().orElse(threeQuarters(tables)));
            default -> cut(fixed(wish.entries(), tables), wish);
        };
    }

    private Movement fixed(int entries, int tables) {
        return switch (this) {
            case MITCHELL -> Mitchell.plain(tables);
            case SHARE_RELAY -> Mitchell.shareAndRelay(tables);
            case HESITATION -> Hesitation.hesitation(tables);
            case BOWMAN -> Web.bowman(tables);
            case ROVER -> Rover.rover(tables);
            case BAROMETER -> Mitchell.barometer(tables, tables);
            case HOWELL -> Howell.howell(entries);
            case INDIVIDUAL -> Individual.individual(entries);
            case RAINBOW -> Individual.rainbow(tables);
            case ROUND_ROBIN -> Berger.movement(entries);
            case AMERICAN_WHIST -> TeamMovement.americanWhist(entries).movement();
            case TRIANGLE -> TeamMovement.triangle().movement();
            case SWISS ->
                    Swiss.PAIRS.first(numbers(entries)).movement("Swiss, first round by seeding");
            case SKIP_MITCHELL, SCRAMBLED, WEB, THREE_QUARTER_HOWELL ->
                    throw new IllegalStateException(this + " has no fixed rounds");
        };
    }

    private static Movement cut(Movement movement, Wish wish) {
        return wish.rounds().isPresent() ? movement.upTo(wish.rounds().getAsInt()) : movement;
    }

    private static Movement lines(int tables) {
        return tables % 2 == 1 ? Mitchell.plain(tables) : Mitchell.skip(tables);
    }

    /// Of the numbers of rounds there are, the one nearest to one and a half times the tables.
    private static int threeQuarters(int tables) {
        var rounds = Howell.threeQuarterRounds(tables);
        var lower = rounds.floor(3 * tables / 2);
        return lower == null ? rounds.first() : lower;
    }

    private static List<EntryNumber> numbers(int entries) {
        return IntStream.rangeClosed(1, entries).mapToObj(EntryNumber::new).toList();
    }
}
