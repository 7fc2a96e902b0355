package overtrick.practice.situation;

import java.util.List;
import java.util.Optional;
import overtrick.house.table.PersonId;
import overtrick.practice.OwnScripts;
import overtrick.robots.bidding.Recent;
import overtrick.teaching.script.OwnScript;

/// Scripts that people have brought, as they are read; those asked for lately are read once.
record ScriptShelf(OwnScripts kept, Recent<String, OwnScript> read) {

    private static final int REMEMBERED = 100;

    ScriptShelf(OwnScripts kept) {
        this(kept, new Recent<>(REMEMBERED));
    }

    /// Keeps a script for somebody.
    ///
    /// @return its word
    String put(PersonId person, OwnScript script) {
        return kept.keep(person, script.name(), script.text());
    }

    Optional<OwnScript> find(String word) {
        return kept.find(word).map(one -> read.get(word, _ -> OwnScript.parse(one.text())));
    }

    List<OwnScripts.Script> of(PersonId person) {
        return kept.of(person);
    }
}
