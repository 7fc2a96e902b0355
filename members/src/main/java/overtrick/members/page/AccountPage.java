package overtrick.members.page;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import overtrick.house.people.Session;
import overtrick.members.Account;
import overtrick.members.list.Entry;
import overtrick.members.passkey.Passkey;
import overtrick.page.Words;

/// What a member sees of their account.
///
/// @param said what has just been done, as a sentence; empty for nothing
/// @param fresh whether they have signed in a short while ago and may change how they come in
/// @param passkeys theirs
/// @param canMake whether a passkey can be made here
/// @param back the page to go back to
/// @param standing how they stand in the club
/// @param tokens by which their programs come in
public record AccountPage(
        Words words,
        Account account,
        String said,
        boolean fresh,
        List<Passkey> passkeys,
        boolean canMake,
        Open open,
        String back,
        Standing standing,
        TokensPart tokens) {

    /// Where they are signed in.
    ///
    /// @param here the id of this session
    public record Open(List<Session> sessions, String here) {}

    public List<Session> sessions() {
        return open.sessions();
    }

    /// How somebody stands in the club.
    ///
    /// @param waits whether an officer has still to answer
    /// @param declined why they were told no; empty when they were not
    /// @param listed what the list says of them
    public record Standing(boolean waits, String declined, Optional<Entry> listed) {}

    /// Since when they are a member; empty for those who are none yet.
    public String since() {
        return waiting().isEmpty() ? words.get("member.since", words.day(account.joined())) : "";
    }

    /// What is told of their standing; empty when they are a member like others.
    public String waiting() {
        if (standing.waits()) {
            return words.get("member.waits");
        }
        return standing.declined().isEmpty()
                ? ""
                : words.get("member.told.no", standing.declined());
    }

    /// What the list says of them besides their name: a name of the field, and what it says.
    public List<Map.Entry<String, String>> listed() {
        return standing.listed().stream()
                .flatMap(entry ->
                        Stream.of(
                                Map.entry("name", entry.name()),
                                Map.entry("number", entry.number()),
                                Map.entry("club", entry.club()),
                                Map.entry("category", entry.category()),
                                Map.entry("since", entry.since())))
                .filter(field -> !field.getValue().isEmpty())
                .map(field ->
                        Map.entry(words.get("member.list." + field.getKey()), field.getValue()))
                .toList();
    }

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
        return session.id().equals(open.here());
    }
}
