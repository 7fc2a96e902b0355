package overtrick.systems;

import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.stream.Collectors;
import overtrick.systems.hand.Aspect;
import overtrick.systems.hand.Box;
import overtrick.systems.hand.Knowledge;
import overtrick.systems.hand.Measure;
import overtrick.systems.hand.Range;
import overtrick.systems.language.Force;

/// What calls show, in English or Vietnamese, from the bundle `overtrick.systems.words`.
public final class Words {

    private static final String BUNDLE = "overtrick.systems.words";

    /// More alternatives are told as one.
    private static final int MOST_ALTERNATIVES = 3;

    private final Locale locale;
    private final ResourceBundle bundle;

    private Words(Locale locale, ResourceBundle bundle) {
        this.locale = locale;
        this.bundle = bundle;
    }

    /// English for every language but Vietnamese.
    public static Words in(Locale locale) {
        var spoken = locale.getLanguage().equals("vi") ? locale : Locale.ENGLISH;
        return new Words(spoken, ResourceBundle.getBundle(BUNDLE, spoken, Words.class.getModule()));
    }

    /// The sentence of the call, its hands, and what it asks: `Limit raise: 4+ ♠, 10–12 with
    /// support; invites`.
    public String text(Meant meant) {
        var text = new StringBuilder(sentence(meant.key()));
        String shown = text(meant.row().shows());
        if (!shown.isEmpty()) {
            text.append(": ").append(shown);
        }
        if (meant.row().force() != Force.NONE) {
            text.append("; ").append(word("force." + meant.row().force()));
        }
        return text.toString();
    }

    /// The name of a call, such as `Limit raise`; a key that has none is given back.
    public String sentence(String key) {
        try {
            return bundle.getString("call." + key);
        } catch (MissingResourceException unknown) {
            return key;
        }
    }

    /// The hands: `15–17 HCP, balanced`; alternatives with `or` between; empty for any hand.
    public String text(Knowledge knowledge) {
        var boxes =
                knowledge.boxes().size() <= MOST_ALTERNATIVES
                        ? knowledge.boxes()
                        : List.of(knowledge.bounds());
        var alternatives = boxes.stream().map(this::text).distinct().toList();
        return alternatives.contains("") ? "" : String.join(" " + word("or") + " ", alternatives);
    }

    private String text(Box box) {
        var kept = telling(box);
        return Aspect.ALL.stream()
                .filter(kept::contains)
                .map(aspect -> part(aspect, box.get(aspect)))
                .collect(Collectors.joining(", "));
    }

    /// As few limits as make the box: what follows from others is left out, comparisons first, high
    /// cards last.
    private static List<Aspect> telling(Box box) {
        var kept = new ArrayList<Aspect>();
        for (var aspect : Aspect.ALL) {
            if (!box.get(aspect).equals(aspect.measure().all())) {
                kept.add(aspect);
            }
        }
        for (var aspect : List.copyOf(kept).reversed()) {
            var rest = Box.ANY;
            for (var other : kept) {
                rest = other.equals(aspect) ? rest : rest.and(other, box.get(other));
            }
            if (rest.equals(box)) {
                kept.remove(aspect);
            }
        }
        return kept;
    }

    private String part(Aspect aspect, Range range) {
        var symbols = aspect.suits().stream().map(suit -> String.valueOf(suit.symbol())).toList();
        var all = aspect.measure().all();
        String key = "measure." + aspect.measure();
        boolean yesNo = all.equals(new Range(0, 1));
        boolean comparison = aspect.measure() == Measure.DIFFERENCE;
        if (yesNo || aspect.measure() == Measure.QUALITY) {
            key += "." + range.low();
        } else if (comparison) {
            key += comparison(range);
        } else if (aspect.measure() == Measure.CONTROL) {
            key += "." + range.low() + "-" + range.high();
        }
        var details = new ArrayList<String>();
        details.add(range.text(all));
        details.addAll(symbols);
        return new MessageFormat(word(key), locale).format(details.toArray());
    }

    private static String comparison(Range range) {
        if (range.low() >= 0) {
            return range.low() > 0 ? ".longer" : ".as-long";
        }
        return range.high() < 0 ? ".shorter" : ".as-short";
    }

    private String word(String key) {
        return bundle.getString(key);
    }
}
