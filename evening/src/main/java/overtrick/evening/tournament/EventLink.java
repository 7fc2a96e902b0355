package overtrick.evening.tournament;

import java.util.Locale;
import java.util.Optional;
import overtrick.house.codes.TournamentId;
import overtrick.house.people.Grant;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Section;

/// A link of an event: whoever opens it has a key to something.
///
/// @param place of its kind: `A7` of a table, `3/1` of a chair, of a director’s link its hash
public record EventLink(Kind kind, String place) {

    /// What links are there for.
    public enum Kind {
        /// The card of a table, for the telephone that scores there.
        TABLE(24),
        /// The chair of a player of an event that is played in the program.
        CHAIR(8),
        /// To enter oneself.
        ENTRY(2_000),
        /// To direct too.
        DIRECT(20);

        private final int most;

        Kind(int most) {
            this.most = most;
        }

        /// How many devices may have opened the same link.
        public int most() {
            return most;
        }

        /// The word by which it is kept.
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        static Optional<Kind> of(String word) {
            for (var kind : values()) {
                if (kind.word().equals(word)) {
                    return Optional.of(kind);
                }
            }
            return Optional.empty();
        }
    }

    /// The link by which people enter themselves.
    public static final EventLink ENTRY = new EventLink(Kind.ENTRY, "");

    public static EventLink of(Section.Table table) {
        return new EventLink(Kind.TABLE, table.toString());
    }

    /// @param player their place in the entry, from 0
    public static EventLink ofChair(EntryId entry, int player) {
        return new EventLink(Kind.CHAIR, "%s/%d".formatted(entry, player));
    }

    /// @param hash of a director’s link
    public static EventLink ofDirector(String hash) {
        return new EventLink(Kind.DIRECT, hash);
    }

    /// By what link a device has come.
    public static Optional<EventLink> of(Grant.Scope scope) {
        return Kind.of(scope.link()).map(kind -> new EventLink(kind, scope.place()));
    }

    /// What a device is granted that opens it.
    public Grant.Scope scope(TournamentId event) {
        return new Grant.Scope(event.code(), kind.word(), place);
    }

    /// What its key is made for.
    String purpose() {
        return place.isEmpty() ? kind.word() : kind.word() + " " + place;
    }
}
