package overtrick.log;

/// An event on its way into the log.
///
/// @param type its name for ever, such as `card-played`
/// @param version of the payload's form, from 1
/// @param payload JSON
public record NewEvent(String type, int version, String payload) {}
