/// Opening leads: deals that ask for one, and what a lead is worth.
@org.jspecify.annotations.NullMarked
package overtrick.teaching.lead;
