package overtrick.free.page;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.laws.LawRef;
import overtrick.laws.board.ContestedClaim;
import overtrick.laws.board.FreeCommand;
import overtrick.laws.board.FreeCommand.AskLead;
import overtrick.laws.board.FreeCommand.Choose;
import overtrick.laws.board.FreeCommand.Replace;
import overtrick.laws.board.FreeView;
import overtrick.laws.ruling.LawWords;
import overtrick.laws.ruling.Rectification;
import overtrick.laws.ruling.Rectification.LeadForm;
import overtrick.laws.ruling.Rectification.LeadRestriction;
import overtrick.laws.table.Duty;
import overtrick.laws.table.Ruled;
import overtrick.laws.table.Withdrawn;
import overtrick.page.Words;

/// The ruling's sheet: what the director asks and whom, what they have ruled, and what is still
/// owed.
///
/// @param free empty before the first board
public record RulingPart(FreePage page, Optional<FreeView> free) {

    /// A button: an option that was read out, or a card.
    ///
    /// @param deed the last part of the address it is sent to
    public record Option(String deed, String value, String text) {}

    /// A ruling in sentences.
    public record Line(String title, List<String> follows, List<LawRef> laws) {}

    public static RulingPart of(FreePage page) {
        return new RulingPart(page, page.free());
    }

    public Words words() {
        return page.words();
    }

    public boolean isAsking() {
        return free.flatMap(FreeView::sheet).isPresent();
    }

    private FreeView.Sheet sheet() {
        return free.flatMap(FreeView::sheet).orElseThrow();
    }

    private LawWords says() {
        var asked = sheet().asked();
        return page.says(
                asked.map(FreeView.Question::offender),
                asked.map(one -> Things.symbols(one.about(), words())).orElse(""));
    }

    /// What has happened, such as an insufficient bid.
    public String title() {
        return sheet().asked()
                .map(asked -> says().irregularity(asked.irregularity()))
                .orElseGet(() ->
                        sheet().claim().isPresent()
                                ? words().get("free.claim")
                                : words().get("free.title"));
    }

    /// What is asked, as it is read out.
    public String question() {
        if (sheet().asked().isPresent()) {
            return says().question(sheet().asked().get().question());
        }
        if (sheet().claim().isPresent()) {
            var claim = sheet().claim().get();
            return words().get(
                            "free.claim.decide",
                            claim.left(),
                            words().name(claim.claim().by()),
                            claim.claim().tricks());
        }
        if (sheet().designates().isPresent()) {
            return words().get("free.designate", words().name(sheet().designates().get().holder()));
        }
        return sheet().leader()
                .map(leader -> words().get("free.lead", words().name(leader)))
                .orElseGet(() ->
                        words().get(
                                        "free.replace",
                                        words().name(sheet().replaces().orElseThrow())));
    }

    /// Who answers.
    public String asked() {
        return sheet().player()
                .map(seat -> words().get("free.asked", words().name(seat)))
                .orElseGet(() -> words().get("free.asked.director"));
    }

    public List<LawRef> laws() {
        if (sheet().claim().isPresent()) {
            return LawRef.list("68D, 70A, 70C, 70D, 70E");
        }
        if (sheet().designates().isPresent()) {
            return LawRef.list("51A");
        }
        return sheet().asked().map(asked -> asked.question().laws()).orElse(List.of());
    }

    /// Whether the viewer answers.
    public boolean isMine() {
        return free.filter(FreeView::isAsked).isPresent()
                || (page.directs() && sheet().player().isEmpty());
    }

    /// What may be answered; for those who only listen, what is read out.
    public List<Option> options() {
        var seen = free.orElseThrow();
        var options = new ArrayList<Option>();
        sheet().asked().ifPresent(asked -> options.addAll(answers(seen, asked)));
        sheet().claim()
                .ifPresent(claim -> {
                    for (int tricks = claim.left(); tricks >= 0; tricks--) {
                        options.add(
                                new Option("decide-claim", "" + tricks, decided(claim, tricks)));
                    }
                });
        for (var lead : sheet().leads()) {
            var value =
                    new AskLead(lead.demand(), lead.suits()).demand() + ":" + suits(lead.suits());
            options.add(new Option("lead", value, lead(lead.demand(), lead.suits())));
        }
        for (var designate : seen.offers(FreeCommand.Designate.class)) {
            var card = designate.card();
            options.add(new Option("designate", card.code(), words().name(card)));
        }
        for (var replace : seen.offers(Replace.class)) {
            options.add(
                    replace.card()
                            .map(card -> new Option("replace", card.code(), words().name(card)))
                            .orElseGet(
                                    () -> new Option("replace", "keep", words().get("free.keep"))));
        }
        return options;
    }

