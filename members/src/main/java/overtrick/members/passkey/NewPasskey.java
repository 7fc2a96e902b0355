package overtrick.members.passkey;

/// A passkey that a device has just made.
///
/// @param id of the credential, as browsers write it
/// @param credential its public key and what else is kept to check a signature
/// @param signs how often it has signed
public record NewPasskey(String id, String credential, long signs) {}
