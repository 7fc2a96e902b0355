package overtrick.formats.pbn;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import overtrick.formats.Diagnostics;
import overtrick.formats.Place;
import overtrick.formats.ReadingLimits;
import overtrick.formats.pbn.GameDraft.TagDraft;
import overtrick.formats.pbn.PbnElement.Comment;
import overtrick.formats.pbn.PbnElement.Quoted;
import overtrick.formats.pbn.PbnElement.Word;

/// Builds games from tokens (PBN 2.1, 3), in the forgiving way of the import form.
final class GameParser {

    /// What a game does not begin with: after an empty line they go on with the game before.
    private static final Set<String> NO_BEGINNING =
            Set.of(TagNames.AUCTION, TagNames.PLAY, TagNames.NOTE);

    private final Lexer tokens;
    private final ReadingLimits limits;
    private final Diagnostics diagnostics;
    private final Queue<Parsed> ready = new ArrayDeque<>();

    /// The last game, which may still go on after an empty line.
    private Optional<GameDraft> pending = Optional.empty();

    private GameDraft game = new GameDraft();
    private int count;
    private int given;
    private boolean over;
    private boolean ignoring;
    private int strayLine;
    private int elements;

    /// @param end the first place behind the game
    record Parsed(PbnGame game, Place end) {}

    GameParser(Lexer tokens, ReadingLimits limits, Diagnostics diagnostics) {
        this.tokens = tokens;
        this.limits = limits;
        this.diagnostics = diagnostics;
    }

    /// The next game, as it stands there; empty at the end of the text.
    Optional<Parsed> next() {
        while (ready.isEmpty() && !over) {
            if (tokens.hasNext()) {
                read(tokens.next());
            } else {
                finish();
            }
        }
        return Optional.ofNullable(ready.poll());
    }

    private void finish() {
        over = true;
        endGame(new Place(tokens.peek().place().line() + 1, 1));
        pending.ifPresent(last -> {
            game.endAt(last.end());
            last.join(game); // escapes and comments after the last game
            ready.add(parsed(last));
        });
    }

    private Parsed parsed(GameDraft draft) {
        given++;
        return new Parsed(draft.game(given), draft.end());
    }

    private void read(Token token) {
        switch (token) {
            case Token.Open open -> readTag(open);
            case Token.Close close -> diagnostics.warn(close.place(), "] closes no tag");
            case Token.Escape escape -> game.add(escape.text());
            case Token.EmptyLine(var place) -> endGame(place);
            case Token.Item(Comment comment) -> game.add(comment);
            case Token.Item(var element) -> readElement(element);
        }
    }

    private void readElement(PbnElement element) {
        if (ignoring) {
            return;
        }
        if (game.isEmpty()) {
            stray(element.place(), "text outside of any game is left out");
            return;
        }
        var tag = game.last();
        if (TagNames.isPlain(tag.name())) {
            stray(element.place(), "text after the tag %s is left out".formatted(tag.name()));
            return;
        }
        tag.add(element);
        elements++;
        limits.requireElements(elements, element.place());
    }

    /// Warns once for each line, as such lines are mostly prose.
    private void stray(Place place, String message) {
        if (strayLine != place.line()) {
            strayLine = place.line();
            diagnostics.warn(place, message + "; a tag is [Name \"value\"]");
        }
    }

    private void endGame(Place end) {
        ignoring = false;
        if (game.isEmpty()) {
            return; // escapes and comments wait for the game they introduce
        }
        game.endAt(end);
        if (pending.isPresent() && NO_BEGINNING.contains(game.first().name())) {
            goOn(pending.get());
        } else {
            pending.ifPresent(whole -> ready.add(parsed(whole)));
            pending = Optional.of(game);
            count++;
            limits.requireBoards(count, game.first().place());
        }
        game = new GameDraft();
    }

    private void goOn(GameDraft before) {
        diagnostics.warn(
                game.first().place(),
                "empty line within a game; %s goes on with the game before"
                        .formatted(game.first().name()));
        game.sections().forEach(section -> yieldTo(section, before));
        before.join(game).forEach(this::twice);
    }

