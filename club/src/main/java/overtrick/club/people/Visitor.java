package overtrick.club.people;

import overtrick.club.table.Member;

/// Somebody who has just come in.
///
/// @param token the secret by which he is known again; the club keeps only its hash
public record Visitor(Member.Person person, String token) {}
