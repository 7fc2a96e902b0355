package overtrick.house.leave;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import overtrick.house.table.PersonId;
import overtrick.log.form.Redaction;

/// How somebody who has left is called. Each name that they have had becomes one of its own, so
/// that whatever counted apart before counts apart afterwards, and all results stay as they are.
///
/// @param ids theirs, and those of the guests that they were
/// @param others by the names they have had
/// @param shared names that somebody else in the club has too: they are theirs only where something
///   else says so
/// @param near whether something says so
public record Aliases(
        Set<PersonId> ids, Map<String, String> others, Set<String> shared, boolean near)
        implements Redaction {

    /// What stands in the place of what somebody said.
    public static final String SILENCE = "–";

    /// Signs from which on a name is found within the words of others too.
    private static final int LONG = 4;

    public Aliases {
        ids = Set.copyOf(ids);
        others = Map.copyOf(others);
        shared = Set.copyOf(shared);
    }

    /// @param alias of the name they have now
    /// @param now that name
    static Aliases of(
            Set<PersonId> ids, String alias, String now, Set<String> names, Set<String> shared) {
        var others = new HashMap<String, String>();
        others.put(now, alias);
        int count = 1;
        for (String name : names.stream().sorted().toList()) {
            if (!others.containsKey(name)) {
                count++;
                others.put(name, "%s (%d)".formatted(alias, count));
            }
        }
        return new Aliases(ids, others, shared, false);
    }

    /// The same where their names are theirs, or may be anybody's.
    Aliases near(boolean is) {
        return new Aliases(ids, others, shared, is);
    }

    /// All names they have had.
    public Set<String> names() {
        return others.keySet();
    }

    @Override
    public String of(String id, String name) {
        return ids.contains(new PersonId(id)) ? others.getOrDefault(name, name) : name;
    }

    @Override
    public String name(String name) {
        return isTheirs(name) ? others.getOrDefault(name, name) : name;
    }

    /// Robots have names of people all the same: only where they play in somebody's place is it
    /// theirs.
    @Override
    public String robot(String name) {
        return near ? others.getOrDefault(name, name) : name;
    }

    private boolean isTheirs(String name) {
        return near || !shared.contains(name);
    }

    @Override
    public String said(String speaker, String words) {
        return others.containsKey(speaker) && isTheirs(speaker) ? SILENCE : text(words);
    }

    @Override
    public String text(String words) {
        String whole = name(words);
        if (!whole.equals(words)) {
            return whole;
        }
        return pattern()
                .map(any ->
                        any.matcher(words)
                                .replaceAll(found ->
                                        Matcher.quoteReplacement(others.get(found.group()))))
                .orElse(words);
    }

    /// Any of their names, as words of their own; the longest first.
    private Optional<Pattern> pattern() {
        var found = new ArrayList<String>();
        for (String name : others.keySet()) {
            boolean isLong = name.codePointCount(0, name.length()) >= LONG;
            if (isTheirs(name) && (near || isLong)) {
                found.add(name);
            }
        }
        if (found.isEmpty()) {
            return Optional.empty();
        }
        List<String> longest =
                found.stream().sorted(Comparator.comparingInt(String::length).reversed()).toList();
        String any = longest.stream().map(Pattern::quote).collect(Collectors.joining("|"));
        return Optional.of(
                Pattern.compile(
                        "(?<![\\p{L}\\p{N}\\p{M}])(?:" + any + ")(?![\\p{L}\\p{N}\\p{M}])"));
    }
}
