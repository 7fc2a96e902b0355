package overtrick.laws.tree;

import java.util.EnumMap;
import java.util.Map;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.ruling.Step;

/// The tree of questions for each irregularity in each book.
public final class Trees {

    private static final Map<LawBook, Map<Irregularity, Step>> ALL = all();

    private Trees() {}

    /// The first question of an irregularity in a book, or its ruling where nothing is asked.
    ///
    /// @throws IllegalStateException when the book has no tree for it
    public static Step of(LawBook book, Irregularity irregularity) {
        var tree = ALL.getOrDefault(book, Map.of()).get(irregularity);
        if (tree == null) {
            throw new IllegalStateException("no tree for %s in %s".formatted(irregularity, book));
        }
        return tree;
    }

    private static Map<LawBook, Map<Irregularity, Step>> all() {
        var all = new EnumMap<LawBook, Map<Irregularity, Step>>(LawBook.class);
        for (var book : LawBook.values()) {
            var trees = new EnumMap<Irregularity, Step>(Irregularity.class);
            for (var irregularity : Irregularity.values()) {
                trees.put(irregularity, tree(book, irregularity));
            }
            all.put(book, trees);
        }
        return all;
    }

    private static Step tree(LawBook book, Irregularity irregularity) {
        return switch (irregularity) {
            case INSUFFICIENT_BID -> InsufficientBids.tree(book);
            case PASS_OUT_OF_TURN -> CallsOutOfTurn.pass(book);
            case BID_OUT_OF_TURN -> CallsOutOfTurn.bid(book);
            case DOUBLE_OUT_OF_TURN -> CallsOutOfTurn.doubled(book);
            case CHANGE_OF_CALL -> ChangesOfCall.tree(book);
            case EXPOSED_CARD_IN_AUCTION -> ExposedCards.inAuction(book);
            case SIMULTANEOUS_CALLS -> InadmissibleCalls.simultaneous();
            case MISSED_TURN -> InadmissibleCalls.missedTurn(book);
            case INADMISSIBLE_DOUBLE -> InadmissibleCalls.doubled(book);
            case CALL_BY_BARRED_PLAYER -> InadmissibleCalls.barred(book);
            case BID_OVER_SEVEN -> InadmissibleCalls.overSeven(book);
            case CALL_AFTER_FINAL_PASS -> InadmissibleCalls.afterFinalPass(book);
            case OPENING_LEAD_OUT_OF_TURN -> LeadsOutOfTurn.opening(book);
            case LEAD_OUT_OF_TURN_BY_DECLARER -> LeadsOutOfTurn.byDeclarer(book);
            case LEAD_OUT_OF_TURN_BY_DEFENDER -> LeadsOutOfTurn.byDefender(book);
            case PREMATURE_PLAY -> PrematurePlays.tree(book);
            case EXPOSED_CARD_IN_PLAY -> ExposedCards.inPlay(book);
            case PENALTY_CARD_AND_LEAD -> PenaltyCards.tree(book);
            case PENALTY_CARD_NOT_PLAYED -> PenaltyCards.notPlayed(book);
            case REVOKE -> Revokes.tree(book);
            case DEFECTIVE_TRICK -> PlayedCards.defectiveTrick(book);
            case DUMMY_OVERSTEPS -> PlayedCards.dummy(book);
            case INCOMPLETE_DESIGNATION -> PlayedCards.designation();
            case CARD_TAKEN_BACK -> PlayedCards.takenBack(book);
            case DISPUTED_CLAIM -> Claims.disputed(book);
            case CONCESSION_REGRETTED -> Claims.regretted(book);
            case UNAUTHORISED_INFORMATION -> Information.unauthorised(book);
            case MISINFORMATION -> Information.misinformation(book);
            case UNDISCLOSED_UNDERSTANDING -> Information.undisclosed(book);
            case WRONG_NUMBER_OF_CARDS -> WrongCards.number(book);
            case MISSING_CARD -> WrongCards.missing(book);
            case WRONG_BOARD -> WrongCards.board(book);
            case MISDEAL -> WrongCards.deal(book);
            case WRONG_EXPLANATION -> Judgement.wrongExplanation(book);
            case TEMPO_AND_DECEPTION -> Judgement.tempo(book);
            case REVIEW_AFTER_PLAY -> Judgement.review(book);
            case DIRECTORS_ERROR -> Judgement.directorsError(book);
            case TWO_CARDS_AT_ONCE -> SeenCards.twoAtOnce();
            case CARD_SEEN -> SeenCards.seen();
            case UNABLE_TO_COMPLY -> SeenCards.unable();
            case PLAYED_AFTER -> SeenCards.playedAfter();
            case TRICKS_LAID_OUT -> Procedures.laidOut(book);
            case LOOKING_AT_TRICKS -> Procedures.lookedAt();
            case OPENING_LEAD -> Procedures.openingLead();
            case QUESTION_OR_REVIEW -> Procedures.asked(book);
            case BOARD_AND_CARDS -> Procedures.boardAndCards();
            case SPECTATOR -> Procedures.spectator(book);
            case SCORE_IN_DOUBT -> Procedures.scoreInDoubt(book);
            case NOTICED_BY_DIRECTOR -> Procedures.noticed();
            case PROCEDURAL_OFFENCE -> Conduct.procedural();
            case MISCONDUCT -> Conduct.misconduct(book);
            case APPEAL -> Conduct.appeal();
            case FACTS_TO_SETTLE -> Settling.facts(book);
            case INNOCENT_SIDES_ERROR -> Settling.ownError(book);
            case SPOILT_TEAM_BOARD -> Settling.teamBoard(book);
        };
    }
}
