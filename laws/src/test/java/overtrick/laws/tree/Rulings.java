package overtrick.laws.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.LawRef;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Facts;
import overtrick.laws.ruling.Rectification;
import overtrick.laws.ruling.Ruling;

/// Rows of the tables of rulings: book or `both`, irregularity, facts, what follows from them, and
/// Laws that the ruling must rest on.
final class Rulings {

    private Rulings() {}

    static void check(String book, String irregularity, String facts, String follows, String laws) {
        var books = book.equals("both") ? List.of(LawBook.values()) : List.of(LawBook.parse(book));
        for (var one : books) {
            var ruling = Director.rule(one, Irregularity.parse(irregularity), facts(facts));
            assertThat(ruling)
                    .as(one.code())
                    .isInstanceOfSatisfying(
                            Ruling.Ruled.class,
                            ruled -> {
                                assertThat(follows(ruled))
                                        .containsExactlyElementsOf(words(follows));
                                assertThat(ruled.verdict().laws())
                                        .extracting(LawRef::toString)
                                        .containsAll(words(laws));
                            });
        }
    }

    /// The rectifications in their order, and the tree to go on with as `then.revoke`.
    private static List<String> follows(Ruling.Ruled ruled) {
        var keys = new ArrayList<String>();
        ruled.verdict().rectifications().stream().map(Rectification::key).forEach(keys::add);
        ruled.verdict().then().ifPresent(next -> keys.add("then." + next.code()));
        return keys;
    }

    private static List<String> words(String text) {
        return Arrays.stream(text.split(" ")).filter(word -> !word.isBlank()).toList();
    }

    static Facts facts(String text) {
        var facts = Facts.NONE;
        for (String one : words(text)) {
            int at = one.indexOf('=');
            facts = facts.with(Fact.parse(one.substring(0, at)), one.substring(at + 1));
        }
        return facts;
    }
}
