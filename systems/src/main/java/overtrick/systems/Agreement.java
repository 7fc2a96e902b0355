package overtrick.systems;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import overtrick.cards.FormatException;
import overtrick.systems.language.Contradiction.Chosen;
import overtrick.systems.language.SystemFaultException;

/// What a side has agreed to play: a system of the house, and its own choices where the system
/// leaves some to its players (Law 40A). Written `acol:stayman=club,two-bids=weak`.
///
/// @param system its name
/// @param choices by the names of the options
public record Agreement(String system, SortedMap<String, String> choices) {

    /// More than all options of a system together.
    private static final int LONGEST = 1_000;

    private static final String WORD = "[a-z0-9][a-z0-9-]*";
    private static final String CHOICE = WORD + "=" + WORD;
    private static final Pattern WRITTEN =
            Pattern.compile("(%s)(?::(%s(?:,%s)*))?".formatted(WORD, CHOICE, CHOICE));

    public Agreement {
        choices = Collections.unmodifiableSortedMap(new TreeMap<>(choices));
    }

    /// Whether this reads as an agreement with choices of its own.
    public static boolean hasChoices(String written) {
        return written.indexOf(':') >= 0;
    }

    /// Reads an agreement as it is written. The name of a ready card stands for its system and its
    /// choices; others may follow it.
    ///
    /// @throws FormatException if it is not written so; whether there is such a system is not asked
    public static Agreement parse(String written) {
        var read = WRITTEN.matcher(written);
        if (written.length() > LONGEST || !read.matches()) {
            throw new FormatException(
                    "an agreement is written system:option=choice,option=choice: " + written);
        }
        var ready = ReadyCard.named(read.group(1)).map(ReadyCard::agreement);
        var choices = new TreeMap<String, String>();
        ready.ifPresent(card -> choices.putAll(card.choices()));
        if (read.group(2) != null) {
            Arrays.stream(read.group(2).split(","))
                    .map(choice -> choice.split("="))
                    .forEach(choice -> choices.put(choice[0], choice[1]));
        }
        return new Agreement(ready.map(Agreement::system).orElse(read.group(1)), choices);
    }

    /// The agreement as far as the system leaves such choices to its players; what is usual there
    /// is not said. Some options come with a choice: how weak twos look is asked where twos are
    /// weak.
    ///
    /// @param asked by the names of the options; others than the system has are left out
    /// @throws FormatException if there is no such system
    public static Agreement of(String system, Map<String, String> asked) {
        var taken = new TreeMap<String, String>();
        var news = news(system, asked, taken);
        while (!news.isEmpty()) {
            var all = new TreeMap<>(taken);
            news.forEach(one -> all.put(one.option(), one.choice()));
            if (haveRoom(system, all)) {
                taken = all;
            } else {
                taken.put(news.getFirst().option(), news.getFirst().choice());
            }
            news = news(system, asked, taken);
        }
        return new Agreement(system, taken);
    }

    /// What is asked for, not usual and not yet taken, in the order of the files.
    private static List<Chosen> news(
            String system, Map<String, String> asked, Map<String, String> taken) {
        var news = new ArrayList<Chosen>();
        for (var option : BiddingSystem.named(system, taken).book().leftOpen().entrySet()) {
            var choices = option.getValue();
            var wanted = asked.getOrDefault(option.getKey(), choices.getFirst());
            if (choices.indexOf(wanted) > 0 && !taken.containsKey(option.getKey())) {
                news.add(new Chosen(option.getKey(), wanted));
            }
        }
        return news;
    }

    /// Whether one choice leaves room for the others: Multi leaves none for how weak twos look.
    private static boolean haveRoom(String system, Map<String, String> choices) {
        try {
            return BiddingSystem.named(system, choices)
                    .book()
                    .leftOpen()
                    .keySet()
                    .containsAll(choices.keySet());
        } catch (SystemFaultException none) {
            return false;
        }
    }

    @Override
    public String toString() {
        return choices.isEmpty()
                ? system
                : choices.entrySet().stream()
                        .map(choice -> choice.getKey() + "=" + choice.getValue())
                        .collect(Collectors.joining(",", system + ":", ""));
    }
}
