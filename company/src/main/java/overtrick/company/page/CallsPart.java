package overtrick.company.page;

import java.util.List;
import java.util.Optional;
import overtrick.company.Invitations.Answer;
import overtrick.house.codes.TableId;
import overtrick.page.Called;
import overtrick.page.Words;

/// What waits for an answer, and what others have answered.
///
/// @param laid the code of a table that waits
/// @param sent what others said to invitations
public record CallsPart(
        Words words,
        Optional<String> laid,
        List<Invited> invited,
        List<Asking> asking,
        List<String> sent,
        int unread,
        int notices,
        int reports,
        int offers) {

    /// An invitation.
    ///
    /// @param later whether it was put off
    public record Invited(long number, String says, String name, boolean later) {}

    /// Somebody who would be a friend.
    public record Asking(String person, String name) {}

    public CallsPart {
        invited = List.copyOf(invited);
        asking = List.copyOf(asking);
        sent = List.copyOf(sent);
    }

    static CallsPart of(Live live, Words words) {
        return new CallsPart(
                words,
                live.laid().map(TableId::code),
                live.invitations().stream()
                        .map(one -> {
                            String name = Called.in(words, live.name(one.by()));
                            String code = one.table().code();
                            return new Invited(
                                    one.number(),
                                    words.get("meet.invited", name, code),
                                    name,
                                    one.answer() == Answer.LATER);
                        })
                        .toList(),
                live.asking().stream()
                        .map(one -> new Asking(one.value(), Called.in(words, live.name(one))))
                        .toList(),
                live.sent().stream()
                        .map(one ->
                                words.get(
                                        "meet.sent." + Names.word(one.answer()),
                                        Called.in(words, live.name(one.to())),
                                        one.table().code()))
                        .toList(),
                live.unread().unread(),
                live.unread().notices(),
                live.unread().reports(),
                live.unread().offers());
    }

    /// Whether there is nothing to be said.
    public boolean isEmpty() {
        return laid.isEmpty()
                && invited.isEmpty()
                && asking.isEmpty()
                && sent.isEmpty()
                && unread + notices + reports + offers == 0;
    }
}
