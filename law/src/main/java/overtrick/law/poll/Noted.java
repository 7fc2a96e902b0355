package overtrick.law.poll;

/// Where the director notes what came of a poll.
///
/// @param notes the address
/// @param place of the result, as the console writes it
public record Noted(String notes, String place) {}
