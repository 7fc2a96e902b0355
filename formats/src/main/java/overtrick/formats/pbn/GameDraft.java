package overtrick.formats.pbn;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import overtrick.formats.Place;
import overtrick.formats.pbn.PbnElement.Comment;
import overtrick.formats.pbn.PbnElement.Word;

/// A game while it is read. Not thread-safe.
final class GameDraft {

    /// What stands for calls and cards that are not there (3.5, 3.6).
    private static final Set<String> NOTHING_YET = Set.of("-", "*", "+");

    private final List<String> escapes = new ArrayList<>();
    private final List<Comment> comments = new ArrayList<>();
    private final List<TagDraft> tags = new ArrayList<>();
    private final Set<String> names = new HashSet<>();

    /// The line that ends it: an empty one, or the first of another game.
    private Place end = Place.START;

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

        /// Whether it is an auction or a play in which no call and no card stands.
        private boolean isBlank() {
            return TagNames.isRecord(name())
                    && body.stream()
                            .noneMatch(element ->
                                    element instanceof Word(_, var text)
                                            && !NOTHING_YET.contains(text));
        }

        /// Takes over the comments of a section that yields to this one.
        void takeComments(TagDraft blank) {
            comments.addAll(blank.comments);
            blank.body.stream()
                    .filter(Comment.class::isInstance)
                    .map(Comment.class::cast)
                    .forEach(comments::add);
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

    /// How many tags it has.
    int size() {
        return tags.size();
    }

    /// The auction and the play, as far as they stand here.
    List<TagDraft> sections() {
        return tags.stream().filter(tag -> TagNames.isRecord(tag.name())).toList();
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
        end = other.end;
        other.comments.forEach(this::add);
        var twice = other.tags.stream().filter(tag -> isTaken(tag.name())).toList();
        other.tags.stream().filter(tag -> !isTaken(tag.name())).forEach(this::add);
        return twice;
    }

    /// Takes the section of this name away if it is there and nothing stands in it.
    Optional<TagDraft> removeIfBlank(String name) {
        if (!TagNames.isRecord(name) || !has(name)) {
            return Optional.empty();
        }
        var blank =
                tags.stream().filter(tag -> tag.name().equals(name) && tag.isBlank()).findFirst();
        blank.ifPresent(tag -> {
            tags.remove(tag);
            names.remove(name);
        });
        return blank;
    }

    /// Whether there is such a tag already, so that another one does not count (3.4); notes may be
    /// many.
    boolean isTaken(String name) {
        return has(name) && !name.equals(TagNames.NOTE);
    }

    void endAt(Place place) {
        end = place;
    }

    /// The first place behind it.
    Place end() {
        return end;
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
