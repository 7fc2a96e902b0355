package overtrick.company.here;

import java.util.Arrays;
import java.util.Locale;

/// Who may see that somebody is here.
public enum Seen {
    /// Members, who are seen by members; guests are seen where they play at a table open to all.
    MEMBERS,
    FRIENDS,
    NOBODY;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Seen of(String word) {
        return Arrays.stream(values())
                .filter(one -> one.word().equals(word))
                .findFirst()
                .orElse(MEMBERS);
    }
}
