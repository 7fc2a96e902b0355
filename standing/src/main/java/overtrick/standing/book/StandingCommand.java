package overtrick.standing.book;

import overtrick.scoring.rating.Calibration;

/// What may be asked.
public sealed interface StandingCommand {

    /// That place was mine.
    record ClaimPlace(String place) implements StandingCommand {}

    record GiveBackPlace(String place) implements StandingCommand {}

    record SetAudience(Subject subject, Audience audience) implements StandingCommand {}

    /// The house has found a calibration.
    record Calibrate(long day, Calibration calibration) implements StandingCommand {}

    record LookAt(String subject, String why) implements StandingCommand {}
}
