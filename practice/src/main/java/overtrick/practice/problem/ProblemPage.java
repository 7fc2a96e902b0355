package overtrick.practice.problem;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.play.Play;
import overtrick.bridge.play.Trick;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.page.Words;
import overtrick.page.table.Seating;
import overtrick.teaching.problem.Shelf;

/// A problem as somebody sees it who has come so far with it.
///
/// @param wrong why the last card was taken back; empty when none was
/// @param ending what is told when all is decided; empty before
public record ProblemPage(
        Given given,
        Course course,
        Play play,
        Words words,
        Optional<WrongPart> wrong,
        Optional<EndPart> ending) {

    /// Suits as players sort their cards.
    private static final List<Suit> ORDER =
            List.of(Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS);

    static ProblemPage of(Given given, Course course, Judging judging, Words words) {
        var play = given.after(course.cards());
        var wrong =
                course.tried()
                        .map(card ->
                                WrongPart.of(given, play, judging, course.cards(), card, words));
        var ending =
                Judging.isDecided(given, play)
                        ? Optional.of(EndPart.of(given, course, judging, words))
                        : Optional.<EndPart>empty();
        return new ProblemPage(given, course, play, words, wrong, ending);
    }

    public String title() {
        return given.problem()
                .map(problem ->
                        words.get(
                                "problem.title.number",
                                words.get("problem.theme." + problem.theme().code()),
                                given.place()))
                .orElseGet(() -> words.get("problem.theme.own"));
    }

    public Contract contract() {
        return given.sight().contract();
    }

    public Seat bottom() {
        return given.sight().me();
    }

    /// What the player has to reach.
    public String goal() {
        if (isLess()) {
            return words.get("problem.goal.less", given.target());
        }
        if (given.problem().isEmpty() && !given.isDefence()) {
            return words.get("problem.goal.own", given.target());
        }
        return given.isDefence()
                ? words.get("problem.goal.beat", words.name(bottom()), given.target())
                : words.get("problem.goal.make", given.target());
    }

    /// Whether the contract cannot be made, or beaten, against the best play of the others.
    private boolean isLess() {
        int declarers = contract().bid().tricks();
        return given.target() < (given.isDefence() ? Play.TRICKS + 1 - declarers : declarers);
    }

    /// What the player is told of hands they do not see.
    public List<String> told() {
        return new FactWords(words).all(given.known());
    }

    public String place(Seat seat) {
        return Seating.place(bottom(), seat);
    }

    /// Whether the hand lies open for the player.
    public boolean isShown(Seat seat) {
        boolean dummy = play.isDummyFaced() && play.dummy().equals(Optional.of(seat));
        return dummy || given.sight().shown().containsKey(seat);
    }

    /// Whether the player plays the hand.
    public boolean isMine(Seat seat) {
        return seat == bottom() || (!given.isDefence() && !seat.opposes(bottom()));
    }

    public String role(Seat seat) {
        if (seat == bottom()) {
            return words.get("seat.you");
        }
        return seat == contract().declarer()
                ? words.get("seat.declarer")
                : seat == contract().dummy() ? words.get("seat.dummy") : "";
    }

    public boolean isTurn(Seat seat) {
        return ending.isEmpty() && !play.isOver() && play.turn() == seat;
    }

    public CardSet hand(Seat seat) {
        return play.hand(seat);
    }

    /// The suits of a hand in two rows, as far as it has any.
    public List<List<Suit>> rows(Seat seat) {
        var suits = ORDER.stream().filter(suit -> hand(seat).length(suit) > 0).toList();
        int cut = (suits.size() + 1) / 2;
        return suits.size() < 2
                ? List.of(suits)
                : List.of(suits.subList(0, cut), suits.subList(cut, suits.size()));
    }

    public boolean isPlayable(Card card) {
        return course.isPlanned()
                && ending.isEmpty()
                && play.playable().contains(card)
                && !course.tried().equals(Optional.of(card));
    }

    /// The trick under way, or the last whole one.
    public Optional<Trick> trick() {
        if (!play.current().isEmpty()) {
            return Optional.of(play.current());
        }
        return play.tricks().isEmpty() ? Optional.empty() : Optional.of(play.tricks().getLast());
    }

    /// Who has won the trick in the middle, when it is whole.
    public Optional<Seat> winner() {
        return trick().filter(Trick::isFull).map(whole -> whole.winner(contract().strain()));
    }

    public boolean isWinner(Seat seat) {
        return winner().equals(Optional.of(seat));
    }

    /// What lies on the table, and whose turn it is.
    public String now() {
        var trick = trick();
        String lies = trick.map(this::lies).orElse("");
        return ending.isPresent() ? lies : (lies + " " + turn()).strip();
    }

    private String lies(Trick trick) {
        var cards = new ArrayList<String>();
        for (int at = 0; at < trick.cards().size(); at++) {
            cards.add(
                    words.get(
                            "problem.laid",
                            words.name(trick.leader().plus(at)),
                            words.symbols(trick.cards().get(at))));
        }
        int number = play.tricks().size() + (play.current().isEmpty() ? 0 : 1);
        return words.get("problem.trick", number, String.join(", ", cards));
    }

    private String turn() {
        if (!course.isPlanned()) {
            return words.get("problem.turn.plan");
        }
        String lead = play.current().isEmpty() ? "lead" : "follow";
        return words.get("problem.turn." + lead + (play.turn() == bottom() ? ".own" : ".dummy"));
    }

    /// Tricks won by the player's side, and those it wants.
    public String won() {
        var side = bottom().side();
        return words.get(
                "problem.won",
                play.won(side),
                given.target(),
                play.tricks().size() - play.won(side));
    }

    /// The whole tricks so far, each as one line.
    public List<String> tricks() {
        return play.tricks().stream()
                .map(trick ->
                        trick.cards().stream().map(words::symbols).collect(Collectors.joining(" ")))
                .toList();
    }

    /// Who led each of the tricks.
    public String leader(int trick) {
        return words.letter(play.tricks().get(trick).leader());
    }

    public boolean isPlanAsked() {
        return !course.isPlanned() && ending.isEmpty();
    }

    /// The plan beside the robot's; empty when it was left out or is still to be made.
    public Optional<PlanPart> plan() {
        return course.plan()
                .filter(PlanCount::isMade)
                .map(counted -> new PlanPart(counted, new Counted(given).count(), words));
    }

    /// That the last card was good, too; empty when it was as good as any.
    public Optional<String> near() {
        return course.near()
                .map(last -> words.get("problem.near", words.symbols(last.card()), last.more()));
    }

    /// The cards so far, to go on from.
    public String cards() {
        return course.text();
    }

    public String planText() {
        return course.plan().map(PlanCount::text).orElse("");
    }

    public int wrongs() {
        return course.wrong();
    }

    public String address() {
        return given.address();
    }

    /// Where a form goes to.
    public String action() {
        return given.query().isEmpty() ? given.address() : given.address() + "?" + given.query();
    }

    /// The next problem of the theme; empty after the last.
    public Optional<String> next() {
        return given.problem()
                .map(problem -> problem.theme())
                .filter(theme -> given.place() < Shelf.rows(theme).size())
                .map(theme -> ProblemRoutes.PATH + "/" + theme.code() + "/" + (given.place() + 1));
    }

    /// Where the page leads back to.
    public String back() {
        return given.problem()
                .map(problem -> ProblemRoutes.PATH + "/" + problem.theme().code())
                .orElse(ProblemRoutes.PATH);
    }
}
