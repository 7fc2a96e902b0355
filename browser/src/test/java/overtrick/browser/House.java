package overtrick.browser;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.UnaryOperator;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.board.PlayView;
import overtrick.bridgetable.duplicate.BoardSetException;
import overtrick.cards.CardSet;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.page.WebSettings;
import overtrick.page.server.Web;
import overtrick.server.Club;
import overtrick.server.ClubSettings;
import overtrick.server.front.ClubPages;

/// A club and its pages. It can be shut and opened again with the same data at the same address.
final class House implements Place, AutoCloseable {

    private static final String HOST = "127.0.0.1";
    static final Duration ROBOT_PACE = Duration.ofMillis(30);

    private final ClubSettings settings;
    private final int port;
    private Optional<String> offered = Optional.empty();
    private volatile Duration ahead = Duration.ZERO;
    private Club club;
    private Web web;

    /// @param manners how the club is run
    House(Path data, UnaryOperator<ClubSettings> manners) {
        settings = manners.apply(ClubSettings.in(data).withClock(() -> Instant.now().plus(ahead)));
        club = Club.open(settings);
        web = ClubPages.open(club, new WebSettings(HOST, 0));
        port = web.port();
    }

    Club club() {
        return club;
    }

    /// The clock of the house jumps ahead.
    void passTime(Duration time) {
        ahead = ahead.plus(time);
    }

    /// New tables play this board from now on.
    void offer(String pbn) {
        offered = Optional.of(pbn);
        try {
            var sets = club.boardSets();
            sets.offerToAll(sets.add("tonight.pbn", pbn.getBytes(StandardCharsets.UTF_8)));
        } catch (BoardSetException wrong) {
            throw new IllegalArgumentException(wrong);
        }
    }

    /// The cards that have been played at a table.
    CardSet played(TableId table) {
        return club.duplicate()
                .look(table, Member.House.HOUSE)
                .flatMap(view -> view.game())
                .flatMap(BoardView::play)
                .map(PlayView::played)
                .orElse(CardSet.NONE);
    }

    String authority() {
        return HOST + ":" + port;
    }

    @Override
    public String address(String path) {
        return "http://" + authority() + path;
    }

    void shut() {
        web.stop();
        club.close();
    }

    void reopen() {
        club = Club.open(settings);
        offered.ifPresent(this::offer);
        web = ClubPages.open(club, new WebSettings(HOST, port));
    }

    @Override
    public void close() {
        shut();
    }
}
