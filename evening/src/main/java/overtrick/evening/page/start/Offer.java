package overtrick.evening.page.start;

import java.time.Duration;
import java.time.Instant;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import overtrick.movement.Movement;
import overtrick.movement.choice.Kind;
import overtrick.movement.choice.Proposal;
import overtrick.page.Words;
import overtrick.tournament.session.Terms;

/// A movement that fits, as the director sees it.
///
/// @param kind its word
/// @param boards of whoever plays most
/// @param fewest boards of whoever sits out most often
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
        int fewest,
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
        var played = played(proposal.movement(), proposal.boardsPerRound());
        return new Offer(
                proposal.kind().word(),
                name(proposal.kind(), words),
                proposal.movement().tables(),
                rounds,
                played.getMax(),
                played.getMin(),
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

    /// How many rounds of how many boards, and what that makes for each: fewer for whoever sits
    /// out.
    public String what(Words words) {
        return fewest < boards
                ? words.count("ev.offer.what.some", each, rounds, fewest, boards)
                : words.count("ev.offer.what", each, rounds, boards);
    }

    /// How many boards each plays: who sits out has fewer.
    static IntSummaryStatistics played(Movement movement, int each) {
        return movement.seatings().stream()
                .flatMap(one ->
                        Stream.concat(
                                one.northSouth().members().stream(),
                                one.eastWest().members().stream()))
                .collect(Collectors.groupingBy(one -> one, Collectors.summingInt(_ -> each)))
                .values()
                .stream()
                .mapToInt(Integer::intValue)
                .summaryStatistics();
    }

    /// How it is said how many boards are dealt.
    public String dealing() {
        return copies > 1 ? "ev.offer.dealt.copies" : "ev.offer.dealt";
    }

    /// The same as the one that is proposed first.
    Offer because(String reason) {
        return new Offer(
                kind, name, tables, rounds, boards, fewest, each, minutes, finish, dealt, copies,
                reasons, reason);
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
