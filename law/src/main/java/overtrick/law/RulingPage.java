package overtrick.law;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import overtrick.bridge.auction.Call;
import overtrick.cards.Seat;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.LawRef;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.LawWords;
import overtrick.laws.ruling.Question;
import overtrick.laws.ruling.Rectification;
import overtrick.laws.ruling.Ruling;
import overtrick.laws.ruling.Step;
import overtrick.laws.ruling.Verdict;
import overtrick.page.Words;
import overtrick.robots.comparable.Comparables;
import overtrick.robots.comparable.Replacing;

/// One case: what has been answered, and the question, the options or the ruling that follow.
///
/// @param supposed what has not been asked, because it is seldom so
/// @param says what a director says, with the names of this case
public record RulingPage(
        CaseFile file, Ruling ruling, Set<Fact> supposed, LawWords says, Words words) {

    /// Laws up to this are on boards and hands, not on somebody.
    private static final int LAST_OF_BOARD = 16;

    private static final int FIRST_OF_PLAY = 43;

    /// From here on Laws are on people, scores and the director.
    private static final int LAST_OF_PLAY = 74;

    /// What turns on the call that replaces another.
    private static final Set<Fact> OF_REPLACEMENT =
            Set.of(Fact.REPLACEMENT, Fact.COMPARABLE, Fact.RIGHT_ACTS, Fact.SAME_DENOMINATION);

    /// Letters that the console takes for a note.
    private static final int LONGEST_NOTE = 200;

    /// Something that was answered, and where it is answered anew.
    ///
    /// @param supposed whether nobody was asked, because it is seldom otherwise
    public record Answered(String question, String answer, String change, boolean supposed) {

        /// The key of what stands on the link to another answer.
        public String link() {
            return supposed ? "law.supposed" : "law.change";
        }

        /// What that link is called for those who hear it.
        public String called(Words words) {
            return supposed
                    ? words.get("law.supposed") + ": " + question
                    : words.get("law.change.of", question);
        }
    }

    /// One answer to the open question, and the page it leads to.
    ///
    /// @param then what follows from it at once; empty while more is to be asked
    public record Option(String text, String path, String then) {}

    static RulingPage of(CaseFile file, Words words) {
        var supposed = file.supposed();
        return new RulingPage(file, supposed.ruling(), supposed.facts(), file.says(words), words);
    }

    public String title() {
        return says.irregularity(file.irregularity());
    }

    /// Whether the call is asked for that is put in the place of the one taken back, so that less
    /// is to be asked.
    public boolean asksCall() {
        return file.calling().what().isPresent()
                && !file.calling().isReplaced()
                && question().map(Question::fact).filter(OF_REPLACEMENT::contains).isPresent();
    }

    /// The calls to choose from; none where others come first, and all of them are typed.
    public List<Call> calls() {
        return file.calling().what().map(Replacing::choices).orElse(List.of());
    }

    /// All that the address says, for a form that adds the call.
    public Map<String, String> keptOfCalls() {
        var kept = kept();
        kept.put(SuitsShown.GONE, SuitsShown.text(file.suits().gone()));
        file.calling().fields().forEach(field -> kept.put(field.getFirst(), field.getLast()));
        return kept;
    }

    /// What the calls show, by the system of the side.
    public List<String> meanings() {
        var lines = new ArrayList<String>();
        file.calling()
                .shown()
                .ifPresent(all -> {
                    lines.add(
                            words.get(
                                    "law.means",
                                    words.symbols(all.withdrawn().call()),
                                    words.systems().brief(all.withdrawn())));
                    compared()
                            .ifPresent(one -> {
                                lines.add(
                                        words.get(
                                                "law.means",
                                                words.symbols(one.call()),
                                                words.systems().brief(one.meant())));
                                lines.add(
                                        one.comparison().isComparable()
                                                ? words.get(
                                                        "law.means.comparable",
                                                        words.law(one.comparison().reason().law()))
                                                : words.get("law.means.other"));
                            });
                });
        return lines;
    }

    private Optional<Comparables.Compared> compared() {
        return file.calling()
                .what()
                .flatMap(Replacing::instead)
                .flatMap(call -> file.calling().shown().flatMap(all -> all.of(call)));
    }

    /// Whether the system proposes this answer; the director judges (Law 23A).
    private boolean isProposed(Fact fact, String answer) {
        return fact == Fact.COMPARABLE
                && compared()
                        .filter(one ->
                                answer.equals(one.comparison().isComparable() ? "yes" : "no"))
                        .isPresent();
    }

    /// The assistant's first page, for the same table when one has asked.
    public String assistant() {
        String page = "/laws?edition=" + book().code();
        return desk().isPresent() ? page + "&at=" + at() : page;
    }

    public LawBook book() {
        return file.book();
    }

    public Irregularity irregularity() {
        return file.irregularity();
    }

    /// The other editions, with the page of this case under them.
    public Map<LawBook, String> editions() {
        var other = book() == LawBook.WBF2017 ? LawBook.CN1999 : LawBook.WBF2017;
        return Map.of(other, file.as(other, file.irregularity()).path());
    }

    /// The seats from which the player at fault is chosen, before anything is asked: from then on
    /// sentences speak of them.
    public Map<Seat, String> offenders() {
        return file.offender().isPresent() || !isFresh() || isOfBoard()
                ? Map.of()
                : seats(seat -> file.by(seat).path());
    }

    /// The same for declarer, where a card is looked at.
    public Map<Seat, String> declarers() {
        int law = irregularity().law();
        boolean asked =
                law >= FIRST_OF_PLAY
                        && law <= LAST_OF_PLAY
                        && file.offender().isPresent()
                        && file.declarer().isEmpty()
                        && isFresh();
        return asked ? seats(seat -> file.declaredBy(seat).path()) : Map.of();
    }

    /// Whether nothing has been answered yet.
    private boolean isFresh() {
        return file.facts().facts().isEmpty();
    }

    private boolean isOfBoard() {
        int law = irregularity().law();
        return law < LAST_OF_BOARD || law > LAST_OF_PLAY;
    }

    private static Map<Seat, String> seats(Function<Seat, String> path) {
        var seats = new EnumMap<Seat, String>(Seat.class);
        for (var seat : Seat.values()) {
            seats.put(seat, path.apply(seat));
        }
        return seats;
    }

    /// Whether suits are ticked rather than an answer chosen.
    public boolean asksSuits() {
        return question().filter(asked -> asked.fact() == Fact.SHOWN).isPresent();
    }

    /// Whether others are asked what they would have called.
    public boolean asksPlayers() {
        return question().filter(asked -> asked.fact() == Fact.ALTERNATIVE).isPresent();
    }

    public List<Answered> answered() {
        var lines = new ArrayList<Answered>();
        var path = ruling.path();
        for (int at = 0; at < path.size(); at++) {
            var question = path.get(at).question();
            var later = path.subList(at, path.size()).stream().map(RulingPage::fact).toList();
            lines.add(
                    new Answered(
                            says.question(question),
                            says.answer(question.fact(), path.get(at).answer().key()),
                            file.without(later).path(),
                            supposed.contains(question.fact())));
        }
        return lines;
    }

    private static Fact fact(Ruling.Given given) {
        return given.question().fact();
    }

    /// What is asked now; empty when the ruling stands.
    public Optional<Question> question() {
        return switch (ruling) {
            case Ruling.MissingFact(_, var question) -> Optional.of(question);
            case Ruling.OptionsOffered(_, var question) -> Optional.of(question);
            case Ruling.Ruled _ -> Optional.empty();
        };
    }

    /// Who has the word: the player who chooses, or the director who finds out.
    public String asked(Question question) {
        return question.isChoice()
                ? says.sheet("chooses", capital(says.role(question.asked())))
                : says.sheet("missing");
    }

    private String capital(String text) {
        return text.substring(0, 1).toUpperCase(words.locale()) + text.substring(1);
    }

    public List<Option> options(Question question) {
        return question.answers().stream()
                .map(answer ->
                        new Option(
                                isProposed(question.fact(), answer.key())
                                        ? words.get(
                                                "law.means.proposed",
                                                says.answer(question.fact(), answer.key()))
                                        : says.answer(question.fact(), answer.key()),
                                file.with(question.fact(), answer.key()).path(),
                                question.isChoice() ? then(answer.next()) : ""))
                .toList();
    }

    /// Whoever chooses is told what each choice leads to.
    private String then(Step next) {
        return next instanceof Verdict verdict ? String.join("; ", follows(verdict)) : "";
    }

    public Optional<Verdict> verdict() {
        return ruling instanceof Ruling.Ruled(_, var verdict)
                ? Optional.of(verdict)
                : Optional.empty();
    }

    /// What follows at once, in order.
    public List<String> follows(Verdict verdict) {
        return verdict.rectifications().stream()
                .filter(what -> !(what instanceof Rectification.Review))
                .map(says::rectification)
                .toList();
    }

    /// What is looked at again after the play.
    public List<String> reviews(Verdict verdict) {
        return verdict.rectifications().stream()
                .filter(Rectification.Review.class::isInstance)
                .map(says::rectification)
                .toList();
    }

    public List<LawRef> laws() {
        return verdict()
                .map(Verdict::laws)
                .or(() -> question().map(Question::laws))
                .orElse(List.of());
    }

    /// Where a Law leads to another: its heading and its page.
    public Optional<Option> next() {
        return verdict()
                .flatMap(Verdict::then)
                .map(then ->
                        new Option(says.irregularity(then), file.as(file.book(), then).path(), ""));
    }

    /// The case from its beginning.
    public String again() {
        return file.as(file.book(), file.irregularity()).path();
    }

    public boolean isOffender(Seat seat) {
        return file.offender().filter(seat::equals).isPresent();
    }

    public boolean isDeclarer(Seat seat) {
        return file.declarer().filter(seat::equals).isPresent();
    }

    /// What has been answered, for a form that keeps it.
    public Map<String, String> known() {
        return file.facts().known().entrySet().stream()
                .collect(Collectors.toMap(fact -> fact.getKey().code(), Map.Entry::getValue));
    }

    public Optional<Desk> desk() {
        return file.desk();
    }

    /// The desk as a form keeps it; empty when nobody has come from one.
    public String at() {
        return desk().map(Desk::text).orElse("");
    }

    /// What is noted at the desk: to be looked at again where the Laws say so, else as an end of
    /// the matter.
    public String matter(Verdict verdict) {
        return reviews(verdict).isEmpty() ? "SETTLED" : "REVIEW";
    }

    /// The ruling in one line, as a result's history keeps it.
    public String note(Verdict verdict) {
        var all = new ArrayList<String>();
        all.add(title());
        all.addAll(reviews(verdict)); // first, because they are still to be done
        all.addAll(follows(verdict));
        var laws = verdict.laws().stream().map(LawRef::toString).collect(Collectors.joining(", "));
        String text = String.join("; ", all);
        int most = LONGEST_NOTE - laws.length() - 3;
        return (text.length() > most ? text.substring(0, most - 1) + "…" : text)
                + " ("
                + laws
                + ")";
    }

    public String thing() {
        return file.thing();
    }

    /// What is asked though it is seldom so, as addresses have it.
    public String doubts() {
        return file.doubts();
    }

    /// All that the address says, for a form that adds to it.
    public Map<String, String> kept() {
        var kept = new LinkedHashMap<String, String>(known());
        kept.put(CaseFile.DOUBTED, doubts());
        kept.put(CaseFile.EDITION, book().code());
        kept.put(
                CaseFile.OFFENDER,
                file.offender().map(Seat::letter).map(String::valueOf).orElse(""));
        kept.put(
                CaseFile.DECLARER,
                file.declarer().map(Seat::letter).map(String::valueOf).orElse(""));
        kept.put(CaseFile.THING, thing());
        kept.put(Desk.AT, at());
        kept.put(SuitsShown.NAMED, SuitsShown.text(file.suits().named()));
        return kept;
    }

    /// The auction, for a form that keeps it.
    public Map<String, String> auction() {
        var kept = new LinkedHashMap<String, String>();
        file.calling().fields().forEach(field -> kept.put(field.getFirst(), field.getLast()));
        return kept;
    }

    /// What was shown and named, for a form that keeps it.
    public Map<String, String> suits() {
        var kept = new LinkedHashMap<String, String>();
        kept.put(SuitsShown.GONE, SuitsShown.text(file.suits().gone()));
        kept.put(SuitsShown.NAMED, SuitsShown.text(file.suits().named()));
        return kept;
    }
}
