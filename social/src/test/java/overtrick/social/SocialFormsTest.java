package overtrick.social;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import overtrick.bridge.ancestors.AuctionTerms;
import overtrick.bridge.ancestors.BridgeWhistTerms;
import overtrick.bridge.ancestors.WhistTerms;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.chicago.ChicagoTerms;
import overtrick.bridge.party.PartyTerms;
import overtrick.bridge.party.Responsibility;
import overtrick.bridge.rubber.RubberTerms;
import overtrick.bridgetable.duplicate.EventField;
import overtrick.bridgetable.duplicate.Robots;
import overtrick.cards.Seat;
import overtrick.house.game.TableForms;
import overtrick.house.table.TableEvent;
import overtrick.house.table.TableEvent.TableOpened;
import overtrick.house.terms.Custom;
import overtrick.house.terms.Strength;
import overtrick.log.NewEvent;
import overtrick.log.form.EventCodec;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.search.Scoring;
import overtrick.testkit.Seeds;

/// The opening of tables of social bridge in the log.
class SocialFormsTest {

    private static final EventCodec<TableEvent<BoardEvent>> FORMS =
            TableForms.of(
                    SocialForms.TERMS,
                    new SocialBridge(new Robots(Strength.THUMB, new Readings()), Seeds.chance(1))
                            .events());

    @Test
    void everyGameIsReadAsItWasWritten() {
        for (var form :
                List.of(
                        new Form.Rubber(RubberTerms.USUAL),
                        new Form.Chicago(ChicagoTerms.MODERN),
                        new Form.Party(PartyTerms.PRINTED))) {
            var opened = opened(form);
            assertThat(FORMS.decode(FORMS.encode(opened))).isEqualTo(opened);
        }
    }

    /// Every kind of game, so that none is forgotten, and what robots play their cards for there:
    /// tricks where nothing else counts, else points; never what the club compares boards by.
    @Test
    void everyGameIsPlayedForItsOwnScore() {
        var scorings =
                Map.<Form, Scoring>of(
                        new Form.Rubber(RubberTerms.USUAL), Scoring.TOTAL_POINTS,
                        new Form.Chicago(ChicagoTerms.MODERN), Scoring.TOTAL_POINTS,
                        new Form.Party(PartyTerms.PRINTED), Scoring.TOTAL_POINTS,
                        new Form.Auction("plafond", AuctionTerms.PLAFOND), Scoring.TOTAL_POINTS,
                        new Form.CutThroat(Seat.NORTH), Scoring.TOTAL_POINTS,
                        new Form.BridgeWhist(BridgeWhistTerms.USUAL), Scoring.TRICKS,
                        new Form.Whist(WhistTerms.SHORT, Optional.empty()), Scoring.TRICKS);

        assertThat(scorings.keySet().stream().map(Object::getClass))
                .containsExactlyInAnyOrderElementsOf(kinds(Form.class));
        scorings.forEach((form, scoring) -> {
            var terms = new SocialTerms(form, Seat.EAST, Agreements.STANDARD);
            assertThat(EventField.NONE.scoring(terms)).as(form.code()).isEqualTo(scoring);
        });
    }

    private static List<Class<?>> kinds(Class<?> form) {
        return form.isSealed()
                ? Arrays.stream(form.getPermittedSubclasses())
                        .flatMap(kind -> kinds(kind).stream())
                        .toList()
                : List.of(form);
    }

    @Test
    void aPartyOpenedBeforeUndertricksWereChosenGoesByTheLaw() {
        assertThat(
                        read(
                                "party",
                                "{\"table\":\"PUBLIC\",\"passedOut\":\"SCORES_ZERO\",\"deals\":16}"))
                .isEqualTo(opened(new Form.Party(PartyTerms.with(Responsibility.PUBLIC))));
        assertThat(
                        read(
                                "chicago",
                                "{\"partScores\":\"FIFTY\",\"honours\":false,\"vulnerable\":\"DEALERS\"}"))
                .isEqualTo(opened(new Form.Chicago(ChicagoTerms.MODERN)));
    }

    @Test
    void whatIsWantedBesideTheGameIsKept() {
        TableEvent<BoardEvent> opened =
                new TableOpened<>(
                        "Friday",
                        new SocialTerms(
                                new Form.CutThroat(Seat.NORTH),
                                Seat.EAST,
                                Agreements.STANDARD,
                                Optional.empty(),
                                Set.of(Custom.CLOCK),
                                Optional.of(Strength.BEGINNER)));
        assertThat(FORMS.decode(FORMS.encode(opened))).isEqualTo(opened);
    }

    private static TableEvent<BoardEvent> opened(Form form) {
        return new TableOpened<>("Friday", new SocialTerms(form, Seat.EAST, Agreements.STANDARD));
    }

    private static TableEvent<BoardEvent> read(String game, String terms) {
        return FORMS.decode(
                new NewEvent(
                        "table-opened",
                        1,
                        """
                        {"name":"Friday","terms":{"form":{"is":"%s","terms":%s},"first":"E",\
                        "agreements":{"northSouth":"standard-american","eastWest":"standard-american"}}}\
                        """
                                .formatted(game, terms)));
    }
}
