package overtrick.browser;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.regex.Pattern;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.can.view.CanView;
import overtrick.cantable.CanSeen;
import overtrick.cantable.page.words.Speech;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.TableView;
import overtrick.log.host.Watch;
import overtrick.page.Words;
import overtrick.server.Club;

/// Remembers which cards a person may know at a table of Bài Càn, after every event from before the
/// first deal on. It looks while it is called back by the table's writer, so that it misses none.
final class CanWitness implements AutoCloseable {

    private static final Pattern HELP =
            Pattern.compile("<dialog id=\\\\?\"help.*?</dialog>", Pattern.DOTALL);

    private static final Map<String, CanCard> SPOKEN = spoken();

    private final Club club;
    private final TableId table;
    private final Member.Person person;
    private final NavigableMap<Long, CanSet> known = new ConcurrentSkipListMap<>();
    private final long since;
    private final Watch watch;

    CanWitness(Club club, TableId table, Member.Person person) {
        this.club = club;
        this.table = table;
        this.person = person;
        watch = club.can().watch(table, Member.House.HOUSE, this::look);
        var first = look();
        since = first.number();
        boolean dealt = first.game().match().filter(view -> !view.hand().isEmpty()).isPresent();
        if (dealt) {
            throw new AssertionError("the cards were dealt before anybody looked");
        }
    }

    private static Map<String, CanCard> spoken() {
        var speech = Speech.of(Words.in(Locale.ENGLISH));
        var spoken = new HashMap<String, CanCard>();
        CanSet.ALL.forEach(card -> spoken.put(speech.name(card), card));
        return Map.copyOf(spoken);
    }

    private TableView<CanSeen> look() {
        var now = club.can().look(table, person).orElseThrow();
        known.put(now.number(), of(now.game()));
        return now;
    }

    private static CanSet of(CanSeen seen) {
        var drawn = seen.story().draws().stream().map(draw -> draw.card()).toList();
        boolean drawing = seen.match().filter(view -> view.deal().isEmpty()).isPresent();
        var known = seen.match().map(CanWitness::of).orElse(CanSet.NONE);
        return drawing ? known.union(CanSet.copyOf(drawn)) : known;
    }

    /// The cards that a view tells of.
    private static CanSet of(CanView view) {
        var known = new ArrayList<CanCard>();
        view.hands().values().forEach(hand -> hand.forEach(known::add));
        view.drawn().forEach(drawn -> known.add(drawn.card()));
        view.play()
                .ifPresent(play -> {
                    play.own().orElse(CanSet.NONE).forEach(known::add);
                    play.tricks().forEach(trick -> known.addAll(trick.cards()));
                    known.addAll(play.current().cards());
                });
        view.deal()
                .ifPresent(deal -> {
                    deal.shown().forEach(shown -> known.add(shown.card()));
                    deal.exchanges()
                            .forEach(exchange -> {
                                exchange.paidCards().orElse(CanSet.NONE).forEach(known::add);
                                exchange.returnedCards().orElse(CanSet.NONE).forEach(known::add);
                            });
                });
        return CanSet.copyOf(known);
    }

    /// Fails when something tells the person of a card before they may know it. Cards of the tricks
    /// just finished are told of once more when their deal is over.
    void assertDiscreet(Receipt receipt) {
        String told = HELP.matcher(receipt.text()).replaceAll("");
        var shown = CanGuest.cards(told);
        for (var name : SPOKEN.entrySet()) {
            if (told.contains(name.getKey())) {
                shown = shown.with(name.getValue());
            }
        }
        var allowed = before(receipt.number()).union(at(receipt.number()));
        var leaked = shown.minus(allowed);
        if (!leaked.isEmpty()) {
            throw new AssertionError(
                    "%s at event %d tells of %s:%n%s"
                            .formatted(receipt.from(), receipt.number(), leaked, receipt.text()));
        }
    }

    private CanSet before(long number) {
        var before = known.lowerEntry(number);
        return before == null ? CanSet.NONE : before.getValue();
    }

    /// What they may know after an event; before the first look no card has been dealt.
    private CanSet at(long number) {
        if (number <= since) {
            return number == 0 ? CanSet.NONE : known.firstEntry().getValue();
        }
        var then = known.get(number);
        if (then == null) {
            throw new AssertionError("nobody has looked at event %d".formatted(number));
        }
        return then;
    }

    @Override
    public void close() {
        watch.close();
    }
}
