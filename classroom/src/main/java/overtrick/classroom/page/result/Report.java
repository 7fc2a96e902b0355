package overtrick.classroom.page.result;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import overtrick.bridge.Board;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.score.Result;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.classroom.course.Course;
import overtrick.classroom.course.Kept;
import overtrick.classroom.course.Student;
import overtrick.classroom.judge.Judge;
import overtrick.classroom.judge.Judged;
import overtrick.classroom.page.Wrong;
import overtrick.house.table.PersonId;
import overtrick.page.Words;

/// What a class has made of its boards: each board at all tables, and every student's calls.
public record Report(String title, List<OnBoard> boards, List<Of> students) {

    public Report {
        boards = List.copyOf(boards);
        students = List.copyOf(students);
    }

    /// A board at all tables.
    ///
    /// @param set the name of its set
    public record OnBoard(String set, Board board, List<At> tables) {
        public OnBoard {
            tables = List.copyOf(tables);
        }
    }

    /// What one table has made of a board.
    ///
    /// @param names of the students by their seats
    /// @param points of North and South; empty where it was only bid, or not finished
    public record At(
            int table,
            Map<Seat, String> names,
            Auction auction,
            Optional<Contract> contract,
            Optional<Result> result,
            Optional<Integer> points,
            List<Wrong> wrong,
            Kept kept) {

        /// All students of the table.
        public String who() {
            return String.join(" · ", names.values());
        }

        /// `4SN+1`, or the contract alone where there is no result.
        public String text() {
            return result.map(Result::text).or(() -> contract.map(Contract::code)).orElse("–");
        }

        /// The points with their sign; empty where there are none.
        public String signed(Words words) {
            return points.map(words::signed).orElse("");
        }
    }

    /// A student's calls.
    ///
    /// @param boards that they have held
    public record Of(String name, int boards, int right, int wrong) {

        public int calls() {
            return right + wrong;
        }
    }

    /// @param lying what the tables have made so far of the boards that lie there
    static Report of(Course course, List<Kept> lying, Judge judge, Words words) {
        var all = new ArrayList<>(course.kept());
        for (var kept : lying) {
            all.removeIf(one -> one.desk() == kept.desk() && one.deal() == kept.deal());
            all.add(kept);
        }
        String system = course.opened().orElseThrow().setting().system();
        var boards = new ArrayList<OnBoard>();
        var tallies = new LinkedHashMap<PersonId, int[]>();
        for (int set = 0; set < course.sets().size(); set++) {
            var loaded = course.sets().get(set);
            for (int place = 0; place < loaded.boards().size(); place++) {
                var board = loaded.boards().get(place).board();
                var at = new ArrayList<At>();
                for (var kept : all) {
                    if (kept.set() == set && kept.board() == place) {
                        var judged = judge.of(board, system, kept);
                        count(kept, judged, tallies);
                        at.add(at(course, board, kept, judged, words));
                    }
                }
                if (!at.isEmpty()) {
                    boards.add(new OnBoard(loaded.name(), board, at));
                }
            }
        }
        return new Report(
                course.opened().orElseThrow().setting().name(), boards, students(course, tallies));
    }

    private static void count(Kept kept, List<Judged> judged, Map<PersonId, int[]> tallies) {
        kept.students().values().forEach(one -> tallies.computeIfAbsent(one, _ -> new int[3])[0]++);
        for (var one : judged) {
            tallies.computeIfAbsent(one.student(), _ -> new int[3])[one.isRight() ? 1 : 2]++;
        }
    }

    private static List<Of> students(Course course, Map<PersonId, int[]> tallies) {
        return course.students().stream()
                .filter(one -> tallies.containsKey(one.id()))
                .map(one -> of(one, tallies))
                .toList();
    }

    private static Of of(Student student, Map<PersonId, int[]> tallies) {
        int[] tally = tallies.getOrDefault(student.id(), new int[3]);
        return new Of(student.person().name(), tally[0], tally[1], tally[2]);
    }

    private static At at(Course course, Board board, Kept kept, List<Judged> judged, Words words) {
        var auction = Auction.parse(board.dealer(), kept.calls());
        var names =
                kept.students().entrySet().stream()
                        .sorted(Map.Entry.comparingByKey())
                        .collect(
                                Collectors.toMap(
                                        Map.Entry::getKey,
                                        one -> Wrong.name(course, one.getValue()),
                                        (first, _) -> first,
                                        LinkedHashMap::new));
        return new At(
                kept.desk(),
                names,
                auction,
                auction.contract(),
                kept.result(),
                kept.result().map(one -> one.points(Side.NORTH_SOUTH, board.vulnerability())),
                Wrong.of(course, judged, words),
                kept);
    }
}
