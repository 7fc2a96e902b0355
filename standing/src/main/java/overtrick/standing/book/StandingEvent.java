package overtrick.standing.book;

import overtrick.house.table.PersonId;
import overtrick.scoring.rating.Calibration;

/// What has been said about who is who, who may see what, and what is reckoned with.
public sealed interface StandingEvent {

    /// A member has said that a place in an event was theirs.
    record PlaceClaimed(String place, PersonId by) implements StandingEvent {}

    /// And that it was not.
    record PlaceGivenBack(String place, PersonId by) implements StandingEvent {}

    record AudienceSet(Subject subject, Audience audience, PersonId by) implements StandingEvent {}

    /// What turns results into strengths was found anew.
    ///
    /// @param day from which it holds, counted as [java.time.LocalDate#toEpochDay] counts
    record CalibrationFound(long day, Calibration calibration) implements StandingEvent {}

    /// An officer or director has looked at what only they may see.
    ///
    /// @param subject whom or what they have looked at, such as `person/…` or `event/K7PQM`
    record LookedAt(String subject, PersonId by, String why) implements StandingEvent {}
}
