/// How a club looks: its name, its colour and its crest, checked.
@org.jspecify.annotations.NullMarked
package overtrick.members.look;
