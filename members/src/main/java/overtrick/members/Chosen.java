package overtrick.members;

/// By what somebody wants to be known who becomes a member with a password.
///
/// @param club the name under which the club is reached, which is no password for it; may be empty
public record Chosen(String name, String password, String club) {}
