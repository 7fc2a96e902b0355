/// A match as it stands: preparation, the deal under way, the shoot-out, the goals.
package overtrick.can.match;
