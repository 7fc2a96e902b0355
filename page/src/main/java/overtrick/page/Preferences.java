package overtrick.page;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import overtrick.house.terms.Strength;
import overtrick.robots.bidding.Agreements;
import overtrick.systems.BiddingSystem;

/// How somebody likes their pages; kept in a cookie of their browser and nowhere else.
///
/// @param language empty: as the browser says
/// @param wishes what they want besides
/// @param systems what their side, as North and South, and the opponents bid by when they play at
///   once
/// @param level how well the robots play that they play with; empty: as those of the house do
public record Preferences(
        Optional<Locale> language,
        Theme theme,
        Pack pack,
        Size size,
        Set<Wish> wishes,
        Agreements systems,
        Optional<Strength> level) {

    /// What some want and others do not.
    public enum Wish {
        /// A card is played by a second tap.
        CONFIRM,
        /// The only card that may be played plays itself.
        AUTO,
        /// Cards are heard.
        SOUND,
        /// The browser tells them what waits while they look elsewhere.
        NOTIFY,
        /// When they play at once, what has been seen is counted up for them.
        MEMORY,
        /// A finished trick is taken away as soon as it has been seen.
        BRISK,
        /// They have been shown around and are not shown around again.
        GUIDED
    }

    public static final Preferences USUAL = of(Map.of());

    public enum Theme {
        AUTO,
        LIGHT,
        DARK,
        CONTRAST
    }

    /// How many colours the suits have.
    public enum Pack {
        FOUR,
        TWO
    }

    public enum Size {
        S,
        M,
        L
    }

    /// Reads a cookie; what it does not say, or says wrongly, is as usual.
    public static Preferences parse(String cookie) {
        return of(fields(cookie));
    }

    private static Map<String, String> fields(String cookie) {
        return Arrays.stream(cookie.split("[.]"))
                .map(part -> part.split("-", 2))
                .filter(part -> part.length == 2)
                .collect(Collectors.toMap(part -> part[0], part -> part[1], (a, _) -> a));
    }

    /// The same from the fields of a form.
    public static Preferences of(Map<String, String> said) {
        return new Preferences(
                Words.language(said.getOrDefault("lang", "")),
                one(Theme.class, said.get("theme"), Theme.AUTO),
                one(Pack.class, said.get("pack"), Pack.FOUR),
                one(Size.class, said.get("size"), Size.M),
                Arrays.stream(Wish.values())
                        .filter(wish -> "yes".equals(said.get(word(wish))))
                        .collect(Collectors.toUnmodifiableSet()),
                new Agreements(system(said, "ns"), system(said, "ew")),
                one(Strength.class, said.get("level")));
    }

    /// With the fields of a form that says some of them; the others stay.
    public Preferences with(Map<String, String> said) {
        var fields = new HashMap<>(fields(text()));
        fields.putAll(said);
        return of(fields);
    }

    /// For the cookie.
    public String text() {
        var said = new HashMap<String, String>();
        language.ifPresent(locale -> said.put("lang", locale.getLanguage()));
        said.put("theme", word(theme));
        said.put("pack", word(pack));
        said.put("size", word(size));
        for (var wish : Wish.values()) {
            said.put(word(wish), wants(wish) ? "yes" : "no");
        }
        said.put("ns", systems.northSouth());
        said.put("ew", systems.eastWest());
        level.ifPresent(chosen -> said.put("level", word(chosen)));
        return said.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(entry -> entry.getKey() + "-" + entry.getValue())
                .collect(Collectors.joining("."));
    }

    public boolean wants(Wish wish) {
        return wishes.contains(wish);
    }

    /// The size after this one; the smallest after the largest.
    public Size nextSize() {
        var sizes = Size.values();
        return sizes[(size.ordinal() + 1) % sizes.length];
    }

    /// The word by which forms, cookies and the style sheet know a choice.
    public static String word(Enum<?> choice) {
        return choice.name().toLowerCase(Locale.ROOT);
    }

    private static String system(Map<String, String> said, String side) {
        String name = said.getOrDefault(side, Agreements.USUAL);
        return BiddingSystem.isKnown(name) ? name : Agreements.USUAL;
    }

    private static <E extends Enum<E>> E one(
            Class<E> family, @org.jspecify.annotations.Nullable String word, E otherwise) {
        return one(family, word).orElse(otherwise);
    }

    private static <E extends Enum<E>> Optional<E> one(
            Class<E> family, @org.jspecify.annotations.Nullable String word) {
        return Arrays.stream(family.getEnumConstants())
                .filter(choice -> word(choice).equals(word))
                .findFirst();
    }
}
