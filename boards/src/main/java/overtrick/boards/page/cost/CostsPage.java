package overtrick.boards.page.cost;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import overtrick.boards.review.CostCourse;
import overtrick.boards.review.CostCourse.Loss;
import overtrick.boards.review.CostCourse.Part;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.score.Result.Played;
import overtrick.bridgetable.duplicate.Cost;
import overtrick.bridgetable.page.CostWords;
import overtrick.bridgetable.page.curve.Curve;
import overtrick.cards.Card;
import overtrick.cards.Side;
import overtrick.page.Called;
import overtrick.page.Words;
import overtrick.scoring.Unit;
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

    /// Such as `12.5%` or `6 IMPs`.
    public String cost(Loss loss) {
        return CostWords.of(loss.dear().cost(), words);
    }

    /// How long its bar is, beside the longest of those in its unit.
    public int width(Loss loss) {
        var cost = loss.dear().cost();
        var most =
                dearest().stream()
                        .map(other -> other.dear().cost())
                        .filter(other -> other.unit() == cost.unit())
                        .map(Cost::amount)
                        .reduce(cost.amount(), Fraction::max);
        return Math.max(2, (int) cost.amount().times(WIDTH).over(most).nearest());
    }

    /// In what most is told: in percent as soon as there is a field.
    private Unit unit() {
        return course.in(Unit.PERCENT_OF_TOP).boards().isEmpty() ? Unit.IMPS : Unit.PERCENT_OF_TOP;
    }

    /// What is told of how many boards, a sentence for each unit.
    public String how() {
        return Stream.of(Unit.PERCENT_OF_TOP, Unit.IMPS)
                .map(one -> Map.entry(one, course.in(one)))
                .filter(part -> !part.getValue().boards().isEmpty())
                .map(part ->
                        CostWords.how(
                                part.getKey(),
                                part.getValue().known(),
                                part.getValue().boards().size(),
                                words))
                .collect(Collectors.joining(" "));
    }

    /// Who lost what from board to board, on those that are told in the same unit; empty before two
    /// boards have been worked out.
    public Optional<Curve> curve() {
        var told = course.in(unit());
        var numbers = told.numbers();
        if (numbers.size() < FEWEST) {
            return Optional.empty();
        }
        return Optional.of(
                new Curve(
                        words,
                        "",
                        words.get("cost.curve.told." + unit()),
                        CostWords.unit(unit(), words),
                        words.get("mine.board"),
                        numbers,
                        bySides ? ofSides(told) : ofAll(told),
                        path));
    }

    private List<Curve.Line> ofSides(CostCourse told) {
        return Stream.of(Side.values())
                .flatMap(side ->
                        Stream.of(Part.values())
                                .map(part ->
                                        line(
                                                words.letters(side) + " · " + named(part),
                                                told.lost(side, part))))
                .toList();
    }

    private List<Curve.Line> ofAll(CostCourse told) {
        var lines = new ArrayList<Curve.Line>();
        for (var part : Part.values()) {
            lines.add(line(named(part), told.lost(part)));
        }
        return lines;
    }

    private String named(Part part) {
        return words.get("phase." + part.phase());
    }

    private Curve.Line line(String name, List<Fraction> sums) {
        return new Curve.Line(
                "",
                name,
                Curve.values(
                        sums.stream().map(Optional::of).toList(),
                        value -> CostWords.number(new Cost(unit(), value), words)));
    }

    /// Who lost most where, in a sentence; empty while nothing is known.
    public String told() {
        return curve().stream()
                .flatMap(curve -> curve.lines().stream())
                .max(Comparator.comparing(CostsPage::last))
                .filter(line -> last(line).signum() > 0)
                .map(line ->
                        words.get(
                                "cost.most",
                                line.name(),
                                CostWords.of(new Cost(unit(), last(line)), words)))
                .orElse("");
    }

    private static Fraction last(Curve.Line line) {
        return line.last().map(Curve.Value::exact).orElse(Fraction.ZERO);
    }
}
