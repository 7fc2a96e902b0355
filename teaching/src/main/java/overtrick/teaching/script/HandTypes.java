package overtrick.teaching.script;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import overtrick.dealing.script.Script;

/// The types of hands that a script names, `HandType_Low = …`, and how often each is to come,
/// `HandType_Low_Share = 7`: as often as the others where nothing is said. A script that leaves the
/// mixing to others says `levelTheDeal = noLeveling`.
///
/// @param shares by the type's name, in the order of the script
record HandTypes(String text, Map<String, Integer> shares) {

    private static final int MOST = 16;
    private static final int LARGEST = 100;

    private static final Pattern TYPE =
            Pattern.compile("(?m)^[ \\t]{0,9}HandType_(\\w{1,40})[ \\t]{0,9}=");
    private static final Pattern SHARE =
            Pattern.compile(
                    "(?m)^[ \\t]{0,9}HandType_(\\w{1,40})_Share[ \\t]{0,9}=[ \\t]{0,9}(\\d{1,3})\\b");
    private static final Pattern LEVELLING =
            Pattern.compile("(?m)^([ \\t]{0,9}levelTheDeal[ \\t]{0,9}=)[ \\t]{0,9}noLeveling\\b");
    private static final Pattern MIX = Pattern.compile("\\{\\{level-mix:(\\w{1,40})\\}\\}");

    /// A script that takes one type only.
    private record Type(Script script, int share) {}

    static HandTypes of(String text) {
        var shares = new LinkedHashMap<String, Integer>();
        for (var type = TYPE.matcher(text); type.find(); ) {
            if (!type.group(1).endsWith("_Share")) {
                shares.put(type.group(1), 1);
            }
        }
        for (var share = SHARE.matcher(text); share.find(); ) {
            int parts = Math.clamp(Integer.parseInt(share.group(2)), 0, LARGEST);
            shares.computeIfPresent(share.group(1), (_, _) -> parts);
        }
        return new HandTypes(text, shares);
    }

    private int all() {
        return shares.values().stream().mapToInt(share -> share).sum();
    }

    /// A text in which `{{level-mix:Low}}` is how often that type comes.
    String mixed(String chat) {
        return MIX.matcher(chat)
                .replaceAll(mix -> {
                    int share = shares.getOrDefault(mix.group(1), 0);
                    return all() == 0 ? "" : Math.round(100.0 * share / all()) + "%";
                });
    }

    /// The script for each type in turn: the types come as evenly as their shares allow. Empty
    /// where there is nothing to mix.
    ///
    /// @throws overtrick.dealing.script.ScriptException if the script is none
    List<Script> turns() {
        if (shares.size() < 2 || shares.size() > MOST || !LEVELLING.matcher(text).find()) {
            return List.of();
        }
        var types = new ArrayList<Type>();
        shares.forEach((type, share) -> {
            if (share > 0) {
                types.add(new Type(Script.parse(only(type)), share));
            }
        });
        int[] waiting = new int[types.size()];
        var turns = new ArrayList<Script>();
        for (int turn = 0; turn < all(); turn++) {
            int next = 0;
            for (int at = 0; at < waiting.length; at++) {
                waiting[at] += types.get(at).share();
                next = waiting[at] > waiting[next] ? at : next;
            }
            waiting[next] -= all();
            turns.add(types.get(next).script());
        }
        return turns;
    }

    private String only(String type) {
        return LEVELLING.matcher(text).replaceFirst("$1 HandType_" + type);
    }
}
