package overtrick.members.page;

import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.stream.Collectors;
import overtrick.house.people.Reach;
import overtrick.house.people.Token;
import overtrick.house.people.Tokens;
import overtrick.page.Words;

/// A member's tokens for programs, as their account shows them.
///
/// @param now by the club's clock
/// @param canMake whether they have signed in a short while ago, on a line that nobody reads
public record TokensPart(
        Words words, List<Token> tokens, Instant now, boolean canMake, boolean room) {

    /// For how many days one can be made.
    static final List<Integer> DAYS = List.of(7, 30, 90, 365);

    static TokensPart of(Words words, List<Token> tokens, InstantSource clock, boolean canMake) {
        var now = clock.instant();
        boolean room = tokens.stream().filter(one -> one.ends().isAfter(now)).count() < Tokens.MOST;
        return new TokensPart(words, tokens, now, canMake, room);
    }

    public List<Integer> days() {
        return DAYS;
    }

    /// What can be chosen besides looking.
    public List<Reach> reaches() {
        return List.of(Reach.PLAY, Reach.DIRECT);
    }

    public String name(Reach reach) {
        return words.get("member.token.reach." + reach.word());
    }

    /// What a program may do with it, and until when.
    public String may(Token token) {
        String may =
                token.reach().stream().sorted().map(this::name).collect(Collectors.joining(", "));
        String ends =
                token.ends().isAfter(now)
                        ? words.get("member.token.ends", words.day(token.ends()))
                        : words.get("member.token.over", words.day(token.ends()));
        return may + " · " + ends;
    }

    /// When it was used last.
    public String used(Token token) {
        return token.used()
                .map(at -> words.get("member.used", words.when(at)))
                .orElseGet(() -> words.get("member.token.unused"));
    }

    public int most() {
        return Tokens.MOST;
    }
}
