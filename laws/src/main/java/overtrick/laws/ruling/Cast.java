package overtrick.laws.ruling;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.cards.words.Sentences;
import overtrick.laws.Role;

/// Who is who in a case, for sentences; where it is not known, the roles are named.
///
/// @param thing the call or card that it is about; empty when that is not known
/// @param shown the suits that a withdrawn call showed and that were not bid again; empty when it
///   is not known which suits it showed
/// @param named the suits that the offender has shown in calls that count
public record Cast(
        Optional<Seat> offender,
        Optional<Seat> declarer,
        String thing,
        Optional<Set<Suit>> shown,
        Set<Suit> named) {

    public Cast {
        shown = shown.map(Set::copyOf);
        named = Set.copyOf(named);
    }

    /// People and a thing, of which no suits are known.
    public Cast(Optional<Seat> offender, Optional<Seat> declarer, String thing) {
        this(offender, declarer, thing, Optional.empty(), Set.of());
    }

    public static final Cast UNKNOWN = new Cast(Optional.empty(), Optional.empty(), "");

    String name(Role role, Sentences words) {
        var seat = role == Role.DECLARER ? declarer : offender.flatMap(role::seat);
        return seat.map(one -> words.text("seat." + one.name()))
                .orElseGet(() -> words.text("role." + code(role)));
    }

    static String code(Role role) {
        return role.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
