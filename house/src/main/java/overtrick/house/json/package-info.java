/// Cards, calls and results in JSON.
@org.jspecify.annotations.NullMarked
package overtrick.house.json;
