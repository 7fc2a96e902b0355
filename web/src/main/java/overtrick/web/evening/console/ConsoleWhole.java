package overtrick.web.evening.console;

import overtrick.club.tournament.TournamentPlan;
import overtrick.web.Frame;
import overtrick.web.link.QrPicture;

/// The whole page of the console.
///
/// @param alone whether the club can be reached from this machine only
public record ConsoleWhole(
        Frame frame,
        String path,
        String title,
        long number,
        TournamentPlan plan,
        boolean alone,
        String entryLink,
        QrPicture entryPicture,
        DeskPart desk,
        ClockPart clock,
        NeedsPart needs,
        TablesPart tables,
        StandingPart standing,
        PeoplePart people,
        Answer answer) {}
