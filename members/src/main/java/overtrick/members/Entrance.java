package overtrick.members;

import java.util.Optional;
import java.util.function.Function;
import overtrick.house.people.People;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.log.Store;
import overtrick.members.list.Invitation;
import overtrick.members.list.Invitations;
import overtrick.members.list.MemberList;
import overtrick.members.office.Joining;
import overtrick.members.office.Offices;
import overtrick.members.office.RegisterCommand.Ask;
import overtrick.members.office.RegisterCommand.Clear;
import overtrick.members.passkey.NewPasskey;
import overtrick.members.passkey.Passkeys;

/// How guests become members: at once, by asking, or by a link, as the club chooses.
public final class Entrance {

    private final Store store;
    private final Accounts accounts;
    private final Passkeys passkeys;
    private final Offices offices;
    private final MemberList list;
    private final Invitations invitations;

    Entrance(
            Store store,
            Accounts accounts,
            Passkeys passkeys,
            Offices offices,
            MemberList list,
            Invitations invitations) {
        this.store = store;
        this.accounts = accounts;
        this.passkeys = passkeys;
        this.offices = offices;
        this.list = list;
        this.invitations = invitations;
    }

    /// A guest becomes a member, with a password.
    ///
    /// @param invitation the secret of a link; empty for those who come without
    /// @return why not; empty when they are one now, or wait for an answer
    public Optional<MemberRefusal> byPassword(PersonId guest, Chosen chosen, String invitation) {
        return accounts.weakness(guest, chosen)
                .or(() -> enter(guest, invitation, link -> accounts.join(guest, chosen, link)));
    }

    /// A guest becomes a member, with a passkey.
    ///
    /// @param label the device on which it was made
    /// @param invitation the secret of a link; empty for those who come without
    /// @return why not; empty when they are one now, or wait for an answer
    public Optional<MemberRefusal> byPasskey(
            PersonId guest, String name, NewPasskey made, String label, String invitation) {
        String shown = People.tidy(name);
        return accounts.obstacle(guest, shown)
                .or(() ->
                        enter(
                                guest,
                                invitation,
                                link ->
                                        accounts.add(
                                                guest,
                                                shown,
                                                "",
                                                link,
                                                passkeys.adding(guest, made, label))));
    }

    /// Why nobody becomes a member so, whatever their name; empty when somebody may.
    public Optional<MemberRefusal> closed(String invitation) {
        if (!invitation.isEmpty()) {
            return invitations.bySecret(invitation).isPresent()
                    ? Optional.empty()
                    : Optional.of(MemberRefusal.INVITATION_OVER);
        }
        return offices.now().joining() == Joining.LINK
                ? Optional.of(MemberRefusal.BY_LINK_ONLY)
                : Optional.empty();
    }

    /// They wait before they are known, so that a program that stops meanwhile lets nobody in.
    private Optional<MemberRefusal> enter(
            PersonId guest,
            String secret,
            Function<Optional<Invitation>, Optional<MemberRefusal>> adding) {
        var closed = closed(secret);
        if (closed.isPresent()) {
            return closed;
        }
        var invitation =
                secret.isEmpty() ? Optional.<Invitation>empty() : invitations.bySecret(secret);
        boolean asks = invitation.isEmpty() && offices.now().joining() == Joining.REQUEST;
        if (asks) {
            offices.act(Member.House.HOUSE, new Ask(guest));
        }
        var refusal = adding.apply(invitation);
        if (asks == refusal.isPresent()) {
            offices.act(Member.House.HOUSE, new Clear(guest)); // refused when nothing is to clear
        }
        return refusal;
    }

    /// Somebody with an account comes by a link: to the line of the list that is theirs, or in when
    /// they have waited.
    ///
    /// @return why not; empty when it was done
    public Optional<MemberRefusal> by(Invitation invitation, PersonId member) {
        boolean used =
                store.write(connection -> {
                    var row = invitation.row();
                    boolean fits = row.isEmpty() || list.recognise(connection, member, row.get());
                    return fits && invitations.use(connection, invitation);
                });
        if (!used) {
            return Optional.of(MemberRefusal.INVITATION_OVER);
        }
        offices.act(Member.House.HOUSE, new Clear(member));
        return Optional.empty();
    }
}
