package overtrick.evening.page.start;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import overtrick.movement.choice.Kind;
import overtrick.movement.choice.Proposal;
import overtrick.page.Words;
import overtrick.tournament.session.Terms;

/// A movement that fits, as the director sees it.
///
/// @param kind its word
/// @param minutes from the first card to the last
/// @param finish when that would be, if it began now
/// @param dealt boards that are in play all evening, to be dealt
/// @param copies how many copies of them are needed
/// @param reasons what speaks for it and against it
/// @param why it is proposed first; empty for all others
public record Offer(
        String kind,
        String name,
        int tables,
        int rounds,
        int boards,
        int each,
        int minutes,
        String finish,
        int dealt,
        int copies,
        List<String> reasons,
        String why) {

    static Offer of(Proposal proposal, Terms terms, Instant now, Words words) {
        int rounds = proposal.movement().rounds();
        var length = length(proposal, terms);
        var locale = words.locale();
        return new Offer(
                proposal.kind().word(),
                name(proposal.kind(), words),
                proposal.movement().tables(),
                rounds,
                proposal.boards(),
                proposal.boardsPerRound(),
                (int) length.toMinutes(),
                words.time(now.plus(length)),
                proposal.movement().sets() * proposal.boardsPerRound(),
                proposal.movement().inspection().copies(),
                proposal.points().stream().map(one -> one.sentence().in(locale)).toList(),
                "");
    }

    /// What a press on the button makes of it.
    public String seats(Words words) {
        return words.count("ev.seat.what", each, name, tables, rounds, finish);
    }

    /// How it is said how many boards are dealt.
    public String dealing() {
        return copies > 1 ? "ev.offer.dealt.copies" : "ev.offer.dealt";
    }

    /// The same as the one that is proposed first.
    Offer because(String reason) {
        return new Offer(
                kind, name, tables, rounds, boards, each, minutes, finish, dealt, copies, reasons,
                reason);
    }

    static String name(Kind kind, Words words) {
        return words.get("ev.movement." + kind.word().replace('-', '.'));
    }

    static Duration length(Proposal proposal, Terms terms) {
        int rounds = proposal.movement().rounds();
        return terms.round(proposal.boardsPerRound())
                .plus(terms.change())
                .multipliedBy(rounds)
                .minus(terms.change());
    }
}
