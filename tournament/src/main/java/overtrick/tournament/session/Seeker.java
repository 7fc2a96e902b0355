package overtrick.tournament.session;

/// Somebody who looks for a partner.
///
/// @param id the number of the act by which they said so
public record Seeker(int id, String player) {}
