package overtrick.evening.page.start;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Locale;
import overtrick.movement.choice.Kind;
import overtrick.movement.choice.Proposal;
import overtrick.page.Words;
import overtrick.tournament.session.Terms;

/// A movement that fits, as the director sees it.
///
/// @param kind its word
/// @param minutes from the first card to the last
/// @param finish when that would be, if it began now
/// @param reasons what speaks for it and against it
public record Offer(
        String kind,
        String name,
        int tables,
        int rounds,
        int boards,
        int each,
        int minutes,
        String finish,
        List<String> reasons) {

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
                time(now.plus(length), locale),
                proposal.points().stream().map(one -> one.sentence().in(locale)).toList());
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

    static String time(Instant moment, Locale locale) {
        return DateTimeFormatter.ofLocalizedTime(FormatStyle.SHORT)
                .withLocale(locale)
                .format(moment.atZone(ZoneId.systemDefault()));
    }
}
