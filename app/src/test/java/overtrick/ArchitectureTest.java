package overtrick;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget.MethodCallTarget;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The arrows between modules and packages, and what the kernels leave alone.
class ArchitectureTest {

    private static final JavaClasses OURS =
            new ClassFileImporter()
                    .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                    .importPackages("overtrick");

    /// What every room may use.
    private static final String LIBRARIES =
            "cards bridge laws can solver dealing systems movement scoring tournament formats robots teaching log";

    private static final String[] KERNELS = {
        "overtrick.cards..",
        "overtrick.bridge..",
        "overtrick.laws..",
        "overtrick.can..",
        "overtrick.movement..",
        "overtrick.scoring..",
        "overtrick.systems..",
        "overtrick.tournament.."
    };

    /// What a kernel may use: values, collections, arithmetic, chance that is passed in.
    private static final DescribedPredicate<JavaClass> PURE =
            resideInAnyPackage(KERNELS)
                    .or(
                            resideInAnyPackage(
                                    "java.lang..",
                                    "java.math..",
                                    "java.nio.charset..",
                                    "java.security..",
                                    "java.text..",
                                    "java.time..",
                                    "java.util..",
                                    "org.jspecify.."))
                    .and(
                            not(
                                    resideInAnyPackage(
                                            "java.lang.foreign..",
                                            "java.lang.management..",
                                            "java.lang.ref..",
                                            "java.lang.reflect..",
                                            "java.util.concurrent..",
                                            "java.util.jar..",
                                            "java.util.logging..",
                                            "java.util.prefs..",
                                            "java.util.zip..")))
                    .and(
                            not(
                                    nameMatching(
                                            "java\\.lang\\.(Process.*|Runtime|ScopedValue.*|Thread.*)"
                                                    + "|java\\.time\\.(Clock|InstantSource)"
                                                    + "|java\\.util\\.(Scanner|Timer.*)")))
                    // resources of the class path
                    .or(nameMatching("java\\.io\\.(InputStream|(Unchecked)?IOException)"))
                    .or(
                            DescribedPredicate.describe(
                                    "primitives and their arrays",
                                    type -> type.getBaseComponentType().isPrimitive()))
                    .as("kernels, or values of java.base");

    private static final DescribedPredicate<JavaMethodCall> THE_WORLD =
            DescribedPredicate.describe(
                    "clock, console or environment", call -> asksTheWorld(call.getTarget()));

    /// Whoever keeps a club in a file loads nothing of a database.
    @Test
    void oneClassKnowsThatThereAreDatabases() {
        noClasses()
                .that()
                .resideOutsideOfPackage("overtrick.postgres..")
                .and()
                .doNotHaveSimpleName("DatabaseClub")
                .should()
                .dependOnClassesThat(resideInAnyPackage("overtrick.postgres..", "org.postgresql.."))
                .check(OURS);
    }

    /// Whoever serves a club alone loads nothing of a cluster: it is found as a service, where it
    /// is.
    @Test
    void nobodyKnowsHowNeighboursAreFound() {
        noClasses()
                .that()
                .resideOutsideOfPackage("overtrick.cluster..")
                .should()
                .dependOnClassesThat(
                        resideInAnyPackage("overtrick.cluster..", "org.apache.pekko.."))
                .check(OURS);
    }

