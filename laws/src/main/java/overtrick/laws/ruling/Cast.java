package overtrick.laws.ruling;

import java.util.Locale;
import java.util.Optional;
import overtrick.cards.Seat;
import overtrick.cards.words.Sentences;
import overtrick.laws.Role;

/// Who is who in a case, for sentences; where it is not known, the roles are named.
///
/// @param thing the call or card that it is about; empty when that is not known
public record Cast(Optional<Seat> offender, Optional<Seat> declarer, String thing) {

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
