package overtrick.systems.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.auction.Call;
import overtrick.cards.Suit;
import overtrick.systems.hand.Aspect;
import overtrick.systems.hand.Box;
import overtrick.systems.hand.Hand;
import overtrick.systems.hand.Measure;
import overtrick.systems.hand.Range;
import overtrick.systems.language.Situation.Said;

class CompilerTest {

    /// Each file has `auction 1M` before it, `;` stands for a new line and `!` for a bar.
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                      8N ! any ! to-play                | 2 | no such call: 8N
                      2Q ! any ! to-play                | 2 | no suit, nor a letter for one: Q
                      2M ! 3+ Q ! single-raise          | 2 | no suit, nor a letter for one: Q
                      2M ! 3+ ! single-raise            | 2 | no such condition: 3+
                      2M ! lovely hand ! single-raise   | 2 | no such condition: lovely hand
                      2M ! pretty ! single-raise        | 2 | no such condition: pretty
                      2M ! ! single-raise               | 2 | a condition is missing
                      2M ! 3+ M, ! single-raise         | 2 | a condition is missing
                      2M ! 10-6 hcp ! single-raise      | 2 | no range between 0 and 37, low end first: 10-6
                      2M ! 0-40 hcp ! single-raise      | 2 | no range between 0 and 37, low end first: 0-40
                      2M ! many hcp ! single-raise      | 2 | no range like 5, 5+ or 5-7: many
                      2M ! 5+ tricks ! single-raise     | 2 | no such condition: 5+ tricks
                      2M ! 5+ losers M ! single-raise   | 2 | no such condition: 5+ losers M
                      2M ! 7+ M, 7+ OM ! single-raise   | 2 | no hand can be like this
                      2M ! 3+ x ! single-raise          | 2 | x is in neither the auction nor the call
                      2x when y < x ! 3+ x ! new-suit   | 2 | y is in neither the auction nor the call
                      2x when rich ! 3+ x ! new-suit    | 2 | no such condition: rich; known are: passed hand, vulnerable, seat 3 4, x < y, x = y, trumps, game forced, partner 4+ x, name is value
                      2M ! 3+ M ! Single raise          | 2 | a sentence is named like limit-raise, or stands in quotes: Single raise
                      2M ! 3+ M ! " "                   | 2 | a sentence is named like limit-raise, or stands in quotes: " "
                      2M ! 3+ M                         | 2 | row is not call, hands, sentence, flags with bars between: 2 columns
                      2M ! 3+ M ! raise ! forced        | 2 | no such flag: forced; known are: forcing, game, invites, to play, alert, agrees M, penalty, asks, tells aces, tells keycards, explains
                      2M ! 3+ M ! raise ! agrees z      | 2 | z is in neither the auction nor the call
                      hello                             | 2 | line is no title, include, option, refuse, parameter, auction, drill or row: hello
                      2x when x = y ! 3+ x ! new-suit   | 2 | y is in neither the auction nor the call
                      2x when partner 3+ y ! 3+ x ! new-suit | 2 | y is in neither the auction nor the call
                      2x when not rich ! 3+ x ! new-suit | 2 | no such condition: rich; known are: passed hand, vulnerable, seat 3 4, x < y, x = y, trumps, game forced, partner 4+ x, name is value
                      2M ! balanced and rich together ! raise | 2 | no such condition: balanced and rich together
                      2M ! M > OM together ! raise      | 2 | no such condition: M > OM together
                      2M ! 75+ hcp together ! raise     | 2 | no range between 0 and 74, low end first: 75+
                      2M ! first king M ! raise         | 2 | no such condition: first king M
                      2M ! no jack M ! raise            | 2 | no such condition: no jack M
                      include nowhere                   | 2 | no such file: nowhere.bid
                      include part with                 | 2 | an include is written include name, then perhaps after 1C 1D, with name: include part with
                      include faulty after 1C           | 2 | included twice: faulty.bid
                      include faulty                    | 2 | included twice: faulty.bid
                      Range = 5-7                       | 2 | a parameter is written name = value: Range = 5-7
                      range =                           | 2 | a parameter is written name = value: range =
                      good hand = 12+ hp                | 2 | no suit, nor a letter for one: hp
                      option raise                      | 2 | an option is written name = choice or choice, each one word: raise
                      option raise = weak               | 2 | an option is written name = choice or choice, each one word: raise = weak
                      option raise = weak or 5+ S       | 2 | an option is written name = choice or choice, each one word: raise = weak or 5+ S
                      range = 5-7 when raise is weak    | 2 | no such option so far: raise
                      range = 5-7 when vulnerable       | 2 | only options can be asked here, not the table: range = 5-7 when vulnerable
                      option raise = weak or limit; a = 5-7 when raise is odd | 3 | raise is weak or limit, never odd
                      raise = odd; option raise = weak or limit | 3 | raise is weak or limit, not odd
                      raise = weak                      | 2 | no such option: raise
                      a = 5+ S; title T; 2M ! any ! to-play | 4 | row stands under no auction
                      refuse raise is odd, a is b       | 2 | no such option so far: raise
                      option a = b or c; refuse a is b  | 3 | two choices are refused together: a is b
                      option a = b or c; refuse a is not b | 3 | what is refused is written name is choice: a is not b
                      drill 1S; 2C ! K43.K43.K432       | 3 | hand is not four suits with dots between: K43.K43.K432
                      drill 1S; 1C ! K43.K43.K432.432   | 3 | 1C may not be called there
                      drill 1S; 2C                      | 3 | line is no title, include, option, refuse, parameter, auction, drill or row: 2C
                      drill 1S; 2C ! K43.K43.K432.432 ! x | 3 | a drill is call, hand with a bar between: 3 columns
                      drill 1S 1H                       | 2 | no lawful auction: 1S 1H
                      drill 1S P                        | 2 | the auction is over: 1S P
                      drill 1S when vulnerable          | 2 | only options can be asked here, not the table: 1S when vulnerable
                      auction 1N (2z                    | 2 | no such call: (2z
                      auction 1M when x < M             | 2 | x is in neither the auction nor the call
                      2N ! 4+ M ! good-raise; 2N ! any ! scramble; auction 1M 2N:scramble; 3M ! any ! raise | 3 | 2N is scramble here and good-raise at faulty.bid:2; answers are found by the name, so one name for both rows or conditions after when that part them
                      2x ! 5+ x ! new-suit; 2C ! any ! relay; auction 1M 2x:new-suit; 3x ! any ! raise | 3 | 2C is relay here and new-suit at faulty.bid:2; answers are found by the name, so one name for both rows or conditions after when that part them
                    """)
    void faultsHaveAPlaceAndAReason(String line, int place, String reason) {
        var text = "auction 1M\n" + line.replace(';', '\n').replace('!', '|');

        assertThat(faults(Map.of("faulty", text)))
                .containsExactly(new SystemFault("faulty.bid", place, reason));
    }

    /// Two names for one call are no fault when nothing asks for either, when conditions part the
    /// rows, and where the call cannot be made.
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      2N ! 4+ M ! good-raise; 2N ! any ! scramble
                      2N when M = H ! 4+ M ! good-raise; 2N when M = S ! any ! scramble; auction 1M 2N:scramble; 3M ! any ! raise
                      2N when vulnerable ! 4+ M ! good-raise; 2N when not vulnerable ! any ! scramble; auction 1M 2N:scramble; 3M ! any ! raise
                      2N when seat 1 2 ! 4+ M ! good-raise; 2N when seat 3 4 ! any ! scramble; auction 1M 2N:scramble; 3M ! any ! raise
                      1x when x < M ! 5+ x ! new-suit; 1D ! any ! relay; auction 1M 1x:new-suit; 2x ! any ! raise
                    """)
    void namesThatCannotBeConfusedAreNoFault(String lines) {
        var text = "auction 1M\n" + lines.replace(';', '\n').replace('!', '|');

        assertThat(book(Map.of("whole", text)).keys()).isNotEmpty();
    }

    @Test
    void allFaultsOfAllFilesAreTold() {
        var faults =
                faults(
                        Map.of(
                                "faulty", "title T\ninclude part\nauction 9N\n",
                                "part", "# a part\n\nauction 1N\n  2C | 8+ hpc | stayman\n"));

        assertThat(faults.stream().map(SystemFault::text))
                .containsExactly(
                        "part.bid:4: no such condition: 8+ hpc", "faulty.bid:3: no such call: 9N");
    }

    @Test
    void aFileThatDoesNotExistIsAFault() {
        assertThat(faults(Map.of()).getFirst().text())
                .isEqualTo("faulty.bid: no such file: faulty.bid");
    }

    @Test
    void aNameThatLeadsBackToItselfIsAFault() {
        assertThat(faults(Map.of("faulty", "a = any\nb = a or b\n")).getFirst().reason())
                .contains("no such condition: b");
    }

    @Test
    void whoSetsAParameterFirstHasTheWord() {
        var part = "range = 12-14\nauction -\n  1N | range hcp | one-notrump\n";
        var book = book(Map.of("whole", "range = 15-17\ninclude part\n", "part", part));
        var alone = book(Map.of("whole", part));
        var fifteen = Hand.parse("AK32.K32.QJ2.Q32");

        assertThat(book.offers(at("")).getFirst().shows().contains(fifteen)).isTrue();
        assertThat(alone.offers(at("")).getFirst().shows().contains(fifteen)).isFalse();
    }

    @Test
    void aFileIsIncludedAfterCallsWithParametersOfItsOwn() {
        var part =
                """
                auction 1N
                  2C | asks hcp | stayman
                auction 1N 2C
                  2D | any | waiting
                """;
        var whole =
                """
                asks = 8+
                include part
                include part after 1C 1D with weaker
                """;
        var book = book(Map.of("whole", whole, "part", part, "weaker", "asks = 4+\n"));
        var five = Hand.parse("AJ32.432.432.432");

        assertThat(book.offers(at("1N")).getFirst().shows().contains(five)).isFalse();
        assertThat(book.offers(at("1C 1D 1N")).getFirst().shows().contains(five)).isTrue();
        assertThat(book.offers(at("1C 1D 1N 2C"))).hasSize(1);
        assertThat(book.offers(at("1C 1H 1N"))).isEmpty();
        assertThat(faults(Map.of("faulty", "include part after 1C", "part", "auction -\n")))
                .extracting(SystemFault::reason)
                .containsExactly("no beginning of an auction after 1C");
    }

    @Test
    void anOptionChoosesRows() {
        var text =
                """
                option raise = weak or strong
                auction 1M
                  2M when raise is weak | 0-5 hcp | single-raise
                  2M when raise is not weak | 6+ hcp | single-raise
                auction 1N when raise is strong
                  P | any | nothing-more
                """;
        var usual = book(Map.of("whole", text));
        var other = book(Map.of("whole", "raise = strong\n" + text));
        var six = Hand.parse("A432.Q32.432.432");

        assertThat(usual.offers(at("1S")).getFirst().shows().contains(six)).isFalse();
        assertThat(other.offers(at("1S")).getFirst().shows().contains(six)).isTrue();
        assertThat(usual.offers(at("1N"))).isEmpty();
        assertThat(other.offers(at("1N"))).hasSize(1);
        assertThat(usual.options()).containsEntry("raise", List.of("weak", "strong"));
    }

    @ParameterizedTest(name = "{0} is {1}: {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      1M           | 1S        | true
                      1M           | P P 1H    | true
                      1M           | 1C        | false
                      1M           | 1H 2C     | false
                      1M 2x        | 1H 2C     | true
                      1M 2x        | 1H 2H     | false
                      1M 2OM       | 1H 2S     | true
                      1M 2OM       | 1H 2H     | false
                      1m 2om       | 1C 2D     | true
                      1x 2y when y < x | 1H 2C | true
                      1x 2y when y < x | 1H 2S | false
                      (1x)         | (1H)      | true
                      (1x)         | 1H        | false
                      1x (1y)      | 1C (1H)   | true
                      1x (1y)      | 1C (1N)   | false
                      1x (X)       | 1C (X)    | true
                      1x           | 1C (X)    | false
                      (1x) P (2x)  | (1H) P (2H) | true
                      -            | P (P) P   | true
                      -            | 1C        | false
                      ... 4N       | 1H 2H 4N  | true
                      ... 4N       | 1H 4N 5C  | false
                      1N 2C:stayman | 1N 2C    | true
                      1N 2C:gladiator | 1N 2C  | false
                      1H when seat 2 | 1H      | false
                      1H when seat 3 | P (P) P (P) 1H      | true
                      1H when vulnerable | 1H  | true
                      1H when not vulnerable | 1H | false
                    """)
    void auctionsAreMatched(String pattern, String calls, boolean matches) {
        var book = book(Map.of("whole", "auction " + pattern + "\n  P | any | nothing-more\n"));

        assertThat(!book.offers(at(calls)).isEmpty()).isEqualTo(matches);
    }

    @ParameterizedTest(name = "{0}: {1} is {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      15-17 hcp, balanced    | AK32.K32.QJ2.Q32  | true
                      15-17 hcp, unbalanced  | AK32.K32.QJ2.Q32  | false
                      22+ hcp or 9+ tricks S | AKQJT987.A32.2.2  | true
                      22+ hcp or 9+ tricks S | AKQJT98.432.2.32  | false
                      longest S              | AKQ32.K5432.Q2.2  | true
                      S > H                  | AKQ32.K5432.Q2.2  | false
                      S >= H                 | AKQ32.K5432.Q2.2  | true
                      D < C                  | AKQ32.K5432.2.Q2  | true
                      solid S                | AKQ432.K432.2.Q2  | true
                      good H                 | AKQ432.K432.2.Q2  | false
                      fair H                 | AKQ432.K432.2.Q2  | true
                      stop C, no stop D      | AKQ432.A432.2.K2  | true
                      queen S, no queen H    | AKQ432.A432.2.K2  | true
                      3 keycards S, 2 aces   | AKQ432.A432.2.K2  | true
                      2 kings, 8 controls    | AKQ432.A432.2.A2  | false
                      1 king, 7 controls     | AKQ432.A432.2.A2  | true
                      rule of 20             | KQ432.A5432.2.Q2  | true
                      12+ support H          | K32.A5432.2.Q432  | true
                      10+ points             | KQ5432.A32.32.32  | true
                      2+ tops S, 0-1 tops H  | AKQ432.A432.2.K2  | true
                      king S, no king H      | AKQ432.A432.2.K2  | true
                      no king S              | AKQ432.A432.2.K2  | false
                      first control H        | AKQ432.A432.2.K2  | true
                      first control D        | AKQ432.A432.2.K2  | false
                      control D, control C   | AKQ432.A432.2.K2  | true
                      no first control C     | AKQ432.A432.2.K2  | true
                      no control C           | AKQ432.A432.2.Q2  | true
                      first control D        | AKQ432.A5432..Q2  | true
                      0 loose beside S       | AKQ432.A432.2.K2  | true
                      1 loose beside S       | AKQ432.A432.2.Q2  | true
                      2 open beside S        | AKQ432.A432.2.K2  | true
                      13 hcp beside C        | AKQ432.A432.2.K2  | true
                      17 hcp beside C        | AKQ432.A432.2.A2  | true
                    """)
    void descriptionsAreRead(String shows, String hand, boolean fits) {
        var book = book(Map.of("whole", "auction -\n  1N | " + shows + " | one-notrump\n"));

        assertThat(book.offers(at("")).getFirst().shows().contains(Hand.parse(hand)))
                .isEqualTo(fits);
    }

    @Test
    void aLetterInTheCallStandsForEverySuitInTurn() {
        var book =
                book(
                        Map.of(
                                "whole",
                                "auction 1M\n  2x when x < M | 5+ x | new-suit | forcing, agrees x\n"));
        var offers = book.offers(at("1H"));

        assertThat(offers).extracting(offer -> offer.call().code()).containsExactly("2C", "2D");
        assertThat(offers.getLast().agrees()).contains(Suit.DIAMONDS);
        assertThat(offers.getLast().force()).isEqualTo(Force.FORCING);
        assertThat(offers.getLast().place()).isEqualTo("whole.bid:2");
        assertThat(book.keys()).containsExactly("new-suit");
    }

    @Test
    void agreedTrumpsHaveALetter() {
        var book = book(Map.of("whole", "auction ... 4N\n  5H | 2 keycards T | aces-two\n"));
        var agreed = new Situation(at("1S 4N").calls(), true, Optional.of(Suit.SPADES));
        var twoWithTheKing = Hand.parse("K5432.A2.432.432");

        assertThat(book.offers(at("1S 4N"))).isEmpty();
        assertThat(book.offers(agreed).getFirst().shows().contains(twoWithTheKing)).isTrue();
    }

    /// Partner has 14 to 16 points, four or five spades and two key cards.
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      32+ hcp together      | true
                      33+ hcp together      | false
                      28-31 hcp together    | false
                      5 keycards S together | true
                      4 keycards S together | false
                      9+ S together         | true
                      10+ S together        | false
                      34+ support S together | true
                    """)
    void bothHandsAreCountedTogether(String shows, boolean fits) {
        var partner =
                Box.ANY
                        .and(Aspect.HIGH_CARDS, new Range(14, 16))
                        .and(Aspect.length(Suit.SPADES), new Range(4, 5))
                        .and(Aspect.of(Measure.KEY_CARDS, Suit.SPADES), Range.exactly(2));
        var now =
                new Situation(at("1S 3S").calls(), true, Optional.of(Suit.SPADES), partner, false);
        var book = book(Map.of("whole", "auction ...\n  4N | " + shows + " | key-card-ask\n"));
        var seventeen = Hand.parse("AK432.K432.K2.A2");

        assertThat(book.offers(now).stream().anyMatch(o -> o.shows().contains(seventeen)))
                .isEqualTo(fits);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      trumps                   | true
                      not trumps               | false
                      game forced              | true
                      not game forced          | false
                      T = S                    | true
                      not T < S                | true
                      H = T                    | false
                      partner 4+ S             | true
                      partner 4+ S, trumps     | true
                      partner 5+ S             | false
                      not partner 4+ S         | false
                      partner 15+ hcp or 4-5 S | true
                    """)
    void circumstancesHoldOrNot(String guard, boolean holds) {
        var partner = Box.ANY.and(Aspect.length(Suit.SPADES), new Range(4, 5));
        var now = new Situation(at("1S 3S").calls(), true, Optional.of(Suit.SPADES), partner, true);
        var ofAuction =
                book(Map.of("whole", "auction ... when " + guard + "\n  4N | any | to-play\n"));
        var ofRow = book(Map.of("whole", "auction ...\n  4N when " + guard + " | any | to-play\n"));

        assertThat(ofAuction.offers(now).isEmpty()).isEqualTo(!holds);
        assertThat(ofRow.offers(now).isEmpty()).isEqualTo(!holds);
    }

