package overtrick.robots.judgement;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.auction.Contract;
import overtrick.cards.words.Bundle;
import overtrick.cards.words.Sentences;
import overtrick.robots.stake.Measure;
import overtrick.robots.stake.Stake;

/// What a search has found, in sentences. They tell of the caller's own cards, so that nobody else
/// at the table may see them before the board is over.
public final class CallReasons {

    private static final Bundle BUNDLE = Bundle.of("calls", CallReasons.class::getResourceAsStream);

    private CallReasons() {}

    /// None for a call that was not searched for.
    public static List<String> of(Finding finding, Stake stake, Locale locale) {
        if (!finding.isSearched()) {
            return List.of();
        }
        var measure = stake.measure();
        var words = BUNDLE.in(locale);
        var told = new ArrayList<String>();
        var usual = name(finding.usual().call(), words);
        for (var tried : finding.tried()) {
            if (tried.call().equals(finding.call())) {
                outcome(tried, words).ifPresent(told::add);
                told.add(verdict(tried, finding, usual, measure, words));
            }
        }
        for (var tried : finding.tried()) {
            boolean other = !tried.call().equals(finding.call());
            if (other && !tried.call().equals(finding.usual().call())) {
                told.add(
                        words.text(
                                "tried",
                                name(tried.call(), words),
                                amount("%+.1f", tried.gain(), measure, words),
                                usual));
            }
        }
        return told;
    }

    private static String verdict(
            TriedCall best, Finding finding, String usual, Measure measure, Sentences words) {
        return finding.isChanged()
                ? words.text(
                        "better",
                        name(best.call(), words),
                        amount("%.1f", best.gain(), measure, words),
                        usual,
                        number("%.1f", best.error(), measure, words))
                : words.text("kept", usual, finding.layouts());
    }

    private static Optional<String> outcome(TriedCall tried, Sentences words) {
        return tried.contract()
                .map(contract -> {
                    boolean punished = tried.call() == Word.DOUBLE;
                    int count = punished ? tried.reached() - tried.made() : tried.made();
                    return words.text(
                            punished ? "beaten" : "makes", count, tried.reached(), sign(contract));
                });
    }

    private static String amount(String form, double gain, Measure measure, Sentences words) {
        return words.text(
                measure.name().toLowerCase(Locale.ROOT), number(form, gain, measure, words));
    }

    private static String number(String form, double gain, Measure measure, Sentences words) {
        return measure == Measure.POINTS
                ? String.valueOf(10 * Math.round(measure.told(gain) / 10))
                : String.format(words.locale(), form, gain);
    }

    private static String sign(Contract contract) {
        var doubled = contract.doubling().code();
        return sign(contract.bid()) + (doubled.isEmpty() ? "" : " " + doubled);
    }

    private static String sign(Bid bid) {
        return bid.level() + bid.strain().symbol();
    }

    static String name(Call call, Sentences words) {
        return switch (call) {
            case Bid bid -> sign(bid);
            case Word word -> words.text("call." + word.code());
        };
    }
}
