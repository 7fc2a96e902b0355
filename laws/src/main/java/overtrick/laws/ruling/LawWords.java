package overtrick.laws.ruling;

import java.util.Locale;
import java.util.Set;
import overtrick.cards.Suit;
import overtrick.cards.words.Bundle;
import overtrick.cards.words.Sentences;
import overtrick.laws.Irregularity;
import overtrick.laws.Role;

/// What a director says, in one of the languages of the house.
public final class LawWords {

    private static final Bundle WORDS = Bundle.of("director", LawWords.class::getResourceAsStream);

    /// Laws 25 to 39 are of calls, 45 to 62 of cards.
    private static final int FIRST_OF_CALLS = 25;

    private static final int LAST_OF_CALLS = 39;
    private static final int FIRST_OF_CARDS = 45;
    private static final int LAST_OF_CARDS = 62;

    private final Sentences words;
    private final Cast cast;

    /// What an irregularity is about, where nothing more is known of it.
    private final String thing;

    /// The words of a language, in which a cast of players acts.
    public LawWords(Locale locale, Cast cast) {
        this(locale, cast, "thing");
    }

    /// The same for one irregularity: what it is about is a call, or a card.
    public LawWords(Locale locale, Cast cast, Irregularity irregularity) {
        this(locale, cast, thing(irregularity.law()));
    }

    private LawWords(Locale locale, Cast cast, String thing) {
        this.words = WORDS.in(locale);
        this.cast = cast;
        this.thing = thing;
    }

    private static String thing(int law) {
        if (law >= FIRST_OF_CALLS && law <= LAST_OF_CALLS) {
            return "thing.call";
        }
        return law >= FIRST_OF_CARDS && law <= LAST_OF_CARDS ? "thing.card" : "thing";
    }

    /// The heading of an irregularity.
    public String irregularity(Irregularity irregularity) {
        return words.text("irregularity." + irregularity.code());
    }

    /// The sentence that asks the question.
    public String question(Question question) {
        String key = "fact." + question.fact().code();
        String found = key + ".found";
        // what a player chooses elsewhere may have been done already
        return filled(question.asked() == Role.DIRECTOR && words.has(found) ? found : key, "");
    }

    /// An answer, or an option as it is read out.
    public String answer(Fact fact, String answer) {
        String own = "answer." + fact.code() + "." + answer;
        return filled(words.has(own) ? own : "answer." + answer, "");
    }

    /// The sentence that says what follows.
    public String rectification(Rectification what) {
        return switch (what) {
            case Rectification.Review(var law) -> filled("review", law.toString());
            case Rectification.LeadRestriction(_, var form) -> lead(what.key(), form);
            case Rectification _ -> filled(what.key(), "");
        };
    }

    /// Which suits declarer may choose among, where they are known.
    private String lead(String key, Rectification.LeadForm form) {
        return switch (form) {
            case REQUIRE_OR_FORBID ->
                    cast.shown()
                            .map(left ->
                                    filled(key + (left.isEmpty() ? ".named" : ".of"), "", left))
                            .orElseGet(() -> filled(key, ""));
            case FORBID_UNSPECIFIED ->
                    cast.named().isEmpty()
                            ? filled(key, "")
                            : filled(key + ".but", "", cast.named());
            case FORBID_ANY -> filled(key, "");
        };
    }

    private String suits(Set<Suit> suits) {
        return suits.stream()
                .sorted()
                .map(suit -> words.text("suit." + suit.name()))
                .reduce((one, next) -> sheet("or", one, next))
                .orElse("");
    }

    /// The name of a role, as this cast has it.
    public String role(Role role) {
        return cast.name(role, words);
    }

    /// A word of the ruling sheet.
    public String sheet(String key, Object... details) {
        return words.text("sheet." + key, details);
    }

    private String filled(String key, String law) {
        return filled(key, law, Set.of());
    }

    private String filled(String key, String law, Set<Suit> suits) {
        String what = cast.thing().isEmpty() ? words.text(thing) : cast.thing();
        return capital(
                words.text(
                        key,
                        role(Role.OFFENDER),
                        role(Role.LEFT),
                        role(Role.PARTNER),
                        role(Role.RIGHT),
                        what,
                        role(Role.DECLARER),
                        law,
                        suits(suits)));
    }

    private String capital(String text) {
        return text.isEmpty()
                ? text
                : text.substring(0, 1).toUpperCase(words.locale()) + text.substring(1);
    }
}
