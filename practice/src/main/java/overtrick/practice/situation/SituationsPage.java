package overtrick.practice.situation;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import overtrick.page.Words;
import overtrick.practice.OwnScripts;
import overtrick.systems.BiddingSystem;
import overtrick.teaching.situation.Situation;
import overtrick.teaching.situation.Situations;

/// All situations of a system, group by group, as far as they are sought.
///
/// @param sought what their names hold; all when it is empty
/// @param left where somebody has left off
/// @param scripts that somebody has brought
public record SituationsPage(
        Words words,
        String system,
        boolean alive,
        String sought,
        Optional<Left> left,
        List<OwnScripts.Script> scripts) {

    public SituationsPage {
        scripts = List.copyOf(scripts);
    }

    /// Where somebody has left off.
    ///
    /// @param name of what is practised there
    public record Left(String path, String name, int number) {}

    /// A group of situations.
    public record Group(String key, String name, List<Situation> situations) {

        public Group {
            situations = List.copyOf(situations);
        }
    }

    public List<String> systems() {
        return BiddingSystem.NAMES;
    }

    public String title(String name) {
        return words.systems().title(name);
    }

    /// What a script is called.
    public String name(OwnScripts.Script script) {
        return script.name().isEmpty() ? words.get("practice.script.unnamed") : script.name();
    }

    public String name(Situation situation) {
        return Situations.name(situation, words.locale());
    }

    /// The groups in which something is found.
    public List<Group> groups() {
        return Situations.groups().stream()
                .map(this::group)
                .filter(group -> !group.situations().isEmpty())
                .toList();
    }

    private Group group(String key) {
        var name = Situations.groupName(key, words.locale());
        boolean all = has(name);
        return new Group(
                key,
                name,
                Situations.of(system).stream()
                        .filter(one -> one.group().equals(key))
                        .filter(one -> all || has(name(one)))
                        .toList());
    }

    private boolean has(String name) {
        return plain(name).contains(plain(sought));
    }

    /// Without capitals and accents, as people type.
    private static String plain(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .replace('đ', 'd')
                .replace('Đ', 'D')
                .replace('’', '\'')
                .toLowerCase(Locale.ROOT)
                .strip();
    }

    public String count() {
        return words.count("practice.count", Situations.of(system).size());
    }

    public String path(String deck) {
        return "/practice/%s?system=%s%s".formatted(deck, system, alive ? "&alive=yes" : "");
    }
}
