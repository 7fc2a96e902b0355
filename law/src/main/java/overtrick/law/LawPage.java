package overtrick.law;

import java.util.Arrays;
import java.util.List;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.LawRef;
import overtrick.laws.index.LawIndex;
import overtrick.laws.ruling.Cast;
import overtrick.laws.ruling.LawWords;
import overtrick.page.Words;

/// One Law: what it says, what the program does with it, and what is ruled under it.
public record LawPage(LawIndex.Entry law, Words words) {

    static LawPage of(int number, Words words) {
        return new LawPage(LawIndex.in(words.locale()).entry(number), words);
    }

    public String title() {
        return words.get("law.law", law.number()) + ": " + law.title();
    }

    public List<Irregularity> irregularities() {
        return Arrays.stream(Irregularity.values())
                .filter(one -> one.law() == law.number())
                .toList();
    }

    public String name(Irregularity irregularity) {
        return new LawWords(words.locale(), Cast.UNKNOWN).irregularity(irregularity);
    }

    public List<LawBook> books() {
        return List.of(LawBook.WBF2017, LawBook.CN1999);
    }

    public boolean hasNext() {
        return law.number() < LawRef.LAWS;
    }
}
