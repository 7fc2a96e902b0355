package overtrick.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class PostTest {

    private final Post post = new Post();

    /// The store, which shuts them out, is opened when the program is among the others already.
    @Test
    void whoIsGoneIsToldOfToThoseWhoAskLater() throws InterruptedException {
        var early = new LinkedBlockingQueue<String>();
        var late = new LinkedBlockingQueue<String>();
        post.whenGone(early::add);
        post.gone("south");

        post.whenGone(late::add);

        assertThat(early.take()).isEqualTo("south");
        assertThat(late.take()).isEqualTo("south");
    }

    /// When a program takes leave its store is closed next: whoever read from it then would fail.
    @Test
    void nobodyIsToldOfAnythingAfterwards() throws InterruptedException {
        var told = new LinkedBlockingQueue<String>();
        post.hear("table", (from, text) -> told.add(text));
        post.nowAndThen(() -> told.add("reminder"));
        post.told(new Letter("south", "table", "before"));
        assertThat(told.take()).isEqualTo("before");

        post.close();
        post.told(new Letter("south", "table", "after"));
        post.remind();

        assertThat(told.poll(200, TimeUnit.MILLISECONDS)).isNull();
    }

    /// First they are taken for gone, then they are.
    @Test
    void everybodyIsToldOnce() throws InterruptedException {
        var told = new LinkedBlockingQueue<String>();
        post.whenGone(told::add);

        post.gone("south");
        post.gone("south");
        post.gone("west");

        assertThat(new String[] {told.take(), told.take()})
                .containsExactlyInAnyOrder("south", "west");
    }
}
