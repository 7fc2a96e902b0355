package overtrick.tournament.session;

import overtrick.cards.words.Phrase;

/// Why a movement cannot have the numbers of the club's sheet.
public enum NumberingHint implements Phrase {
    /// How many tables.
    TABLES_OF_SHEET,
    PLAYERS_HAVE_NO_PAIR
}
