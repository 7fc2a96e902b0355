package overtrick.evening.page.console;

import overtrick.evening.tournament.TournamentPlan;
import overtrick.page.Frame;
import overtrick.page.link.QrPicture;

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
        CoursePart course,
        NeedsPart needs,
        TablesPart tables,
        StandingPart standing,
        PeoplePart people,
        Answer answer) {}
