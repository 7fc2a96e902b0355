package overtrick.laws.tree;

import static overtrick.laws.tree.Steps.find;
import static overtrick.laws.tree.Steps.no;
import static overtrick.laws.tree.Steps.on;
import static overtrick.laws.tree.Steps.rule;
import static overtrick.laws.tree.Steps.yes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.function.BiFunction;
import overtrick.laws.LawBook;
import overtrick.laws.Role;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Rectification;
import overtrick.laws.ruling.Rectification.LeadForm;
import overtrick.laws.ruling.Rectification.LeadRestriction;
import overtrick.laws.ruling.Rectification.Review;
import overtrick.laws.ruling.Step;

/// What a withdrawn call costs in leads (Law 26).
///
/// 2017 has one sentence for all calls. 1999 asks whether the call showed suits: of those that the
/// offender has not named lawfully one may be required or forbidden (26A); if it showed none,
/// declarer may only forbid (26B).
final class Withdrawals {

    private Withdrawals() {}

    /// The offender has yet to call: whether a suit is named again shows later.
    static Step open(LawBook book, String laws, Rectification... rest) {
        return open(book, laws, Steps::rule, rest);
    }

    /// The same, where the end is not a plain ruling.
    static Step open(
            LawBook book,
            String laws,
            BiFunction<String, Rectification[], Step> end,
            Rectification... rest) {
        if (Steps.isNew(book)) {
            return end.apply(laws + ", 26B", with(LeadForm.FORBID_UNSPECIFIED, rest));
        }
        return find(
                Fact.SHOWN,
                "26",
                on("suits", end.apply(laws + ", 26A", with(LeadForm.REQUIRE_OR_FORBID, rest))),
                on("none", end.apply(laws + ", 26B", with(LeadForm.FORBID_ANY, rest))));
    }

    /// The call in its place is known: in 1999 a suit that it names costs nothing (26A1).
    static Step replaced(LawBook book, String laws, Rectification... rest) {
        if (Steps.isNew(book)) {
            return open(book, laws, rest);
        }
        return find(
                Fact.SHOWN,
                "26",
                on(
                        "suits",
                        find(
                                Fact.NAMED_AGAIN,
                                "26A1",
                                yes(rule(laws + ", 26A1", rest)),
                                no(rule(laws + ", 26A2", with(LeadForm.REQUIRE_OR_FORBID, rest))))),
                on("none", rule(laws + ", 26B", with(LeadForm.FORBID_ANY, rest))));
    }

    /// Where the call showed no suit for certain, as a double does not (Law 26B in both books).
    static Step ofNoSuit(LawBook book, String laws, Rectification... rest) {
        return rule(
                laws + ", 26B",
                with(Steps.isNew(book) ? LeadForm.FORBID_UNSPECIFIED : LeadForm.FORBID_ANY, rest));
    }

    /// Before what is looked at after the play.
    private static Rectification[] with(LeadForm form, Rectification... rest) {
        var all = new ArrayList<>(Arrays.asList(rest));
        int at = all.size();
        while (at > 0 && all.get(at - 1) instanceof Review) {
            at--;
        }
        all.add(at, new LeadRestriction(Role.PARTNER, form));
        return all.toArray(Rectification[]::new);
    }
}
