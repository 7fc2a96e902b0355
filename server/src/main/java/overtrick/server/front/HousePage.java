package overtrick.server.front;

import java.util.List;
import overtrick.members.office.Register;
import overtrick.page.Words;

/// The clubs of a house.
public record HousePage(Words words, List<Door> doors) {

    /// A club.
    ///
    /// @param host under which it is found
    /// @param href over the same kind of line as this page
    public record Door(String name, String host, String href) {

        static Door of(String host, String port, Register register) {
            String name = register.look().name();
            return new Door(name.isEmpty() ? host : name, host, "//" + host + port + "/");
        }
    }
}
