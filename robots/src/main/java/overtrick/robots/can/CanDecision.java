package overtrick.robots.can;

import overtrick.can.act.CanCommand;
import overtrick.robots.can.saying.Saying;

/// What a robot wants to do, and why.
public record CanDecision(CanCommand command, Saying why) {}
