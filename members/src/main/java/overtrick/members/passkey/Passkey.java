package overtrick.members.passkey;

import java.time.Instant;

/// A passkey, as its owner sees it.
///
/// @param id of the credential, as browsers write it
/// @param label the device on which it was made
/// @param used when it was used last
public record Passkey(String id, String label, Instant added, Instant used) {}
