package overtrick.bench.bidding;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import overtrick.robots.judgement.CallSearch;
import overtrick.systems.Agreement;
import overtrick.systems.BiddingSystem;
import overtrick.systems.ReadyCard;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// What the systems are worth: each alone, against itself, and against each other.
@Command(
        name = "bidding",
        description = {
            "The bidding systems over boards of the library: truth, distance from par,",
            "constructive loss, duplicate between systems."
        })
public final class BiddingBench implements Callable<Integer> {

    @Option(
            names = "--system",
            description =
                    "one or more of the systems, perhaps with choices, or ready cards (default: all systems)")
    private List<String> names = new ArrayList<>();

    @Option(names = "--boards", description = "1 to 10000 (default: ${DEFAULT-VALUE})")
    private int count = 10_000;

    @Option(names = "--worst", description = "show so many boards that lost most")
    private int worst;

    @Option(
            names = "--causes",
            description =
                    "in duplicate, show so many calls by which auctions went apart, costliest first")
    private int causes;

    @Option(
            names = "--rival",
            description =
                    "a program that answers positions as `bid --batch` does, such as an earlier version:"
                            + " each system plays against it")
    private Optional<String> rival = Optional.empty();

    @Option(
            names = "--search",
            description =
                    "${COMPLETION-CANDIDATES}: calls that are close are searched for by one side,"
                            + " each board twice, or by both against rules with silent opponents")
    private Optional<SearchMeter.Sides> search = Optional.empty();

    @Option(names = "--layouts", description = "of a search (default: ${DEFAULT-VALUE})")
    private int layouts = CallSearch.USUAL;

    @Option(names = "--skip", description = "leave out so many boards first")
    private int skip;

    @Option(
            names = "--ends",
            description = "only what deals end in: the chances that a rubber is reckoned with")
    private boolean ends;

    @Option(
            names = "--cards",
            description = "each ready card against the system of which it is made, nothing else")
    private boolean cards;

    @Option(names = "--alone", description = "no duplicate between systems")
    private boolean alone;

    @Override
    public Integer call() {
        var boards = Library.boards(skip + count);
        boards = boards.subList(Math.min(skip, boards.size()), boards.size());
        if (cards) {
            againstFamilies(boards);
            return 0;
        }
        var systems =
                (names.isEmpty() ? BiddingSystem.NAMES : names)
                        .stream().map(name -> BiddingSystem.played(Agreement.parse(name))).toList();
        if (rival.isPresent()) {
            return againstAll(rival.get(), systems, boards);
        }
        if (ends) {
            for (var system : systems) {
                System.out.printf("%s%n%s%n", system.name(), Ends.of(system, boards).text());
            }
            return 0;
        }
        if (search.isPresent()) {
            var meter = new SearchMeter(search.get(), layouts, worst);
            for (var system : systems) {
                meter.measure(system, boards).forEach(System.out::println);
            }
            return 0;
        }
        for (var system : systems) {
            System.out.println(system.name());
            var play = SelfPlay.of(system, boards);
            System.out.println(play.text());
            play.worst(worst).forEach(line -> System.out.println("    " + line));
            var constructive = Constructive.of(system, boards);
            System.out.println(constructive.text());
            constructive.worst(worst).forEach(line -> System.out.println("    " + line));
        }
        if (!alone) {
            duplicate(systems, boards);
        }
        return 0;
    }

    private void againstFamilies(List<LibraryBoard> boards) {
        for (var card : ReadyCard.ALL) {
            String family = card.agreement().system();
            if (names.isEmpty() || names.contains(card.name())) {
                show(
                        card.name() + " against " + family,
                        Duplicate.of(
                                BiddingSystem.named(card.name()),
                                BiddingSystem.named(family),
                                boards));
            }
        }
    }

    private int againstAll(String command, List<BiddingSystem> systems, List<LibraryBoard> boards) {
        try {
            systems.forEach(system -> against(command, system, boards));
            return 0;
        } catch (RivalException trouble) {
            System.err.println("bench: " + trouble.getMessage());
            return 2;
        }
    }

    private void against(String command, BiddingSystem system, List<LibraryBoard> boards) {
        try (var rival = new Rival(List.of(command.strip().split(" +")), system)) {
            show(system.name() + " against the rival", Duplicate.of(system, rival, boards));
        }
    }

    private void duplicate(List<BiddingSystem> systems, List<LibraryBoard> boards) {
        for (int one = 0; one < systems.size(); one++) {
            for (int other = one + 1; other < systems.size(); other++) {
                var first = systems.get(one);
                var second = systems.get(other);
                show(
                        first.name() + " against " + second.name(),
                        Duplicate.of(first, second, boards));
            }
        }
    }

    private void show(String players, Duplicate played) {
        System.out.printf("%s%n  %s%n", players, played.text());
        played.causes(causes).forEach(line -> System.out.println("    " + line));
    }
}
