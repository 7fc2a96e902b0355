package overtrick.house.people;

import overtrick.house.table.Member;

/// Somebody who has just come in.
///
/// @param token the secret by which they are known again; the club keeps only its hash
public record Visitor(Member.Person person, String token) {}
