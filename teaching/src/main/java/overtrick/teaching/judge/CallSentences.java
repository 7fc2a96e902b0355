package overtrick.teaching.judge;

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
import overtrick.robots.judgement.Comparison;
import overtrick.robots.judgement.Comparison.Ending;
import overtrick.systems.Meant;
import overtrick.systems.Words;

/// A verdict on a call as a teacher says it: in one line first, then why.
///
/// @param head the verdict itself
/// @param reasons the row that was due, what the call would have shown, what partner believes now,
///   what it costs; none beside a short nod
public record CallSentences(String head, List<String> reasons) {

    private static final Bundle BUNDLE =
            Bundle.of("judge", CallSentences.class::getResourceAsStream);

    public CallSentences {
        reasons = List.copyOf(reasons);
    }

    /// The verdict in a language.
    public static CallSentences of(CallVerdict verdict, Locale locale) {
        return new Speaker(verdict, BUNDLE.in(locale), Words.in(locale)).say();
    }

    /// A verdict on a call that may be tried again: what it would have shown, and what it costs,
    /// without the one that was due.
    public static List<String> ofYours(CallVerdict verdict, Locale locale) {
        return new Speaker(verdict, BUNDLE.in(locale), Words.in(locale)).yourReasons();
    }

    private record Speaker(CallVerdict verdict, Sentences words, Words systems) {

        CallSentences say() {
            return switch (verdict.mark()) {
                case RIGHT ->
                        new CallSentences(words.text("right", shows(verdict.due())), List.of());
                case CLOSE -> new CallSentences(close(), closeReasons());
                case WRONG -> new CallSentences(wrong(), wrongReasons());
            };
        }

        private String close() {
            var name = name(verdict.yours().call());
            var found = verdict.cost();
            if (found.isEmpty()) {
                return words.text("close", name);
            }
            int layouts = found.get().layouts();
            int safe = layouts - found.get().worse();
            return words.text(verdict.fits() ? "close.shows" : "close.nearly", name, safe, layouts);
        }

        private String wrong() {
            return words.text("wrong", name(verdict.due().call()));
        }

        private List<String> closeReasons() {
            var told = new ArrayList<String>();
            told.add(due("due.usual"));
            yours().ifPresent(told::add);
            return told;
        }

        private List<String> wrongReasons() {
            var told = new ArrayList<String>();
            told.add(due("due"));
            yours().ifPresent(told::add);
            believed().ifPresent(told::add);
            verdict.cost().ifPresent(cost -> cost(cost, told));
            return told;
        }

        private List<String> yourReasons() {
            var told = new ArrayList<String>();
            yours().ifPresent(told::add);
            believed().ifPresent(told::add);
            verdict.cost().ifPresent(cost -> told.add(sum(cost)));
            return told;
        }

        private String due(String key) {
            return words.text(key, name(verdict.due().call()), shows(verdict.due()));
        }

        private Optional<String> yours() {
            var yours = verdict.yours();
            var name = name(yours.call());
            if (!isOfSystem()) {
                var shown = systems.text(yours.row().shows());
                return Optional.of(
                        shown.isEmpty()
                                ? words.text("yours.none", name)
                                : words.text("yours.natural", name, shown));
            }
            var lacks = systems.lacks(yours, verdict.hand());
            return Optional.of(
                    lacks.isEmpty()
                            ? words.text("yours", name, shows(yours))
                            : words.text("yours.lacks", name, shows(yours), lacks));
        }

        private boolean isOfSystem() {
            return verdict.yours().row().isWritten() || verdict.yours().call() == Word.PASS;
        }

        /// What everybody knows of the hand after the call that was made.
        private Optional<String> believed() {
            if (!isOfSystem()) {
                return Optional.empty();
            }
            var after = verdict.before().with(verdict.yours().call());
            var known = after.hands().of(verdict.yours().caller());
            var text = known.boxes().size() > 1 ? systems.rough(known) : systems.text(known);
            return text.isEmpty() || text.equals(systems.text(verdict.yours().row().shows()))
                    ? Optional.empty()
                    : Optional.of(words.text("believes", text));
        }

        private void cost(Comparison cost, List<String> told) {
            var right = leads("leads", verdict.due().call(), cost.first());
            var wrong = leads("leads", verdict.yours().call(), cost.second());
            if (right.isPresent() && wrong.isPresent()) {
                told.add(right.get());
                told.add(wrong.get());
            }
            told.add(sum(cost));
        }

        private String sum(Comparison cost) {
            String imps = String.format(words.locale(), "%.1f", Math.abs(cost.gain()));
            var key = cost.gain() <= -0.05 ? "cost" : cost.gain() >= 0.05 ? "luck" : "even";
            return words.text(key, cost.layouts(), imps, cost.worse());
        }

        private Optional<String> leads(String key, Call call, List<Ending> endings) {
            if (endings.isEmpty()) {
                return Optional.empty();
            }
            var most = endings.getFirst();
            return Optional.of(
                    most.contract()
                            .map(contract ->
                                    words.text(
                                            key,
                                            name(call),
                                            sign(contract),
                                            most.times(),
                                            most.made()))
                            .orElseGet(() -> words.text(key + ".none", name(call), most.times())));
        }

        private String shows(Meant meant) {
            return systems.text(meant);
        }

        private String name(Call call) {
            return switch (call) {
                case Bid bid -> bid.level() + bid.strain().symbol();
                case Word word -> words.text("call." + word.code());
            };
        }

        private static String sign(Contract contract) {
            var bid = contract.bid();
            var doubled = contract.doubling().code();
            return bid.level() + bid.strain().symbol() + (doubled.isEmpty() ? "" : " " + doubled);
        }
    }
}
