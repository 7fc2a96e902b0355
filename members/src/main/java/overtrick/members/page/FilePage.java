package overtrick.members.page;

import java.util.List;
import java.util.Optional;
import overtrick.members.list.Entry;
import overtrick.members.list.Fault;
import overtrick.members.list.Import;
import overtrick.page.Words;

/// Where a list comes in as a file: what it would do, line by line, before anything is done.
///
/// @param plan what the file would do; empty before there is one
/// @param text of the file, to be sent again
/// @param notice why it was not done, or what was; empty for neither
public record FilePage(Words words, Optional<Import> plan, String text, String notice) {

    /// Lines of one kind that are shown; the others are counted.
    static final int SHOWN = 200;

    static String sentence(Words words, Fault fault, String said) {
        return words.get("member.fault." + fault.name(), said);
    }

    public List<Import.Wrong> wrong() {
        return lines(Import.Wrong.class);
    }

    public List<Import.Changed> changed() {
        return lines(Import.Changed.class);
    }

    public List<Import.Added> added() {
        return lines(Import.Added.class);
    }

    private <L extends Import.Line> List<L> lines(Class<L> kind) {
        return plan.stream().flatMap(one -> one.of(kind).stream()).limit(SHOWN).toList();
    }

    /// What comes of the file, in figures.
    public List<String> figures() {
        var one = plan.orElseThrow();
        return List.of(
                words.count("member.file.added", one.of(Import.Added.class).size()),
                words.count("member.file.changed", one.of(Import.Changed.class).size()),
                words.count("member.file.same", one.of(Import.Same.class).size()),
                words.count("member.file.wrong", one.of(Import.Wrong.class).size()));
    }

    /// What the lines of a kind are called, with how many there are beside those that are shown.
    public String title(String kind, int shown) {
        return words.get("member.file.title." + kind)
                + (shown < SHOWN ? "" : " " + words.get("member.file.first", SHOWN));
    }

    public boolean does() {
        return plan.filter(Import::changes).isPresent();
    }

    /// What the button says: that the lines which are wrong are left out, if there are any.
    public String does(boolean rest) {
        return words.get(rest ? "member.file.do.rest" : "member.file.do");
    }

    public String digest() {
        return plan.map(Import::digest).orElse("");
    }

    public String sentence(Import.Wrong wrong) {
        return sentence(words, wrong.fault(), wrong.said());
    }

    /// Headings that the list does not know; empty for none.
    public String ignored() {
        var none = plan.map(Import::ignored).orElse(List.of());
        return none.isEmpty() ? "" : words.get("member.file.ignored", String.join(", ", none));
    }

    /// Somebody as the list has them.
    public String told(Entry entry) {
        return String.join(
                " · ",
                List.of(entry.name(), entry.number(), entry.club(), entry.category(), entry.since())
                        .stream()
                        .filter(part -> !part.isEmpty())
                        .toList());
    }

    /// What was, where it is not so any longer.
    public String before(Import.Changed changed) {
        return told(changed.before().entry());
    }
}
