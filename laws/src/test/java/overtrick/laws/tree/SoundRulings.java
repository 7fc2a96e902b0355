package overtrick.laws.tree;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import overtrick.laws.LawBook;
import overtrick.laws.LawRef;
import overtrick.laws.Role;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Question;
import overtrick.laws.ruling.Rectification;
import overtrick.laws.ruling.Rectification.CardFate;
import overtrick.laws.ruling.Rectification.Demand;
import overtrick.laws.ruling.Rectification.LeadForm;
import overtrick.laws.ruling.Rectification.PlayChange;
import overtrick.laws.ruling.Rectification.ScoreChange;
import overtrick.laws.ruling.Rectification.Span;
import overtrick.laws.ruling.Verdict;

/// What is wrong with a ruling by itself, whatever the case was.
final class SoundRulings {

    /// Paragraphs that only the one book has, by the numbers of the other.
    private static final Map<LawBook, Pattern> OF_THE_OTHER =
            Map.of(
                    LawBook.CN1999,
                    Pattern.compile(
                            "9A3|12B1|20F[3-6].*|65B3|73E2|75B2|79C2|12C1.*|13A2|13D|14C|15A1\\(.*|15A3|15B[123]|16B1|16D.*|17D3|21B1\\(.*"
                                    + "|23[AC].*|27B4|27[CD]|30B1\\(.*|31A2\\([ab]\\)\\(.*|32A[12].*"
                                    + "|36[A-C].*|37[AB]|38[B-D]|39C|40A3|40B[45]|50E.*"
                                    + "|51B2\\(c\\)|57A4|62C3|64B[78]|64C2.*|68D2.*|69B[12]|72C|12C4|86B[12]"
                                    + "|75C"),
                    LawBook.WBF2017,
                    Pattern.compile(
                            "11B[12]|12C2|13|13C1|14B1\\(.*|15C|84E|86C|17D|23|25B2\\(.*|26A.*|30B2.*|32B2|34|35[A-D]"
                                    + "|67B1\\(.*|68D|71C|72B1|73F2|75D[12]"));

    private static final Set<Role> MAY_BE_ASKED = EnumSet.complementOf(EnumSet.of(Role.RIGHT));

    private SoundRulings() {}

    /// @param path the questions that were asked before it, with their answers
    static List<String> faults(LawBook book, Map<Fact, String> path, Verdict verdict) {
        var faults = new ArrayList<String>();
        var all = verdict.rectifications();
        verdict.laws().stream()
                .map(LawRef::toString)
                .filter(law -> OF_THE_OTHER.get(book).matcher(law).matches())
                .forEach(law -> faults.add("not in this book: " + law));
        if (all.isEmpty() && verdict.then().isEmpty()) {
            faults.add("says nothing");
        }
        if (all.stream().distinct().count() < all.size()) {
            faults.add("says something twice");
        }
        all.forEach(one -> wrongPerson(one).ifPresent(faults::add));
        for (var one : all) {
            for (var other : all) {
                if (contradict(one, other)) {
                    faults.add("%s beside %s".formatted(one.key(), other.key()));
                }
            }
        }
        faults.addAll(ofTheBook(book, path, all));
        return faults;
    }

    /// Whoever chooses has something to choose, and no player judges what the director does.
    static List<String> faults(Question question) {
        var faults = new ArrayList<String>();
        if (!MAY_BE_ASKED.contains(question.asked())) {
            faults.add("asks " + question.asked());
        }
        boolean judged =
                switch (question.fact()) {
                    case UNINTENDED, PAUSED, COMPARABLE, SPECIFIES, CONVENTIONAL, SHOWN -> true;
                    case NAMED_AGAIN, EXTRANEOUS, SUGGESTED, ALTERNATIVE, DAMAGE, LINE -> true;
                    default -> false;
                };
        if (judged && question.isChoice()) {
            faults.add("a player judges " + question.fact());
        }
        boolean chosen =
                switch (question.fact()) {
                    case ACCEPTED, ACCEPTED_AGAIN, LEAD_CHOICE, SUIT_CHOICE, FIRST_CALL_KEPT ->
                            true;
                    case PLAY_ON_ASKED, WRONG_CARD_ACCEPTED, LEAD_ACCEPTED, NEXT_ACCEPTS -> true;
                    default -> false;
                };
        if (chosen && !question.isChoice()) {
            faults.add("nobody chooses " + question.fact());
        }
        return faults;
    }

    private static Optional<String> wrongPerson(Rectification what) {
        Set<Role> lawful =
                switch (what) {
                    case Rectification.PassObligation _ -> Set.of(Role.OFFENDER, Role.PARTNER);
                    case Rectification.LeadRestriction _,
                            Rectification.DoubleBan _,
                            Rectification.MayCall _,
                            Rectification.SuitDemand _ ->
                            Set.of(Role.PARTNER);
                    case Rectification.MustCall _, Rectification.BarStays _ ->
                            Set.of(Role.OFFENDER);
                    case Rectification.MayWithdraw _ -> Set.of(Role.LEFT, Role.OTHER_SIDE);
                    case Rectification.Unauthorised _ -> Set.of(Role.PARTNER, Role.OFFENDING_SIDE);
                    case Rectification.TurnGoesTo _ ->
                            Set.of(Role.LEFT, Role.PARTNER, Role.RIGHT, Role.OTHER_SIDE);
                    default -> Set.of();
                };
        return role(what)
                .filter(role -> !lawful.contains(role))
                .map(role -> "%s for %s".formatted(what.key(), role));
    }

