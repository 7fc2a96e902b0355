package overtrick.cards.words;

import java.text.MessageFormat;
import java.text.NumberFormat;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// The sentences of one language, by their keys. A sentence may have places for details, written as
/// in [MessageFormat]: `{0}`, and two apostrophes for one.
///
/// A key that has no sentence is its own: what is missing can be seen and breaks nothing.
public final class Sentences {

    private final Locale locale;
    private final boolean italian;
    private final Map<String, String> texts;
    private final Set<String> borrowed;

    /// @param own keys that have a sentence in this language; the others are in another
    Sentences(Locale locale, Map<String, String> texts, Set<String> own) {
        this.locale = locale;
        this.italian = locale.getLanguage().equals(Locale.ITALIAN.getLanguage());
        this.texts = Collections.unmodifiableMap(new HashMap<>(texts));
        this.borrowed =
                texts.keySet().stream()
                        .filter(key -> !own.contains(key))
                        .collect(Collectors.toUnmodifiableSet());
    }

    /// The language of the sentences.
    public Locale locale() {
        return locale;
    }

    /// All keys that have a sentence, borrowed ones among them.
    public Set<String> keys() {
        return texts.keySet();
    }

    /// Keys whose sentence is in another language, for this one lacks it.
    public Set<String> borrowed() {
        return borrowed;
    }

    /// Whether the key has a sentence, in this language or borrowed.
    public boolean has(String key) {
        return texts.containsKey(key);
    }

    /// The sentence of a key with its places unfilled; empty when there is none.
    public Optional<String> find(String key) {
        return Optional.ofNullable(texts.get(key));
    }

    /// The sentence as it stands, its apostrophes and places untouched.
    public String text(String key) {
        return texts.getOrDefault(key, key);
    }

    /// The sentence with its places filled in.
    public String text(String key, Object... details) {
        return fill(text(key), details);
    }

    /// The sentence with its places filled in.
    public String text(String key, List<?> details) {
        return fill(text(key), details.toArray());
    }

    /// The sentence for one or for more, `key.one` or `key.other`.
    ///
    /// @param number stands in place 0, the details in those that follow
    public String count(String key, int number, Object... details) {
        var all = new Object[details.length + 1];
        all[0] = number;
        System.arraycopy(details, 0, all, 1, details.length);
        return text(key + (Math.abs(number) == 1 ? ".one" : ".other"), all);
    }

    /// Most places are `{0}` and so on, and pages fill them by the thousand: those are filled here.
    /// What else a [MessageFormat] can do is left to it.
    private String fill(String text, Object[] details) {
        var filled = new StringBuilder(text.length() + 16);
        boolean quoted = false;
        for (int at = 0; at < text.length(); at++) {
            char sign = text.charAt(at);
            if (sign == '\'') {
                boolean twice = at + 1 < text.length() && text.charAt(at + 1) == '\'';
                if (twice) {
                    filled.append('\'');
                    at++;
                } else {
                    quoted = !quoted;
                }
            } else if (sign == '{' && !quoted) {
                int end = text.indexOf('}', at);
                int place = end == at + 2 ? text.charAt(at + 1) - '0' : -1;
                if (place < 0 || place > 9) {
                    return new MessageFormat(text, locale).format(details);
                }
                append(filled, place < details.length ? shown(details[place]) : "{" + place + "}");
                at = end;
            } else {
                filled.append(sign);
            }
        }
        return filled.toString();
    }

    private void append(StringBuilder filled, String detail) {
        if (italian) {
            Italian.append(filled, detail);
        } else {
            filled.append(detail);
        }
    }

    private String shown(Object detail) {
        boolean small = detail instanceof Integer number && number > -1000 && number < 1000;
        return detail instanceof Number && !small
                ? NumberFormat.getInstance(locale).format(detail)
                : detail.toString();
    }
}
