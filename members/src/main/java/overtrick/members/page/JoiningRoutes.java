package overtrick.members.page;

import java.time.Duration;
import java.util.Optional;
import overtrick.members.list.Invitation;
import overtrick.members.list.Invitations;
import overtrick.members.office.RegisterCommand.Accept;
import overtrick.members.office.RegisterCommand.Decline;
import overtrick.members.office.RegisterCommand.EndInvitation;
import overtrick.members.office.RegisterCommand.Invite;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.link.Addresses;

/// Links by which people become members, and the answers to those who have asked.
///
/// @param addresses under which others find the club
record JoiningRoutes(Desk desk, Addresses addresses) implements Feature {

    private static final String JOIN = "/club/join";

    /// The cookie that holds the secret of the link while its page is open.
    private static final String INVITED = "overtrick-invited";

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.RUN, "/club/links", visit -> show(visit, Optional.empty()));
        routes.post(Right.RUN, "/club/links", this::make);
        routes.post(Right.RUN, "/club/links/end", this::end);
        routes.post(Right.RUN, "/club/accept", this::accept);
        routes.post(Right.RUN, "/club/decline", this::decline);
        routes.get(Right.ENTER, JOIN + "/{secret}", this::open);
        routes.get(Right.ENTER, JOIN, this::invited);
        routes.post(Right.ENTER, JOIN, this::take);
    }

    private Invitations invitations() {
        return desk.members().accounts().invitations();
    }

    private void show(Visit visit, Optional<MembersPage.Link> link) {
        var page = new LinksPage(visit.words(), invitations().open(), link);
        var frame = Frame.of(visit, visit.words().get("member.links"));
        visit.page(Pages.render("members/links", new Framed<>(frame, page)));
    }

    private void make(Visit visit) {
        int days = visit.number("days", 1, LinksPage.MOST_DAYS);
        int uses = visit.number("uses", 1, LinksPage.MOST_USES);
        String label = visit.title("label");
        var until = desk.members().now().plus(Duration.ofDays(days));
        String id = invitations().id();
        desk.act(visit, new Invite(id, "", uses, until));
        String secret = invitations().make(id, Optional.empty(), label, until, uses);
        String told = visit.words().count("member.links.made", uses, visit.words().day(until));
        show(visit, Optional.of(desk.link(visit, addresses, told, "/club/join/" + secret)));
    }

    private void end(Visit visit) {
        String id = visit.param("invitation");
        if (!invitations().end(id)) {
            throw Sorry.notFound("member.refused.INVITATION_OVER");
        }
        desk.act(visit, new EndInvitation(id));
        visit.seeOther(visit.has("back") ? visit.back() : "/club/links");
    }

    private void accept(Visit visit) {
        desk.act(visit, new Accept(desk.whom(visit), visit.param("why").strip()));
        visit.seeOther("/club/members");
    }

    private void decline(Visit visit) {
        desk.act(visit, new Decline(desk.whom(visit), visit.param("why").strip()));
        visit.seeOther("/club/members");
    }

    private Invitation invitation(Visit visit, String secret) {
        visit.expectFewGuesses();
        return invitations()
                .bySecret(secret)
                .orElseThrow(() -> visit.unknown("member.refused.INVITATION_OVER"));
    }

    /// A link is opened, and its secret does not stay in the address.
    private void open(Visit visit) {
        String secret = visit.ctx().pathParam("secret");
        var _ = invitation(visit, secret);
        visit.keepSecret(INVITED, secret, JOIN);
    }

    private Optional<String> listed(Invitation invitation) {
        return invitation
                .row()
                .flatMap(desk.members().accounts().list()::byId)
                .map(one -> one.entry().name());
    }

    /// A link is looked at without being used: messengers fetch what is sent by them.
    private void invited(Visit visit) {
        var secret = visit.secret(INVITED);
        if (secret.isEmpty()) {
            visit.seeOther("/club");
            return;
        }
        var invitation = invitation(visit, secret.get());
        var account = desk.account(visit);
        if (account.isEmpty()) {
            String name = listed(invitation).orElse("");
            AccountRoutes.invited(desk, visit, name, secret.get());
            return;
        }
        var page =
                new InvitedPage(
                        visit.words(), JOIN, account.get().person().name(), listed(invitation));
        var frame = Frame.of(visit, visit.words().get("member.join"));
        visit.page(Pages.render("members/invited", new Framed<>(frame, page)));
    }

    private void take(Visit visit) {
        var invitation = invitation(visit, visit.secret(INVITED).orElse(""));
        var member = desk.member(visit).person();
        Desk.expectNo(desk.members().entrance().by(invitation, member.id()));
        visit.dropSecret(INVITED);
        visit.seeOther("/account");
    }
}
