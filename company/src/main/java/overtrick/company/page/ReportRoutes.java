package overtrick.company.page;

import io.javalin.http.HttpStatus;
import java.util.ArrayList;
import java.util.List;
import overtrick.company.Company;
import overtrick.company.word.Messages.Message;
import overtrick.company.word.Messages.Sort;
import overtrick.company.word.Reports;
import overtrick.house.table.ChatLine;
import overtrick.house.table.PersonId;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;

/// What is reported to the officers: talk and messages that somebody has heard themselves, with a
/// few lines around. Officers see what was reported, and nothing else.
record ReportRoutes(Company company) implements Feature {

    @Override
    public void addTo(Routes routes) {
        routes.post(Right.PLAY, "/people/report", this::report);
        routes.get(Right.RUN, "/club/reports", this::show);
        routes.post(Right.RUN, "/club/reports/done", this::done);
    }

    private void report(Visit visit) {
        visit.limit(Deed.TALK);
        String why = why(visit, "why");
        if (visit.has("table")) {
            var id = Names.table(visit);
            var heard = InviteRoutes.look(company, visit, id).chat();
            int at = at(visit, heard.stream().map(ChatLine::number).toList());
            var lines =
                    heard.stream()
                            .map(one -> new Reports.Line(one.name(), one.text(), false))
                            .toList();
            company.reports().add(me(visit), id.code(), why, Reports.around(lines, at));
        } else {
            reportMessage(visit, why);
        }
        company.pulse().beat();
        visit.seeOther("/people?said=reported");
    }

    private void reportMessage(Visit visit, String why) {
        var me = me(visit);
        var meant =
                company.messages()
                        .of(me, visit.number("line", 1, Integer.MAX_VALUE))
                        .orElseThrow(() -> Sorry.notFound("meet.report.nothing"));
        var around =
                meant.sort() == Sort.FRIEND
                        ? company.messages().between(me, other(me, meant))
                        : List.of(meant);
        var all = new ArrayList<>(around).reversed();
        int at = at(visit, all.stream().map(Message::number).toList());
        var lines =
                all.stream()
                        .map(one ->
                                new Reports.Line(
                                        Names.of(company, one.by(), visit.words()),
                                        one.words(),
                                        false))
                        .toList();
        company.reports().add(me, "", why, Reports.around(lines, at));
    }

    private static PersonId other(PersonId me, Message message) {
        return message.by().equals(me) ? new PersonId(message.place()) : message.by();
    }

    private static PersonId me(Visit visit) {
        return visit.guest().id();
    }

    /// The place of the line that is meant.
    private static int at(Visit visit, List<Long> numbers) {
        int at = numbers.indexOf((long) visit.number("line", 1, Integer.MAX_VALUE));
        if (at < 0) {
            throw Sorry.notFound("meet.report.nothing");
        }
        return at;
    }

    private static String why(Visit visit, String field) {
        String why = visit.param(field).strip();
        if (why.length() > Reports.LONGEST) {
            throw Sorry.unclear("unclear.long", Reports.LONGEST);
        }
        return why;
    }

    private void show(Visit visit) {
        var lines = company.reports().latest().stream().map(one -> line(one, visit)).toList();
        var frame = Frame.of(visit, visit.words().get("meet.reports"));
        var page = new ReportsPage(visit.words(), lines);
        visit.page(Pages.render("company/reports", new Framed<>(frame, page)));
    }

    private ReportsPage.Line line(Reports.Report one, Visit visit) {
        var words = visit.words();
        String by = Names.of(company, one.by(), words);
        String when = words.when(one.at());
        return new ReportsPage.Line(
                one.number(),
                one.place().isEmpty()
                        ? words.get("meet.reported.message", by, when)
                        : words.get("meet.reported.table", by, one.place(), when),
                one.why(),
                one.lines(),
                one.officer()
                        .map(officer ->
                                words.get(
                                        "meet.report.done.by",
                                        Names.of(company, officer, words),
                                        words.when(one.done()),
                                        one.deed()))
                        .orElse(""),
                one.isAbout(visit.viewer().name()));
    }

    private void done(Visit visit) {
        String deed = why(visit, "deed");
        long number = visit.number("report", 1, Integer.MAX_VALUE);
        if (deed.isEmpty()) {
            throw Sorry.unclear("meet.report.deed.none");
        }
        boolean own =
                company.reports().latest().stream()
                        .anyMatch(one ->
                                one.number() == number && one.isAbout(visit.viewer().name()));
        if (own) {
            throw new Sorry(HttpStatus.FORBIDDEN, words -> words.get("meet.report.own"));
        }
        if (!company.reports().done(me(visit), number, deed)) {
            throw new Sorry(HttpStatus.CONFLICT, words -> words.get("meet.report.done.already"));
        }
        company.pulse().beat();
        visit.seeOther("/club/reports");
    }
}
