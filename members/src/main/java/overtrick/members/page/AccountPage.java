package overtrick.members.page;

import java.util.List;
import overtrick.house.people.Session;
import overtrick.members.Account;
import overtrick.members.passkey.Passkey;
import overtrick.page.Words;

/// What a member sees of their account.
///
/// @param said what has just been done, as a sentence; empty for nothing
/// @param fresh whether they have signed in a short while ago and may change how they come in
/// @param passkeys theirs
/// @param canMake whether a passkey can be made here
/// @param sessions where they are signed in
/// @param here the id of this session
/// @param back the page to go back to
public record AccountPage(
        Words words,
        Account account,
        String said,
        boolean fresh,
        List<Passkey> passkeys,
        boolean canMake,
        List<Session> sessions,
        String here,
        String back) {

    /// How many codes they have on paper.
    public String codes() {
        return account.codes() == 0
                ? words.get("member.has.codes.none")
                : words.count("member.has.codes", account.codes());
    }

    public String device(Session session) {
        return session.device().isEmpty() ? words.get("member.device") : session.device();
    }

    public String label(Passkey passkey) {
        return passkey.label().isEmpty() ? words.get("member.device") : passkey.label();
    }

    /// When they were seen there last.
    public String seen(Session session) {
        return isHere(session)
                ? words.get("member.here")
                : words.get("member.seen", words.when(session.seen()));
    }

    public boolean isHere(Session session) {
        return session.id().equals(here);
    }
}
