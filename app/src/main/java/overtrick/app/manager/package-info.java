/// `overtrick manager` and `overtrick player`: both sides of the Table Manager protocol.
@org.jspecify.annotations.NullMarked
package overtrick.app.manager;
