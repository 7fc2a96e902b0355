package overtrick.page.server;

import java.util.List;
import java.util.function.Supplier;
import overtrick.house.people.People;
import overtrick.page.Feature;
import overtrick.page.Porter;
import overtrick.page.Signboard;
import overtrick.page.watch.Instruments;

/// One club as it is served: what is asked under its name is answered by it alone.
///
/// @param people who may come
/// @param features what is served
/// @param sign what stands above its door
/// @param instruments what it tells those who look after it
public record Site(
        People people,
        List<Feature> features,
        Porter porter,
        Supplier<Signboard> sign,
        Instruments instruments) {

    public Site {
        features = List.copyOf(features);
    }

    /// A club that has chosen no name.
    public static Site of(People people, List<Feature> features, Porter porter) {
        return new Site(people, features, porter, () -> Signboard.PLAIN, Instruments.NONE);
    }
}
