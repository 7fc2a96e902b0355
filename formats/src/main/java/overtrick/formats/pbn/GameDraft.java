package overtrick.formats.pbn;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import overtrick.formats.Place;
import overtrick.formats.pbn.PbnElement.Comment;

/// A game while it is read. Not thread-safe.
final class GameDraft {

    private final List<String> escapes = new ArrayList<>();
    private final List<Comment> comments = new ArrayList<>();
    private final List<TagDraft> tags = new ArrayList<>();
    private final Set<String> names = new HashSet<>();

    /// A tag while its section is read.
    static final class TagDraft {
        private final PbnTag head;
        private final List<Comment> comments = new ArrayList<>();
        private final List<PbnElement> body = new ArrayList<>();

        TagDraft(PbnTag head) {
            this.head = head;
        }

        String name() {
            return head.name();
        }

        Place place() {
            return head.place();
        }

        /// A comment right after the tag is about the tag; a later one about what is before it
        /// (3.8).
        void add(PbnElement element) {
            if (element instanceof Comment comment && body.isEmpty()) {
                comments.add(comment);
            } else {
                body.add(element);
            }
        }

        private PbnTag tag() {
            return new PbnTag(
                    head.place(), head.name(), head.valuePlace(), head.value(), comments, body);
        }
    }

    boolean isEmpty() {
        return tags.isEmpty();
    }

    boolean has(String name) {
        return names.contains(name);
    }

    TagDraft first() {
        return tags.getFirst();
    }

    TagDraft last() {
        return tags.getLast();
    }

    void add(String escape) {
        escapes.add(escape);
    }

    void add(TagDraft tag) {
        names.add(tag.name());
        tags.add(tag);
    }

    void add(Comment comment) {
        if (tags.isEmpty()) {
            comments.add(comment);
        } else {
            tags.getLast().add(comment);
        }
    }

    /// Takes over the contents of the other one, and returns the tags it already has.
    List<TagDraft> join(GameDraft other) {
        escapes.addAll(other.escapes);
        other.comments.forEach(this::add);
        var twice = other.tags.stream().filter(tag -> isTaken(tag.name())).toList();
        other.tags.stream().filter(tag -> !isTaken(tag.name())).forEach(this::add);
        return twice;
    }

    /// Whether there is such a tag already, so that another one does not count (3.4); notes may be
    /// many.
    boolean isTaken(String name) {
        return has(name) && !name.equals(TagNames.NOTE);
    }

    PbnGame game(int number) {
        return new PbnGame(
                number,
                first().place(),
                escapes,
                comments,
                tags.stream().map(TagDraft::tag).toList());
    }
}
