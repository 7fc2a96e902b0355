/// How many writers become one transaction.
@org.jspecify.annotations.NullMarked
package overtrick.log.commit;