    private static Optional<Role> role(Rectification what) {
        return switch (what) {
            case Rectification.PassObligation(var who, _) -> Optional.of(who);
            case Rectification.LeadRestriction(var who, _) -> Optional.of(who);
            case Rectification.DoubleBan(var who) -> Optional.of(who);
            case Rectification.MayCall(var who) -> Optional.of(who);
            case Rectification.SuitDemand(var who, _) -> Optional.of(who);
            case Rectification.MustCall(var who, _) -> Optional.of(who);
            case Rectification.BarStays(var who) -> Optional.of(who);
            case Rectification.MayWithdraw(var who) -> Optional.of(who);
            case Rectification.Unauthorised(var who) -> Optional.of(who);
            case Rectification.TurnGoesTo(var who) -> Optional.of(who);
            default -> Optional.empty();
        };
    }

    /// Two sentences that cannot both be true.
    private static boolean contradict(Rectification one, Rectification other) {
        return switch (one) {
            case Rectification.Stands(var which) ->
                    other.equals(new Rectification.Cancelled(which));
            case Rectification.MayCall(var who) ->
                    other instanceof Rectification.PassObligation(var bars, var span)
                            && bars == who
                            && span != Span.ONCE_THEN;
            case Rectification.MustCall(var who, var calls) ->
                    other instanceof Rectification.PassObligation(var bars, _)
                            && bars == who
                            && calls != Rectification.CallsLeft.PASS;
            case Rectification.PassObligation(var who, var span) ->
                    other instanceof Rectification.PassObligation(var also, var longer)
                            && who == also
                            && span != longer;
            case Rectification.DoubleBan(var who) ->
                    other instanceof Rectification.PassObligation(var bars, _) && bars == who;
            case Rectification.TurnGoesTo(var role) ->
                    other instanceof Rectification.TurnGoesTo(var to) && to != role;
            case Rectification.LeadRestriction(_, var form) ->
                    other instanceof Rectification.LeadRestriction(_, var also) && form != also;
            case Rectification.SuitDemand(_, var demand) ->
                    other instanceof Rectification.SuitDemand(_, var also) && demand != also;
            case Rectification.Cards(var fate) ->
                    other instanceof Rectification.Cards(var also) && clash(fate, also);
            case Rectification.Score(var change) ->
                    other instanceof Rectification.Score(var also) && clash(change, also);
            case Rectification.Play(var change) -> change == PlayChange.GOES_ON && ends(other);
            default -> false;
        };
    }

    private static boolean clash(CardFate one, CardFate other) {
        var lies =
                EnumSet.of(
                        CardFate.MINOR_PENALTY_CARD,
                        CardFate.MAJOR_PENALTY_CARD,
                        CardFate.REVOKE_CARD_MAJOR,
                        CardFate.WRONG_CARD_MAJOR,
                        CardFate.PENALTY_CARD_STAYS);
        var back =
                EnumSet.of(
                        CardFate.BACK_TO_HAND,
                        CardFate.NO_PENALTY_CARDS,
                        CardFate.ONLY_OPPONENTS_SAW,
                        CardFate.PENALTY_CARDS_BACK);
        return lies.contains(one) && back.contains(other);
    }

    private static boolean clash(ScoreChange one, ScoreChange other) {
        var settled =
                EnumSet.of(ScoreChange.STANDS, ScoreChange.NONE, ScoreChange.TRICK_TO_CLAIMER);
        var changed =
                EnumSet.of(
                        ScoreChange.CANCELLED,
                        ScoreChange.ASSIGNED,
                        ScoreChange.ARTIFICIAL,
                        ScoreChange.REDEAL,
                        ScoreChange.TRICK_TO_OPPONENTS,
                        ScoreChange.ASSIGNED_OR_ARTIFICIAL);
        return settled.contains(one) && changed.contains(other);
    }

    private static boolean ends(Rectification what) {
        return what instanceof Rectification.Score(var change)
                && Set.of(ScoreChange.CANCELLED, ScoreChange.REDEAL, ScoreChange.ARTIFICIAL)
                        .contains(change);
    }

    /// What only one of the books knows, and what its words ask for.
    private static List<String> ofTheBook(
            LawBook book, Map<Fact, String> path, List<Rectification> all) {
        var faults = new ArrayList<String>();
        boolean isNew = book == LawBook.WBF2017;
        for (var what : all) {
            if (what instanceof Rectification.LeadRestriction(_, var form)) {
                if (isNew != (form == LeadForm.FORBID_UNSPECIFIED)) {
                    faults.add("a restriction of the other book: " + form);
                }
                if (form == LeadForm.REQUIRE_OR_FORBID && !"suits".equals(path.get(Fact.SHOWN))) {
                    faults.add("required without a suit that was shown");
                }
            }
            if (isNew && what instanceof Rectification.DoubleBan) {
                faults.add("a ban of 1999");
            }
            if (!isNew
                    && what instanceof Rectification.SuitDemand(_, var demand)
                    && demand == Demand.REQUIRE_OTHER) {
                faults.add("a demand of 2017");
            }
        }
        boolean outOfTurn = "no".equals(path.get(Fact.ACCEPTED)) && path.containsKey(Fact.TURN);
        boolean returned =
                all.stream()
                        .anyMatch(what ->
                                what instanceof Rectification.TurnGoesTo
                                        || what instanceof Rectification.MustCall);
        if (outOfTurn && !all.isEmpty() && !returned) {
            faults.add("nobody has the turn");
        }
        boolean bars =
                all.stream()
                        .anyMatch(what ->
                                what instanceof Rectification.PassObligation(var who, var span)
                                        && who == Role.PARTNER
                                        && span == Span.REST);
        if (isNew && outOfTurn && bars) {
            faults.add("2017 bars nobody for longer than a turn");
        }
        return faults;
    }
}