    private List<Option> answers(FreeView seen, FreeView.Question asked) {
        var fact = asked.question().fact();
        var offered = seen.offers(Choose.class);
        if (offered.isEmpty()) {
            return asked.question().answers().stream()
                    .map(answer ->
                            new Option(
                                    "choose",
                                    fact.code() + ":" + answer.key() + ":",
                                    proposed(asked, answer.key())))
                    .toList();
        }
        return offered.stream()
                .map(choose ->
                        new Option(
                                "choose",
                                fact.code()
                                        + ":"
                                        + choose.answer()
                                        + ":"
                                        + choose.suit()
                                                .map(Suit::letter)
                                                .map(String::valueOf)
                                                .orElse(""),
                                says().answer(fact, choose.answer())
                                        + choose.suit()
                                                .map(suit -> " " + suit.symbol())
                                                .orElse("")))
                .toList();
    }

    private String decided(ContestedClaim claim, int tricks) {
        String text = words().count("free.claim.tricks", tricks);
        boolean proposed = page.directs() && !claim.lines().isEmpty() && tricks == claim.proposal();
        return proposed ? words().get("free.proposed", text) : text;
    }

    /// What a contested claim rests on: the statement as it was made, and the lines that were
    /// looked at.
    public List<String> considered() {
        return free.flatMap(FreeView::sheet)
                .flatMap(FreeView.Sheet::claim)
                .map(claim -> {
                    var all = new ArrayList<String>();
                    String stated = claim.claim().line();
                    all.add(
                            stated.isEmpty()
                                    ? words().get("free.claim.unstated")
                                    : words().get("free.claim.stated", stated));
                    all.addAll(new ClaimLines(words()).all(claim.lines()));
                    return List.copyOf(all);
                })
                .orElse(List.of());
    }

    /// The director sees what the program would answer.
    private String proposed(FreeView.Question asked, String answer) {
        String text = says().answer(asked.question().fact(), answer);
        return page.directs() && sheet().player().isEmpty() && answer.equals(asked.proposal())
                ? words().get("free.proposed", text)
                : text;
    }

    private String lead(Rectification.Demand demand, Set<Suit> suits) {
        String key =
                switch (demand) {
                    case REQUIRE -> "free.lead.require";
                    case FORBID -> "free.lead.forbid";
                    default -> "free.lead.leave";
                };
        return words().get(key, symbols(suits));
    }

    private static String symbols(Set<Suit> suits) {
        return suits.stream()
                .sorted()
                .map(suit -> String.valueOf(suit.symbol()))
                .collect(Collectors.joining(" "));
    }

    private static String suits(Set<Suit> suits) {
        return suits.stream()
                .sorted()
                .map(suit -> String.valueOf(suit.letter()))
                .collect(Collectors.joining());
    }

    /// What was ruled at this board, the latest first.
    public List<Line> rulings() {
        return free.map(seen -> seen.rulings().reversed().stream().map(this::line).toList())
                .orElse(List.of());
    }

    private Line line(Ruled ruled) {
        var says = page.says(Optional.of(ruled.offender()), Things.symbols(ruled.about(), words()));
        var title =
                words().get(
                                "free.ruled",
                                says.irregularity(ruled.irregularity()),
                                Things.symbols(ruled.about(), words()),
                                words().name(ruled.offender()));
        var follows =
                ruled.verdict().rectifications().stream()
                        .filter(what -> !(what instanceof Rectification.Review))
                        .map(what ->
                                duty(what, ruled.offender())
                                        .map(this::owed)
                                        .orElseGet(() -> says.rectification(what)))
                        .toList();
        return new Line(title, follows, ruled.verdict().laws());
    }

    /// What the director has ruled in words, the latest first.
    public List<String> remarks() {
        return free.map(seen -> seen.remarks().reversed()).orElse(List.of());
    }

