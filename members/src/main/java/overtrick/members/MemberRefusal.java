package overtrick.members;

import java.util.Optional;
import overtrick.cards.rules.Refusal;

/// Why somebody is not let in, or does not become a member.
public enum MemberRefusal implements Refusal {
    /// They have said no name.
    NAME_MISSING,
    /// Another member is called so.
    NAME_TAKEN,
    /// They are a member already.
    MEMBER_ALREADY,
    /// The link is over, was used up or ended.
    INVITATION_OVER,
    /// The club takes members by a link of an officer alone.
    BY_LINK_ONLY,
    PASSWORD_SHORT,
    PASSWORD_LONG,
    /// A password that others would try first.
    PASSWORD_COMMON,
    /// One that is made of the name of whoever it is for, or of that of the club.
    PASSWORD_NAME,
    /// One that is a single word, or a name, with little around it.
    PASSWORD_WORD,
    /// One that is a row of keys, letters or digits, or the same again and again.
    PASSWORD_ROW,
    /// One that is a date with little around it.
    PASSWORD_DATE,
    /// There is no such member, or the secret is not theirs: which of them is not told.
    WRONG_SECRET,
    /// Too many passwords are being checked.
    TOO_BUSY,
    /// The device did not show what it was asked for, or too late.
    PASSKEY_FAILED,
    /// Their only way in must not be taken away.
    LAST_WAY_IN;

    @Override
    public Optional<String> law() {
        return Optional.empty();
    }
}
