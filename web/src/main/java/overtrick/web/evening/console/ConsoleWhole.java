package overtrick.web.evening.console;

import overtrick.club.tournament.TournamentPlan;
import overtrick.web.Frame;
import overtrick.web.link.QrPicture;

/// The whole page of the console.
///
/// @param alone whether the club can be reached from this machine only
/// @param online whether some of the field plays in the program
/// @param room whether some of it plays in the room
public record ConsoleWhole(
        Frame frame,
        String path,
        String title,
        long number,
        boolean seated,
        TournamentPlan plan,
        boolean alone,
        String entryLink,
        QrPicture entryPicture,
        ClockPart clock,
        NeedsPart needs,
        TablesPart tables,
        StandingPart standing,
        PeoplePart people,
        Answer answer,
        boolean online,
        boolean room) {}