    /// Where the director asks the Laws about this table: auction and declarer are told already.
    public String assistant() {
        var board = free.map(FreeView::board);
        var query = new StringJoiner("&", "/laws?", "");
        query.add("at=table." + page.table().id().code());
        free.ifPresent(seen -> query.add("edition=" + seen.book().code()));
        board.ifPresent(seen -> {
            query.add("dealer=" + seen.dealer().letter());
            query.add(
                    "auction="
                            + seen.auction().calls().stream()
                                    .map(Call::code)
                                    .collect(Collectors.joining("+")));
        });
        var agreed = page.table().agreements();
        if (agreed.northSouth().equals(agreed.eastWest())) {
            query.add("system=" + URLEncoder.encode(agreed.northSouth(), StandardCharsets.UTF_8));
        }
        page.table()
                .contract()
                .ifPresent(contract -> query.add("declarer=" + contract.declarer().letter()));
        return query.toString();
    }

    /// Who still has to pass, and what else waits for its moment.
    public List<String> owed() {
        return sentences(Duty.Status.OWED);
    }

    private Optional<Duty> duty(Rectification what, Seat offender) {
        return free.stream()
                .flatMap(seen -> seen.duties().stream())
                .filter(duty -> duty.what() instanceof LeadRestriction)
                .filter(duty -> duty.what().equals(what) && duty.offender() == offender)
                .findFirst();
    }

    /// Of a restricted lead the very suits are named.
    private String owed(Duty duty) {
        String about = duty.about().map(gone -> words().symbols(gone.call())).orElse("");
        var offender = Optional.of(duty.offender());
        if (!(duty.what() instanceof LeadRestriction(var who, var form))) {
            return page.says(offender, about).rectification(duty.what());
        }
        var named = named(duty.offender(), 0);
        var left = duty.about().filter(gone -> !suits(gone).isEmpty()).map(this::unnamed);
        boolean ofNone =
                form == LeadForm.REQUIRE_OR_FORBID
                        && duty.about().filter(gone -> suits(gone).isEmpty()).isPresent();
        var what = ofNone ? new LeadRestriction(who, LeadForm.FORBID_ANY) : duty.what();
        return page.says(offender, about, left, named).rectification(what);
    }

    /// Of the suits that a withdrawn call showed, those that were not bid afterwards.
    private Set<Suit> unnamed(Withdrawn gone) {
        var left = EnumSet.copyOf(suits(gone));
        left.removeAll(named(gone.seat(), gone.place()));
        return left;
    }

    private static Set<Suit> suits(Withdrawn gone) {
        return Arrays.stream(Suit.values())
                .filter(suit -> gone.shown().contains(Strain.of(suit)))
                .collect(Collectors.toSet());
    }

    /// The suits that a player has bid, from that call on.
    private Set<Suit> named(Seat seat, int from) {
        var auction = free.orElseThrow().board().auction();
        var named = EnumSet.noneOf(Suit.class);
        for (int at = from; at < auction.calls().size(); at++) {
            for (var suit : Suit.values()) {
                if (auction.caller(at) == seat
                        && auction.calls().get(at) instanceof Call.Bid(_, var strain)
                        && strain == Strain.of(suit)) {
                    named.add(suit);
                }
            }
        }
        return named;
    }

    private List<String> sentences(Duty.Status status) {
        return free.map(seen ->
                        seen.duties().stream()
                                .filter(duty -> duty.status() == status)
                                .map(this::owed)
                                .distinct()
                                .toList())
                .orElse(List.of());
    }

    /// What the director looks at when the board is over; nobody needs to remember it.
    public List<String> reviews() {
        boolean over = free.filter(seen -> seen.board().isOver()).isPresent();
        return over ? sentences(Duty.Status.FOR_REVIEW) : List.of();
    }

    /// Cards that lie face up before their hands.
    public Map<Seat, CardSet> faceUp() {
        return free.map(FreeView::faceUp).orElse(Map.of());
    }

    public boolean isPenalty(Card card) {
        return free.stream()
                .flatMap(seen -> seen.penaltyCards().stream())
                .anyMatch(one -> one.card().equals(card));
    }

    public boolean isMajor(Card card) {
        return free.stream()
                .flatMap(seen -> seen.penaltyCards().stream())
                .anyMatch(one -> one.card().equals(card) && one.isMajor());
    }

    /// Calls with which a withdrawn one is replaced for nothing, for the player in turn. Nothing is
    /// said in the moment before it is known what the withdrawn call showed by its side's system.
    public String freeCalls() {
        return free.filter(seen -> seen.board().isMyTurn())
                .filter(_ -> !ReplacementPart.of(page).isOpen())
                .map(seen ->
                        seen.free().stream()
                                .sorted(Comparator.comparing(Call::code))
                                .map(words()::symbols)
                                .collect(Collectors.joining(", ")))
                .orElse("");
    }
}