    /// Calls of the caller's side, the opponents' in parentheses; their passes are put in between.
    private static Situation at(String calls) {
        var said = new java.util.ArrayList<Said>();
        for (var word : calls.strip().split(" +")) {
            if (word.isEmpty()) {
                continue;
            }
            boolean ours = !word.startsWith("(");
            if (!said.isEmpty() && said.getLast().ours() == ours) {
                said.add(new Said(Call.Word.PASS, !ours, "nothing-more"));
            }
            String code = word.replaceAll("[()]", "");
            said.add(new Said(Call.parse(code), ours, code.equals("2C") ? "stayman" : ""));
        }
        if (!said.isEmpty() && said.getLast().ours()) {
            said.add(new Said(Call.Word.PASS, false, "nothing-more"));
        }

        return new Situation(said, true, Optional.empty());
    }

    private static Book book(Map<String, String> files) {
        return Compiler.compile("whole", Map.of(), name -> Optional.ofNullable(files.get(name)));
    }

    private static List<SystemFault> faults(Map<String, String> files) {
        var thrown =
                catchThrowableOfType(
                        SystemFaultException.class,
                        () ->
                                Compiler.compile(
                                        "faulty",
                                        Map.of(),
                                        name -> Optional.ofNullable(files.get(name))));
        assertThat(thrown).isNotNull();
        assertThat(thrown).hasMessageContaining(thrown.faults().getFirst().text());
        return thrown.faults();
    }
}