    @ParameterizedTest(name = "{0} uses {1}")
    @CsvSource({
        "cards,   ''",
        "bridge,  cards",
        "laws,    cards bridge",
        "can,     cards",
        "solver,  cards bridge",
        "dealing, cards bridge solver",
        "systems, cards bridge",
        "movement, cards",
        "scoring, cards bridge movement",
        "tournament, cards bridge can movement scoring",
        "formats, cards bridge movement scoring systems",
        "manager, cards bridge",
        "boxes,   cards bridge movement scoring formats",
        "robots,  cards bridge laws can scoring solver systems",
        "teaching, cards bridge can dealing formats robots scoring solver systems",
        "log,     cards",
        "sqlite,  cards log",
        "postgres, cards log sqlite",
        "cluster, cards log",
        "house,   cards bridge scoring solver robots log",
        "page,    cards bridge can systems robots log house",
        "bridgetable, KERNELS house page",
        "boards,  KERNELS house page bridgetable",
        "free,    KERNELS house page bridgetable",
        "social,  KERNELS house page bridgetable",
        "evening, KERNELS house page bridgetable boxes",
        "cantable, KERNELS house page",
        "law,     KERNELS house page",
        "library, KERNELS house page",
        "guide, KERNELS house page",
        "members, KERNELS house page",
        "standing, KERNELS house page",
        "company, KERNELS house page",
        "practice, KERNELS house page bridgetable",
        "classroom, KERNELS house page bridgetable",
        "laid,    KERNELS house page",
        "server,  KERNELS sqlite house page bridgetable boards free social evening cantable law library guide members standing company practice classroom laid boxes",
        "app,     KERNELS manager sqlite postgres house page bridgetable boards free social evening cantable law library guide members standing company practice classroom laid server boxes",
    })
    void arrowsPointDown(String module, String below) {
        var allowed = (module + " " + below.replace("KERNELS", LIBRARIES)).strip().split(" ");
        for (int i = 0; i < allowed.length; i++) {
            allowed[i] = "overtrick." + allowed[i] + "..";
        }

        classes()
                .that(resideInAPackage("overtrick." + module + ".."))
                .should()
                .onlyDependOnClassesThat(
                        resideInAnyPackage(allowed).or(not(resideInAPackage("overtrick.."))))
                .allowEmptyShould(true)
                .check(OURS);
    }

    /// One class goes by the components of records, so that no option is written down twice.
    @Test
    void kernelsAreMadeOfValues() {
        classes()
                .that(resideInAnyPackage(KERNELS))
                .and()
                .doNotHaveFullyQualifiedName("overtrick.can.rules.Options")
                .should()
                .onlyDependOnClassesThat(PURE)
                .allowEmptyShould(true)
                .check(OURS);
    }

    @Test
    void kernelsAskNeitherClockNorEnvironment() {
        noClasses()
                .that(resideInAnyPackage(KERNELS))
                .should()
                .callMethodWhere(THE_WORLD)
                .allowEmptyShould(true)
                .check(OURS);
    }

    /// The solver works on threads that it is given, and asks whether its own has been interrupted;
    /// scripts that deal bring it none.
    @Test
    void theSolverStartsNoThread() {
        noClasses()
                .that(resideInAnyPackage("overtrick.solver..", "overtrick.dealing.."))
                .should()
                .dependOnClassesThat(
                        nameMatching(
                                "java\\.util\\.concurrent\\.(Executors|ForkJoin.*|CompletableFuture|.*ThreadPool.*|StructuredTask.*)"
                                        + "|java\\.lang\\.Thread\\$Builder.*"))
                .orShould()
                .callMethodWhere(
                        DescribedPredicate.describe(
                                "Thread.start",
                                call ->
                                        call.getTarget().getOwner().isEquivalentTo(Thread.class)
                                                && call.getTarget().getName().startsWith("start")))
                .check(OURS);
    }

    /// What checks a record of Bài Càn knows the pack and none of the rules that made it.
    @Test
    void theCheckOfRecordsKnowsOnlyThePack() {
        noClasses()
                .that(resideInAPackage("overtrick.cantable.check"))
                .should()
                .dependOnClassesThat(
                        resideInAnyPackage(
                                        "overtrick.can..",
                                        "overtrick.cantable..",
                                        "overtrick.robots..")
                                .and(not(resideInAPackage("overtrick.cantable.check")))
                                .and(not(nameMatching("overtrick\\.can\\.Can(Card|Set)(\\$.*)?"))))
                .check(OURS);
    }

    @Test
    void packagesFormNoCycles() {
        slices().matching("overtrick.(**)")
                .should()
                .beFreeOfCycles()
                .allowEmptyShould(true)
                .check(OURS);
    }

    private static boolean asksTheWorld(MethodCallTarget target) {
        var owner = target.getOwner();
        return switch (target.getName()) {
            case "currentTimeMillis", "getenv", "getProperty", "nanoTime" ->
                    owner.isEquivalentTo(System.class);
            case "now" -> resideInAPackage("java.time..").test(owner);
            default -> false;
        };
    }
}
