package overtrick.members;

import java.time.Instant;
import overtrick.house.table.Member;

/// A member, as they see themselves.
///
/// @param hasPassword whether a password opens the account
/// @param passkeys how many passkeys do
/// @param codes how many codes on paper are left
public record Account(
        Member.Person person, boolean hasPassword, int passkeys, int codes, Instant joined) {}
