package overtrick.formats.pbn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import overtrick.bridge.Board;
import overtrick.bridge.score.Result;
import overtrick.formats.Diagnostics;
import overtrick.formats.Place;

/// One game of a PBN file as it stands there: every tag and section, known or not (PBN 2.1, 3).
///
/// @param number its place among the games of the file, from 1
/// @param escapes the lines with `%` in the first column that stand before it or in it, without
///   that sign
/// @param comments those before the first tag
/// @param tags in the order of the file; no name comes twice, but for notes
public record PbnGame(
        int number,
        Place place,
        List<String> escapes,
        List<PbnElement.Comment> comments,
        List<PbnTag> tags) {

    public PbnGame {
        escapes = List.copyOf(escapes);
        comments = List.copyOf(comments);
        tags = List.copyOf(tags);
    }

    /// The game that tells of a board.
    ///
    /// @param number its place in a file, from 1
    public static PbnGame of(int number, PlayedBoard played) {
        return GameMaker.game(number, played);
    }

    /// The tag of this name; for notes see [#notes].
    public Optional<PbnTag> tag(String name) {
        for (var tag : tags) {
            if (tag.name().equals(name)) {
                return Optional.of(tag);
            }
        }
        return Optional.empty();
    }

    /// The tag of this name if its value is given: neither `?` nor nothing.
    public Optional<PbnTag> given(String name) {
        return tag(name).filter(PbnTag::isGiven);
    }

    /// The notes that belong to a section: those between its tag and the next one that is no note
    /// (3.5.5).
    public List<PbnTag> notes(String section) {
        return notes(section::equals);
    }

    /// The notes that stand behind neither an auction nor a play.
    List<PbnTag> strayNotes() {
        return notes(name -> !TagNames.isRecord(name));
    }

    private List<PbnTag> notes(Predicate<String> section) {
        var notes = new ArrayList<PbnTag>();
        String last = "";
        for (var tag : tags) {
            boolean note = tag.name().equals(TagNames.NOTE);
            if (note && section.test(last)) {
                notes.add(tag);
            }
            last = note ? last : tag.name();
        }
        return List.copyOf(notes);
    }

    /// The board; empty when there is no whole deal.
    public Optional<Board> board() {
        return BoardReader.board(this, new Diagnostics());
    }

    /// The board with what happened on it; empty when there is no whole deal.
    public Optional<PlayedBoard> played() {
        return PlayedBoardReader.played(this, new Diagnostics());
    }

    /// The board of which one hand or two are given; empty when it is another number of them, or
    /// they do not fit together.
    public Optional<PartBoard> part() {
        return BoardReader.part(this, new Diagnostics());
    }

    /// How the tags say the board came out, be there a deal or not; empty when they do not.
    ///
    /// @param diagnostics told what is wrong with those tags
    public Optional<Result> result(Diagnostics diagnostics) {
        return ContractReader.ending(this, diagnostics)
                .flatMap(ending -> ContractReader.result(this, ending, diagnostics));
    }

    /// The game with a tag of this value, in place of one of the same name.
    public PbnGame with(String name, String value) {
        return with(PbnTag.of(name, value));
    }

    /// The game with a table (PBN 2.1, 5.2), in place of one of the same name.
    ///
    /// @param columns the value of its tag, such as `Declarer;Denomination\2R;Result\2R`
    /// @param elements row by row
    public PbnGame withTable(String name, String columns, List<String> elements) {
        var body =
                elements.stream()
                        .<PbnElement>map(text -> new PbnElement.Word(Place.START, text))
                        .toList();
        return with(PbnTag.of(name, columns).withBody(body));
    }

    private PbnGame with(PbnTag tag) {
        var others = new ArrayList<>(tags);
        others.removeIf(other -> other.name().equals(tag.name()));
        others.add(tag);
        return withTags(others);
    }

    PbnGame withTags(List<PbnTag> others) {
        return new PbnGame(number, place, escapes, comments, others);
    }
}