    private void readTag(Token.Open open) {
        var remarks = new ArrayList<Comment>();
        skipRemarks(remarks);
        if (!(tokens.peek() instanceof Token.Item(Word(var namePlace, var written)))
                || !TagNames.isName(written)) {
            diagnostics.error(
                    open.place(), "[ is not followed by a tag's name, like [Event \"…\"]");
            skipBrokenTag(open.place().line());
            return;
        }
        tokens.next();
        String name = TagNames.rightCase(written);
        if (!name.equals(written)) {
            diagnostics.warn(namePlace, "tag %s is rightly written %s".formatted(written, name));
        }
        skipRemarks(remarks);
        var value = readValue(name, open.place());
        skipRemarks(remarks);
        readClose(open.place(), name);
        begin(new PbnTag(open.place(), name, value.place(), value.value(), List.of(), List.of()));
        remarks.forEach(game::add);
    }

    private Quoted readValue(String name, Place open) {
        if (tokens.peek() instanceof Token.Item(Quoted(var place, var value))) {
            tokens.next();
            return new Quoted(place.plus(1), value);
        }
        var words = new ArrayList<Word>();
        while (tokens.peek() instanceof Token.Item(Word word)
                && word.place().line() == open.line()) {
            words.add(word);
            tokens.next();
        }
        if (words.isEmpty()) {
            diagnostics.error(
                    open, "tag %s has no value; right would be [%s \"…\"]".formatted(name, name));
            return new Quoted(open, "");
        }
        var value = String.join(" ", words.stream().map(Word::text).toList());
        diagnostics.warn(
                words.getFirst().place(),
                "value of %s is not in quotes; right would be \"%s\"".formatted(name, value));
        return new Quoted(words.getFirst().place(), value);
    }

    private void readClose(Place open, String name) {
        while (tokens.peek() instanceof Token.Item(var element)
                && element.place().line() == open.line()) {
            stray(element.place(), "more than one value in the tag %s is left out".formatted(name));
            tokens.next();
        }
        if (tokens.peek() instanceof Token.Close) {
            tokens.next();
        } else {
            diagnostics.error(
                    open, "tag %s is not closed; right would be [%s \"…\"]".formatted(name, name));
        }
    }

    /// Comments may not stand in a tag (3.8); they are kept as if they came after it.
    private void skipRemarks(List<Comment> remarks) {
        while (true) {
            if (tokens.peek() instanceof Token.Item(Comment comment)) {
                diagnostics.warn(
                        comment.place(), "comment stands within a tag; its place is after ]");
                remarks.add(comment);
            } else if (tokens.peek() instanceof Token.Escape(_, var text)) {
                game.add(text);
            } else {
                return;
            }
            tokens.next();
        }
    }

    private void skipBrokenTag(int line) {
        while (tokens.peek().place().line() == line
                && (tokens.peek() instanceof Token.Item || tokens.peek() instanceof Token.Close)) {
            if (tokens.next() instanceof Token.Close) {
                return;
            }
        }
    }

    private void begin(PbnTag tag) {
        var draft = new TagDraft(tag);
        ignoring = false;
        yieldTo(draft, game);
        if (!game.isTaken(tag.name())) {
            game.add(draft);
            limits.requireTags(game.size(), tag.place());
            return;
        }
        if (game.has(TagNames.DEAL) && game.first().name().equals(tag.name())) {
            diagnostics.warn(
                    tag.place(), "game is not set off from the one before by an empty line");
            endGame(tag.place());
            game.add(draft);
            return;
        }
        twice(draft);
        ignoring = true;
    }

    /// Some programs write an empty auction or play among the tags and the full one where it
    /// belongs.
    private void yieldTo(TagDraft tag, GameDraft before) {
        before.removeIfBlank(tag.name())
                .ifPresent(blank -> {
                    diagnostics.warn(
                            blank.place(),
                            "%s is empty; the one in line %d counts"
                                    .formatted(tag.name(), tag.place().line()));
                    tag.takeComments(blank);
                });
    }

    private void twice(TagDraft tag) {
        diagnostics.warn(
                tag.place(),
                "tag %s comes twice in a game; only the first counts".formatted(tag.name()));
    }
}
