/// Where the boards of a class come from: files, scripts, chance, boards that were played.
@org.jspecify.annotations.NullMarked
package overtrick.classroom.material;
