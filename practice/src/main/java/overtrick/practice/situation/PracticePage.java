package overtrick.practice.situation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Strain;
import overtrick.cards.CardSet;
import overtrick.page.Words;
import overtrick.practice.problem.OwnDeal;
import overtrick.systems.Understanding;
import overtrick.teaching.judge.CallSentences;
import overtrick.teaching.judge.CallVerdict;
import overtrick.teaching.memory.Mark;
import overtrick.teaching.situation.Answer;
import overtrick.teaching.situation.Dealt;
import overtrick.teaching.situation.Round;
import overtrick.teaching.situation.Situations;

/// One deal of a deck: the player's hand, the auction, and the box or what the answer was worth.
///
/// @param verdict on the last answer; empty before the first
public record PracticePage(
        Words words, Place place, Course course, Round round, Optional<CallVerdict> verdict) {

    public String system() {
        return words.systems().title(place.system());
    }

    /// Whether the player must say first how the auction goes on.
    public boolean isWaiting() {
        return mark().filter(mark -> mark == Mark.WRONG).isPresent() && !place.on();
    }

    public Optional<Mark> mark() {
        return verdict.map(CallVerdict::mark);
    }

    public String markWord() {
        return mark().map(mark -> mark.name().toLowerCase(Locale.ROOT)).orElse("");
    }

    public boolean isAsked() {
        return !isWaiting() && !round.isOver();
    }

    public boolean isOver() {
        return !isWaiting() && round.isOver();
    }

    /// The auction as far as it is shown: up to the question while the answer is talked about.
    private Understanding shown() {
        return isWaiting() ? round.last().orElseThrow().heard().getLast() : round.now();
    }

    public Auction auction() {
        return shown().auction();
    }

    public Vulnerability vulnerability() {
        return round.dealt().vulnerability();
    }

    public CardSet hand() {
        return round.dealt().deal().hand(Dealt.PLAYER);
    }

    /// What the calls show.
    public List<Told> told() {
        return Told.of(shown(), words);
    }

    public boolean isCallable(Call call) {
        return auction().refusal(call).isEmpty();
    }

    /// The lowest level at which something can still be bid.
    public int lowest() {
        return IntStream.rangeClosed(1, 7)
                .filter(level ->
                        List.of(Strain.values()).stream()
                                .anyMatch(strain -> isCallable(new Bid(level, strain))))
                .findFirst()
                .orElse(7);
    }

    public Optional<CallSentences> said() {
        return verdict.map(found -> CallSentences.of(found, words.locale()));
    }

    /// The verdict in pieces, its head first.
    public Glossed glossed() {
        var said = said().orElseThrow();
        var all = new ArrayList<String>();
        all.add(said.head());
        all.addAll(said.reasons());
        return Glossed.of(all, words);
    }

    public Call answered() {
        return round.last().orElseThrow().answer().call();
    }

    public Call due() {
        return round.last().orElseThrow().due().call();
    }

    public String saidSoFar() {
        return Answer.text(place.said());
    }

    /// How the auction has ended, in words.
    public String ended() {
        return auction()
                .contract()
                .map(contract ->
                        words.get(
                                "practice.ended",
                                contract.bid().level()
                                        + contract.bid().strain().symbol()
                                        + contract.doubling().code(),
                                words.name(contract.declarer())))
                .orElseGet(() -> words.get("practice.ended.none"));
    }

    /// Where the deal is played, too; empty before its auction is over, and when it was passed out.
    public Optional<String> playedToo() {
        return OwnDeal.of(round.dealt().deal(), shown(), Dealt.PLAYER)
                .filter(_ -> isOver())
                .map(OwnDeal::address);
    }

    public String next() {
        return place.next().path();
    }

    /// Where the same is practised with one's partner at another screen; empty for scripts.
    public Optional<String> together() {
        return Situations.named(round.dealt().situation())
                .map(one ->
                        "/class?situation=%s&system=%s#together"
                                .formatted(one.key(), place.system()));
    }

    public String again() {
        return place.again().path();
    }

    public String corrected() {
        return place.corrected().path();
    }

    public String goingOn() {
        return place.goingOn().path();
    }

    public String opponents() {
        return place.withOpponents(!place.alive()).path();
    }

    public String all() {
        return "/practice?system=" + place.system() + (place.alive() ? "&alive=yes" : "");
    }
}
