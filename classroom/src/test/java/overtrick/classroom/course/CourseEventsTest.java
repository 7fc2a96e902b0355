package overtrick.classroom.course;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.score.Result;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.classroom.Classrooms;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.house.terms.Strength;
import overtrick.log.form.Redaction;
import overtrick.testkit.log.EventCodecContract;

/// The events of classes in the log.
class CourseEventsTest extends EventCodecContract<CourseEvent> {

    private static final Member.Person LAN = new Member.Person(new PersonId("lan"), "Lan");
    private static final Deal DEAL =
            Deal.parse("N:AKQ2.T98.J54.K32 JT9.AKQ2.T98.J54 876.J543.AKQ2.T9 543.76.763.AQ876");

    CourseEventsTest() {
        super(Classrooms.KIND.codec(), "course-events.log");
    }

    @Override
    protected List<CourseEvent> all() {
        var all = new ArrayList<CourseEvent>();
        for (var filling : Filling.values()) {
            all.add(opened(filling, Optional.empty()));
        }
        all.add(opened(Filling.FREE, Optional.of(Strength.CLUB)));
        all.add(
                new CourseEvent.Opened(
                        new Setting(
                                "Homework",
                                Filling.ALONE,
                                "acol",
                                Optional.empty(),
                                Optional.of(Instant.parse("2026-12-01T17:00:00Z"))),
                        LAN));
        all.add(new CourseEvent.Advanced(2, 1));
        all.add(new CourseEvent.Joined(LAN));
        all.add(new CourseEvent.Left(LAN.id()));
        all.add(new CourseEvent.Placed(LAN.id(), new Place(3, Seat.SOUTH)));
        all.add(new CourseEvent.StoodUp(LAN.id()));
        all.add(new CourseEvent.HandRaised(LAN.id()));
        all.add(new CourseEvent.HandLowered(LAN.id()));
        var board = Board.of(new BoardNumber(7), DEAL);
        for (var mode : Mode.values()) {
            var boards = List.of(new Prepared(board, ""), new Prepared(board, "1NT P P P"));
            all.add(new CourseEvent.SetLoaded(new Loaded("Openings", boards, mode)));
            all.add(new CourseEvent.ModeChanged(mode));
        }
        all.add(new CourseEvent.Stepped(1, false));
        all.add(new CourseEvent.Restarted(2));
        all.add(new CourseEvent.Paused(true));
        all.add(new CourseEvent.HandsShown(true));
        all.add(new CourseEvent.Told("Minh", "count", Optional.empty()));
        all.add(new CourseEvent.Told("Minh", "count", Optional.of(2)));
        all.add(new CourseEvent.Ended());
        all.add(new CourseEvent.DeskOpened(1, new TableId("ABCDE")));
        all.add(new CourseEvent.GuestKnown(new PersonId("guest"), LAN));
        var contract = Auction.parse(Seat.SOUTH, "1NT P P P").contract().orElseThrow();
        all.add(kept("1NT P P P", 4, Optional.of(new Result.Played(contract, 8))));
        all.add(kept("1NT", 0, Optional.empty()));
        all.add(kept("P P P P", 0, Optional.of(new Result.PassedOut())));
        return all;
    }

    private static CourseEvent opened(Filling filling, Optional<Strength> robots) {
        return new CourseEvent.Opened(
                new Setting("Beginners", filling, "standard-american", robots), LAN);
    }

    private static CourseEvent kept(String calls, int given, Optional<Result> result) {
        return new CourseEvent.BoardKept(
                new Kept(0, 1, 2, 3, Map.of(Seat.SOUTH, LAN.id()), calls, "HA H2", given, result));
    }

    /// Whoever has left the club is called otherwise, and nothing else changes.
    @Test
    void takesNamesOut() {
        var how =
                new Redaction() {
                    @Override
                    public String of(String id, String name) {
                        return id.equals("lan") ? "Former member 1" : name;
                    }

                    @Override
                    public String name(String name) {
                        return name;
                    }

                    @Override
                    public String robot(String name) {
                        return name;
                    }

                    @Override
                    public String text(String words) {
                        return words;
                    }

                    @Override
                    public String said(String speaker, String words) {
                        return "–";
                    }
                };
        for (var event : all()) {
            assertThat(String.valueOf(Classrooms.KIND.codec().redacted(event, how)))
                    .isEqualTo(
                            String.valueOf(event)
                                    .replace("name=Lan", "name=Former member 1")
                                    .replace("text=count", "text=–"));
        }
    }
}
