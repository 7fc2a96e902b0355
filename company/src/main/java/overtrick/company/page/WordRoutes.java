package overtrick.company.page;

import io.javalin.http.HttpStatus;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import overtrick.company.Company;
import overtrick.company.word.Messages;
import overtrick.company.word.Messages.Message;
import overtrick.house.people.Office;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.page.Alphabet;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;

/// Messages to a friend, and to the club. Only friends write to each other: whoever keeps away from
/// somebody is no friend of theirs, and is not written to.
record WordRoutes(Company company) implements Feature {

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.PLAY, "/messages", this::show);
        routes.post(Right.PLAY, "/messages/read", this::read);
        routes.post(Right.PLAY, "/messages/send", this::send);
        routes.post(Right.RUN, "/messages/club", this::tellClub);
    }

    private void show(Visit visit) {
        var me = visit.viewer().id();
        var unread =
                company.messages().unread(me).stream()
                        .collect(Collectors.toMap(Messages.Unread::by, Messages.Unread::count));
        var threads =
                company.circles().friends(me).stream()
                        .map(one ->
                                new MessagesPage.Writer(
                                        one.value(),
                                        Names.of(company, one, visit.words()),
                                        unread.getOrDefault(one, 0)))
                        .sorted(
                                Comparator.comparing((MessagesPage.Writer one) -> one.unread() == 0)
                                        .thenComparing(
                                                Alphabet.of(
                                                        visit.words().locale(),
                                                        MessagesPage.Writer::name)))
                        .toList();
        var office = company.standing().of(me);
        var page =
                new MessagesPage(
                        visit.words(),
                        threads,
                        opened(visit),
                        office.isAtLeast(Office.MEMBER)
                                ? lines(visit, company.messages().toClub())
                                : List.of(),
                        isUnread(me, Live.CLUB, company.messages().toClub()),
                        office.isAtLeast(Office.OFFICER),
                        events(visit));
        var frame = Frame.of(visit, visit.words().get("meet.messages"));
        visit.page(Pages.render("company/messages", new Framed<>(frame, page)));
    }

    private boolean isUnread(PersonId me, String thread, List<Messages.Message> said) {
        return company.messages().unread(me, thread, said) > 0;
    }

    private List<MessagesPage.OfEvent> events(Visit visit) {
        var me = visit.viewer().id();
        return company.desk().evenings().enteredBy(me).stream()
                .map(event -> {
                    var said = company.messages().toEvent(event.id().code());
                    return new MessagesPage.OfEvent(
                            event.id().code(),
                            event.title(),
                            lines(visit, said),
                            isUnread(me, Live.thread(event.id()), said));
                })
                .filter(event -> !event.lines().isEmpty())
                .toList();
    }

    private Optional<MessagesPage.Opened> opened(Visit visit) {
        if (!visit.has("person")) {
            return Optional.empty();
        }
        var other = Names.other(company, visit);
        var me = visit.viewer().id();
        return Optional.of(
                new MessagesPage.Opened(
                        other.id().value(),
                        Names.of(company, other.id(), visit.words()),
                        company.circles().friends(me).contains(other.id()),
                        company.messages().unread(me).stream()
                                .anyMatch(one -> one.by().equals(other.id())),
                        lines(visit, heard(me, other)).reversed()));
    }

    /// What two people have said; nothing of somebody from whom one keeps away.
    private List<Message> heard(PersonId me, Member.Person other) {
        return company.circles().keptOffBy(me).contains(other.id())
                ? List.of()
                : company.messages().between(me, other.id());
    }

    private List<MessagesPage.Line> lines(Visit visit, List<Message> messages) {
        return messages.stream()
                .map(one ->
                        new MessagesPage.Line(
                                one.number(),
                                Names.of(company, one.by(), visit.words()),
                                one.words(),
                                visit.words().when(one.at()),
                                one.by().equals(visit.viewer().id())))
                .toList();
    }

    /// Reading is noted by a form, for whoever looks changes nothing.
    private void read(Visit visit) {
        var me = visit.guest().id();
        visit.limit(Deed.PREFERENCE);
        if (visit.has("person")) {
            var other = Names.other(company, visit);
            noteRead(me, other.id());
            company.pulse().beat();
            visit.seeOther("/messages?person=" + other.id().value());
        } else {
            company.messages().read(me, Live.CLUB, company.messages().toClub());
            for (var event : company.desk().evenings().enteredBy(me)) {
                var said = company.messages().toEvent(event.id().code());
                company.messages().read(me, Live.thread(event.id()), said);
            }
            company.pulse().beat();
            visit.seeOther("/messages");
        }
    }

    private void noteRead(PersonId me, PersonId other) {
        var theirs =
                company.messages().between(me, other).stream()
                        .filter(one -> one.by().equals(other))
                        .toList();
        company.messages().read(me, other.value(), theirs);
    }

    static String said(Visit visit) {
        String words = visit.param("words").strip();
        if (words.isEmpty()) {
            throw Sorry.unclear("refusal.NOTHING_SAID");
        }
        if (words.length() > Messages.LONGEST) {
            throw Sorry.unclear("unclear.long", Messages.LONGEST);
        }
        return words;
    }

    private void send(Visit visit) {
        visit.limit(Deed.TALK);
        var other = Names.other(company, visit);
        String words = said(visit);
        var me = visit.guest().id();
        if (!company.circles().friends(me).contains(other.id())) {
            throw new Sorry(HttpStatus.CONFLICT, any -> any.get("meet.friends.only"));
        }
        company.messages().toFriend(me, other.id(), words);
        noteRead(me, other.id()); // whoever answers has read
        company.pulse().beat();
        visit.seeOther("/messages?person=" + other.id().value());
    }

    private void tellClub(Visit visit) {
        visit.limit(Deed.TALK);
        company.messages().toClub(visit.guest().id(), said(visit));
        company.pulse().beat();
        visit.seeOther("/messages");
    }
}
