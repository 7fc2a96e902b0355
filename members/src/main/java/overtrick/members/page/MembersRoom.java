package overtrick.members.page;

import java.util.List;
import overtrick.members.Members;
import overtrick.page.Feature;
import overtrick.page.api.Operation;
import overtrick.page.link.Addresses;
import overtrick.page.room.RoomPages;

/// Where people become members, sign in, and look after what is theirs.
///
/// @param host the address on which the club listens
public record MembersRoom(Members members, String host) implements RoomPages {

    @Override
    public List<Operation> operations() {
        return new MeApi(new Desk(members)).operations();
    }

    @Override
    public List<Feature> features() {
        var desk = new Desk(members);
        return List.of(
                new AccountRoutes(desk),
                new SignInRoutes(desk),
                new PasskeyRoutes(desk),
                new TokenRoutes(desk),
                new LeavingRoutes(desk),
                new ClubRoutes(desk),
                new ListRoutes(desk, new Addresses(host)),
                new FileRoutes(desk),
                new JoiningRoutes(desk, new Addresses(host)),
                new LookRoutes(desk),
                new TablesRoutes(desk),
                new HouseRoutes(desk));
    }
}
