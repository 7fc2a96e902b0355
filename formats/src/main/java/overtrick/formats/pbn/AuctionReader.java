package overtrick.formats.pbn;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Standing;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.formats.Diagnostics;
import overtrick.formats.Place;
import overtrick.formats.pbn.PbnElement.NoteReference;
import overtrick.formats.pbn.PbnElement.Word;

/// Reads the section Auction with its notes (PBN 2.1, 3.5). An irregularity (3.9) ends what can be
/// read, for an [Auction] holds lawful calls only.
final class AuctionReader {

    /// @param notes by the place of the call, from 0
    /// @param leftOpen whether the file says that more calls would have followed
    record Read(Auction auction, SortedMap<Integer, String> notes, boolean leftOpen) {}

    private static final Pattern NUMBER = Pattern.compile("\\d{1,4}");
    private static final Pattern NOTRUMP = Pattern.compile("[1-7][Nn]");

    private final Diagnostics diagnostics;
    private final int passes;
    private final Map<Integer, String> texts;
    private final SortedMap<Integer, String> notes = new TreeMap<>();
    private final List<Call> calls = new ArrayList<>();
    private Standing standing = Standing.AT_START;
    private boolean leftOpen;
    private boolean stopped;

    /// Whether the file has said that all pass.
    private boolean spoken;

    private AuctionReader(Map<Integer, String> texts, int passes, Diagnostics diagnostics) {
        this.texts = texts;
        this.passes = passes;
        this.diagnostics = diagnostics;
    }

    static Optional<Read> read(PbnGame game, Seat dealer, Diagnostics diagnostics) {
        return read(game, dealer, 0, diagnostics);
    }

    /// Reads an auction before whose first call others have passed, without a word of it in the
    /// file.
    ///
    /// @param passes how many; 0 when the dealer is the first of whom a call is recorded
    static Optional<Read> read(PbnGame game, Seat dealer, int passes, Diagnostics diagnostics) {
        var section = game.tag(TagNames.AUCTION);
        if (section.isEmpty() || section.get().body().isEmpty()) {
            return Optional.empty();
        }
        if (passes == 0 && !beginsWithDealer(section.get(), dealer, diagnostics)) {
            return Optional.empty();
        }
        var texts = texts(game.notes(TagNames.AUCTION), diagnostics);
        var reader = new AuctionReader(texts, passes, diagnostics);
        for (int pass = 0; pass < passes; pass++) {
            reader.add(Call.Word.PASS);
        }
        section.get().body().forEach(reader::read);
        var auction = new Auction(dealer, reader.calls);
        return Optional.of(new Read(auction, reader.notes, reader.leftOpen));
    }

    /// Whether the tag's value and the hyphens for those not yet in turn lead to the dealer (3.5).
    static boolean beginsWithDealer(PbnTag section, Seat dealer, Diagnostics diagnostics) {
        if (!section.isGiven()) {
            return true;
        }
        try {
            var first = Seat.parse(section.value().strip()).plus(hyphens(section.body()));
            if (first == dealer) {
                return true;
            }
            diagnostics.error(
                    section.valuePlace(),
                    "auction is left out: it begins with %c, but %c is the dealer"
                            .formatted(first.letter(), dealer.letter()));
            return false;
        } catch (FormatException wrong) {
            diagnostics.warn(
                    section.valuePlace(),
                    "auction should name the first to call, N, E, S or W: " + section.value());
            return true;
        }
    }

    /// How many seats after the dealer the first call is recorded; 0 when it is the dealer's, or
    /// the section does not say whose it is.
    static int seatsAfterDealer(PbnTag section, Seat dealer) {
        try {
            var first = Seat.parse(section.value().strip()).plus(hyphens(section.body()));
            return Math.floorMod(first.ordinal() - dealer.ordinal(), Seat.values().length);
        } catch (FormatException wrong) {
            return 0;
        }
    }

    static int hyphens(List<PbnElement> body) {
        int count = 0;
        for (var element : body) {
            if (element instanceof Word(_, var text)) {
                if (!text.equals("-")) {
                    return count;
                }
                count++;
            }
        }
        return count;
    }

    private static Map<Integer, String> texts(List<PbnTag> tags, Diagnostics diagnostics) {
        var texts = new HashMap<Integer, String>();
        for (var tag : tags) {
            int colon = tag.value().indexOf(':');
            String number = colon < 0 ? "" : tag.value().substring(0, colon).strip();
            if (!NUMBER.matcher(number).matches()) {
                diagnostics.error(tag.valuePlace(), "note is not like 1:text: " + tag.value());
            } else if (texts.putIfAbsent(Integer.valueOf(number), tag.value().substring(colon + 1))
                    != null) {
                diagnostics.warn(
                        tag.valuePlace(),
                        "note %s comes twice; the first counts".formatted(number));
            }
        }
        return texts;
    }

    private void read(PbnElement element) {
        if (stopped) {
            return;
        }
        switch (element) {
            case Word word -> readWord(word);
            case NoteReference reference -> readNote(reference);
            // marks and comments are kept in the game
            case PbnElement.Glyph _, PbnElement.Suffix _ -> {}
            case PbnElement.Comment _, PbnElement.Quoted _ -> {}
        }
    }

    private void readWord(Word word) {
        switch (word.text().toUpperCase(Locale.ROOT)) {
            case "*", "+" -> {
                leftOpen = true;
                stopped = true;
            }
            case "-" -> readHyphen(word.place());
            case "AP" -> passOut();
            case "ALL" -> { // lesson files write `all pass`, or one pass more for each player
                passOut();
                spoken = true;
            }
            case "^I" -> stop(word.place(), "an insufficient bid was accepted here");
            case "^S" -> stop(word.place(), "a call out of rotation was accepted here");
            default -> readCall(word);
        }
    }

    private void passOut() {
        while (!standing.isOver()) {
            add(Call.Word.PASS);
        }
    }

    private void readHyphen(Place place) {
        if (calls.size() > passes) {
            stop(place, "- stands for those not yet in turn and cannot follow a call");
        }
    }

    private void readCall(Word word) {
        try {
            var call = Call.parse(word.text());
            if (NOTRUMP.matcher(word.text()).matches()) {
                diagnostics.warn(word.place(), "notrump is written NT: " + word.text());
            }
            var refusal = standing.refusal(call);
            if (refusal.isEmpty()) {
                add(call);
            } else if (standing.isOver() && call == Call.Word.PASS && spoken) {
                return;
            } else if (standing.isOver() && call == Call.Word.PASS) {
                diagnostics.warn(word.place(), "auction is over; the further pass is left out");
            } else {
                stop(
                        word.place(),
                        "%s may not be called (%s)"
                                .formatted(word.text(), refusal.get().law().orElse("-")));
            }
        } catch (FormatException wrong) {
            stop(word.place(), String.valueOf(wrong.getMessage()));
        }
    }

    private void add(Call call) {
        standing = standing.after(call);
        calls.add(call);
    }

    private void readNote(NoteReference reference) {
        int last = calls.size() - 1;
        var text = texts.get(reference.number());
        if (last < 0) {
            diagnostics.warn(reference.place(), "note stands before the first call");
        } else if (text == null) {
            diagnostics.warn(
                    reference.place(),
                    "there is no note %d; right would be [Note \"%d:…\"]"
                            .formatted(reference.number(), reference.number()));
        } else {
            notes.putIfAbsent(last, text);
        }
    }

    private void stop(Place place, String why) {
        diagnostics.error(place, why + "; the auction is kept up to there");
        leftOpen = true;
        stopped = true;
    }
}
