package overtrick.laws.tree;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.LawRef;
import overtrick.laws.Role;
import overtrick.laws.ruling.Answer;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Question;
import overtrick.laws.ruling.Rectification;
import overtrick.laws.ruling.Rectification.Cancelled;
import overtrick.laws.ruling.Rectification.CardFate;
import overtrick.laws.ruling.Rectification.Cards;
import overtrick.laws.ruling.Rectification.Instruction;
import overtrick.laws.ruling.Rectification.PassObligation;
import overtrick.laws.ruling.Rectification.Play;
import overtrick.laws.ruling.Rectification.PlayChange;
import overtrick.laws.ruling.Rectification.Review;
import overtrick.laws.ruling.Rectification.Score;
import overtrick.laws.ruling.Rectification.ScoreChange;
import overtrick.laws.ruling.Rectification.Span;
import overtrick.laws.ruling.Rectification.Stands;
import overtrick.laws.ruling.Rectification.Tell;
import overtrick.laws.ruling.Rectification.Unauthorised;
import overtrick.laws.ruling.Rectification.Which;
import overtrick.laws.ruling.Step;
import overtrick.laws.ruling.Verdict;

/// Short words for writing trees down.
final class Steps {

    static final Rectification STANDS = new Stands(Which.ACTION);
    static final Rectification CANCELLED = new Cancelled(Which.ACTION);
    static final Rectification UNAUTHORISED = new Unauthorised(Role.OFFENDING_SIDE);

    private Steps() {}

    static Question find(Fact fact, String laws, Answer... answers) {
        return ask(fact, Role.DIRECTOR, laws, answers);
    }

    static Question ask(Fact fact, Role asked, String laws, Answer... answers) {
        var distinct = LawRef.list(laws).stream().distinct().toList();
        return new Question(fact, asked, distinct, List.of(answers));
    }

    static Answer on(String answer, Step next) {
        return new Answer(answer, next);
    }

    static Answer yes(Step next) {
        return on("yes", next);
    }

    static Answer no(Step next) {
        return on("no", next);
    }

    static Verdict rule(String laws, Rectification... rectifications) {
        return new Verdict(LawRef.list(laws), List.of(rectifications), Optional.empty());
    }

    /// A verdict that leads to another tree.
    static Verdict refer(Irregularity then, String laws, Rectification... rectifications) {
        return new Verdict(LawRef.list(laws), List.of(rectifications), Optional.of(then));
    }

    static Rectification[] all(Rectification... rectifications) {
        return rectifications;
    }

    static Rectification[] all(Rectification[] some, Rectification... more) {
        return Stream.concat(Arrays.stream(some), Arrays.stream(more))
                .toArray(Rectification[]::new);
    }

    static Rectification once(Role who) {
        return new PassObligation(who, Span.ONCE);
    }

    static Rectification rest(Role who) {
        return new PassObligation(who, Span.REST);
    }

    static Rectification review(String law) {
        return new Review(LawRef.parse(law));
    }

    /// Whether the offender could have known that a pass forced on their partner would do damage:
    /// Law 23 of 1999, Law 72C of 2017.
    static Rectification reviewOfDamage(LawBook book) {
        return review(
                switch (book) {
                    case CN1999 -> "23";
                    case WBF2017 -> "72C";
                });
    }

    static Rectification cards(CardFate fate) {
        return new Cards(fate);
    }

    static Rectification play(PlayChange change) {
        return new Play(change);
    }

    static Rectification score(ScoreChange change) {
        return new Score(change);
    }

    static Rectification tell(Instruction what) {
        return new Tell(what);
    }

    /// Where the book says for what damage a score is adjusted.
    static String harm(LawBook book) {
        return isNew(book) ? "12B1" : "12A";
    }

    static boolean isNew(LawBook book) {
        return book == LawBook.WBF2017;
    }
}
