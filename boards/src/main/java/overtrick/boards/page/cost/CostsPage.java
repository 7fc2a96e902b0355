package overtrick.boards.page.cost;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import overtrick.boards.review.CostCourse;
import overtrick.boards.review.CostCourse.Loss;
import overtrick.boards.review.CostCourse.Part;
import overtrick.boards.review.Costs.Dear;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.score.Result.Played;
import overtrick.bridgetable.page.curve.Curve;
import overtrick.cards.Card;
import overtrick.cards.Side;
import overtrick.page.Called;
import overtrick.page.Words;
import overtrick.scoring.reckoning.Fraction;

/// What cost most on the boards of a session, and who lost what from board to board.
///
/// @param path of the page
/// @param back where the boards were played
/// @param bySides whether the same people sat North–South all the time, so that sides are told
///   apart
/// @param course what the boards cost, as far as it has been worked out
public record CostsPage(Words words, String path, String back, boolean bySides, CostCourse course) {

    /// What is listed by itself.
    private static final int MOST = 12;

    /// Boards after which a line says something.
    private static final int FEWEST = 2;

    /// How long the longest bar is, in the picture's own units.
    public static final int WIDTH = 120;

    /// What cost most, the dearest first.
    public List<Loss> dearest() {
        return course.dearest(MOST);
    }

    /// Which board it was.
    public int number(Loss loss) {
        return loss.board().board().number().value();
    }

    /// The page of the board.
    public String board(Loss loss) {
        return "/tables/%s/boards/%d"
                .formatted(loss.board().table().code(), loss.board().ordinal());
    }

    /// Who lost it: both of a side in the auction, declarer or a defender in the play.
    public String who(Loss loss) {
        var names = loss.board().names();
        var seat = loss.dear().seat();
        var seats = isContract(loss) ? List.of(seat, seat.partner()) : List.of(seat);
        var all =
                seats.stream()
                        .map(one -> Called.in(words, names.getOrDefault(one, "")))
                        .filter(name -> !name.isEmpty())
                        .toList();
        String where = isContract(loss) ? words.letters(seat.side()) : words.letter(seat);
        return (where + " " + String.join(" – ", all)).strip();
    }

    /// Whether it was the contract that cost, and not a card.
    public boolean isContract(Loss loss) {
        return loss.dear().card() == 0;
    }

    /// The contract that cost.
    public Optional<Contract> contract(Loss loss) {
        return isContract(loss) && loss.board().result() instanceof Played(var contract, _)
                ? Optional.of(contract)
                : Optional.empty();
    }

    /// The card that cost.
    public Card card(Loss loss) {
        return Card.parse(loss.dear().what());
    }

    /// In which trick it was played.
    public int trick(Loss loss) {
        return (loss.dear().card() + 3) / 4;
    }

    /// How long its bar is.
    public int width(Loss loss) {
        int most = dearest().stream().map(Loss::dear).mapToInt(Dear::imps).max().orElse(1);
        return Math.max(2, WIDTH * loss.dear().imps() / Math.max(1, most));
    }

    /// Who lost what from board to board; empty before two boards have been worked out.
    public Optional<Curve> curve() {
        var numbers = course.numbers();
        if (numbers.size() < FEWEST) {
            return Optional.empty();
        }
        return Optional.of(
                new Curve(
                        words,
                        "",
                        words.get("cost.curve.told"),
                        words.get("match.unit"),
                        words.get("mine.board"),
                        numbers,
                        bySides ? ofSides() : ofAll(),
                        path));
    }

    private List<Curve.Line> ofSides() {
        return Stream.of(Side.values())
                .flatMap(side ->
                        Stream.of(Part.values())
                                .map(part ->
                                        line(
                                                words.letters(side) + " · " + named(part),
                                                course.lost(side, part))))
                .toList();
    }

    private List<Curve.Line> ofAll() {
        var lines = new ArrayList<Curve.Line>();
        for (var part : Part.values()) {
            lines.add(line(named(part), course.lost(part)));
        }
        return lines;
    }

    private String named(Part part) {
        return words.get("phase." + part.phase());
    }

    private static Curve.Line line(String name, List<Integer> sums) {
        return new Curve.Line(
                "",
                name,
                Curve.values(
                        sums.stream().map(sum -> Optional.of(Fraction.of(sum))).toList(),
                        value -> value.numerator().toString()));
    }

    /// Who lost most where, in a sentence; empty while nothing is known.
    public String told() {
        return curve().stream()
                .flatMap(curve -> curve.lines().stream())
                .max((one, other) -> last(one).compareTo(last(other)))
                .filter(line -> last(line).signum() > 0)
                .map(line -> words.get("cost.most", line.name(), line.last().orElseThrow().text()))
                .orElse("");
    }

    private static Fraction last(Curve.Line line) {
        return line.last().map(Curve.Value::exact).orElse(Fraction.ZERO);
    }
}
